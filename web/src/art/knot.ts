/** Interlace and triskels: a knot is a plait on a grid whose walls turn the ribbons back; four paths draw any panel. */
import { type Point, line, r1, smooth, spiral } from "./ink";

/** How a plait is painted, and where it is broken. */
export interface Weave {
  hole?: readonly [number, number, number, number]; // left, top, right, bottom: leaves the middle free
  walls?: Readonly<Record<string, "h" | "v">>; // at 'x,y': breaks the plait at a crossing
  ribbon?: number; // width in cells
  ink?: string;
  gold?: string;
}

type Wall = "h" | "v" | undefined;

interface Crossing {
  wall: Wall;
  left: boolean;
  right: boolean;
  top: boolean;
  bottom: boolean;
}

const Q = 0.505; // a hair more than half a cell hides the joints
const K = 0.16;

/** What stands at a crossing, or nothing where the plait is left out. */
function crossing(x: number, y: number, w: number, h: number, { hole, walls = {} }: Weave): Crossing | undefined {
  const at: Crossing = { wall: walls[`${x},${y}`], left: true, right: true, top: true, bottom: true };
  if (x === 0 || x === w) Object.assign(at, { wall: "v", [x ? "right" : "left"]: false });
  if (y === 0 || y === h) Object.assign(at, { wall: "h", [y ? "bottom" : "top"]: false });
  if (!hole) return at;
  const [a, b, c, d] = hole;
  if (x > a && x < c && y > b && y < d) return undefined;
  if ((x === a || x === c) && y > b && y < d) Object.assign(at, { wall: "v", [x === a ? "right" : "left"]: false });
  if ((y === b || y === d) && x > a && x < c) Object.assign(at, { wall: "h", [y === b ? "bottom" : "top"]: false });
  return at;
}

/** A plait of `w` by `h` cells, `u` units a cell; even numbers close best. */
export function plait(w: number, h: number, u: number, weave: Weave = {}): string {
  const { ribbon = 0.62, ink = "var(--knot-ink)", gold = "var(--knot)" } = weave;
  let under = "";
  let over = "";
  for (let x = 0; x <= w; x++)
    for (let y = (x + 1) % 2; y <= h; y += 2) {
      const at = crossing(x, y, w, h, weave);
      if (!at) continue;
      if (at.wall) under += turned(x, y, u, at);
      else {
        const [falls, climbs] = [stroke(x, y, u, 1), stroke(x, y, u, -1)];
        under += x % 2 ? falls : climbs;
        over += x % 2 ? climbs : falls;
      }
    }
  const wide = r1(ribbon * u + Math.max(1, u * 0.26));
  const thin = r1(ribbon * u - Math.max(0.2, u * 0.02));
  const coat = (d: string): string => line(d, ink, wide) + line(d, gold, thin);
  return coat(under) + coat(over);
}

/** A straight ribbon through a crossing; `way` 1 falls, -1 climbs. */
const stroke = (x: number, y: number, u: number, way: number): string =>
  `M${r1((x - Q) * u)} ${r1((y - way * Q) * u)}L${r1((x + Q) * u)} ${r1((y + way * Q) * u)}`;

/** Ribbons turned back by a wall. */
function turned(x: number, y: number, u: number, at: Crossing): string {
  const bend = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number, dx: number, dy: number) =>
    `M${r1((x + ax) * u)} ${r1((y + ay) * u)}C${r1((x + cx) * u)} ${r1((y + cy) * u)} ` +
    `${r1((x + dx) * u)} ${r1((y + dy) * u)} ${r1((x + bx) * u)} ${r1((y + by) * u)}`;
  if (at.wall === "v") return (at.left ? bend(-Q, -Q, -Q, Q, -K, -K, -K, K) : "") + (at.right ? bend(Q, -Q, Q, Q, K, -K, K, K) : "");
  return (at.top ? bend(-Q, -Q, Q, -Q, -K, -K, K, -K) : "") + (at.bottom ? bend(-Q, Q, Q, Q, -K, K, K, K) : "");
}

/** Walls that break a wide band into a chain of knots. */
function chain(w: number, h: number): Record<string, "h" | "v"> {
  const walls: Record<string, "h" | "v"> = {};
  for (let x = 6; x < w - 4; x += 6) for (const y of [2, h - 2]) walls[`${x + ((x + y + 1) % 2)},${y}`] = "v";
  for (let y = 6; y < h - 4; y += 6) for (const x of [2, w - 2]) walls[`${x},${y + ((x + y + 1) % 2)}`] = "h";
  return walls;
}

/** A frame of interlace around a box; the band is `band` cells of `u` units. */
export function frame(width: number, height: number, u: number, band = 2, weave: Weave = {}): string {
  const [w, h] = [2 * Math.round(width / u / 2), 2 * Math.round(height / u / 2)];
  const body = plait(w, h, u, {
    hole: [band, band, w - band, h - band],
    walls: band >= 4 ? chain(w, h) : {},
    ...weave,
  });
  return `<g transform="scale(${(width / (w * u)).toFixed(4)} ${(height / (h * u)).toFixed(4)})">${body}</g>`;
}

/** A strip of interlace, for rules and headings. */
export const strip = (length: number, u = 6, band = 2, weave: Weave = {}): string => plait(2 * Math.round(length / u / 2), band, u, weave);

/** A square knot whose heart is turned into a cross. */
export const boss = (u: number, weave: Weave = {}): string =>
  plait(6, 6, u, { walls: { "3,2": "h", "3,4": "h", "2,3": "v", "4,3": "v" }, ...weave });

/** How a triskel is drawn. */
export interface Spin {
  ink?: string;
  width?: number;
  turns?: number;
  way?: number; // 1 with the sun, -1 against it
  from?: number; // the angle of the first arm
  ring?: boolean;
}

/** One arm of a triskel, from the hub outwards and in. */
function arm(r: number, angle: number, turns: number, way: number): string {
  const reach = r * 0.54;
  const [cx, cy] = [reach * Math.cos(angle), reach * Math.sin(angle)];
  const steps = Math.ceil(turns * 10);
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const k = reach * Math.pow(1 - t, 1.05) * (1 - 0.12 * Math.min(1, t * 6)) + r * 0.035;
    const a = angle + Math.PI + way * t * turns * 2 * Math.PI;
    points.push([cx + k * Math.cos(a), cy + k * Math.sin(a)]);
  }
  return smooth(points);
}

/** A triskel: three spirals that leave one hub. */
export function triskel(r: number, spin: Spin = {}): string {
  const { ink = "currentColor", width = r * 0.13, turns = 1.75, way = 1, from = -90, ring = false } = spin;
  const arms = [0, 120, 240].map((k) => arm(r, ((from + k) * Math.PI) / 180, turns, way)).join("");
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const rim = `<circle r="${r1(r * 1.06)}" fill="none" stroke="${ink}" stroke-width="${r1(width * 0.7)}"/>`;
  return line(arms, ink, r1(width), 1, round) + (ring ? rim : "");
}

/** A row of running spirals, the wave of La Tène. */
export function runningSpiral(length: number, r = 8, ink = "currentColor", width = 1.6): string {
  let d = "";
  for (let x = r; x + r <= length; x += 2.4 * r)
    d +=
      spiral(x, 0, r, 1.5, 1, Math.PI) +
      `M${r1(x - r)} 0C${r1(x - r)} ${r1(r * 1.3)} ${r1(x + r * 0.6)} ${r1(r * 1.2)} ${r1(x + 1.4 * r)} 0`;
  return line(d, ink, width, 1, 'stroke-linecap="round"');
}
