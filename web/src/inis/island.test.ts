import { describe, expect, it } from "vitest";
import { heart } from "../art/hex";
import { arrow, bounds, buildings, figures, numberPlaces, toward } from "./island";
import { planned, placings } from "./plans";
import type { Declared, Land } from "./view";

const SEATS = ["green", "blue", "orange", "white"];

function land(territory: string, q: number, r: number, points: Land["points"], more: Partial<Land> = {}): Land {
  const bare = {
    near: [],
    clans: {},
    counts: {},
    chieftain: null,
    citadels: 0,
    capital: false,
    sanctuaries: 0,
    festival: false,
    advantage: "played",
  };
  return { ...bare, territory, q, r, points, ...more };
}
const plains = land("plains", 0, 0, "up", { near: ["valley", "moor"] });
const valley = land("valley", 2, -1, "down", { near: ["plains"] });
const moor = land("moor", 0, 2, "down", { near: ["plains"] });
const lands = [plains, valley, moor];

describe("the island", () => {
  it("has a box around all tiles", () => {
    const box = bounds(lands, 10);
    for (const [x, y] of lands.map(heart)) {
      expect(x).toBeGreaterThan(box.x + 100);
      expect(y).toBeLessThan(box.y + box.height - 100);
    }
  });

  it("is travelled by arrow keys between neighbours only", () => {
    expect(toward(plains, "ArrowRight", lands)?.territory).toBe("valley");
    expect(toward(plains, "ArrowDown", lands)?.territory).toBe("moor");
    expect(toward(valley, "ArrowRight", lands)).toBeUndefined();
    expect(toward(plains, "Enter", lands)).toBeUndefined();
  });
});

describe("what stands on a tile", () => {
  it("keeps every seat on its side, and nobody on another's place", () => {
    const full = land("hills", 0, 0, "up", { clans: { green: 3, blue: 1, orange: 2, white: 4 }, chieftain: "white" });
    const all = figures(full, SEATS);
    expect(all.map((each) => Math.sign(each.x))).toEqual([-1, 1, -1, 1]);
    const places = all.map((each) => each.x).sort((a, b) => a - b);
    for (let i = 1; i < places.length; i++) expect((places[i] as number) - (places[i - 1] as number)).toBeGreaterThan(50);
    expect(all.filter((each) => each.chieftain).map((each) => each.seat)).toEqual(["white"]);
  });

  it("shows up to three buildings side by side, and numbers when there are more", () => {
    expect(buildings(land("hills", 0, 0, "up", { citadels: 2, sanctuaries: 1 })).map((each) => each.n)).toEqual([1, 1, 1]);
    const many = buildings(land("hills", 0, 0, "down", { capital: true, citadels: 3, sanctuaries: 2, festival: true }));
    expect(many.map((each) => [each.kind, each.n])).toEqual([
      ["capital", 1],
      ["citadel", 3],
      ["sanctuary", 2],
      ["festival", 1],
    ]);
    expect(Math.max(...many.map((each) => Math.abs(each.x)))).toBeLessThan(87);
  });
});

describe("sites", () => {
  it("that overlap have their numbers in different places", () => {
    const sites = [land("", 0, 0, "up"), land("", 0, 0, "down"), land("", 1, 0, "up"), land("", 0, 1, "down")];
    expect(new Set(numberPlaces(sites).map(String)).size).toBe(sites.length);
  });
});

describe("plans", () => {
  const said: Declared = { card: "migration", player: "blue", territory: "plains", as: "season card", planned: [] };
  const moves: Declared = {
    ...said,
    planned: [
      { territory: "valley", count: 2, move: ["plains", "valley"] },
      { territory: "moor", count: 1, move: ["moor", "plains"] },
    ],
  };

  it("are arrows from the territory that clans leave to the one they reach", () => {
    expect(planned(moves, lands).map((each) => [each.count, each.at])).toEqual([
      [2, arrow(plains, valley)],
      [1, arrow(moor, plains)],
    ]);
    expect(placings(moves, lands)).toEqual([]);
  });

  it("are numbers where clans are only placed", () => {
    const placed: Declared = {
      ...said,
      planned: [
        { territory: "valley", count: 2 },
        { territory: "moor", count: 1 },
        { seat: "green", count: 1 },
      ],
    };
    expect(planned(placed, lands)).toEqual([]);
    expect(placings(placed, lands).map((each) => [each.land.territory, each.count])).toEqual([
      ["valley", 2],
      ["moor", 1],
    ]);
  });
});
