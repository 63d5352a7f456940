import { describe, expect, it } from "vitest";
import { AREAS } from "../art/snakes";
import { MOST_MARKS, type Choice } from "../wire";
import { shares, signed } from "./attempt";
import { deeds, isReading, kindOf } from "./deeds";
import { extras, middle, pawns, toward } from "./map";
import { drawn, withMark } from "./plans";
import { flockOf } from "./read";
import type { Area, Odds, SnakesSeat, SnakesView } from "./view";

const option = (verb: string, args: Record<string, string | number> = {}): Choice => ({
  action: [verb, ...Object.values(args)].join(" "),
  id: `snakes-do-${verb}`,
  args,
  verb,
});
const odds = (success: number, nothing: number, failure: number, total: number | null = 0): Odds => ({
  success,
  nothing,
  failure,
  of: success + nothing + failure,
  parts: {},
  total,
  target: "people",
  needed: null,
  faces: [],
});
const NEAR: Record<string, string[]> = {
  airgialla: ["northern-ui-neill", "ulaid", "connachta", "southern-ui-neill"],
  eoganacht: ["ui-maine", "osraige"],
};
const lord = { value: -2, christian: false, other_side: null };
const area = (name: string, more: Partial<Area> = {}): Area => ({
  area: name,
  province: AREAS[name]?.province ?? "",
  near: NEAR[name] ?? [],
  coast: false,
  people: [],
  chief: lord,
  druid: null,
  church: null,
  dolmens: 0,
  graves: 0,
  relics: [],
  ...more,
});
const seat = (name: string, where: string | null): SnakesSeat => ({
  seat: name,
  saint: "patrick",
  acolyte: false,
  area: where,
  zeal: 0,
  track: [4, 4, 2],
  may_make_final_effort: false,
  keeps: [],
  limit: 3,
});
const view = (seats: SnakesSeat[], areas: Area[]): SnakesView =>
  ({
    seats,
    areas,
    kings: [{ ...lord, christian: true, province: "ulster" }],
    high_king: { ...lord, christian: true },
  }) as unknown as SnakesView;

describe("an attempt", () => {
  it("shows chances in percent", () => {
    expect(shares(odds(4, 1, 1))).toEqual({ succeed: 67, nothing: 17, fail: 17 });
    expect(shares(odds(46, 14, 24, null))).toEqual({ succeed: 55, nothing: 17, fail: 29 });
    expect(shares(odds(0, 1, 5))).toEqual({ succeed: 0, nothing: 17, fail: 83 });
  });
  it("writes signs", () => {
    expect([signed(2), signed(-2), signed(0)]).toEqual(["+2", "−2", "0"]);
  });
});

describe("what can be done", () => {
  const all = [
    option("convert-druid"),
    option("prepare"),
    option("move", { area: "ulaid" }),
    option("move", { area: "laigin" }),
    option("done"),
    option("give", { card: "wisdom" }),
  ];
  it("has one button for all moves, and the end of the turn last without a number", () => {
    const found = deeds(all);
    expect(found.map((deed) => [deed.kind, deed.options.length, deed.key])).toEqual([
      ["move", 2, 1],
      ["prepare", 1, 2],
      ["convert", 1, 3],
      ["cards", 1, 4],
      ["done", 1, 0],
    ]);
  });
  it("knows kinds of deeds, and gives no key after 9", () => {
    expect(kindOf(option("make-relic"))).toBe("relic");
    expect(kindOf(option("final-effort"))).toBe("prepare");
    expect(kindOf(option("name", { seat: "green" }))).toBe("other");
    const many = Array.from({ length: 12 }, (_, i) => option("convert-people", { value: -i }));
    expect(deeds(many).map((deed) => deed.key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0]);
  });
  it("reads cards where a card is to be chosen", () => {
    expect(isReading("take-gift")).toBe(true);
    expect(isReading("actions")).toBe(false);
    expect(isReading(undefined)).toBe(false);
  });
});

describe("the map", () => {
  it("lets arrow keys travel to adjacent areas only", () => {
    expect(toward(area("airgialla"), "ArrowDown")).toBe("southern-ui-neill");
    expect(toward(area("airgialla"), "ArrowLeft")).toBe("connachta");
    expect(toward(area("eoganacht"), "ArrowRight")).toBe("osraige");
    expect(toward(area("eoganacht"), "ArrowDown")).toBeUndefined();
    expect(toward(area("airgialla"), "Enter")).toBeUndefined();
  });
  it("puts up to six saints of an area side by side, none on another's spot", () => {
    const names = ["green", "blue", "orange", "white", "purple", "yellow"];
    const found = pawns(
      names.map((name) => seat(name, "ulaid")),
      false,
    );
    expect(new Set(found.map((pawn) => Math.round(pawn.x))).size).toBe(6);
    expect(pawns([seat("green", null), seat("blue", "nowhere")], false)).toEqual([]);
  });
  it("gives everything that lies in an area a place of its own", () => {
    const found = extras(area("ulaid", { dolmens: 2, graves: 1, relics: [1, 2] }));
    expect(found.map((each) => [each.kind, each.n, each.value])).toEqual([
      ["dolmen", 2, 0],
      ["grave", 1, 0],
      ["relic", 2, 3],
    ]);
    expect(new Set(found.map((each) => each.at.join())).size).toBe(3);
    expect(extras(area("nowhere", { dolmens: 1 }))).toEqual([]);
  });
});

describe("plans", () => {
  const table = view(
    [seat("green", "ulaid"), seat("blue", "laigin")],
    Object.keys(AREAS).map((name) => area(name)),
  );
  it("are arrows from where the saint is, and signs", () => {
    const marks = [
      { kind: "go", to: "airgialla" },
      { kind: "build", to: "laigin" },
      { kind: "note", text: "wait" },
    ];
    const found = drawn(
      [
        { seat: "green", sealed: false, marks },
        { seat: "blue", sealed: true, marks: null },
      ],
      table,
    );
    expect(found.map((mark) => [mark.kind, mark.d !== ""])).toEqual([
      ["go", true],
      ["build", false],
    ]);
  });
  it("may name a province, and signs of several seats stand apart", () => {
    const found = drawn(
      ["green", "blue"].map((name) => ({ seat: name, sealed: false, marks: [{ kind: "guard", to: "ulster" }] })),
      table,
    );
    expect(found).toHaveLength(2);
    expect(found[0]?.at).not.toEqual(found[1]?.at);
  });
  it("have at most so many marks", () => {
    const full = Array.from({ length: MOST_MARKS }, () => ({ kind: "note", text: "x" }));
    expect(withMark(full, { kind: "go", to: "ulaid" })).toHaveLength(MOST_MARKS);
    expect(middle("nowhere")).toBeUndefined();
  });
});

describe("the flock", () => {
  it("is counted over all areas", () => {
    const flock = (n: number, of: number) => Array.from({ length: of }, (_, i) => ({ value: -2, flock: i < n }));
    const areas = [
      area("ulaid", { people: flock(4, 4), church: 3 }),
      area("laigin", { people: flock(3, 5), dolmens: 2 }),
      area("osraige", { people: flock(1, 3), druid: { met: true, value: -4, seen_by: [] } }),
    ];
    expect(flockOf(areas)).toEqual({ flock: 8, of: 12 });
  });
});
