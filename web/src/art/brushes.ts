/**
 * The brushes of the landscapes: flat pigment, ink contour, echo lines, red dots, spirals for whatever moves.
 *
 * Things of one kind in one row share their paths, so that a whole row of trees is three elements.
 */
import { INK, type Point, RED, disc, dotted, line, poly, r1, rng, shape, smooth, spiral } from "./ink";

/** Half the width of the field that every scene fills, its top and its bottom. */
export const [SIDEWAYS, TOP, BOTTOM] = [190, -165, 215];

const floor = `V${BOTTOM}H-${SIDEWAYS}Z`;

/** One pigment over the whole scene. */
export const wash = (pigment: string): string => band(TOP, BOTTOM, pigment);

/** One pigment from a height down to another. */
export const band = (top: number, bottom: number, pigment: string): string =>
  `<path d="M-${SIDEWAYS} ${top}H${SIDEWAYS}V${bottom}H-${SIDEWAYS}Z" fill="${pigment}"/>`;

/** How a landform is drawn within: number, distance and tone of its echo lines, and the dots above it. */
export interface Echo {
  echo?: number;
  step?: number;
  tone?: string;
  faint?: number;
  dots?: string;
  tilt?: number;
}

/** A ridge across the whole scene with echo lines below and a dotted outline above. */
export function ridge(y: number, swing: number, n: number, fill: string, seed: string, look: Echo = {}): string {
  const { echo = 3, step = 11, tone = INK, faint = 0.24, dots, tilt = 0 } = look;
  const random = rng(seed);
  const points: Point[] = [];
  for (let i = 0; i <= n; i++) {
    const bump = (i % 2 ? -1 : 1) * swing * (0.35 + 0.65 * random());
    points.push([-SIDEWAYS + (2 * SIDEWAYS * i) / n, y + bump + tilt * (i / n - 0.5)]);
  }
  const lowered = (by: number): string => smooth(points.map(([a, b]) => [a, b + by]));
  let below = "";
  for (let k = 1; k <= echo; k++) below += lowered(k * step);
  const above = dots ? dotted(lowered(-7), dots, 2.8, 8.5) : "";
  return above + shape(lowered(0) + floor, fill, 2.2) + (below && line(below, tone, 1.6, faint));
}

/** A round hill with nested arcs. */
export function hump(x: number, y: number, w: number, h: number, fill: string, look: Echo = {}): string {
  const { echo = 3, tone = INK, faint = 0.26, dots } = look;
  const arc = (k: number): string =>
    `M${r1(x - (w / 2) * k)} ${r1(y)}C${r1(x - w * 0.34 * k)} ${r1(y - h * 1.32 * k)} ` +
    `${r1(x + w * 0.34 * k)} ${r1(y - h * 1.32 * k)} ${r1(x + (w / 2) * k)} ${r1(y)}`;
  let echoes = "";
  for (let k = 1; k <= echo; k++) echoes += arc(1 - k * 0.2);
  return (dots ? dotted(arc(1.06), dots, 2.8, 8.5) : "") + shape(arc(1), fill, 2.2) + line(echoes, tone, 1.6, faint);
}

/** A peak with a lit and a shaded flank, strata and snow. */
export function peak(x: number, y: number, w: number, h: number, lit: string, shade: string, snow?: string): string {
  const at = (i: number, j: number): Point => [x + w * i, y - h * j];
  const flank = [at(0, 1), at(0.22, 0.5), at(0.5, 0), at(-0.07, 0), at(0.06, 0.45), at(-0.04, 0.66)];
  const cap = [at(-0.14, 0.66), at(0, 1), at(0.15, 0.66), at(0.07, 0.58), at(0.02, 0.68), at(-0.05, 0.56), at(-0.09, 0.66)];
  const contour = poly([at(-0.5, 0), at(-0.2, 0.52), at(0, 1), at(0.22, 0.5), at(0.5, 0)]);
  let strata = "";
  for (let k = 1; k < 5; k++) {
    const [sx, sy] = at(0.05 + k * 0.07, 0.62 - k * 0.1);
    strata += `M${r1(sx)} ${r1(sy)}q${r1(w * 0.03)} ${r1(h * 0.16)} ${r1(-w * 0.02)} ${r1(h * 0.3)}`;
  }
  return (
    shape(contour, lit, 0) +
    shape(poly(flank), shade, 0) +
    line(strata, INK, 1.5, 0.3) +
    (snow ? shape(poly(cap), snow, 1.6) : "") +
    line(contour.slice(0, -1), INK, 2.4)
  );
}

/** The colours of something that grows: the leaf, the light on it, and its contour. */
export interface Leaf {
  leaf: string;
  light: string;
  ink?: string;
}

/** Trees whose crowns are spirals, all of one size; those of one call must not overlap. */
export function trees(points: readonly Point[], s: number, { leaf, light, ink = INK }: Leaf): string {
  let [trunks, crowns, curls] = ["", "", ""];
  points.forEach(([x, y], i) => {
    trunks += `M${r1(x)} ${r1(y)}v${r1(-s * 0.7)}`;
    crowns += disc(x, y - s, s * 0.52);
    curls += spiral(x, y - s, s * 0.38, 1.5, i % 2 ? 1 : -1, Math.PI * 0.6);
  });
  return line(trunks, ink, r1(s * 0.13)) + shape(crowns, leaf, 1.8, ink) + line(curls, light, r1(s * 0.085));
}

/** Pointed trees, all of one size; those of one call must not overlap. */
export function pines(points: readonly Point[], s: number, { leaf, light, ink = INK }: Leaf): string {
  let [trunks, bodies, lights] = ["", "", ""];
  const [a, b, c] = [r1(s * 0.12), r1(s * 0.46), r1(s * 0.2)];
  for (const [x, y] of points) {
    trunks += `M${r1(x)} ${r1(y)}v${r1(-s * 0.4)}`;
    bodies +=
      `M${r1(x)} ${r1(y - s * 1.5)}q${a} ${r1(s * 0.8)} ${b} ${r1(s * 1.3)}q${-b} ${r1(s * 0.15)} ${-2 * b} 0` +
      `q${r1(b - a)} ${r1(-s * 0.5)} ${b} ${r1(-s * 1.3)}Z`;
    lights += `M${r1(x)} ${r1(y - s * 1.2)}v${r1(s * 0.95)}M${r1(x - c)} ${r1(y - s * 0.42)}l${c} ${-c}l${c} ${c}`;
  }
  return line(trunks, ink, r1(s * 0.1)) + shape(bodies, leaf, 1.7, ink) + line(lights, light, 1.4);
}

/** The path of tufts of grass. */
export const tufts = (points: readonly Point[], s: number): string =>
  points
    .map(
      ([x, y]) =>
        `M${x} ${y}q${r1(-s * 0.2)} ${r1(-s * 0.6)} ${r1(-s * 0.6)} ${-s}M${x} ${y}v${r1(-s * 1.2)}M${x} ${y}q${r1(s * 0.2)} ${r1(-s * 0.6)} ${r1(s * 0.6)} ${-s}`,
    )
    .join("");

/** Flowers of one colour, all of one size. */
export function flowers(points: readonly Point[], s: number, petal: string): string {
  let [stems, petals, hearts] = ["", "", ""];
  for (const [x, y] of points) {
    stems += `M${r1(x)} ${r1(y + s)}q3 ${r1(s * 0.7)} 0 ${r1(s * 1.5)}`;
    for (let k = 0; k < 5; k++) petals += disc(x + s * 0.62 * Math.sin(k * 1.2566), y - s * 0.62 * Math.cos(k * 1.2566), s * 0.42);
    hearts += disc(x, y, s * 0.34);
  }
  return line(stems, "#3f6b35", 1.8) + shape(petals, petal, 1.1) + shape(hearts, "#e9b93c", 0.9);
}

/** A cloud: a long body with spirals in it. */
export function cloud(x: number, y: number, w: number, r: number, pigment: string, ink: string = INK): string {
  const body =
    `M${r1(x - w / 2)} ${r1(y + r)}a${r} ${r} 0 0 1 0 ${-2 * r}` +
    `a${r1(r * 1.3)} ${r1(r * 1.3)} 0 0 1 ${r1(w * 0.34)} ${r1(-r * 0.35)}` +
    `a${r1(r * 1.5)} ${r1(r * 1.5)} 0 0 1 ${r1(w * 0.42)} ${r1(r * 0.2)}` +
    `a${r1(r * 1.07)} ${r1(r * 1.07)} 0 0 1 ${r1(w * 0.24)} ${r1(2.15 * r)}Z`;
  const curls =
    spiral(x - w / 2, y, r * 0.62, 1.5, 1, 1.6) +
    spiral(x + w * 0.44, y, r * 0.66, 1.5, -1, 1.6) +
    spiral(x + w * 0.02, y - r * 0.55, r * 0.6, 1.5, 1, 2);
  return shape(body, pigment, 1.7, ink) + line(curls, ink, 1.5, 0.7);
}

/** Mist: a long ribbon rolled up at both ends. */
export function mist(x: number, y: number, w: number, r: number, pigment: string, ink = "#767d8a"): string {
  const [a, b] = [x - w / 2, x + w / 2];
  const upper = `C${r1(a + w * 0.3)} ${r1(y - r * 2.1)} ${r1(b - w * 0.3)} ${r1(y + r * 0.2)} ${r1(b)} ${r1(y - r)}`;
  const lower = `C${r1(b - w * 0.3)} ${r1(y + r * 2)} ${r1(a + w * 0.3)} ${r1(y - r * 0.1)} ${r1(a)} ${r1(y + r)}`;
  const body = `M${r1(a)} ${r1(y - r)}${upper}a${r} ${r} 0 0 1 0 ${2 * r}${lower}a${r} ${r} 0 0 1 0 ${-2 * r}Z`;
  const vein =
    `M${r1(a + r * 1.6)} ${r1(y - r * 0.1)}` +
    `C${r1(a + w * 0.35)} ${r1(y - r)} ${r1(b - w * 0.35)} ${r1(y + r)} ${r1(b - r * 1.6)} ${r1(y)}`;
  const rolls = spiral(a, y, r * 0.66, 1.5, 1, 1.6) + spiral(b, y, r * 0.66, 1.5, -1, 1.6) + vein;
  return shape(body, pigment, 1.8, ink) + line(rolls, ink, 1.6, 0.75);
}

/** Rows of curling waves inside a box. */
export function waves([left, top, right, bottom]: Box, foam: string, step = 24, faint = 0.85): string {
  let d = "";
  for (let y = top, k = 0; y < bottom; y += step, k++)
    for (let x = left + (k % 2) * 20; x < right; x += 40) d += `M${x} ${y + 12}q10 -13 22 -6q6 5 1 9q-6 2 -6 -4m7 -3q8 7 16 4`;
  return line(d, foam, 2, faint);
}

/** A sun with its ring of red dots. */
export const sun = (x: number, y: number, r: number, pigment: string, ring: string): string =>
  shape(disc(x, y, r * 1.5), ring, 0, INK, 'opacity=".4"') +
  shape(disc(x, y, r), pigment, 2) +
  line(spiral(x, y, r * 0.66, 1.5), INK, 1.4, 0.5) +
  dotted(disc(x, y, r * 1.32), RED, 2.8, 9);

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** Points strewn evenly over a box, the far ones first, but none in the quiet places. */
export function strewn(seed: string, n: number, [left, top, right, bottom]: Box, quiet: readonly Box[] = []): Point[] {
  const random = rng(seed);
  const found: Point[] = [];
  for (let i = 0; i < n; i++) {
    const x = left + (right - left) * ((i * 0.618 + 0.1 * random()) % 1);
    found.push([r1(x), r1(top + ((bottom - top) * (i + random())) / n)]);
  }
  const free = ([x, y]: Point): boolean => !quiet.some(([a, b, c, d]) => x > a && x < c && y > b && y < d);
  return found.filter(free).sort((a, b) => a[1] - b[1]);
}

/** A standing stone. */
export const stone = (x: number, y: number, w: number, h: number, pigment: string, lean = 0): string =>
  shape(
    `M${r1(x - w / 2)} ${y}L${r1(x - w * 0.42 + lean)} ${r1(y - h * 0.9)}Q${r1(x + lean)} ${r1(y - h * 1.12)} ` +
      `${r1(x + w * 0.4 + lean)} ${r1(y - h * 0.86)}L${r1(x + w / 2)} ${y}Z`,
    pigment,
    2,
  ) +
  line(
    `M${r1(x + w * 0.16 + lean * 0.7)} ${r1(y - h * 0.8)}L${r1(x + w * 0.22)} ${r1(y - 3)}` +
      `M${r1(x + w * 0.3 + lean * 0.6)} ${r1(y - h * 0.6)}L${r1(x + w * 0.34)} ${r1(y - 4)}`,
    INK,
    1.4,
    0.45,
  );

/** The mouth of a mine, framed in timber. */
export function adit(x: number, y: number, w: number, h: number, glow?: string): string {
  const [a, b] = [x - w / 2, x + w / 2];
  const mouth = `M${a} ${y}V${r1(y - h * 0.6)}Q${a} ${y - h} ${x} ${y - h}Q${b} ${y - h} ${b} ${r1(y - h * 0.6)}V${y}Z`;
  const fire = `M${r1(x - w * 0.26)} ${y}Q${x} ${r1(y - h * 0.9)} ${r1(x + w * 0.26)} ${y}Z`;
  const posts = `M${a - 5} ${y}L${a + 1} ${r1(y - h * 0.92)}M${b + 5} ${y}L${b - 1} ${r1(y - h * 0.92)}M${a - 7} ${y - h}H${b + 7}`;
  return (
    shape(mouth, "#1d1512", 0) +
    (glow ? shape(fire, glow, 0, INK, 'opacity=".8"') : "") +
    line(posts, INK, 10.5) +
    line(posts, "#8a5a2c", 7)
  );
}
