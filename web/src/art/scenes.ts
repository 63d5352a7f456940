/** The sixteen painted lands of Inis, by their names in the notation; a scene is drawn for a tile that points up or down. */
import { adit, band, cloud, flowers, hump, peak, ridge, stone, strewn, sun, trees, tufts, wash, waves } from './brushes';
import { INK, LEAD, type Point, RED, disc, dotted, line, move, poly, r1, shape, spiral } from './ink';
import { forest, heaven, highlands, hills, lostVale, mistyLands, moor, mountains, quiet, swamp } from './scenes-wild';
import { curragh, roundHouse } from './props';

/** The coast of the bay, the edge of its sand, and the echo of both in the grass. */
const BAY = {
  up: {
    coast: 'M-190 -66Q-116 -70 -64 -44Q-34 -22 -42 6Q-48 40 0 44Q48 40 42 6Q34 -22 64 -44Q116 -70 190 -66',
    grass: 'M-190 -50Q-124 -54 -82 -30Q-58 -8 -62 14Q-64 62 0 64Q64 62 62 14Q58 -8 82 -30Q124 -54 190 -50',
    echo: 'M-190 -22Q-128 -26 -100 -6Q-84 10 -84 30Q-82 88 0 90Q82 88 84 30Q84 10 100 -6Q128 -26 190 -22M-190 10Q-132 8 -112 26Q-98 112 0 116Q98 112 112 26Q132 8 190 10M-78 150Q0 132 78 150M-74 176Q0 160 74 176',
  },
  down: {
    coast: 'M-190 172Q-116 178 -62 158Q-34 138 -42 108Q-48 66 0 62Q48 66 42 108Q34 138 62 158Q116 178 190 172',
    grass: 'M-190 156Q-124 160 -82 142Q-58 124 -62 100Q-64 46 0 42Q64 46 62 100Q58 124 82 142Q124 160 190 156',
    echo: 'M-190 128Q-130 134 -100 116Q-84 100 -84 88Q-82 20 0 16Q82 20 84 88Q84 100 100 116Q130 134 190 128M-190 98Q-136 102 -116 82Q-104 -6 0 -10Q104 -6 116 82Q136 102 190 98M-78 -34Q0 -48 78 -34',
  },
};

function cove(up: boolean): string {
  const { coast, grass, echo } = up ? BAY.up : BAY.down;
  const close = up ? 'V215H-190Z' : 'V-66H-190Z';
  const marram = strewn('cv', 34, [-150, up ? -30 : -50, 150, up ? 196 : 130], quiet(up)).filter(([x]) => Math.abs(x) > 66 || up);
  return (
    wash('#f0e3bf') + heaven(up, '#f3dc9c') + hump(-130, -60, 150, 30, '#9db996', { dots: RED, echo: 1 }) + hump(132, -60, 160, 34, '#93b18d', { dots: RED, echo: 1 }) + (up ? '' : hump(0, -60, 130, 44, '#a5bf98', { dots: RED, echo: 2 })) +
    band(-70, 215, '#4f9d9c') + waves(up ? [-180, -72, 180, 40] : [-180, 66, 180, 200], '#d9f0e4', 22) + shape(coast + close, '#e6cb8b', 2.4) + shape(grass + close, '#94b771', 1.6, '#5d7d45') + (up ? '' : line('M-190 -66H190', INK, 2)) + line(echo, '#5d7d45', 1.6, 0.42) + dotted(coast, LEAD, 3, 9) +
    line(tufts(marram.filter(([, y]) => !up || y > 70 || y < 0), 8), '#5d7d45', 1.6, 0.8) + curragh(0, up ? 2 : 118, up ? 0.88 : 0.8) + trees(up ? [[-148, -2], [148, 0], [-62, 182], [62, 184]] : [[-70, -8], [-148, 70], [148, 66]], 24, { leaf: '#557f4e', light: '#b9cf8d' }) + roundHouse(up ? 96 : 76, up ? 42 : 4, 0.8)
  );
}

function gates(up: boolean): string {
  const y = up ? 0 : 96;
  let rays = '';
  for (let k = 0; k < 24; k++) {
    const [cos, sin] = [Math.cos(((k * 15 + 7) * Math.PI) / 180), Math.sin(((k * 15 + 7) * Math.PI) / 180)];
    rays += `M${r1(46 * cos)} ${r1(y - 34 + 46 * sin)}L${r1(250 * cos)} ${r1(y - 34 + 250 * sin)}`;
  }
  const way = `M-22 ${y + 30}Q-40 ${y + 84} -62 215H62Q40 ${y + 84} 22 ${y + 30}Z`;
  const stars = strewn('gg', 22, [-170, -140, 170, 196], quiet(up)).filter(([x, b]) => Math.abs(x) > 60 || b < y - 100);
  return (
    wash('#5b4a78') + shape(strewn('gs', 14, [-130, -146, 130, -92]).map(([a, b]) => disc(a, b, 1.8)).join(''), '#f2d27a', 0) + ridge(-74, 9, 6, '#4d4a78', 'g0', { dots: '#f2d27a', echo: 2, tone: '#b7a6d6' }) +
    ridge(-34, 8, 6, '#445a6c', 'g1', { echo: 3, step: 14, tone: '#9fc4a8', faint: 0.26 }) + ridge(34, 9, 8, '#3f5d5a', 'g2', { echo: 10, step: 18, tone: '#9fc4a8', faint: 0.24 }) + line(rays, '#e9c463', 5, 0.16) +
    `<circle cy="${y - 34}" r="72" fill="#d99a6a" opacity=".3"/>` + dotted(disc(0, y - 34, 70), '#f2d27a', 3, 11) +
    shape(`M-30 ${y + 30}V${y - 46}A30 32 0 0 1 30 ${y - 46}V${y + 30}Z`, '#fbe7a6', 0) + line(spiral(0, y - 32, 25, 2.5), '#d08a35', 3.6) + shape(way, '#e3bf72', 2) + line([0.2, 0.42, 0.66].map((k) => `M${r1(-24 - 38 * k)} ${r1(y + 30 + (185 - y) * k)}H${r1(24 + 38 * k)}`).join(''), '#8a5a2c', 2, 0.5) +
    stone(-42, y + 34, 25, 92, '#9a94a8', 2) + stone(42, y + 34, 25, 92, '#9a94a8', -2) + shape(`M-64 ${y - 56}Q0 ${y - 84} 64 ${y - 56}L58 ${y - 36}Q0 ${y - 60} -58 ${y - 36}Z`, '#b3adbf', 2.2) +
    line(spiral(-36, y - 55, 7, 1.5) + spiral(0, y - 64, 8, 1.5) + spiral(36, y - 55, 7, 1.5, -1) + spiral(-42, y - 8, 7, 1.5) + spiral(42, y - 8, 7, 1.5, -1), INK, 1.7) +
    line(stars.map(([a, b]) => `M${a - 6} ${b}h12M${a} ${b - 6}v12`).join(''), '#f2d27a', 1.5, 0.8)
  );
}

function ironMine(up: boolean): string {
  const y = up ? 30 : 148;
  const cart = shape('M-24 -18H24L18 8H-18Z', '#5a5550', 2.2) + shape('M-21 -18Q-11 -33 0 -23Q11 -34 21 -18Z', '#c2703f', 2) + shape(disc(-10, 11, 6.5) + disc(10, 11, 6.5), '#7b4a24', 2);
  const tools = line('M-18 14L16 -20', INK, 8) + line('M-18 14L16 -20', '#8a5a2c', 5) + line('M2 -28Q22 -26 26 -4', INK, 9) + line('M2 -28Q22 -26 26 -4', '#77757a', 5.5);
  const range = up ? peak(-118, 0, 190, 116, '#b96a46', '#97523b') + peak(118, 2, 196, 124, '#b06040', '#8d4a37') + peak(0, y, 240, 128, '#c2703f', '#a4583a') + dotted('M-58 -42L0 -106L62 -38', '#f2d27a', 2.8, 9) : peak(0, 44, 300, 172, '#c2703f', '#a4583a') + dotted('M-70 -46L0 -140L74 -42', '#f2d27a', 2.8, 9) + ridge(40, 8, 6, '#9a5a42', 'im0', { echo: 3, tone: '#e0a070' }) + peak(0, y, 210, 104, '#b96a46', '#97523b');
  return (
    wash('#f0d6b0') + cloud(up ? 92 : 40, -114, 46, 9, '#cdb9a8') + (up ? cloud(-92, -116, 50, 9, '#cdb9a8') : '') + range + line(up ? 'M-40 -26q18 -10 36 0q24 10 48 -6' : 'M-60 -10q40 -14 70 2q30 12 58 -6', '#f0b35a', 3.2, 0.75) +
    ridge(up ? y + 4 : y - 2, 5, 8, '#7d5140', 'im', { echo: 8, step: 18, tone: '#d99a5a', faint: 0.26 }) + adit(0, y, up ? 50 : 46, up ? 56 : 50, '#f08a3a') +
    line(`M-12 ${y}Q-16 ${y + 60} -34 215M12 ${y}Q16 ${y + 60} 34 215`, '#33231b', 3.6) + line([0.12, 0.3, 0.5, 0.72].map((k) => `M${r1(-15 - 24 * k)} ${r1(y + (200 - y) * k)}h${r1(30 + 48 * k)}`).join(''), '#6b4326', 4.5) +
    (up ? move(-70, 172, tools, 0.8) + move(70, 66, cart, 0.86) : move(-128, 42, tools, 0.8) + move(132, 186, cart, 0.86))
  );
}

function meadows(up: boolean): string {
  const free = strewn('fl', 62, [-172, -56, 172, 192], quiet(up));
  const some = (k: number, s: number, petal: string): string => flowers(free.filter((_, i) => i % 4 === k), s, petal);
  const wing = 'M0 0C-18 -20 -26 2 -2 4C-22 10 -10 24 0 8C10 24 22 10 2 4C26 2 18 -20 0 0Z';
  return (
    wash('#e6efca') + heaven(up, '#f6e6a6') + ridge(-82, 9, 6, '#a9c88a', 'm1', { dots: RED, echo: 2 }) + trees(up ? [[-150, -72], [150, -70], [-40, -66], [34, -70]] : [[-66, -74], [68, -72]], 24, { leaf: '#6f9a50', light: '#dbe7a5' }) +
    ridge(-52, 7, 6, '#bcd47a', 'm2', { echo: 5, step: 13, tone: '#6a8a35', faint: 0.36 }) + ridge(16, 8, 7, '#aecd6a', 'm3', { echo: 5, step: 13, tone: '#5d8230', faint: 0.34 }) + ridge(92, 8, 6, '#9dc25e', 'm4', { echo: 7, step: 14, tone: '#517a2c', faint: 0.32 }) +
    shape(strewn('md', 70, [-172, -50, 172, 200]).map(([a, b]) => disc(a, b, 2)).join(''), '#e9f0bd', 0) + some(0, 7.5, '#f6edd6') + some(1, 9, '#d9706a') + some(2, 8, '#c58bbd') + some(3, 9, '#f2cf5b') + move(5, up ? -34 : 92, shape(wing, '#e28a45', 1.8) + line('M0 -2q-3 -9 -8 -11M0 -2q3 -9 8 -11', INK, 1.4), 1.1)
  );
}

const SHEAF = 'M-15 0Q-4 -20 -12 -40Q0 -34 12 -40Q4 -20 15 0Q0 5 -15 0Z';

/** Sheaves of wheat bound in red. */
const sheaves = (places: readonly (readonly [number, number, number])[]): string =>
  places.map(([x, y, s]) => move(x, y, shape(SHEAF, '#f0cf6a', 2) + line('M-9 -1Q-2 -20 -7 -36M0 1V-35M9 -1Q2 -20 7 -36', '#9a6a22', 1.6) + line('M-7 -20Q0 -16 7 -20', RED, 3.5), s)).join('');

/** The path of short stalks of wheat. */
const stalks = (points: readonly Point[]): string => points.map(([x, y]) => `M${x} ${y}q1 -9 5 -16m-1 5l5 0m-7 3l-5 -1`).join('');

function plains(up: boolean): string {
  let rows = '';
  for (let k = -9; k <= 9; k++) rows += `M${k * 9} -58Q${k * 20} 40 ${k * 52} 215`;
  const ears = strewn('wh', 44, [-170, -20, 170, 204], quiet(up));
  return (
    wash('#f5e2b2') + (up ? cloud(-92, -118, 46, 9, LEAD) + cloud(92, -118, 46, 9, LEAD) + sun(0, -62, 30, '#ee9f3f', '#f6c877') : sun(0, -92, 30, '#ee9f3f', '#f6c877')) + ridge(-68, 6, 6, '#b9b069', 'pl1', { dots: RED, echo: 1 }) +
    shape('M-190 -54Q0 -66 190 -54V215H-190Z', '#e6bf5c', 2.2) + shape('M-190 -54Q-90 -62 -40 -60Q-100 30 -190 100Z', '#dbb04e', 1.6) + shape('M190 -54Q100 -62 44 -60Q104 30 190 96Z', '#d3bd62', 1.6) + line(rows, '#9a6a22', 1.8, 0.32) +
    line(stalks(strewn('wl', 60, [-172, -30, 172, 208])), '#b98a34', 1.6, 0.55) + line(ears.map(([x, y]) => `M${x} ${y}q2 -14 6 -24`).join(''), '#8a5a1c', 2) + line(ears.map(([x, y]) => `M${x + 6} ${r1(y - 24)}l-6 4m5 1l7 1m-9 4l-6 1m7 1l6 1`).join(''), '#fbe6a0', 2.8) +
    sheaves(up ? [[-14, -14, 0.9], [18, 2, 1.1], [-62, 182, 0.9], [62, 178, 0.8]] : [[-18, 112, 1], [18, 134, 1.1], [-148, 74, 0.9], [148, 70, 0.9]])
  );
}

const crystals = (places: readonly (readonly [number, number, number, number])[]): string =>
  shape(places.map(([x, y, w, h]) => poly([[x - w / 2, y], [x - w / 2, y - h * 0.7], [x, y - h], [x + w / 2, y - h * 0.7], [x + w / 2, y]])).join(''), '#fdf9f0', 2) +
  shape(places.map(([x, y, w, h]) => poly([[x, y - h + 2], [x + w / 2 - 1, y - h * 0.7], [x + w / 2 - 1, y - 1], [x + w * 0.08, y - 1]])).join(''), '#bcd9dc', 0);

function saltMine(up: boolean): string {
  const y = up ? 26 : 142;
  const mound = (cx: number, by: number, s: number): string => move(cx, by, shape('M-140 0Q-96 -6 -84 -38L-66 -38Q-58 -82 -40 -82L-30 -82Q-16 -126 10 -134Q38 -126 50 -92L64 -92Q74 -52 88 -48L102 -48Q116 -10 146 0Z', '#f9f4ea', 2.4) + shape('M10 -134Q38 -126 50 -92L64 -92Q74 -52 88 -48L102 -48Q116 -10 146 0H62Q70 -64 10 -134Z', '#e0d1c9', 0) + line('M-66 -24H-20M-42 -66H-4M-22 -100H14M50 -70H62M66 -28H92', '#b98a86', 2.2, 0.6), s);
  const pans = [0, 1, 2, 3, 4].map((k) => shape(`M-190 ${y + 14 + k * 30}Q${-50 + k * 22} ${y - 2 + k * 32} 190 ${y + 18 + k * 28}V215H-190Z`, ['#e6d8cf', '#d5e6e6', '#efe8de', '#cbe0e1', '#e3ded6'][k] as string, 1.8)).join('');
  return (
    wash('#f3dfd5') + heaven(up, '#f6e3cf') + peak(-124, up ? -2 : 10, 190, 96, '#f4ece2', '#dccdc6') + peak(126, up ? 0 : 12, 196, 104, '#f6efe6', '#dfd1cb') + (up ? '' : mound(-4, 30, 0.95) + ridge(36, 6, 6, '#ead9cf', 'sm1', { echo: 3 })) + band(up ? -2 : 40, 215, '#ecdcd2') + mound(-2, y + 2, up ? 0.8 : 0.62) +
    adit(0, y, up ? 46 : 42, up ? 48 : 42) + pans + line(strewn('sp', 16, [-160, y + 34, 160, 204], quiet(up)).map(([a, b]) => `M${a} ${b}q12 -6 26 0`).join(''), '#7fa9ad', 2, 0.7) +
    crystals(up ? [[-146, 26, 20, 50], [-128, 34, 14, 30], [146, 28, 20, 52], [128, 36, 14, 30], [-66, 180, 16, 40], [64, 182, 18, 44]] : [[-150, 84, 20, 50], [-132, 92, 14, 28], [150, 82, 20, 52], [132, 90, 14, 28], [-66, 2, 16, 40], [68, 4, 16, 36]])
  );
}

/** A ring around a point, as a flat circle. */
const halo = (y: number, k: number): string => `M${r1(-76 * k)} ${y}a${r1(76 * k)} ${r1(34 * k)} 0 1 0 ${r1(152 * k)} 0a${r1(76 * k)} ${r1(34 * k)} 0 1 0 ${r1(-152 * k)} 0Z`;

function stoneCircle(up: boolean): string {
  const y = up ? -16 : 104;
  const ring: [number, number, number][] = [];
  for (let k = 0; k < 10; k++) ring.push([Math.cos((k / 10) * 2 * Math.PI + 0.32) * 64, Math.sin((k / 10) * 2 * Math.PI + 0.32) * 22, k]);
  ring.sort((a, b) => a[1] - b[1]);
  const standing = ring.map(([a, b, k]) => stone(r1(a), r1(y + 2 + b), 17 + (k % 3) * 2, 46 + (k % 4) * 6 + b * 0.4, k % 2 ? '#8f8a90' : '#aaa4a4', k % 2 ? 2 : -2));
  const lintel = shape(`M-24 ${y - 66}Q0 ${y - 76} 26 ${y - 66}L24 ${y - 55}Q0 ${y - 63} -22 ${y - 55}Z`, '#b7b1b0', 2);
  const avenue: Point[] = up ? [[-72, 58], [70, 60], [-74, 92], [74, 92], [-58, 168], [58, 170]] : [[-74, -14], [74, -14], [-116, 44], [116, 46], [-150, 74], [150, 76]];
  const carved = (up ? [[-120, 16], [122, 18], [0, 184], [-28, 66], [30, 68]] : [[-70, -40], [70, -40], [-150, 110], [150, 108], [-60, 52], [60, 54]]).map(([a, b], i) => spiral(a as number, b as number, 13, 2, i % 2 ? 1 : -1)).join('');
  return (
    wash('#f0b878') + `<path d="M-190 -165H190V-126Q0 -140 -190 -126Z" fill="#d07f68"/>` + (up ? cloud(-92, -112, 46, 9, '#f6d5ae') + cloud(92, -112, 46, 9, '#f6d5ae') + sun(0, -84, 30, '#f7d36b', '#f6c877') : sun(0, -108, 26, '#f7d36b', '#f6c877')) +
    hump(-124, -62, 130, 24, '#88987f', { dots: '#fbe7a6', echo: 1 }) + hump(126, -62, 140, 28, '#7f9078', { dots: '#fbe7a6', echo: 1 }) + ridge(-64, 5, 6, '#8fa863', 'sc2', { echo: 0 }) + band(-50, 215, '#8fa863') +
    shape(halo(y, 2.7), '#94ad66', 0) + shape(halo(y, 1.75), '#9db56c', 0) + line([1.3, 1.75, 2.2, 2.7].map((k) => halo(y, k)).join(''), '#4d6a2c', 1.6, 0.36) + line(carved, '#5d7a36', 2.2, 0.6) + shape(halo(y, 1), '#bccb7d', 1.8) + line(spiral(0, y + 4, 20, 2), '#5d7230', 2.6) +
    avenue.map(([a, b], i) => stone(a, b, 12, 22 + (i % 3) * 4, i % 2 ? '#8f8a90' : '#a8a2a2')).join('') + standing.slice(0, 4).join('') + lintel + standing.slice(4).join('') +
    line(tufts(strewn('sct', 26, [-160, -30, 160, 200], quiet(up)).filter(([a, b]) => Math.abs(a) > 84 || Math.abs(b - y) > 60), 9), '#3f5a28', 1.7, 0.8)
  );
}

function valley(up: boolean): string {
  const river = up ? 'M8 -62C34 -44 -24 -24 -10 0C6 26 30 30 16 62C2 92 -40 104 -30 150Q-24 186 -34 220' : 'M8 -62C34 -40 -56 -30 -60 4C-62 40 20 34 16 74C12 104 -24 110 -16 150Q-12 186 -18 220';
  const flank = (m: number): string => shape(`M${m * 190} -72Q${m * 124} -66 ${m * 84} -42Q${m * 50} -12 ${m * 76} 30Q${m * 112} 84 ${m * 84} 140Q${m * 68} 190 ${m * 82} 215H${m * 190}Z`, m < 0 ? '#8fb163' : '#86aa5c', 2.2) + line(`M${m * 190} -44Q${m * 136} -38 ${m * 112} -16Q${m * 88} 6 ${m * 108} 40Q${m * 142} 90 ${m * 118} 146M${m * 190} -14Q${m * 158} -8 ${m * 142} 8Q${m * 128} 24 ${m * 142} 50Q${m * 168} 98 ${m * 152} 146`, INK, 1.6, 0.22);
  return (
    wash('#f4e8c4') + heaven(up, '#f6dd9a') + hump(-96, -58, 180, 40, '#a8bfa8', { dots: RED, echo: 2 }) + hump(98, -58, 180, 44, '#9fb8a2', { dots: RED, echo: 2 }) + (up ? '' : hump(-4, -58, 120, 52, '#b1c6ad', { dots: RED, echo: 2 })) + band(-62, 215, '#bfd084') + (up ? flank(-1) + flank(1) : move(0, 40, flank(-1) + flank(1))) +
    line(river, INK, 24) + line(river, '#5f9fb4', 19.5) + line(river, '#d3ecec', 1.8, 0.9, 'transform="translate(-4 3)"') + line(river, '#d3ecec', 1.8, 0.9, 'transform="translate(4 -3)"') +
    trees(up ? [[-148, 6], [150, 4], [-118, 34], [118, 36], [-62, 184], [54, 186]] : [[-68, -10], [-148, 72], [148, 68], [-120, 190], [120, 192]], 27, { leaf: '#557f3f', light: '#c6d98a' }) + (up ? roundHouse(60, 80, 0.9) + roundHouse(34, 92, 0.7) : roundHouse(80, 24, 0.9) + roundHouse(58, 36, 0.7))
  );
}

/** Every land by its name in the notation. */
export const SCENES: Readonly<Record<string, (up: boolean) => string>> = {
  cove,
  forest,
  gates,
  highlands,
  hills,
  'iron-mine': ironMine,
  'lost-vale': lostVale,
  meadows,
  'misty-lands': mistyLands,
  moor,
  mountains,
  plains,
  'salt-mine': saltMine,
  'stone-circle': stoneCircle,
  swamp,
  valley,
};
