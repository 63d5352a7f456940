// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { INIS_EMBLEMS, KINDS, SNAKES_EMBLEMS, back, emblem, picture } from "./cards";
import { SAINT_NAMES } from "./glyphs-faith";
import { ICON_NAMES, icon } from "./icons";
import { boss, frame, runningSpiral, strip, triskel } from "./knot";
import { TERRAINS, scene, tile, vignette } from "./terrain";
import * as pictures from "./pictures";
import * as pieces from "./pieces";
import { SCENES } from "./scenes";
import * as snakes from "./snakes";

const read = (path: string): string => readFileSync(`../src/fidchell/${path}`, "utf8");

/** A title as one word of the notation, as `slug` in notation.py makes it. */
const slug = (title: string): string =>
  title.toLowerCase().replace(/&/g, "and").replace(/[':,]/g, "").replace(/á/g, "a").replace(/^the /, "").replace(/ /g, "-");

/** The titles of the cards or territories that deck.py enters by this name. */
function titles(entered: "card" | "land"): string[] {
  const entries = read("games/inis/cards/deck.py").matchAll(new RegExp(`^[A-Z_]+ = ${entered}\\(\\s*"([^"]+)"`, "gm"));
  return [...entries].map((m) => m[1] as string);
}

interface Content {
  event_cards: { title: string; set: string }[];
  gifts: { title: string }[];
  saints: { name: string }[];
  map: { people_boxes: Record<string, number> };
}
const content = JSON.parse(read("content/snakes/default.json")) as Content;
const seats = Object.keys(pieces.SEATS);
const lands = titles("land").map((t) => (t.startsWith("Gates") ? "gates" : slug(t)));

/** Everything that the painter can draw, by name. */
function everything(): Map<string, string> {
  const all = new Map<string, string>();
  const add = (name: string, text: string): unknown => all.set(name, text);
  for (const land of TERRAINS) for (const up of [true, false]) add(`${land} ${up}`, tile(land, up) + scene(land, up) + vignette(land));
  for (const seat of seats)
    add(
      seat,
      pieces.clan(seat, { n: 3, chieftain: true }) +
        pieces.clan(seat) +
        pieces.badge(seat) +
        snakes.saint(seat) +
        snakes.saint(seat, true) +
        pictures.highKing(seat),
    );
  for (const card of Object.keys(INIS_EMBLEMS)) add(card, picture(card, "action") + picture(card, "epic"));
  for (const card of Object.keys(SNAKES_EMBLEMS)) add(card, picture(card, "event") + picture(card, "gift"));
  for (const name of SAINT_NAMES) add(name, picture(`saint-${name}`, "saint"));
  for (const land of TERRAINS) add(`advantage ${land}`, picture(land, "advantage"));
  for (const kind of Object.keys(KINDS)) add(`back ${kind}`, back(kind));
  for (const name of ICON_NAMES) add(`icon ${name}`, icon(name));
  for (const result of ["total victory", "partial victory", "partial defeat", "total defeat"]) add(result, pictures.snakesEnding(result));
  add(
    "doors",
    pictures.gameDoor("inis") +
      pictures.gameDoor("snakes") +
      pictures.gameDoor("a game without a picture") +
      pictures.handOver() +
      pictures.emptyShore() +
      pictures.brokenStone(),
  );
  add("logo", pictures.logo() + pictures.favicon());
  add("knots", frame(120, 80, 6, 4) + boss(6) + strip(90) + triskel(20, { ring: true }) + runningSpiral(120));
  add(
    "pieces",
    [
      pieces.citadel(2),
      pieces.capital(),
      pieces.sanctuary(2),
      pieces.festival(),
      pieces.crows(),
      pieces.crows(false),
      pieces.passArrow(),
      pieces.deed(),
      pieces.pretender(),
      pieces.brenn(),
      pieces.plate(90),
    ].join(""),
  );
  add("map", snakes.seaArt() + snakes.irelandArt() + snakes.britainArt(["scotland"]) + snakes.paganism(2, 13, [1, 4, 8]));
  add(
    "blocks",
    [
      snakes.people(-3),
      snakes.people(-3, true),
      snakes.chief(-2),
      snakes.chief(2, true),
      snakes.king(-4),
      snakes.king(3, true, true),
      snakes.druid(null),
      snakes.druid(-5),
      snakes.grave(2),
      snakes.relic(3),
      snakes.dolmen(2),
    ].join(""),
  );
  add(
    "churches",
    [0, 1, 2, 3].map(snakes.church).join("") +
      snakes.zeal([4, 4, 4, 2, 2], 2) +
      snakes.slider(-3, { fail: "a", nothing: "b", succeed: "c" }),
  );
  return all;
}

/** What keeps a text from being well-formed, or nothing. */
function flaw(text: string): string {
  const open: string[] = [];
  const rest = text.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closes: string, name: string, __, alone: string) => {
      if (closes) return open.pop() === name ? "" : `<${name} closes what is not open`;
      if (!alone) open.push(name);
      return "";
    },
  );
  return /[<>&]/.test(rest) ? rest.slice(0, 80) : open.join();
}

describe("the painter", () => {
  const all = everything();

  it("draws well-formed SVG without style attributes", () => {
    for (const [name, text] of all) {
      expect(flaw(text), name).toBe("");
      expect(text, name).not.toMatch(/style=|NaN|undefined|Infinity/);
    }
  });

  it("draws the same thing again", () => {
    for (const [name, text] of everything()) expect(text === all.get(name), name).toBe(true);
    for (const draw of Object.values(SCENES)) expect(draw(true)).toBe(draw(true));
  });

  it("keeps tiles light", () => {
    for (const land of TERRAINS) expect((tile(land, true).match(/<[a-z]/g) ?? []).length, land).toBeLessThan(70);
  });
});

describe("names", () => {
  it("has a scene for every territory", () => {
    expect(lands).toHaveLength(16);
    expect([...TERRAINS].sort()).toEqual([...lands].sort());
  });

  it("has an emblem for every card of Inis", () => {
    const cards = titles("card").map(slug);
    expect(cards.length).toBeGreaterThan(40);
    expect(Object.keys(INIS_EMBLEMS).sort()).toEqual(cards.sort());
  });

  it("has an emblem for every card of Banish the Snakes, and a face for every saint", () => {
    const cards = content.event_cards.filter((c) => c.set !== "saint").map((c) => slug(c.title));
    const gifts = content.gifts.map((g) => slug(g.title));
    expect(Object.keys(SNAKES_EMBLEMS).sort()).toEqual([...cards, ...gifts].sort());
    expect([...SAINT_NAMES].sort()).toEqual(content.saints.map((s) => slug(s.name)).sort());
  });

  it("has a stable emblem for a card that it does not know", () => {
    expect(emblem("nobody-knows")).toBe(emblem("nobody-knows"));
  });

  it("says what there is when a name is wrong", () => {
    expect(() => tile("desert", true)).toThrow("no land is called desert");
    expect(() => icon("wheel")).toThrow("no icon is called wheel");
  });

  it("paints seats and doors of games that it does not know, and takes nothing of their names but a letter", () => {
    expect(pieces.badge("pink")).toBe(pieces.badge("pink"));
    expect(pieces.badge("pink")).toContain(">P</text>");
    expect(pieces.badge("<b>")).toContain(">B</text>");
    expect(pieces.badge("<>")).toContain(">?</text>");
    expect(pictures.gameDoor("<b>")).toBe(pictures.gameDoor("chess"));
    expect(pictures.gameDoor("inis")).not.toBe(pictures.gameDoor("chess"));
  });

  it("gives six seats shields, letters and totems that all differ", () => {
    for (const part of ["shield", "letter", "totem", "fill"] as const)
      expect(new Set(seats.map((s) => pieces.SEATS[s]?.[part])).size).toBe(6);
  });
});

/** Points along a path of absolute M and C, and L. */
function walked(d: string): [number, number][] {
  const found: [number, number][] = [];
  let pen: [number, number] = [0, 0];
  for (const [, letter, rest] of d.matchAll(/([MCL])([^MCLZ]*)/g)) {
    const n = (rest as string).trim().split(/[ ,]+/).map(Number) as number[];
    const [a, b, c, e, x, y] = n.length > 2 ? n : [...pen, ...n, ...n];
    for (let t = 0.1; letter !== "M" && t <= 1.01; t += 0.1) {
      const mix = (p: number, q: number, r: number, s: number): number =>
        (1 - t) ** 3 * p + 3 * t * (1 - t) ** 2 * q + 3 * t * t * (1 - t) * r + t ** 3 * s;
      found.push([mix(pen[0], a as number, c as number, x as number), mix(pen[1], b as number, e as number, y as number)]);
    }
    pen = [n.at(-2) as number, n.at(-1) as number];
    if (letter === "M") found.push(pen);
  }
  return found;
}

function inside([x, y]: readonly [number, number], shore: [number, number][]): boolean {
  let odd = false;
  shore.forEach(([ax, ay], i) => {
    const [bx, by] = shore[(i + 1) % shore.length] as [number, number];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  });
  return odd;
}

describe("the map of Ireland", () => {
  it("has a box for every people of every area", () => {
    for (const [title, boxes] of Object.entries(content.map.people_boxes))
      expect(snakes.AREAS[slug(title)]?.people, title).toHaveLength(boxes);
  });

  it("keeps all blocks inside their areas", () => {
    for (const [name, place] of Object.entries(snakes.AREAS)) {
      const shore = walked(place.outline);
      const blocks = [...place.people.map((p) => [p, 14] as const), [place.chief, 16] as const, [place.holy, 16] as const];
      for (const [[x, y], half] of blocks)
        for (const corner of [
          [x - half, y - half],
          [x + half, y - half],
          [x - half, y + half],
          [x + half, y + half],
        ] as const)
          expect(inside(corner, shore), `${name} ${corner}`).toBe(true);
    }
  });

  it("shows the letters of up to six saints in one area", () => {
    const row = snakes.pawnRow(6);
    const steps = row.slice(1).map((p, i) => p.x - (row[i] as { x: number }).x);
    expect(Math.min(...steps)).toBeGreaterThan(20);
  });
});
