/** The pen: small strokes that every drawing shares. Arguments in, SVG text out; nothing touches the document. */

/** A point of a drawing. */
export type Point = readonly [number, number];

/** Oak-gall ink, for every contour. */
export const INK = "#2a2018";
/** Gilding. */
export const GOLD = "#d9a53a";
/** The pale halo around pieces. */
export const VELLUM = "#f5ead0";
/** The red of the dotted outlines. */
export const RED = "#c8553d";
/** White lead, for clouds and sails. */
export const LEAD = "#f6edd6";

/** A number with one decimal place. */
export const r1 = (value: number): number => Math.round(value * 10) / 10;

const spot = ([x, y]: Point): string => `${r1(x)} ${r1(y)}`;

/** Seeded random numbers: the same name always gives the same drawing. */
export function rng(seed: string): () => number {
  let h = 2166136261;
  for (const c of seed) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), 1 | h);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A smooth curve through points: Catmull-Rom as cubic Béziers. */
export function smooth(points: readonly Point[], closed = false): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point;
  let d = `M${spot(at(0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out: Point = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const into: Point = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${spot(out)} ${spot(into)} ${spot(c)}`;
  }
  return closed ? d + "Z" : d;
}

/** A spiral of half circles that starts on its outer turn at the angle `from` and winds in; `way` 1 is clockwise. */
export function spiral(x: number, y: number, r: number, turns = 1.6, way = 1, from = 0): string {
  const halves = Math.max(1, Math.round(turns * 2));
  const [cos, sin] = [Math.cos(from), Math.sin(from)];
  const at = (k: number): Point => {
    const reach = r * (1 - (0.94 * k) / halves) * (k % 2 ? -1 : 1);
    return [x + reach * cos, y + reach * sin];
  };
  let d = `M${spot(at(0))}`;
  for (let k = 1; k <= halves; k++) {
    const bow = r1(r * (1 - (0.94 * (k - 0.5)) / halves));
    d += `A${bow} ${bow} 0 0 ${way > 0 ? 1 : 0} ${spot(at(k))}`;
  }
  return d;
}

/** A closed polygon. */
export const poly = (points: readonly Point[]): string => "M" + points.map(spot).join("L") + "Z";

/** A circle as a path, so that many can share one element. */
export const disc = (x: number, y: number, r: number): string =>
  `M${r1(x - r)} ${r1(y)}a${r1(r)} ${r1(r)} 0 1 0 ${r1(2 * r)} 0a${r1(r)} ${r1(r)} 0 1 0 ${r1(-2 * r)} 0Z`;

/** A filled and inked shape. */
export const shape = (d: string, fill: string, width = 2, ink: string = INK, more = ""): string =>
  `<path d="${d}" fill="${fill}"${width ? ` stroke="${ink}" stroke-width="${width}"` : ""}${more && " " + more}/>`;

/** A pen line. */
export const line = (d: string, ink: string = INK, width = 2, opacity = 1, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${width}"` +
  `${opacity < 1 ? ` opacity="${r1(opacity * 10) / 10}"` : ""}${more && " " + more}/>`;

/** The dotted outline of insular painters: round dots set along a path. */
export const dotted = (d: string, ink: string = RED, width = 3, gap = 9): string =>
  line(d, ink, width, 1, `stroke-dasharray="0 ${gap}" stroke-linecap="round"`);

/** A group whose lines have round joints and ends. */
export const group = (body: string, more = ""): string =>
  `<g stroke-linejoin="round" stroke-linecap="round"${more && " " + more}>${body}</g>`;

/** The same drawing elsewhere, and in another size. */
export const move = (x: number, y: number, body: string, scale = 1): string =>
  `<g transform="translate(${r1(x)} ${r1(y)})${scale === 1 ? "" : ` scale(${scale})`}">${body}</g>`;

/** The same drawing turned about its middle. */
export const turn = (degrees: number, body: string): string => `<g transform="rotate(${degrees})">${body}</g>`;

/** A figure or letter on a piece: it stands in the middle of `x`, on the line `y`. */
export const glyphText = (text: string | number, size: number, fill: string, y: number, x = 0): string =>
  `<text${x ? ` x="${x}"` : ""} y="${r1(y)}" text-anchor="middle" font-family="var(--font-ui)" font-weight="800"` +
  ` font-size="${size}" fill="${fill}">${text}</text>`;

/** A whole picture. */
export const svg = (box: string, body: string, more = 'aria-hidden="true"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" ${more}>${body}</svg>`;
