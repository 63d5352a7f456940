import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Scene } from "../state/scene";
import { words } from "../languages/words.svelte";
import type { Chair, Choice } from "../wire";
import { consequence } from "./clash";
import { marked, nextOption } from "./draft";
import face from "./face";
import { boxes } from "./goals";
import { held, offered, offeredTiles, sorted } from "./hand";
import { recalled } from "./memory";
import { counting, landTold } from "./told";
import type { Goal, InisView, Land } from "./view";

const text = (name: string) => readFileSync(`../src/fidchell/locales/en/${name}.ftl`, "utf8");
const choice = (action: string, verb: string, args: Choice["args"] = {}): Choice => ({ action, id: `inis-do-${verb}`, args, verb });

const hills = {
  ...{ territory: "hills", q: 0, r: 0, points: "up", near: ["moor"], clans: { green: 2, blue: 1 }, chieftain: "green" },
  ...{ citadels: 1, capital: true, sanctuaries: 2, festival: false, advantage: "green" },
  counts: { green: { territories: 1, sanctuaries: 2, subjects: 1 }, blue: { territories: 1, sanctuaries: 2 } },
} as Land;
const moor = {
  ...hills,
  territory: "moor",
  near: ["hills"],
  clans: { blue: 3 },
  counts: { blue: { territories: 1 } },
  chieftain: "blue",
  citadels: 0,
  capital: false,
  sanctuaries: 0,
} as Land;
const seat = (name: string) => ({
  seat: name,
  reserve: 5,
  deeds: 1,
  pretender: false,
  actions: 2,
  tales: 1,
  advantages: [],
  progress: { territories: 1, sanctuaries: 2, subjects: 1 },
});

function view(more: Partial<InisView> = {}): InisView {
  const bare = {
    viewer: "green",
    season: 1,
    seasons: 12,
    ...{ passes: 0, over: false, winner: null, supply: {}, discarded_tales: [], cauldron: null },
    brenn: "green",
    crows: "clockwise",
    turn: "green",
    seats: ["green", "blue", "white"].map(seat),
    territories: [hills, moor],
  };
  const memory = {
    known: { green: ["geis"], blue: ["raid"], discard: [] },
    possible_actions: { blue: ["raid", "bard"], discard: ["druid"] },
    passed: [],
    tiles: {},
  };
  const own = { hand: ["geis", "raid", "hills", "dagda", "bard", "druid"], sealed: [], locked: [], draft: null };
  return { ...bare, open_cards: [], clash: null, own, memory, sites: [], ...more } as unknown as InisView;
}

function scene(at: InisView, about: Record<string, unknown> = {}, options: Choice[] = []): Scene {
  const ask = { seats: ["green"], prompt: { id: "" }, about: { id: "turn", what: "turn", part: "turn", ...about }, options };
  const chair = (name: string): Chair => ({
    seat: name,
    ...(name === "white" ? { bot: "casual" } : { name: name === "blue" ? "Bran" : "Aoife" }),
  });
  return {
    seat: "green",
    chairs: ["green", "blue", "white"].map(chair),
    update: { view: at, ask },
    options,
    chair,
    name: (who: string) => chair(who).name ?? who,
    awaited: () => true,
    focus: "",
    picked: [],
  } as unknown as Scene;
}
const kind = (card: string) => (card === "hills" ? "advantage" : card === "dagda" ? "epic" : "action");

beforeAll(() => ["page-inis", "inis", "table"].forEach((name) => words.add("en", name, text(name))));

describe("a land in words", () => {
  it("says who and what stands there, and what can be done", () => {
    const at = view();
    expect(landTold(scene(at), at, hills, [])).toBe("Hills – you: 2, chieftain, Bran: 1, the capital, a citadel, 2 sanctuaries.");
    expect(landTold(scene(at), at, moor, ["Place in the Moor"])).toBe("Moor – Bran: 3, chieftain. You can choose it: Place in the Moor.");
  });

  it("counts where each way to win is fulfilled", () => {
    const at = view();
    expect(counting(at, "green", "subjects")).toEqual([{ land: "hills", count: 1 }]);
    expect(counting(at, "green", "sanctuaries")).toEqual([{ land: "hills", count: 2 }]);
    expect(counting(at, "blue", "territories")).toHaveLength(2);
  });

  it("shows deeds as boxes of their own", () => {
    const goal = (has: number, deeds: number, missing: number): Goal => ({ way: "subjects", has, deeds, missing });
    expect(boxes(goal(4, 1, 1))).toEqual(["on", "on", "on", "on", "deed", ""]);
    expect(boxes(goal(2, 0, 0))).toEqual(["on", "on"]);
  });
});

describe("the hand", () => {
  it("is in order, with keys and what can be done", () => {
    expect(sorted(["dagda", "hills", "geis"], kind)).toEqual(["geis", "hills", "dagda"]);
    const found = held(["geis", "raid"], [choice("play raid", "play", { card: "raid" })]);
    expect(found.map((each) => [each.at, each.options.length])).toEqual([
      [1, 0],
      [2, 1],
    ]);
  });

  it("offers cards and tiles that are not the viewer's", () => {
    const at = scene(view(), {}, [
      choice("take warlord", "take", { card: "warlord" }),
      choice("tile cove", "tile", { territory: "cove" }),
      choice("at moor", "at", { territory: "moor" }),
    ]);
    expect(offered(at)).toEqual(["warlord"]);
    expect(offeredTiles(at)).toEqual(["cove"]);
  });
});

describe("the draft", () => {
  const keeps = ["bard", "geis"].map((card) => choice(`keep ${card}`, "keep", { card }));

  it("tells one card after the other, in the order that is offered", () => {
    expect(nextOption(keeps, new Set(["geis"]), false)?.action).toBe("keep geis");
    const gives = ["bard", "geis"].map((card) => choice(`give ${card}`, "give", { card }));
    expect(nextOption(gives, new Set(["bard"]), true)?.action).toBe("give geis");
    expect(nextOption([], new Set(["bard"]), true)).toBeUndefined();
  });

  it("marks as many as are kept", () => {
    expect(marked(["bard"], "geis", 2)).toEqual(["bard", "geis"]);
    expect(marked(["bard", "geis"], "raid", 2)).toEqual(["geis", "raid"]);
    expect(marked(["bard", "geis"], "bard", 2)).toEqual(["geis"]);
  });
});

describe("the table", () => {
  it("is laid out for what happens", () => {
    const draft = { pool: [], locked: [], passing: 3, keeping: 1, kept: [], open: [], gives: false, to: "blue", step: 1, steps: 3 };
    expect(face.layout(scene(view({ own: { hand: [], sealed: [], locked: [], draft } })))).toBe("at-draft");
    expect(face.layout(scene(view({ clash: { territory: "hills", pending: [] } })))).toBe("at-clash");
    expect(face.layout(scene(view({ over: true })))).toBe("at-end");
    expect(face.layout(scene(view()))).toBe("at-season");
  });

  it("says whose step it is", () => {
    const said = (about: object, at = view()) => words.said(face.line(scene(at, about as Record<string, unknown>))!, "inis");
    expect(said({ part: "turn" })).toBe("Your turn · Season 1");
    expect(said({ part: "draft" })).toBe("Assembly · draft");
    expect(said({ part: "manoeuvre" })).toBe("Clash · your manoeuvre");
  });

  it("heads the log by seasons", () => {
    expect(face.heading({ id: "inis-season-began", args: { number: 3, seat: "blue" }, at: 1 })?.id).toBe("page-inis-heading-season");
    expect(face.heading({ id: "inis-passed", at: 1 })).toBeNull();
  });

  it("remembers only what is not plain to see", () => {
    expect(recalled(view())).toEqual([
      { place: "blue", known: ["raid"], maybe: ["bard"] },
      { place: "discard", known: [], maybe: ["druid"] },
    ]);
  });
});

describe("a clash", () => {
  const parties = [
    { seat: "blue", exposed: 1, sheltered: 0, fights: true },
    { seat: "green", exposed: 0, sheltered: 2, fights: false },
  ];
  const at = view({ clash: { territory: "hills", pending: [], parties } });
  const told = (verb: string, args = {}) => consequence(scene(at), at, choice(verb, verb, args));

  it("tells what an option leads to", () => {
    expect(told("attack", { seat: "blue" })).toBe(words.t("page-inis-attack-told", { cards: 2, clans: 1 }));
    expect(told("lose-clan")).toBe(words.t("page-inis-lose-told", { count: 2 }));
    expect(told("peace")).toBe(words.t("page-inis-peace-told", { count: 1 }));
    expect(told("shelter")).toBe("");
  });
});
