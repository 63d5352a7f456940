/**
 * The outlines of Ireland's nine areas and of Britain's three regions. They are our own few points: Ireland in degrees,
 * stretched and eased where blocks need room. Neighbours share the very same arc, so they mate exactly; lakes and bays stand
 * where areas must not touch.
 */
import { type Point, smooth } from "./ink";

/** Degrees east and north as a point of the map. */
export const onMap = ([east, north]: Point): Point => [(east + 10.75) * 138 + 20, (55.5 - north) * 214 + 8];

/** Where coast and borders meet. */
const NODES: Readonly<Record<string, Point>> = {
  A: [-6.77, 55.17],
  B: [-6.6, 54.62],
  C: [-6.42, 54.1],
  D: [-6.44, 53.95],
  E: [-7.95, 54.4],
  F: [-8.3, 54.48],
  G: [-7.62, 53.9],
  H: [-7.98, 53.58],
  I: [-9.0, 53.36],
  J: [-9.0, 53.12],
  K: [-8.1, 52.92],
  L: [-7.1, 53.04],
  M: [-6.18, 53.34],
  P: [-6.94, 52.25],
  Q: [-7.1, 52.23],
};

const COAST: Readonly<Record<string, readonly Point[]>> = {
  AC: [
    [-6.5, 55.24],
    [-6.12, 55.24],
    [-5.92, 55.06],
    [-5.62, 54.9],
    [-5.52, 54.8],
    [-5.6, 54.72],
    [-5.42, 54.67],
    [-5.33, 54.48],
    [-5.4, 54.32],
    [-5.58, 54.22],
    [-5.82, 54.17],
    [-5.96, 54.05],
    [-6.2, 54.04],
  ],
  CD: [],
  DM: [
    [-6.26, 53.88],
    [-6.22, 53.74],
    [-6.06, 53.6],
    [-6.06, 53.46],
    [-5.98, 53.38],
  ],
  MP: [
    [-6.0, 53.26],
    [-5.88, 52.98],
    [-5.99, 52.76],
    [-6.02, 52.52],
    [-6.24, 52.36],
    [-6.16, 52.2],
    [-6.5, 52.17],
    [-6.82, 52.1],
  ],
  PQ: [],
  QJ: [
    [-7.14, 52.11],
    [-7.5, 52.07],
    [-7.72, 51.94],
    [-8.0, 51.82],
    [-8.28, 51.86],
    [-8.4, 51.7],
    [-8.56, 51.6],
    [-8.95, 51.55],
    [-9.4, 51.46],
    [-9.82, 51.45],
    [-9.55, 51.66],
    [-10.15, 51.58],
    [-9.7, 51.83],
    [-10.32, 51.78],
    [-10.38, 51.93],
    [-9.86, 52.11],
    [-10.44, 52.1],
    [-10.2, 52.26],
    [-9.88, 52.27],
    [-9.92, 52.41],
    [-9.5, 52.56],
    [-8.95, 52.67],
    [-9.45, 52.63],
    [-9.9, 52.57],
    [-9.48, 52.83],
    [-9.45, 52.98],
    [-9.24, 53.1],
  ],
  JI: [[-8.86, 53.22]],
  IF: [
    [-9.3, 53.26],
    [-9.64, 53.24],
    [-9.9, 53.36],
    [-10.2, 53.41],
    [-10.08, 53.54],
    [-9.9, 53.64],
    [-9.88, 53.77],
    [-9.56, 53.82],
    [-9.7, 53.93],
    [-10.18, 53.98],
    [-9.95, 54.1],
    [-10.08, 54.28],
    [-9.8, 54.33],
    [-9.34, 54.31],
    [-9.18, 54.2],
    [-8.9, 54.28],
    [-8.55, 54.27],
    [-8.5, 54.43],
  ],
  FA: [
    [-8.14, 54.62],
    [-8.45, 54.6],
    [-8.78, 54.67],
    [-8.46, 54.84],
    [-8.42, 55.0],
    [-8.28, 55.16],
    [-7.98, 55.22],
    [-7.82, 55.14],
    [-7.64, 55.27],
    [-7.53, 55.15],
    [-7.5, 55.27],
    [-7.37, 55.37],
    [-6.95, 55.23],
    [-7.16, 55.12],
    [-6.97, 55.18],
  ],
};

const BORDER: Readonly<Record<string, readonly Point[]>> = {
  AB: [
    [-6.62, 55.0],
    [-6.68, 54.82],
  ],
  BC: [
    [-6.44, 54.44],
    [-6.36, 54.28],
  ],
  BE: [
    [-6.95, 54.52],
    [-7.3, 54.5],
    [-7.62, 54.43],
  ],
  EF: [[-8.12, 54.47]],
  EG: [
    [-8.0, 54.22],
    [-7.74, 54.08],
  ],
  GD: [
    [-7.2, 53.86],
    [-6.9, 53.78],
    [-6.64, 53.9],
  ],
  GH: [
    [-7.82, 53.82],
    [-7.88, 53.7],
  ],
  HI: [
    [-8.3, 53.7],
    [-8.66, 53.62],
    [-8.86, 53.48],
  ],
  HK: [
    [-7.86, 53.34],
    [-7.94, 53.1],
  ],
  KJ: [
    [-8.36, 52.88],
    [-8.64, 52.94],
  ],
  KL: [
    [-7.8, 52.96],
    [-7.46, 53.06],
  ],
  LM: [
    [-6.86, 53.12],
    [-6.52, 53.24],
  ],
  LP: [
    [-7.02, 52.82],
    [-6.88, 52.54],
  ],
  KQ: [
    [-7.92, 52.74],
    [-7.98, 52.5],
    [-7.62, 52.3],
  ],
};

/** The points from one node to another, either way round. */
function arc(from: string, to: string): Point[] {
  const there = COAST[from + to] ?? BORDER[from + to];
  const between = there ?? [...(COAST[to + from] ?? BORDER[to + from] ?? [])].reverse();
  return [NODES[from] as Point, ...between, NODES[to] as Point].map(onMap);
}

/** A border or a stretch of coast between two nodes. */
export const stretch = (pair: string): string => smooth(arc(pair[0] as string, pair[1] as string));

/** A closed outline along arcs from node to node. */
export function ring(nodes: string): string {
  const arcs = [...nodes].map((node, i) => stretch(node + (nodes[(i + 1) % nodes.length] as string)));
  return arcs.map((d, i) => (i ? d.replace(/^M[^C]*/, "") : d)).join("") + "Z";
}

/** Britain's western shore from north to south, and the two places where its regions meet. */
const WEST = {
  scotland: [
    [930, -358],
    [884, -134],
    [890, -45],
    [908, 7],
    [868, 45],
    [896, 74],
    [860, 103],
    [843, 148],
    [868, 137],
    [882, 177],
    [858, 213],
    [884, 231],
    [908, 251],
  ],
  strathclyde: [
    [908, 251],
    [880, 273],
    [864, 314],
    [884, 352],
    [902, 372],
    [882, 394],
    [900, 421],
  ],
  england: [
    [900, 421],
    [884, 432],
    [896, 457],
    [864, 466],
    [844, 493],
    [838, 511],
    [864, 517],
    [850, 560],
    [872, 594],
    [852, 623],
    [834, 645],
    [862, 663],
    [902, 672],
    [934, 692],
    [912, 717],
    [880, 748],
    [850, 784],
    [828, 827],
    [868, 831],
    [920, 818],
    [984, 838],
    [1100, 829],
    [1560, 874],
  ],
} as const;

const EAST = 1560;

/** The outline of a region of Britain; where regions meet, both follow the same wall. */
export function region(name: "scotland" | "strathclyde" | "england"): string {
  const shore = smooth(WEST[name]);
  const north = smooth([
    [EAST, 264],
    [1010, 260],
    [908, 251],
  ]).replace("M", "");
  const wall = smooth([
    [EAST, 439],
    [1010, 430],
    [900, 421],
  ]).replace("M", "");
  const back = (y: number, mid: Point, end: Point): string => smooth([end, mid, [EAST, y]]).replace(/^M[^C]*/, "");
  if (name === "scotland") return `${shore}${back(264, [1010, 260], [908, 251])}V-358Z`;
  if (name === "strathclyde") return `${shore}${back(439, [1010, 430], [900, 421])}L${north}Z`;
  return `${shore}L${wall}Z`;
}
