import { describe, expect, it } from "vitest";
import type { Choice } from "../wire";
import { meant, named, naming, plain, unplaced } from "./options";

const OPTIONS: Choice[] = [
  { action: "to 1 moor", id: "inis-do-to", args: { count: 1, territory: "moor" } },
  { action: "to 2 moor", id: "inis-do-to", args: { count: 2, territory: "moor" } },
  { action: "to 1 plains", id: "inis-do-to", args: { count: 1, territory: "plains" } },
  { action: "play geis", id: "inis-do-play", args: { card: "geis" } },
  { action: "done", id: "inis-do-done" },
];
const label = (option: Choice) => ({ "play geis": "Play Geis", done: "Terminé" })[option.action] ?? option.action;
const typed = (text: string) => meant(OPTIONS, text, label).map((option) => option.action);

describe("options", () => {
  it("are found by what they name", () => {
    expect(naming(OPTIONS, "moor", ["territory"]).map((option) => option.action)).toEqual(["to 1 moor", "to 2 moor"]);
    expect(naming(OPTIONS, "moor", ["card"])).toEqual([]);
    expect(named(OPTIONS, ["territory", "card"])).toEqual(new Set(["moor", "plains", "geis"]));
    expect(unplaced(OPTIONS, ["territory", "card"]).map((option) => option.action)).toEqual(["done"]);
  });

  it("are meant by their notation, exactly before anything else", () => {
    expect(typed("to 1 moor")).toEqual(["to 1 moor"]);
    expect(typed("  TO  1   Moor ")).toEqual(["to 1 moor"]);
    expect(typed("to")).toHaveLength(3);
    expect(typed("moor 2")).toEqual(["to 2 moor"]);
  });

  it("are meant by their number, and by what the reader reads", () => {
    expect(typed("4")).toEqual(["play geis"]);
    expect(typed("9")).toEqual([]);
    expect(typed("termine")).toEqual(["done"]);
    expect(typed("nonsense")).toEqual([]);
  });

  it("compare without accents and capitals", () => {
    expect(plain("  Tír na  nÓg ")).toBe("tir na nog");
  });
});
