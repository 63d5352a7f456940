/** Tracks and dice of Banish the Snakes: zeal as candles, paganism as stepping stones, the slider of a conversion. */
import { INK, disc, glyphText, group, line, move, r1, shape, svg } from "./ink";
import { cross } from "./blocks";
import { paganismStones } from "./places";

/** Zeal as candles: the actions of each space, a flame where the saint stands, the cross at the end. */
export function zeal(track: readonly number[], now: number): string {
  const step = 30;
  const candle = (actions: number, i: number): string => {
    const flame =
      shape("M0 -34Q12 -20 6 -12Q0 -8 -6 -12Q-12 -18 0 -34Z", "#e0702c", 1.8) +
      shape("M0 -24Q5 -17 2 -13Q0 -11 -2 -13Q-5 -16 0 -24Z", "#fbe08a", 0);
    const wick = i === now ? flame : i > now ? line("M0 -10V-15", INK, 2) : line("M0 -10q4 -6 0 -10q-4 -5 1 -9", "#8d8371", 1.8);
    const last = i === track.length - 1 ? '<path d="M-11 20H11" stroke="var(--madder)" stroke-width="4"/>' : "";
    return move(
      16 + i * step,
      34,
      shape("M-12 -10H12V14H-12Z", i < now ? "#b3a88f" : "#fbf0d0", 2) + wick + glyphText(actions, 17, INK, 8) + last,
    );
  };
  const end = move(20 + track.length * step, 32, cross(15, "var(--madder)"));
  return svg(`0 0 ${38 + track.length * step} 60`, group(track.map(candle).join("") + end), 'class="zeal" aria-hidden="true"');
}

/** Paganism: stepping stones down the Irish Sea; `falls` are the boxes where a region falls. */
export function paganism(now: number, end: number, falls: readonly number[]): string {
  const stones = paganismStones(end);
  const way = "M" + stones.map(([x, y]) => `${x} ${y}`).join("L");
  const stone = (k: number): string => {
    const outline = k === end ? "M-19 -19H19V19H-19Z" : falls.includes(k) ? "M0 -24L24 0L0 24L-24 0Z" : disc(0, 0, 16.5);
    const here = k === now ? line(outline, INK, 9) + line(outline, "#f09a5a", 5) : "";
    return here + shape(outline, k <= now ? "#4a2f2a" : "#efe2bb", 2.2) + glyphText(k, 20, k <= now ? "#ffe0b8" : INK, 7);
  };
  return group(line(way, "var(--shore-2)", 6, 1, 'stroke-dasharray="2 10"') + stones.map(([x, y], k) => move(x, y, stone(k))).join(""));
}

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** The colours and half the side of a die. */
export interface DieLook {
  fill?: string;
  ink?: string;
  half?: number;
}

/** One face of a die around (0,0). */
export function die(n: number, { fill = "#f7f2e6", ink = INK, half = 15 }: DieLook = {}): string {
  const pips = (PIPS[n - 1] ?? []).map(([x, y]) => disc(x * half * 0.52, y * half * 0.52, half * 0.19)).join("");
  return (
    `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="${r1(half * 0.32)}" fill="${fill}" stroke="${INK}" stroke-width="2"/>` +
    `<path d="${pips}" fill="${ink}"/>`
  );
}

/** What each face of the die does, and in which words. */
export interface SliderWords {
  fail: string;
  nothing: string;
  succeed: string;
}

/** The face that a total asks for: higher succeeds, lower fails. */
export const faceNeeded = (total: number): number => Math.max(1, Math.min(6, -total));

/** The slider: where the total stands, and each of the six faces sorted into failure, nothing and success. */
export function slider(total: number, words: SliderWords): string {
  const step = 50;
  const needed = faceNeeded(total);
  const box = (sum: number, i: number): string => {
    const label = `${sum === -6 ? "≤" : sum === -1 ? "≥" : ""}−${-sum}`;
    return move(
      26 + i * step,
      30,
      shape("M-23 -26H23V26H-23Z", `var(--odds-${i})`, 1.6) + glyphText(label, 16, INK, -7) + move(0, 11, die(-sum, { half: 9.5 })),
    );
  };
  const outcome = (n: number): [string, string] =>
    n < needed ? ["lose", words.fail] : n === needed ? ["even", words.nothing] : ["win", words.succeed];
  const faces = [1, 2, 3, 4, 5, 6].map((n, i) => {
    const [fate, word] = outcome(n);
    return move(
      26 + i * step,
      92,
      die(n, { fill: `var(--odds-${fate})`, ink: `var(--odds-${fate}-ink)` }) +
        `<text y="34" text-anchor="middle" class="tick">${word}</text>`,
    );
  });
  const x = 26 + Math.max(0, Math.min(5, total + 6)) * step;
  const here =
    shape(`M${x - 24} 3H${x + 24}V57H${x - 24}Z`, "none", 4, "var(--ink)") + shape(`M${x - 9} 71L${x} 60L${x + 9} 71Z`, "var(--ink)", 0);
  return svg(
    "-2 0 304 130",
    group([-6, -5, -4, -3, -2, -1].map(box).join("") + here + faces.join("")),
    'class="slider" aria-hidden="true"',
  );
}
