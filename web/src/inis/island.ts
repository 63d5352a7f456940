/** Where everything on the island is drawn: bounds, paths of travel, and what stands where on a tile. Pure. */
import type { Box } from "../state/panzoom";
import { type Cell, type Spot, cells, centre, heart, isUp, lobes } from "../art/hex";
import type { Point } from "../art/ink";
import type { Land } from "./view";

const HALF_WIDTH = 186; // of a tile around its heart, with the swing of its edge
const SHORT = 160; // from the heart to the side of the pair
const LONG = 212; // from the heart to the tip of the single lobe

/** The box around some tiles. */
export function bounds(spots: readonly Spot[], margin = 0): Box {
  const edges = spots.map((spot) => {
    const [x, y] = heart(spot);
    const [above, below] = isUp(spot) ? [SHORT, LONG] : [LONG, SHORT];
    return [x - HALF_WIDTH, y - above, x + HALF_WIDTH, y + below] as const;
  });
  if (!edges.length) return { x: -200, y: -200, width: 400, height: 400 };
  const x = Math.min(...edges.map((edge) => edge[0])) - margin;
  const y = Math.min(...edges.map((edge) => edge[1])) - margin;
  const right = Math.max(...edges.map((edge) => edge[2])) + margin;
  const bottom = Math.max(...edges.map((edge) => edge[3])) + margin;
  return { x, y, width: right - x, height: bottom - y };
}

/** All hexes of some tiles. */
export const allCells = (spots: readonly Spot[]) => spots.flatMap((spot) => cells(spot));

const WAYS: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The neighbour that lies where an arrow key points, if any does. */
export function toward(from: Land, key: string, lands: readonly Land[]): Land | undefined {
  const way = WAYS[key];
  if (!way) return undefined;
  const [x, y] = heart(from);
  const near = lands.filter((land) => from.near.includes(land.territory));
  const scored = near.map((land) => {
    const [a, b] = heart(land);
    const [dx, dy] = [a - x, b - y];
    return { land, along: (dx * way[0] + dy * way[1]) / Math.hypot(dx, dy) };
  });
  const best = scored.sort((one, other) => other.along - one.along)[0];
  return best && best.along > 0.35 ? best.land : undefined;
}

/** Something that stands on a tile, relative to the tile's heart. */
export interface Standing {
  key: string;
  x: number;
  y: number;
  scale: number;
}
export interface Figure extends Standing {
  seat: string;
  n: number;
  chieftain: boolean;
}
export interface Building extends Standing {
  kind: "capital" | "citadel" | "sanctuary" | "festival";
  n: number; // more than 1 is written beside it
}

const APART = 60;

/** Where the clans stand: every seat in its own lobe of the pair, so that nobody jumps when others come and go. */
export function figures(land: Land, seats: readonly string[]): Figure[] {
  const up = isUp(land);
  const { pair } = lobes(up);
  const rise = up ? 26 : 46;
  const here = seats.filter((seat) => land.clans[seat]);
  return here.map((seat) => {
    const side = seats.indexOf(seat) % 2;
    const [x, y] = pair[side] as Point;
    const mates = here.filter((each) => seats.indexOf(each) % 2 === side);
    const shift = (mates.indexOf(seat) - (mates.length - 1) / 2) * APART;
    const place = { key: seat, x: x + (side ? -4 : 4) + shift, y: y + rise, scale: 1 };
    return { ...place, seat, n: land.clans[seat] ?? 0, chieftain: land.chieftain === seat };
  });
}

/** What is built on a tile, one entry for each kind that stands there. */
function kinds(land: Land): { kind: Building["kind"]; n: number }[] {
  const all = [
    { kind: "capital" as const, n: land.capital ? 1 : 0 },
    { kind: "citadel" as const, n: land.citadels },
    { kind: "sanctuary" as const, n: land.sanctuaries },
    { kind: "festival" as const, n: land.festival ? 1 : 0 },
  ];
  return all.filter((each) => each.n);
}

/** Where buildings stand: up to three side by side in the single lobe; more of a kind become one with a number. */
export function buildings(land: Land): Building[] {
  const found = kinds(land);
  const total = found.reduce((sum, each) => sum + each.n, 0);
  const shown = total <= 3 ? found.flatMap(({ kind, n }) => Array.from({ length: n }, () => ({ kind, n: 1 }))) : found;
  const up = isUp(land);
  const [x, y] = lobes(up).single;
  const base = y + (up ? 34 : 24);
  const scale = shown.length > 3 ? 0.74 : shown.length > 2 ? 0.86 : 1;
  return shown.map(({ kind, n }, i) => {
    const of = shown.slice(0, i).filter((each) => each.kind === kind).length;
    const place = { x: x + (i - (shown.length - 1) / 2) * 57 * scale, y: base, scale };
    return { key: `${kind}${of}`, kind, n, ...place };
  });
}

/** Where the name of a territory is written, relative to its heart. */
export const namePlace = (spot: Spot): Point => (isUp(spot) ? [0, 50] : [0, -30]);

/** An arrow from one tile to another: its line, where its head is, which way it points, and where its number stands. */
export interface Arrow {
  d: string;
  head: Point;
  angle: number;
  middle: Point;
}

/** The arrow of clans that are to move. */
export function arrow(from: Spot, to: Spot): Arrow {
  const [a, b] = [heart(from), heart(to)];
  const along = (share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  const [start, end] = [along(0.18), along(0.76)];
  const bow = 0.16;
  const bend: Point = [(start[0] + end[0]) / 2 + (end[1] - start[1]) * bow, (start[1] + end[1]) / 2 - (end[0] - start[0]) * bow];
  const middle: Point = [(start[0] + 2 * bend[0] + end[0]) / 4, (start[1] + 2 * bend[1] + end[1]) / 4];
  const round = (point: Point) => point.map((value) => Math.round(value)).join(" ");
  const angle = (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI;
  return { d: `M${round(start)}Q${round(bend)} ${round(end)}`, head: end, angle, middle };
}

/** Where the number of each site is written: in a hex of its own, away from the sites that overlap it. */
export function numberPlaces(sites: readonly Spot[]): Point[] {
  const name = ([q, r]: Cell) => `${q},${r}`;
  const taken = new Set<string>();
  const crowd = (cell: Cell) => sites.filter((other) => cells(other).some((each) => name(each) === name(cell))).length;
  return sites.map((site) => {
    const free = cells(site).filter((cell) => !taken.has(name(cell)));
    const best = free.sort((one, other) => crowd(one) - crowd(other))[0];
    if (!best) return heart(site);
    taken.add(name(best));
    return centre(...best);
  });
}
