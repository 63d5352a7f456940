import { describe, expect, it } from "vitest";
import { merged } from "../net/line";
import { isPast, kindOf, tableIn } from "../screens";
import { viewpoints } from "../replay/viewpoints";
import { counts, resized, seatsOf, usual, windowFor } from "../lobby/start";
import type { GameFacts } from "../net/lobby";
import type { Told } from "../state/sitting.svelte";
import type { Update } from "../wire";
import { remaining } from "./clock";
import { grouped } from "./log";
import { lastSeen, remember } from "./recap";
import { tuneOf } from "./sounds";

const update = (given: object) => ({ type: "update", phase: "playing", version: 1, view: {}, ask: null, ...given }) as Update;

describe("an update", () => {
  it("is laid over the one before, part by part", () => {
    const before = update({ view: { a: 1, b: 2 }, chairs: [{ seat: "green" }] });
    const after = merged(before, update({ version: 2, view: { b: 3 } }));
    expect(after.view).toEqual({ a: 1, b: 3 });
    expect(after.chairs).toEqual([{ seat: "green" }]);
    expect(merged(null, update({ view: { b: 3 } })).view).toEqual({ b: 3 });
  });
});

describe("the log", () => {
  it("begins a group with every line that has a heading", () => {
    const lines = ["a", "season", "b", "season"].map((id, key) => ({ id, key, at: key })) as Told[];
    const groups = grouped(lines, (line) => (line.id === "season" ? { id: "h" } : null));
    expect(groups.map((group) => group.lines.length)).toEqual([1, 2, 1]);
    expect(groups.map((group) => Boolean(group.heading))).toEqual([false, true, true]);
  });
});

describe("a clock", () => {
  const t = (id: string, args: Record<string, string | number> = {}) => [id, ...Object.values(args)].join(" ");
  it("tells minutes and seconds, or larger units", () => {
    expect(remaining(65_900, { t })).toBe("1:05");
    expect(remaining(-5, { t })).toBe("0:00");
    expect(remaining(3 * 3_600_000 + 5 * 60_000, { t })).toBe("page-hours-minutes 3 5");
    expect(remaining(49 * 3_600_000, { t })).toBe("page-days-hours 2 1");
  });
});

describe("a recap", () => {
  it("remembers by table and seat what was seen", () => {
    remember("t1", "green", 7);
    expect([lastSeen("t1", "green"), lastSeen("t1", "blue"), lastSeen("t2", "green")]).toEqual([7, 0, 0]);
  });
});

describe("sounds", () => {
  it("belong to what is shown", () => {
    expect(tuneOf({ kind: "herald", lines: [{ id: "inis-peace-offered", at: 1, key: 1 }] })).toBe("peace");
    expect(tuneOf({ kind: "clash", lines: [] })).toBe("clash");
    expect(tuneOf({ kind: "die", lines: [] })).toBe("die");
    expect(tuneOf({ kind: "silent", lines: [] })).toBe("");
  });
});

describe("a new table", () => {
  it("has seats for me, for others and for bots", () => {
    expect(seatsOf(["mine", "open", "skilled"])).toEqual([{ kind: "mine" }, { kind: "open" }, { kind: "bot", level: "skilled" }]);
    expect(windowFor(seatsOf(["mine", "skilled"]))).toBe(0);
    expect(windowFor(seatsOf(["mine", "open"]))).toBe(2);
  });

  it("grows and shrinks", () => {
    expect(resized(["mine"], 3)).toEqual(["mine", "skilled", "skilled"]);
    expect(resized(["mine", "open"], 3)).toEqual(["mine", "open", "open"]);
    expect(resized(["mine", "expert", "expert"], 2)).toEqual(["mine", "expert"]);
    expect(counts({ options: [{ name: "players", values: [4, 3, 2], about: "" }] } as unknown as GameFacts)).toEqual([2, 3, 4]);
  });

  it("is for me and bots, as many as a game that we do not know usually has", () => {
    const game = (facts: object) => ({ game: "pebbles", seats: ["green", "blue"], options: [], ...facts }) as unknown as GameFacts;
    expect(usual(game({ options: [{ name: "players", values: [3, 2], about: "" }] }))).toEqual(["mine", "skilled", "skilled"]);
    expect([usual(game({})), counts(game({}))]).toEqual([["mine", "skilled"], [2]]);
  });
});

describe("viewpoints", () => {
  const chairs = [{ seat: "green" }, { seat: "blue" }];
  it("are one's own while a game goes on, and all when it is over", () => {
    expect(viewpoints({ mine: ["blue"], chairs })).toEqual(["", "blue"]);
    expect(viewpoints({ revealed: true, mine: ["blue"], chairs })).toEqual(["", "green", "blue"]);
  });
});

describe("addresses", () => {
  it("say which screen is meant, whatever else is in them", () => {
    expect([tableIn("/t/abc"), tableIn("/t/abc/at/7"), tableIn("/learn/inis")]).toEqual(["abc", "abc", undefined]);
    expect([isPast("/t/abc"), isPast("/t/abc/at"), isPast("/t/abc/at/7")]).toEqual([false, true, true]);
    expect([kindOf("/"), kindOf("/learn/inis"), kindOf("/settings")]).toEqual(["", "learn", "settings"]);
  });
});
