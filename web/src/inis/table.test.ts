import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { Scene } from "../seat/scene";
import { words } from "../talk/words.svelte";
import type { Chair, Choice } from "../wire";
import { clashStep, parties } from "./clash";
import { drafting, marked, nextOption } from "./draft.svelte";
import face from "./face";
import { standing } from "./goals";
import { held, offered, offeredTiles, sorted } from "./hand";
import { recalled } from "./memory";
import { counting, landTold } from "./told";
import { nextSeat, type InisView, type Land } from "./view";

const text = (name: string) => readFileSync(`../src/fidchell/locales/en/${name}.ftl`, "utf8");
const choice = (action: string, id: string, args: Choice["args"] = {}): Choice => ({ action, id: `inis-do-${id}`, args });

const hills = {
  ...{ territory: "hills", q: 0, r: 0, points: "up", near: ["moor"], clans: { green: 2, blue: 1 }, chieftain: "green" },
  ...{ citadels: 1, capital: true, sanctuaries: 2, festival: false, advantage: "green" },
} as Land;
const moor = {
  ...hills,
  territory: "moor",
  near: ["hills"],
  clans: { blue: 3 },
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
  const own = { hand: ["geis", "raid", "hills", "dagda", "bard", "druid"], sealed: [], locked: [] };
  return { ...bare, open_cards: [], clash: null, own, memory, sites: [], ...more } as unknown as InisView;
}

function scene(at: InisView, about: Record<string, unknown> = {}, options: Choice[] = []): Scene {
  const ask = { seats: ["green"], prompt: { id: "" }, about, options };
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
    expect(standing(4, 1, 6)).toEqual({ boxes: ["on", "on", "on", "on", "deed", ""], met: false, reached: false });
    expect(standing(5, 2, 6)).toMatchObject({ met: false, reached: true });
    expect(standing(6, 0, 6).met).toBe(true);
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

  it("tells which cards are drafted from and how many stay", () => {
    const found = drafting(scene(view(), { what: "draft", passing: 2 }, keeps), kind);
    expect(found).toMatchObject({ pool: ["geis", "raid", "bard", "druid"], keeping: 2, done: false, kept: [] });
  });

  it("shows what is sealed as kept, or as given where gifts were named", () => {
    const own = { hand: ["geis", "raid", "bard", "druid"], sealed: ["raid"], locked: [] };
    expect(drafting(scene(view({ own }), { what: "draft", passing: 3 }), kind)?.kept).toEqual(["raid"]);
    expect(drafting(scene(view({ own }), { what: "draft", passing: 1 }), kind)?.kept).toEqual(["geis", "bard", "druid"]);
  });

  it("tells one card after the other, in the order that is offered", () => {
    expect(nextOption(keeps, new Set(["geis"]))?.action).toBe("keep geis");
    const gives = ["bard", "geis"].map((card) => choice(`give ${card}`, "give", { card }));
    expect(nextOption(gives, new Set(["bard"]))?.action).toBe("give geis");
    expect(nextOption([], new Set(["bard"]))).toBeUndefined();
  });

  it("leaves open only what is still offered, once a card is told", () => {
    const own = { hand: ["geis", "raid", "bard", "druid"], sealed: ["raid"], locked: [] };
    const offers = (verb: string) => ["bard", "druid"].map((card) => choice(`${verb} ${card}`, verb, { card }));
    const found = (sealed: string[], verb: string) =>
      drafting(scene(view({ own: { ...own, sealed } }), { what: "draft", passing: 2 }, offers(verb)), kind);
    expect(found([], "keep")).toMatchObject({ kept: [], open: own.hand }); // the last of them is offered after the first
    expect(found(["raid"], "keep")).toMatchObject({ kept: ["raid"], open: ["bard", "druid"] });
    expect(found(["raid"], "give")).toMatchObject({ kept: ["geis"], open: ["bard", "druid"] });
    expect(drafting(scene(view({ own }), { what: "draft", passing: 3 }), kind)?.open).toEqual([]);
  });

  it("marks as many as are kept", () => {
    expect(marked(["bard"], "geis", 2)).toEqual(["bard", "geis"]);
    expect(marked(["bard", "geis"], "raid", 2)).toEqual(["geis", "raid"]);
    expect(marked(["bard", "geis"], "bard", 2)).toEqual(["geis"]);
  });
});

describe("the table", () => {
  it("is laid out for what happens", () => {
    expect(face.layout(scene(view(), { what: "draft", passing: 3 }))).toBe("at-draft");
    expect(face.layout(scene(view({ clash: { territory: "hills", pending: [] } })))).toBe("at-clash");
    expect(face.layout(scene(view({ over: true })))).toBe("at-end");
    expect(face.layout(scene(view()))).toBe("at-season");
  });

  it("says whose step it is", () => {
    const said = (about: object, at = view()) => words.said(face.line(scene(at, about as Record<string, unknown>))!, "inis");
    expect(said({ what: "turn" })).toBe("Your turn · Season 1");
    expect(said({ what: "draft", passing: 1 })).toBe("Assembly · draft");
    expect(said({ what: "make a manoeuvre" }, view({ clash: { territory: "hills", pending: [] } }))).toBe("Clash · your manoeuvre");
  });

  it("heads the log by seasons", () => {
    expect(face.heading({ id: "inis-season-began", args: { number: 3, seat: "blue" }, at: 1 })?.id).toBe("page-inis-heading-season");
    expect(face.heading({ id: "inis-passed", at: 1 })).toBeNull();
  });

  it("follows the crows", () => {
    expect(nextSeat(view(), "white")).toBe("green");
    expect(nextSeat(view({ crows: "counter-clockwise" }), "green")).toBe("white");
  });

  it("remembers only what is not plain to see", () => {
    expect(recalled(view())).toEqual([
      { place: "blue", known: ["raid"], maybe: ["bard"] },
      { place: "discard", known: [], maybe: ["druid"] },
    ]);
  });
});

describe("a clash", () => {
  const clash = {
    territory: "hills",
    pending: [],
    instigator: "blue",
    striker: "blue",
    exposed: { blue: 1, green: 1 },
    sheltered: { green: 1 },
  };

  it("names its parties from the instigator on", () => {
    expect(parties(view({ clash })).map((each) => [each.seat, each.exposed, each.sheltered])).toEqual([
      ["blue", 1, 0],
      ["green", 1, 1],
    ]);
  });

  it("knows its steps", () => {
    expect(clashStep({ what: "shelter a clan" })).toBe(0);
    expect(clashStep({ what: "make a manoeuvre" })).toBe(1);
    expect(clashStep({ what: "choose the next clash" })).toBe(2);
  });
});
