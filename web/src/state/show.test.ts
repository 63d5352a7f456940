import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Update } from "../wire";
import { byTurn, cuesOf, kindOf, type Cue, type Told } from "./cues";
import type { Kind } from "./kinds";
import { Show, type Pace } from "./show.svelte";

const KINDS: Record<string, Kind> = {
  played: "card",
  cancelled: "cancel",
  moved: "move",
  placed: "place",
  passed: "pass",
  gave: "deal",
  "clash-began": "clash",
  shuffled: "silent",
  rose: "place",
};
let keys = 0;
const line = (name: string, args: Told["args"] = {}): Told => ({ id: `inis-${name}`, key: ++keys, at: 1, args });
const update = (version: number, given: object = {}) =>
  ({ type: "update", phase: "playing", version, view: {}, ask: null, ...given }) as Update;
const cues = (version: number, lines: Told[], own = false) => cuesOf(update(version), lines, { game: "inis", seat: "green", own }, KINDS);

describe("cues", () => {
  it("are found by the id of an event, whatever ending its sentence needs", () => {
    expect(kindOf("inis-moved", "inis", KINDS)).toBe("move");
    expect(kindOf("inis-rose-chief-king", "inis", KINDS)).toBe("place");
    expect(kindOf("table-said", "inis", KINDS)).toBe("silent");
    expect([kindOf("inis-unknown", "inis", KINDS), kindOf("pebbles-taken", "pebbles", undefined)]).toEqual(["herald", "herald"]);
  });

  it("keep the order of the log, and exactly one reveals the update", () => {
    const lines = [line("played"), line("moved"), line("moved"), line("shuffled")];
    const found = cues(1, lines);
    expect(found.flatMap((cue) => cue.lines.map((one) => one.key))).toEqual(lines.map((one) => one.key));
    expect(found.map((cue) => cue.reveals)).toEqual(["", "", "end", ""]);
    expect(cues(2, []).map((cue) => [cue.kind, cue.reveals])).toEqual([["silent", "start"]]);
    expect(cues(3, [line("played")]).map((cue) => cue.reveals)).toEqual(["start"]);
  });

  it("put together what is dealt, and what is placed at one place", () => {
    const at = { seat: "blue", territory: "hills" };
    expect(cues(1, [line("gave"), line("gave"), line("placed", at), line("placed", at)]).map((cue) => [cue.kind, cue.count])).toEqual([
      ["deal", 1],
      ["place", 2],
    ]);
  });

  it("say by what a card was cancelled", () => {
    const [, cancel] = cues(1, [line("played", { seat: "white", card: "geis" }), line("cancelled", { card: "druid" })]);
    expect([cancel?.card, cancel?.by, cancel?.actor]).toEqual(["druid", "geis", "white"]);
  });

  it("do not hold back who has done it", () => {
    expect(cues(1, [line("played", { seat: "green" })], true)[0]?.length).toBe(0);
    expect(cues(1, [line("played", { seat: "blue" })], true)[0]?.length).toBe(1200);
  });

  it("become one entry for each turn", () => {
    const lines = [line("played", { seat: "blue" }), line("placed", { seat: "blue" }), line("shuffled"), line("passed", { seat: "white" })];
    expect(byTurn(lines, () => false).map((turn) => turn.length)).toEqual([3, 1]);
  });
});

describe("a show", () => {
  let pace: Pace = "normal";
  let dark = false;
  let began: string[] = [];
  let idle = 0;
  let show: Show;
  const house = {
    pace: () => pace,
    dark: () => dark,
    began: (cue: Cue, seen: boolean) => void began.push(`${cue.kind}${seen ? "" : "-"}`),
    idle: () => idle++,
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [pace, dark, began, idle] = ["normal", false, [], 0];
    show = new Show(house);
    show.begin(update(1));
  });
  afterEach(() => void vi.useRealTimers());

  it("shows one cue after the other, and the board follows when its cue comes", () => {
    show.take(cues(2, [line("played"), line("moved")]), false);
    show.take(cues(3, [line("passed")]), false);
    expect([show.cue?.kind, show.shown?.version, show.behind]).toEqual(["card", 1, true]);
    vi.advanceTimersByTime(1199);
    expect(show.cue?.kind).toBe("card");
    vi.advanceTimersByTime(1);
    expect([show.cue?.kind, show.shown?.version]).toEqual(["move", 1]);
    vi.advanceTimersByTime(500);
    expect([show.cue?.kind, show.shown?.version]).toEqual(["pass", 3]);
    vi.advanceTimersByTime(250);
    expect([show.cue, show.behind, idle]).toEqual([null, false, 1]);
    expect(began).toEqual(["card", "move", "pass"]);
  });

  it.each([
    ["slow", 2160],
    ["normal", 1200],
    ["fast", 480],
  ] as const)("takes its time at pace %s", (chosen, time) => {
    pace = chosen;
    show.take(cues(2, [line("played")]), false);
    vi.advanceTimersByTime(time - 1);
    expect(show.cue?.kind).toBe("card");
    vi.advanceTimersByTime(1);
    expect(show.cue).toBe(null);
  });

  it("delays nothing at pace off, and waits for each step at pace step", () => {
    pace = "off";
    show.take(cues(2, [line("played"), line("moved")]), false);
    expect([show.cue, show.shown?.version, show.behind, began]).toEqual([null, 2, false, ["card-", "move-"]]);
    pace = "step";
    show.take(cues(3, [line("played"), line("moved")]), false);
    vi.advanceTimersByTime(60_000);
    expect([show.cue?.kind, show.shown?.version]).toEqual(["card", 2]);
    show.skip();
    expect([show.cue?.kind, show.shown?.version]).toEqual(["move", 2]);
    show.skip();
    expect([show.cue, show.shown?.version]).toEqual([null, 3]);
  });

  it("shows the rest at once when asked to", () => {
    show.take(cues(2, [line("played"), line("moved"), line("passed")]), false);
    show.skip();
    expect([show.cue, show.shown?.version, show.behind, show.next]).toEqual([null, 2, false, Infinity]);
    expect(began).toEqual(["card", "move-", "pass-"]);
    vi.advanceTimersByTime(60_000);
    expect(began.length).toBe(3);
  });

  it("gives way to a question with a clock, and goes on beside it", () => {
    show.take(cues(2, [line("played")]), false);
    show.take(cues(3, [line("moved")]), true);
    expect([show.shown?.version, show.behind, show.beside, show.cue?.kind]).toEqual([3, false, true, "card"]);
    show.take(cues(4, [line("passed")]), false); // the answer
    expect([show.shown?.version, show.behind]).toEqual([3, true]);
    vi.advanceTimersByTime(1200 + 500);
    expect([show.shown?.version, show.cue?.kind]).toEqual([4, "pass"]);
    vi.advanceTimersByTime(250);
    expect([show.shown?.version, show.behind]).toEqual([4, false]);
  });

  it("becomes a recap when more than twenty seconds wait", () => {
    for (let i = 2; i < 19; i++) show.take(cues(i, [line("played", { seat: i % 2 ? "blue" : "white" })]), false);
    expect([show.cue?.kind, show.folded.length]).toEqual(["card", 0]);
    show.take(cues(19, [line("played", { seat: "blue" })]), false);
    expect([show.cue, show.shown?.version, show.behind, show.folded.length]).toEqual([null, 19, false, 17]);
    expect(show.turns(() => false).length).toBe(17);
    show.forget();
    expect(show.folded).toEqual([]);
  });

  it("is not played to nobody", () => {
    dark = true;
    show.take(cues(2, [line("played")]), false);
    expect([show.shown?.version, show.folded.length]).toEqual([2, 1]);
    dark = false;
    show.take(cues(3, [line("played"), line("moved")]), false, true); // there was no connection
    expect([show.shown?.version, show.folded.length]).toEqual([3, 3]);
  });

  it("waits while somebody looks at the past", () => {
    show.take(cues(2, [line("played"), line("moved")]), false);
    show.hold(true);
    vi.advanceTimersByTime(9000);
    expect([show.cue, show.shown?.version, show.behind]).toEqual([null, 1, true]);
    show.hold(false);
    expect(show.cue?.kind).toBe("move");
  });

  it("hides the lines of the log that were not shown yet", () => {
    const lines = [line("played"), line("moved"), line("passed")];
    show.take(cues(2, lines), false);
    expect(show.next).toBe(lines[1]!.key);
    vi.advanceTimersByTime(1200);
    expect(show.next).toBe(lines[2]!.key);
  });

  it("follows a change of pace, and ends when the table is left", () => {
    show.take(cues(2, [line("played"), line("moved")]), false);
    pace = "off";
    show.repace();
    expect([show.cue, show.shown?.version]).toEqual([null, 2]);
    pace = "normal";
    show.take(cues(3, [line("played")]), false);
    show.stop();
    vi.advanceTimersByTime(9000);
    expect(show.cue).toBe(null);
  });

  it("keeps an acknowledged answer", () => {
    const before = show.shown!;
    show.amend(before, { ...before, version: 1, done: "x" });
    expect(show.shown?.done).toBe("x");
  });
});
