// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { SEATS, seatLook } from "./pieces";

const css = readFileSync("src/style/tokens.css", "utf8");
const colours = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map((m) => [m[1], m[2]]));
const [day = "", night = ""] = css.split(/\[data-theme=["']?peat["']?\]/);
const vellum = colours(day);
const peat = { ...vellum, ...colours(night) };

/** The relative luminance of a colour. */
function light(hex: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((i) => parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (r as number) + 0.7152 * (g as number) + 0.0722 * (b as number);
}

function contrast(a: string, b: string): number {
  const [x, y] = [light(a), light(b)].sort((p, q) => q - p) as [number, number];
  return (x + 0.05) / (y + 0.05);
}

const ON_SURFACES = ["ink", "ink-2", "ink-3", "verdigris", "woad", "madder", "gold-text"].flatMap((word) =>
  ["page", "panel", "raised"].map((ground) => [word, ground] as const),
);
const PAIRS = [
  ...ON_SURFACES,
  ["ink-2", "sunk"],
  ["verdigris-on", "verdigris"],
  ["woad-on", "woad"],
  ["madder-on", "madder"],
  ["orpiment-on", "orpiment"],
  ["odds-win-ink", "odds-win"],
  ["odds-even-ink", "odds-even"],
  ["odds-lose-ink", "odds-lose"],
  ["lit-ink", "lit"],
  ["ink", "sea"],
] as const;

/** Words on painted things: cards, blocks, stones. */
const PAINTED: Record<string, readonly [string, string]> = {
  action: ["#fff8e6", "#1f5a4e"],
  advantage: ["#fff8e6", "#7a4d0c"],
  epic: ["#fff8e6", "#6b2434"],
  saint: ["#fff8e6", "#2f5a86"],
  event: ["#fff8e6", "#3b2f5c"],
  gift: ["#fff8e6", "#8f3f2a"],
  words: ["#2a2018", "#fbf4e0"],
  people: ["#ffffff", "#2f6b4a"],
  chief: ["#ffffff", "#8f2f2c"],
  druid: ["#ffffff", "#3b2f5c"],
  christian: ["#1f3f6b", "#fbf5e2"],
  unknown: ["#f5ead0", "#5b4a3a"],
  relic: ["#2a2018", "#e8c766"],
  fallen: ["#ffe0b8", "#4a2f2a"],
};

describe("contrast", () => {
  it.each([
    ["vellum", vellum],
    ["peat", peat],
  ])("of words in %s is at least 4.5", (_, theme) => {
    for (const [word, ground] of PAIRS)
      expect(contrast(theme[word] as string, theme[ground] as string), `${word} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  });

  it("of letters on shields and of numbers on painted things is at least 4.5", () => {
    for (const [seat, look] of Object.entries(SEATS)) expect(contrast(look.on, look.fill), seat).toBeGreaterThanOrEqual(4.5);
    const strange = Array.from({ length: 50 }, (_, i) => seatLook(`seat ${i}`));
    expect(new Set(strange.map((look) => look.fill)).size).toBe(3);
    for (const look of strange) expect(contrast(look.on, look.fill), look.fill).toBeGreaterThanOrEqual(4.5);
    for (const [name, [word, ground]] of Object.entries(PAINTED)) expect(contrast(word, ground), name).toBeGreaterThanOrEqual(4.5);
  });
});
