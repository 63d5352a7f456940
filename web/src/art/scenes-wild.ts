/** The wild lands of Inis: wood, height, mist and mire. Each fills -190..190 by -165..215; see `scenes.ts` for the rest. */
import { type Box, band, cloud, hump, mist, peak, pines, ridge, stone, strewn, sun, trees, tufts, wash } from './brushes';
import { roundHouse, stagAt } from './props';
import { INK, LEAD, type Point, RED, disc, dotted, line, move, poly, r1, shape, spiral } from './ink';

/** Where pieces and the name stand on a tile that points up or down: nothing loud is painted there. */
export const quiet = (up: boolean): readonly Box[] =>
  up
    ? [[-158, -104, -28, -16], [28, -104, 158, -16], [-112, 6, 112, 48], [-66, 76, 66, 142]]
    : [[-66, -84, 66, -20], [-112, 0, 112, 40], [-158, 40, -28, 154], [28, 40, 158, 154]];

/** Sun and cloud where the sky is seen: in two corners when the tile points up, in one when it points down. */
export const heaven = (up: boolean, ring: string, veil: string = LEAD, orb = '#eeb94c'): string =>
  up ? sun(-92, -113, 14, orb, ring) + cloud(92, -114, 54, 10, veil) : sun(-32, -120, 13, orb, ring) + cloud(34, -114, 44, 9, veil);

/** The foot of what is painted in the middle of a land, between the pieces. */
export const focus = (up: boolean): Point => (up ? [0, 4] : [0, 140]);

const WOOD = { leaf: '#3b6a44', light: '#5d8a56', ink: '#28482f' };
const OAK = { leaf: '#5b8a47', light: '#d3e39a' };
const FIR = { leaf: '#3f6b4a', light: '#9cb979' };

/** A row of trees that do not overlap. */
const row = (y: number, shift: number, step = 36): Point[] => {
  const points: Point[] = [];
  for (let x = -180 + shift; x < 190; x += step) points.push([x, y + ((x * 7) % 5)]);
  return points;
};

/** The path of a clearing. */
const glade = (x: number, y: number, w: number, h: number): string => `M${x - w} ${y}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`;

export function forest(up: boolean): string {
  const canopy = [-56, -22, 12, 46, 80, 114, 148, 182].map((y, k) => trees(row(y, (k % 2) * 18), 32, WOOD)).join('');
  const way = up ? 'M0 128Q-24 78 2 40Q40 4 88 -22M2 40Q-40 6 -88 -22' : 'M0 -36Q26 10 0 56Q-40 104 -88 144M0 56Q40 104 88 144';
  const glades = up ? glade(-88, -30, 68, 24) + glade(88, -30, 68, 24) + glade(0, 128, 66, 22) : glade(0, -40, 64, 20) + glade(-90, 138, 66, 24) + glade(90, 138, 66, 24);
  const grass = strewn('fg', 26, up ? [-150, -44, 150, 144] : [-150, -52, 150, 154]).filter(([x, y]) => (up ? (Math.abs(x) > 40 && y < -18) || (Math.abs(x) < 50 && y > 116) : (Math.abs(x) < 46 && y < -30) || (Math.abs(x) > 40 && y > 126)));
  const near: Point[] = up ? [[-156, 6], [156, 4], [-118, 30], [118, 30], [-66, 178], [66, 180], [-22, 192], [26, 196]] : [[-72, -58], [72, -56], [-148, 92], [148, 90], [-108, 190], [108, 192], [-56, 188], [58, 190]];
  return (
    wash('#d7dfae') + heaven(up, '#ece7b0') + ridge(-92, 8, 8, '#7d9a63', 'fo1', { dots: RED, echo: 0 }) + pines(row(-74, 6, 24), 22, FIR) + band(-70, 215, '#35603f') + canopy +
    line(way, '#28482f', 19) + shape(glades, '#8fb069', 5, '#28482f') + line(way, '#b9bd7c', 14) + line(way, '#7d8a4f', 1.6, 0.9, 'stroke-dasharray="6 9"') +
    line(tufts(grass, 8), '#5f8346', 1.6) + trees(near, 36, OAK) + move(...focus(up), trees([[0, 0]], up ? 56 : 48, OAK))
  );
}

const mesa = (x: number, y: number, w: number, h: number, top: string, side: string): string => {
  const grooves = [0.16, 0.34, 0.5, 0.66, 0.84].map((k) => `M${r1(x - w * 0.4 + w * 0.8 * k)} ${r1(y - h + 12)}L${r1(x - w / 2 + w * k)} ${y - 4}`);
  const lid = `M${r1(x - w * 0.42)} ${y - h + 4}Q${x} ${r1(y - h - 20)} ${r1(x + w * 0.42)} ${y - h + 4}Q${x} ${r1(y - h + 18)} ${r1(x - w * 0.42)} ${y - h + 4}Z`;
  return shape(poly([[x - w / 2, y], [x - w * 0.41, y - h], [x + w * 0.41, y - h], [x + w / 2, y]]), side, 2.2) + line(grooves.join(''), INK, 1.6, 0.26) + shape(lid, top, 2);
};

export function highlands(up: boolean): string {
  const [, y] = focus(up);
  const far = up ? mesa(-118, -18, 150, 56, '#b8b062', '#a67768') + mesa(118, -16, 150, 60, '#b1ab5e', '#9b6d6a') : mesa(0, -14, 168, 66, '#b8b062', '#a67768');
  const near = up ? mesa(0, 34, 116, 46, '#b5ad62', '#96696a') : mesa(-118, 92, 150, 44, '#b1b468', '#916462') + mesa(118, 90, 150, 46, '#a8b064', '#8a5f5e') + mesa(0, 172, 120, 40, '#b5ad62', '#96696a');
  return (
    wash('#ecd9bc') + heaven(up, '#f3dcae') + ridge(-84, 8, 6, '#c0a5b2', 'h1', { dots: RED, echo: 2 }) + far +
    ridge(up ? 0 : 2, 8, 6, '#93955a', 'h2', { echo: 3 }) + near + stagAt(0, y - (up ? 14 : 8), up ? 0.9 : 0.78) +
    ridge(up ? 58 : 176, 7, 6, '#7d8a50', 'h3', { echo: up ? 6 : 2, step: 22 }) +
    line(tufts(strewn('ht', 18, [-170, 10, 170, 196], quiet(up)), 11), '#8d3f6c', 1.8)
  );
}

const FLEECE: readonly Point[] = [[-16, 4], [12, 10], [-146, 4], [146, 6], [-72, 168], [68, 176], [-8, 176]];

/** Sheep, each with its face to the right. */
const sheep = (points: readonly Point[]): string =>
  line(points.map(([x, y]) => `M${x - 5} ${y + 4}v8M${x + 5} ${y + 4}v8`).join(''), INK, 2) +
  shape(points.map(([x, y]) => disc(x, y, 9)).join(''), LEAD, 1.7) +
  line(points.map(([x, y]) => spiral(x, y, 5.5, 1.5)).join(''), '#8a7a5c', 1.3) +
  shape(points.map(([x, y]) => disc(x + 10, y - 3, 4)).join(''), '#4a3a2c', 0);

export function hills(up: boolean): string {
  const low = { echo: 4, faint: 0.2 };
  const flock: readonly Point[] = up ? FLEECE : [[-16, 108], [14, 116], [-66, -8], [70, 2], [-150, 60], [148, 66], [-6, 136]];
  const [x, y] = up ? [0, -40] : [0, 66];
  // a ring fort on the hill in the middle
  const rath = line(`M${x - 34} ${y}a34 12 0 1 0 68 0a34 12 0 1 0 -68 0Z`, '#4f7038', 3.4) + line(`M${x - 22} ${y - 1}a22 7 0 1 0 44 0a22 7 0 1 0 -44 0Z`, '#4f7038', 2.4) + roundHouse(x, y + 3, 0.8);
  return (
    wash('#f4e4b4') + heaven(up, '#f6dd9a') + hump(-140, -40, 190, 58, '#8fb07a', { dots: RED, ...low }) + hump(140, -38, 200, 64, '#86aa70', { dots: RED, ...low }) +
    band(-42, 215, '#94b56a') + hump(0, 0, 220, up ? 84 : 98, '#9cbb68', up ? low : { ...low, dots: RED }) + hump(-128, 62, 230, 94, '#7fa555', low) + hump(132, 66, 220, 88, '#a0bd68', low) +
    hump(0, 122, 236, 84, '#8db25b', low) + hump(-132, 190, 230, 92, '#759f53', low) + hump(136, 194, 230, 92, '#7ea659', low) + hump(2, 236, 210, 76, '#9abb62', low) + rath + sheep(flock)
  );
}

export function lostVale(up: boolean): string {
  const wall = (m: number): string => {
    const x = (v: number): number => v * m;
    const rock = `M${x(-190)} -96Q${x(-120)} -106 ${x(-78)} -52Q${x(-56)} -12 ${x(-26)} ${up ? 26 : 84}Q${x(-14)} ${up ? 58 : 118} ${x(-50)} ${up ? 100 : 158}Q${x(-84)} 160 ${x(-76)} 215H${x(-190)}Z`;
    const grain = `M${x(-190)} -66Q${x(-134)} -74 ${x(-104)} -34Q${x(-80)} 0 ${x(-58)} 34M${x(-190)} -30Q${x(-150)} -36 ${x(-126)} -4Q${x(-104)} 28 ${x(-86)} 58M${x(-190)} 8Q${x(-164)} 4 ${x(-148)} 30Q${x(-130)} 60 ${x(-112)} 88M${x(-190)} 50Q${x(-176)} 54 ${x(-166)} 74Q${x(-150)} 104 ${x(-134)} 128`;
    return shape(rock, m > 0 ? '#2d5565' : '#335f69', 2.4) + line(grain, '#8fc0b4', 1.8, 0.32);
  };
  const y = up ? 0 : 70;
  const moon = up ? [-88, -112] : [0, -116];
  const stars = strewn('st', 12, [-130, -146, 130, -92]).map(([a, b]) => disc(a, b, 1.8)).join('');
  const falls = `M0 ${y - 76}V${y + 22}`;
  return (
    wash('#24405a') + shape(disc(moon[0] as number, moon[1] as number, 30), '#5b86a0', 0, INK, 'opacity=".5"') + shape(disc(moon[0] as number, moon[1] as number, 18), '#f4ecc8', 2) +
    line(spiral(moon[0] as number, moon[1] as number, 12, 1.5), '#b7a76c', 1.8) + shape(stars, '#f4ecc8', 0) + ridge(-78, 8, 6, '#31607a', 'lv1', { dots: '#f2d27a', echo: 2, tone: '#8fc0b4' }) +
    band(up ? -50 : -64, 215, '#3a6b63') + shape(`M-70 ${y - 60}Q0 ${y - 96} 70 ${y - 60}V215H-70Z`, '#4c7f6c', 2) + wall(1) + wall(-1) +
    shape(`M-${up ? 28 : 34} ${y + 30}Q0 ${y + 8} ${up ? 28 : 34} ${y + 30}Q14 ${y + 60} 50 ${y + 100}Q86 ${y + 160} 78 215H-78Q-86 ${y + 160} -50 ${y + 100}Q-14 ${y + 60} -${up ? 28 : 34} ${y + 30}Z`, '#d9c36a', 2) +
    line(falls, INK, 17) + line(falls, '#dff1ee', 13) + line(`M-3 ${y - 74}V${y + 20}M4 ${y - 70}V${y + 22}`, '#6fa8b4', 1.7) +
    shape(`M-34 ${y + 24}Q2 ${y + 12} 36 ${y + 24}Q26 ${y + 42} 0 ${y + 42}T-34 ${y + 24}Z`, '#7fb9c0', 1.8) + line(`M-20 ${y + 26}Q2 ${y + 20} 24 ${y + 26}M-12 ${y + 33}Q2 ${y + 29} 14 ${y + 33}`, LEAD, 1.6) +
    trees(up ? [[-78, 74], [78, 78], [-70, 186], [72, 188]] : [[-112, 38], [112, 40], [-30, 176], [30, 178]], 26, { leaf: '#3f7a52', light: '#cfe08d' }) +
    shape((up ? [[-40, 66], [36, 62], [-24, 160], [30, 168], [0, 186]] : [[-14, 134], [16, 142], [0, 160], [-8, 186]]).map(([a, b]) => disc(a as number, b as number, 2.8)).join(''), LEAD, 0)
  );
}

export function mistyLands(up: boolean): string {
  const far = { leaf: '#8994a0', light: '#c8d0d6', ink: '#5f6876' };
  const near = { leaf: '#465260', light: '#8f9ba5', ink: '#2b343f' };
  const [x, y] = focus(up);
  return (
    wash('#c9ced4') + shape(disc(up ? 90 : 26, -114, 17), '#f4f1e4', 1.6, '#8d8f98') + dotted(disc(up ? 90 : 26, -114, 24), '#f4f1e4', 3, 10) +
    ridge(-80, 12, 6, '#a9b2bd', 'ml1', { echo: 2, tone: '#5f6876' }) + pines(strewn('mp', 9, [-180, -78, 180, -66]), 26, far) + mist(-60, -46, 170, 9, '#e9e9e4') + mist(110, -58, 120, 8, '#dfe2e2') +
    ridge(-16, 9, 6, '#939dab', 'ml2', { echo: 3, tone: '#5a6372' }) + mist(84, 18, 180, 10, '#efeee8') + mist(-112, 30, 130, 9, '#e0e3e3') +
    ridge(60, 9, 6, '#7f8a97', 'ml3', { echo: 3, tone: '#454e5c' }) + mist(-40, 96, 220, 10, '#efeee8') + mist(130, 116, 120, 9, '#e0e3e3') +
    ridge(136, 9, 6, '#6d7884', 'ml4', { echo: 3, tone: '#38414d' }) + pines(up ? [[-152, 8], [152, 10], [-74, 76], [76, 78], [-56, 186], [52, 188]] : [[-72, -14], [72, -16], [-150, 68], [150, 64], [-92, 190], [94, 190], [-140, 184], [140, 186]], up ? 36 : 34, near) +
    mist(10, 172, 200, 11, '#f1f0ea') + move(x, y, stone(0, 0, 30, up ? 74 : 62, '#727b88', 4) + line(spiral(4, up ? -44 : -38, 8, 1.5) + spiral(0, -18, 7, 1.5, -1), '#d5dbe0', 2)) + mist(x, y + 6, 90, 8, '#f1f0ea')
  );
}

export function moor(up: boolean): string {
  const [x, y] = focus(up);
  const heather = strewn('mh', 40, [-170, -20, 170, 200], quiet(up));
  const pink = (keep: number): readonly Point[] => heather.filter((_, i) => i % 2 === keep);
  const pool = up ? 'M-62 168Q-20 150 40 164Q58 180 10 190Q-56 196 -62 168Z' : 'M-52 44Q-10 30 46 42Q58 54 12 62Q-46 66 -52 44Z';
  return (
    wash('#e9d0bd') + heaven(up, '#efe2d2', '#efe2d2') + ridge(-80, 9, 5, '#a58aa0', 'mo1', { dots: RED, echo: 2, tilt: 14 }) + ridge(-40, 9, 5, '#8e5f7f', 'mo2', { echo: 3, tone: '#e0a9c4', faint: 0.34, tilt: -18 }) +
    ridge(22, 8, 6, '#7d5468', 'mo3', { echo: 4, step: 14, tone: '#d697b8', faint: 0.32, tilt: 10 }) + ridge(98, 8, 6, '#6b4a55', 'mo4', { echo: 6, step: 15, tone: '#c987a8', faint: 0.32 }) +
    shape(pool, '#3f5560', 2.2) + line(up ? 'M-40 172Q-6 162 26 172M-20 182Q0 176 12 181' : 'M-32 48Q-2 38 28 48M-16 57Q0 52 10 56', '#a9c2c4', 1.8, 0.8) +
    line(tufts(pink(0), 11), '#d691b6', 1.8) + line(tufts(pink(1), 10), '#b5b877', 1.8) + shape(heather.map(([a, b]) => disc(a, b - 13, 2.4)).join(''), '#f0c9dc', 0) +
    move(x + 8, y, line('M0 0Q6 -26 -6 -52Q-12 -70 -34 -78M-2 -30Q4 -52 -14 -72M-6 -52Q-28 -58 -44 -50M1 -10Q20 -30 12 -54', INK, 6) + line('M-34 -78q-12 0 -16 8M-44 -50q-10 2 -12 10M-14 -72q-4 -12 -18 -12M12 -54q-2 -12 -14 -18M-28 -57q-8 -10 -18 -8M12 -54q8 -8 16 -6', INK, 2.8), up ? 1 : 0.82)
  );
}

export function mountains(up: boolean): string {
  const wood = { leaf: '#3f5d4a', light: '#8fa883' };
  const range = up
    ? peak(-116, -4, 170, 128, '#9aa5af', '#76838f', LEAD) + peak(120, -2, 176, 136, '#929ea9', '#6d7a87', LEAD) + band(-6, 215, '#8a969f') + peak(0, 42, 190, 138, '#aab3b7', '#7d8891', '#fbf6e8') + dotted('M-46 -36L0 -104L52 -34', RED, 2.8, 9)
    : peak(-6, 8, 220, 150, '#aab3b7', '#7d8891', '#fbf6e8') + dotted('M-50 -80L-6 -152L52 -78', RED, 2.8, 9) + band(4, 215, '#8a969f') + peak(-130, 132, 190, 120, '#9aa5af', '#76838f', LEAD) + peak(132, 130, 190, 124, '#929ea9', '#6d7a87', LEAD) + peak(0, 176, 150, 96, '#a4aeb4', '#78848e', LEAD);
  return (
    wash('#e3e8e2') + (up ? '' : cloud(40, -116, 40, 8, LEAD)) + range + ridge(up ? 66 : 166, 9, 8, '#7b8f72', 'mt', { echo: up ? 7 : 2, step: 18 }) +
    pines(strewn('mtp', up ? 16 : 14, [-170, up ? 70 : 176, 170, 200], quiet(up)), 24, wood)
  );
}

const swampPool = (x: number, y: number, w: number, h: number): string =>
  shape(`M${x - w} ${y}a${w} ${h} 0 1 0 ${2 * w} 0a${w} ${h} 0 1 0 ${-2 * w} 0Z`, '#4a655c', 2.2) +
  line([0.72, 0.42].map((k) => `M${r1(x - w * k)} ${y}a${r1(w * k)} ${r1(h * k)} 0 1 0 ${r1(2 * w * k)} 0a${r1(w * k)} ${r1(h * k)} 0 1 0 ${r1(-2 * w * k)} 0Z`).join(''), '#9dbd9d', 1.6, 0.6);

/** Reeds: stalks and heads. */
const reeds = (points: readonly Point[], h: number): string =>
  line(points.map(([x, y]) => `M${x} ${y}q3 ${-h * 0.5} 0 ${-h}M${x + 7} ${y}q-1 ${r1(-h * 0.4)} 5 ${r1(-h * 0.8)}M${x - 6} ${y}q0 ${r1(-h * 0.4)} -7 ${r1(-h * 0.7)}`).join(''), '#39441f', 2.2) +
  line(points.map(([x, y]) => `M${x} ${y - h}v${r1(-h * 0.22)}M${x + 12} ${r1(y - h * 0.8)}l1 ${r1(-h * 0.2)}`).join(''), '#6b3f22', 5.5);

export function swamp(up: boolean): string {
  const [x, y] = focus(up);
  const pools = up ? swampPool(-96, -26, 62, 15) + swampPool(96, -24, 62, 15) + swampPool(0, 62, 84, 15) + swampPool(0, 140, 60, 16) + swampPool(-10, 190, 50, 9) : swampPool(0, -32, 58, 15) + swampPool(-20, 44, 60, 12) + swampPool(-94, 142, 64, 17) + swampPool(96, 140, 64, 17) + swampPool(0, 96, 50, 12);
  const stalks: Point[] = up ? [[-150, 12], [150, 14], [-112, 38], [112, 40], [-74, 92], [74, 94], [-62, 184], [60, 182], [-24, -62]] : [[-72, -10], [72, -8], [-150, 84], [150, 80], [-146, 188], [146, 190], [-56, 178], [58, 180], [-94, 34], [94, 36]];
  const wisps: Point[] = up ? [[-34, -2], [40, 18], [-60, 118], [62, 128], [6, 170]] : [[-80, 56], [80, 52], [30, 66], [-34, 112], [6, 186]];
  return (
    wash('#c3c092') + (up ? cloud(92, -116, 54, 10, '#d8d5ad') + shape(disc(-90, -114, 14), '#efe8ba', 1.8) : shape(disc(-24, -118, 13), '#efe8ba', 1.8) + cloud(34, -112, 44, 9, '#d8d5ad')) +
    ridge(-84, 8, 8, '#8d9160', 'sw1', { echo: 1 }) + trees(row(-70, 20, 62), 22, { leaf: '#6d7746', light: '#a9ab6a', ink: '#3f4522' }) + ridge(-58, 5, 6, '#7c8148', 'sw2', { echo: 11, tone: '#3f4522', faint: 0.22, step: 22 }) + pools +
    move(x, y, line('M0 0Q-4 -26 4 -52Q8 -70 0 -84M2 -34Q20 -44 27 -64M3 -56Q-16 -66 -22 -80M2 -18Q-16 -26 -26 -40', '#2c2a22', 6) + line('M27 -64q8 -4 9 -12M-22 -80q-7 -2 -11 -9M-26 -40q-8 0 -12 -8M0 -84q2 -9 10 -12', '#2c2a22', 2.6), up ? 1 : 0.8) +
    reeds(stalks, 36) + shape(wisps.map(([a, b]) => disc(a, b, 9)).join(''), '#f2e59a', 0, INK, 'opacity=".35"') + shape(wisps.map(([a, b]) => disc(a, b, 3.6)).join(''), '#fbf3c0', 0)
  );
}
