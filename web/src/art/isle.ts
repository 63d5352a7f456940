/**
 * Ireland in nine areas, and Britain beside it. Coast and borders are our own few points in degrees, stretched sideways to
 * give the blocks room. Neighbours share the very same arc, so they mate exactly; lakes and bays stand where areas must not touch.
 */
import { INK, type Point, VELLUM, group, line, move, r1, shape, smooth, spiral } from './ink';
import { triskel } from './knot';
import { cross } from './blocks';

const at = ([east, north]: Point): Point => [(east + 10.7) * 132, (55.5 - north) * 182];
/** Where coast and borders meet, in degrees. */
const NODES: Readonly<Record<string, Point>> = { A: [-6.77, 55.17], B: [-6.6, 54.62], C: [-6.42, 54.12], D: [-6.44, 54.0], E: [-7.95, 54.4], F: [-8.3, 54.48], G: [-7.62, 53.97], H: [-8.02, 53.58], I: [-8.98, 53.29], J: [-8.95, 53.17], K: [-8.12, 53.02], L: [-7.1, 53.1], M: [-6.22, 53.34], P: [-6.98, 52.27], Q: [-7.1, 52.25] };
const COAST: Readonly<Record<string, readonly Point[]>> = {
  AC: [[-6.5, 55.24], [-6.15, 55.22], [-6.05, 55.05], [-5.78, 54.85], [-5.72, 54.74], [-5.94, 54.64], [-5.62, 54.67], [-5.46, 54.5], [-5.5, 54.34], [-5.64, 54.24], [-5.88, 54.2], [-6.0, 54.06], [-6.2, 54.06]],
  CD: [], DM: [[-6.28, 53.9], [-6.25, 53.74], [-6.12, 53.6], [-6.12, 53.46], [-6.04, 53.38]],
  MP: [[-6.1, 53.26], [-6.0, 52.98], [-6.14, 52.76], [-6.2, 52.52], [-6.42, 52.36], [-6.34, 52.2], [-6.6, 52.19], [-6.9, 52.12]],
  PQ: [], QJ: [[-7.14, 52.13], [-7.5, 52.09], [-7.72, 51.95], [-8.0, 51.82], [-8.28, 51.86], [-8.4, 51.7], [-8.56, 51.6], [-8.95, 51.55], [-9.4, 51.46], [-9.82, 51.45], [-9.55, 51.66], [-10.15, 51.58], [-9.7, 51.83], [-10.32, 51.78], [-10.38, 51.93], [-9.86, 52.11], [-10.44, 52.1], [-10.2, 52.26], [-9.88, 52.27], [-9.92, 52.41], [-9.5, 52.56], [-8.95, 52.67], [-9.45, 52.63], [-9.9, 52.57], [-9.48, 52.83], [-9.45, 52.98], [-9.24, 53.14]],
  JI: [], IF: [[-9.3, 53.23], [-9.64, 53.24], [-9.9, 53.36], [-10.2, 53.41], [-10.08, 53.54], [-9.9, 53.64], [-9.88, 53.77], [-9.56, 53.82], [-9.7, 53.93], [-10.18, 53.98], [-9.95, 54.1], [-10.08, 54.28], [-9.8, 54.33], [-9.34, 54.31], [-9.18, 54.2], [-8.9, 54.28], [-8.55, 54.27], [-8.5, 54.43]],
  FA: [[-8.14, 54.62], [-8.45, 54.6], [-8.78, 54.67], [-8.46, 54.84], [-8.42, 55.0], [-8.28, 55.16], [-7.98, 55.22], [-7.82, 55.14], [-7.64, 55.27], [-7.52, 55.07], [-7.5, 55.27], [-7.37, 55.37], [-6.95, 55.23], [-7.2, 55.05], [-6.97, 55.18]],
};
const BORDER: Readonly<Record<string, readonly Point[]>> = {
  AB: [[-6.62, 55.0], [-6.66, 54.82]], BC: [[-6.42, 54.44], [-6.34, 54.28]], BE: [[-6.95, 54.55], [-7.3, 54.6], [-7.62, 54.45]], EF: [[-8.12, 54.47]], EG: [[-8.0, 54.22], [-7.72, 54.12]], GD: [[-7.2, 53.96], [-6.9, 53.88], [-6.66, 53.98]], GH: [[-7.84, 53.84], [-7.92, 53.7]], HI: [[-8.3, 53.64], [-8.62, 53.55], [-8.84, 53.4]], HK: [[-7.98, 53.34], [-8.1, 53.16]], KJ: [[-8.36, 52.99], [-8.64, 53.04]], KL: [[-7.8, 53.06], [-7.46, 53.16]], LM: [[-6.86, 53.2], [-6.54, 53.3]], LP: [[-7.0, 52.84], [-6.86, 52.54]], KQ: [[-7.9, 52.8], [-7.96, 52.52], [-7.6, 52.32]],
};

/** The points from one node to another, either way round. */
function arc(from: string, to: string): Point[] {
  const there = COAST[from + to] ?? BORDER[from + to];
  const between = there ?? [...(COAST[to + from] ?? BORDER[to + from] ?? [])].reverse();
  return [NODES[from] as Point, ...between, NODES[to] as Point].map(at);
}

/** A closed outline along arcs from node to node. */
function ring(nodes: string): string {
  const arcs = [...nodes].map((node, i) => smooth(arc(node, nodes[(i + 1) % nodes.length] as string)));
  return arcs.map((d, i) => (i ? d.replace(/^M[^C]*/, '') : d)).join('') + 'Z';
}

/** The box that the whole map fills. */
export const MAP_BOX = '24 -14 876 796';

/** One area: its outline, and where its name, blocks, pawns and the boat of a coastal area stand. */
export interface AreaPlace {
  outline: string;
  province: string;
  name: Point;
  chief: Point;
  holy: Point; // the druid or the church
  people: readonly Point[];
  extras: readonly Point[]; // dolmens, graves, relics
  pawns: Point; // the middle of the row of saints
  boat?: Point;
}

function area(nodes: string, province: string, boxes: number, [x, y]: Point, boat?: Point): AreaPlace {
  const people: Point[] = [];
  for (let i = 0; i < boxes; i++) people.push([x + (i - (boxes - 1) / 2) * 29, y + 28]);
  const extras: Point[] = [[x + 48, y - 8], [x + 74, y - 8], [x - 62, y - 8]];
  const places = { name: [x, y - 38], chief: [x - 30, y - 8], holy: [x + 12, y - 8], people, extras } as const;
  return { outline: ring(nodes), province, ...places, pawns: [x + boxes * 15 + 22, y + 42], ...(boat ? { boat } : {}) };
}

/** The nine areas by their names in the notation. */
export const AREAS: Readonly<Record<string, AreaPlace>> = {
  'northern-ui-neill': area('FABE', 'ulster', 4, [398, 112], [545, 40]),
  airgialla: area('BCDGE', 'ulster', 4, [486, 214]),
  ulaid: area('ACB', 'ulster', 4, [590, 150], [676, 84]),
  connachta: area('IFEGH', 'connacht', 4, [232, 282], [88, 216]),
  'ui-maine': area('JIHK', 'connacht', 3, [300, 400]),
  'southern-ui-neill': area('DMLKHG', 'leinster', 5, [468, 342], [618, 322]),
  laigin: area('MPL', 'leinster', 5, [540, 476], [632, 530]),
  eoganacht: area('QJK', 'munster', 5, [240, 582], [172, 712]),
  osraige: area('PLKQ', 'munster', 3, [430, 512]),
};

/** Where the king of each province stands, and where the province is named. */
export const PROVINCES: Readonly<Record<string, { king: Point; name: Point }>> = {
  ulster: { king: [270, 46], name: [270, 82] },
  connacht: { king: [96, 150], name: [96, 186] },
  leinster: { king: [662, 404], name: [662, 440] },
  munster: { king: [92, 452], name: [92, 488] },
};

/** Where the high king stands, at Tara. */
export const TARA: Point = [402, 334];

const FIELD: Readonly<Record<string, readonly [string, string]>> = {
  ulster: ['#d9c98b', '#cdbb76'],
  connacht: ['#a9c3a4', '#9ab896'],
  leinster: ['#e0b98a', '#d6ab78'],
  munster: ['#b9c58a', '#aab97a'],
};
const LAKES: readonly (readonly [number, number, number, number])[] = [
  [-6.52, 54.62, 22, 20], [-8.12, 53.02, 13, 24], [-7.9, 54.38, 21, 8], [-8.02, 53.58, 9, 16], [-9.25, 53.48, 9, 15],
];
const GROWTH: readonly Point[] = [
  [-8.1, 54.9], [-7.2, 54.85], [-9.5, 54.0], [-9.4, 53.6], [-6.35, 52.9], [-9.2, 52.35], [-8.6, 51.9], [-7.9, 52.15], [-6.9, 53.75], [-9.7, 52.0],
];

/** The shore of all Ireland. */
export const SHORE = ring('ACDMPQJIF');

/** The sea around the map. */
export function seaArt(): string {
  let d = '';
  for (let y = -200, k = 0; y < 1000; y += 54, k++) for (let x = -500 + (k % 2) * 60; x < 1500; x += 120) d += `M${x} ${y}q9 -9 18 0t18 0`;
  return `<path class="ripple" d="${d}"/>`;
}

/** Ireland painted, without anything that changes in play. */
export function irelandArt(): string {
  const shore = [46, 32, 18].map((w, i) => `<path d="${SHORE}" fill="none" stroke="var(--shore-${i + 1})" stroke-width="${w}"/>`).join('');
  const fields = Object.values(AREAS).map((a, i) => shape(a.outline, (FIELD[a.province] as readonly string[])[i % 2] as string, 1.6, '#5a4526')).join('');
  const growth = GROWTH.map(at).map(([x, y], i) => i % 2 ? `M${r1(x - 16)} ${r1(y)}q8 -14 16 0q7 -11 14 0M${r1(x - 6)} ${r1(y)}q2 -5 5 -6` : spiral(x, y, 8, 1.5) + spiral(x + 15, y + 4, 6, 1.4, -1, 3)).join('');
  const lakes = LAKES.map(([east, north, w, h]) => {
    const [x, y] = at([east, north]);
    return `<ellipse cx="${r1(x)}" cy="${r1(y)}" rx="${w}" ry="${h}" fill="#7fa9b4" stroke="${INK}" stroke-width="1.4"/>`;
  }).join('');
  const bounds = ['GD', 'EF', 'EG', 'GH', 'HK', 'KJ', 'KL', 'LP'].map((pair) => smooth(arc(pair[0] as string, pair[1] as string))).join('');
  const boats = Object.values(AREAS).map(({ boat }) => boat ? move(boat[0], boat[1], shape('M-11 0Q0 8 12 -1Q8 8 0 8T-11 0Z', '#7b4a24', 1.4) + line('M0 3V-12', INK, 1.6) + shape('M1 -12Q12 -6 2 1Z', VELLUM, 1.2)) : '').join('');
  return group(shore + fields + line(growth, '#5a4526', 1.5, 0.5) + line(bounds, '#7a2f2c', 3.2, 1, 'stroke-dasharray="1 7"') + line(SHORE, INK, 3) + lakes + boats);
}

/** A region of Britain: its outline, and where its name and its mark stand. */
export interface RegionPlace {
  outline: string;
  name: Point;
  mark: Point;
}

/** The regions of Britain, which falls from the north. */
export const REGIONS: Readonly<Record<string, RegionPlace>> = {
  scotland: { outline: 'M1452 -276H812Q766 -116 792 24Q766 54 786 84Q762 108 782 136Q768 174 796 202Q832 214 902 206H1452Z', name: [844, 90], mark: [844, 116] },
  strathclyde: { outline: 'M1452 206H902Q832 214 796 202Q772 238 806 260Q782 286 814 314Q802 354 826 376Q862 384 902 376H1452Z', name: [844, 262], mark: [844, 288] },
  england: { outline: 'M1452 376H902Q862 384 826 376Q800 408 824 436Q772 448 760 494Q748 544 792 560Q768 604 812 630Q836 674 792 724Q842 740 902 730Q1052 724 1452 924Z', name: [844, 498], mark: [844, 524] },
};

/** Britain painted; fallen regions lie in the dark. */
export function britainArt(fallen: readonly string[] = []): string {
  return group(
    Object.entries(REGIONS).map(([name, { outline, mark: [x, y] }]) => {
      const lost = fallen.includes(name);
      return `<g class="britain${lost ? ' fallen' : ''}">` + shape(outline, lost ? '#4a4038' : '#e9dcb4', 2.6) + move(x, y, lost ? `<g color="#e08a5a">${triskel(18, { width: 3.4 })}</g>` : cross(16)) + '</g>';
    }).join(''),
  );
}

/** Where the stones of the paganism track lie, from box 0 to the last. */
export const paganismStones = (boxes: number): Point[] =>
  Array.from({ length: boxes + 1 }, (_, k) => [716 + (k % 2 ? 7 : -7), 56 + (k * 640) / boxes]);
