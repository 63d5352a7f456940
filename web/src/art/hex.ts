/**
 * The island's geometry: axial hexes, tiles of three hexes, and their interlocking outline.
 *
 * Every edge of the lattice is drawn as the same S, point-symmetric about the middle of the edge, so that it looks the
 * same from both sides: all tiles have one outline and mate in every legal position, pointing up or down.
 */
import { type Point, r1 } from "./ink";

/** Where a tile lies, as the server says it: axial column and row of its first cell, and which way it points. */
export interface Spot {
  q: number;
  r: number;
  points: string; // 'up': the third cell lies in the row below; 'down': in the row above
}

/** A hex: axial column and row; rows grow downwards. */
export type Cell = readonly [number, number];

/** The side of a hex; all paintings of tiles are made for this size around their heart. */
export const SIDE = 100;

const WAVE = 0.11; // how deep the S swings, in sides
const HALF = Math.sqrt(3) / 2;
const STEPS: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const name = (q: number, r: number): string => `${q},${r}`;

/** Whether a tile has two cells above and one below. */
export const isUp = (spot: Spot): boolean => spot.points === "up";

/** The middle of a hex. */
export const centre = (q: number, r: number): Point => [2 * HALF * SIDE * (q + r / 2), 1.5 * SIDE * r];

/** The three cells that a tile covers. */
export function cells(spot: Spot): Cell[] {
  const { q, r } = spot;
  return [[q, r], [q + 1, r], isUp(spot) ? [q, r + 1] : [q + 1, r - 1]];
}

/** The point where the three hexes of a tile meet: the origin of its painting. */
export function heart(spot: Spot): Point {
  const [a, b, c] = cells(spot).map(([q, r]) => centre(q, r)) as [Point, Point, Point];
  return [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
}

const beside = ([q, r]: Cell, [x, y]: Cell): boolean => STEPS.some(([i, j]) => q + i === x && r + j === y);

/** Whether two tiles touch. */
export const adjacent = (a: Spot, b: Spot): boolean => cells(a).some((c) => cells(b).some((d) => beside(c, d)));

/** Corner k of a hex, clockwise from the upper right. */
function corner([x, y]: Point, k: number): Point {
  const a = ((60 * k - 30) * Math.PI) / 180;
  return [x + SIDE * Math.cos(a), y + SIDE * Math.sin(a)];
}

/** One S-shaped edge as two quadratic curves. */
function edge([ax, ay]: Point, [bx, by]: Point): string {
  const [dx, dy, w] = [bx - ax, by - ay, 2 * WAVE];
  const first = `${r1(ax + dx * 0.22 + dy * w)} ${r1(ay + dy * 0.22 - dx * w)} ${r1(ax + dx / 2)} ${r1(ay + dy / 2)}`;
  const second = `${r1(bx - dx * 0.22 - dy * w)} ${r1(by - dy * 0.22 + dx * w)} ${r1(bx)} ${r1(by)}`;
  return `Q${first}Q${second}`;
}

const near = ([x, y]: Point): string => name(Math.round(x), Math.round(y));

/** All outer edges of a set of cells, each found by the corner it starts from. */
function rim(list: readonly Cell[], origin: Point): Map<string, [Point, Point]> {
  const mine = new Set(list.map(([q, r]) => name(q, r)));
  const edges = new Map<string, [Point, Point]>();
  for (const [q, r] of list) {
    const [x, y] = centre(q, r);
    const middle: Point = [x - origin[0], y - origin[1]];
    STEPS.forEach(([i, j], k) => {
      if (mine.has(name(q + i, r + j))) return;
      const from = corner(middle, k); // side k runs from corner k to k + 1 and faces STEPS[k]
      edges.set(near(from), [from, corner(middle, k + 1)]);
    });
  }
  return edges;
}

/** The outline of any set of cells (one tile, or a whole island) in board coordinates, shifted by `origin`. */
export function outline(list: readonly Cell[], origin: Point = [0, 0]): string {
  const edges = rim(list, origin);
  let d = "";
  for (let start = edges.keys().next(); !start.done; start = edges.keys().next()) {
    const first = edges.get(start.value) as [Point, Point];
    d += `M${r1(first[0][0])} ${r1(first[0][1])}`;
    for (let now = edges.get(start.value); now; now = edges.get(near(now[1]))) {
      edges.delete(near(now[0]));
      d += edge(...now);
    }
    d += "Z";
  }
  return d;
}

function ownOutline(points: string): string {
  const spot = { q: 0, r: 0, points };
  return outline(cells(spot), heart(spot));
}

const UP = ownOutline("up");
const DOWN = ownOutline("down");

/** A tile's own outline around its heart: only two exist. */
export const tileOutline = (up: boolean): string => (up ? UP : DOWN);

/** The middles of a tile's three hexes around its heart: the pair side by side, and the single one. */
export interface Lobes {
  pair: readonly [Point, Point];
  single: Point;
}

/** Where the three hexes of a tile lie: clans stand in the pair, buildings in the single one. */
export function lobes(up: boolean): Lobes {
  const y = up ? -50 : 50;
  return {
    pair: [
      [-HALF * SIDE, y],
      [HALF * SIDE, y],
    ],
    single: [0, -2 * y],
  };
}

/** Where a piece stands, and how large it is drawn. */
export interface Stand {
  x: number;
  y: number;
  scale: number;
}

/** Where the name of a land stands, between its pieces. */
export const namePlace = (up: boolean): Point => (up ? [0, 34] : [0, -22]);

/** Where the clans of up to four seats stand: in turn to the left and to the right, feet on the point. */
export function clanStands(up: boolean, count: number): Stand[] {
  const y = up ? -22 : 94;
  const [left, right] = [Math.ceil(count / 2), Math.floor(count / 2)];
  const row = (n: number, middle: number): Stand[] =>
    Array.from({ length: n }, (_, i) => ({ x: middle + (i - (n - 1) / 2) * 60 - 3, y, scale: n > 1 ? 0.9 : 1 }));
  const [a, b] = [row(left, -HALF * SIDE), row(right, HALF * SIDE)];
  return Array.from({ length: count }, (_, i) => (i % 2 ? b : a)[i >> 1] as Stand);
}

/** Where the buildings of a land stand: in the single hex, feet on the point. */
export function buildingStands(up: boolean, count: number): Stand[] {
  const y = up ? 134 : -76;
  const [step, scale] = count > 3 ? [36, 0.66] : count > 2 ? [47, 0.84] : [60, 0.98];
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * step, y, scale }));
}
