/** Blocks and buildings of Banish the Snakes: the shape says what, the face says whose. Each fits into about -20..20. */
import { GOLD, INK, VELLUM, disc, glyphText, group, line, move, r1, shape, spiral } from './ink';
import { seatLook } from './pieces';

const OUTLINE = {
  people: 'M-14 -14H14V14H-14Z',
  chief: 'M-16 -17H16V7L0 18L-16 7Z',
  king: 'M-16 -12L-16 -20L-7 -14L0 -22L7 -14L16 -20V7L0 18L-16 7Z',
  druid: 'M0 -19L17 -9V9L0 19L-17 9V-9Z',
  grave: 'M-13 16V-6A13 13 0 0 1 13 -6V16Z',
};

/** A ringed cross. */
export const cross = (r: number, ink = '#8a5a12'): string =>
  line(`M0 ${-r}V${r1(r * 1.15)}M${r1(-r * 0.75)} ${r1(-r * 0.15)}H${r1(r * 0.75)}`, ink, r1(r * 0.3)) +
  `<circle cy="${r1(-r * 0.15)}" r="${r1(r * 0.48)}" fill="none" stroke="${ink}" stroke-width="${r1(r * 0.2)}"/>`;

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

function face(d: string, fill: string, on: string, rim: string, text: string, y: number): string {
  const inner = rim || on;
  return group(
    `<path d="${d}" transform="translate(2 2.5)" fill="#000" fill-opacity=".33"/>` +
      shape(d, fill, 2) +
      `<path d="${d}" transform="scale(.84)" fill="none" stroke="${inner}" stroke-width="${rim ? 2.2 : 1}"${rim ? '' : ' opacity=".45"'}/>` +
      glyphText(text, 16, on, y),
  );
}

const PALE = '#fbf5e2';
const WOAD = '#1f3f6b';

/** A block of people: its value, or the cross of the flock. */
export const people = (value: number, flock = false): string =>
  flock
    ? group(`<path d="${OUTLINE.people}" transform="translate(2 2.5)" fill="#000" fill-opacity=".33"/>` + shape(OUTLINE.people, PALE, 2) + move(0, -1, cross(10, WOAD)))
    : face(OUTLINE.people, '#2f6b4a', '#ffffff', '', signed(value), 5.5);

/** A chief: dark while pagan, pale with a cross when Christian. */
export const chief = (value: number, christian = false): string =>
  christian ? face(OUTLINE.chief, PALE, WOAD, '#c9a24a', signed(value), 4) : face(OUTLINE.chief, '#8f2f2c', '#ffffff', '', signed(value), 4);

/** A king of a province, or the high king. */
export const king = (value: number, christian = false, high = false): string =>
  face(OUTLINE.king, christian ? PALE : '#8f2f2c', christian ? WOAD : '#ffffff', high ? '#a86fc9' : GOLD, signed(value), 4);

/** A druid; null is one that nobody here has met. */
export const druid = (value: number | null): string =>
  value === null ? face(OUTLINE.druid, '#5b4a3a', '#f5ead0', '', '?', 5.5) : face(OUTLINE.druid, '#3b2f5c', '#ffffff', '', signed(value), 5.5);

/** The grave of a saint. */
export const grave = (): string => group(shape(OUTLINE.grave, '#b9c8cc', 2) + move(0, 0, cross(8, INK)));

/** A relic with its value. */
export const relic = (value: number): string => face(OUTLINE.grave, '#b9c8cc', '#23190f', '', signed(value), 8);

const CHURCHES: readonly (() => string)[] = [
  () => shape('M-14 14V2Q-14 -12 0 -14Q14 -12 14 2V14Z', '#c9a76a', 2) + line('M-14 2H14M-13 8H13M-8 -10V14M8 -10V14', '#7b4a24', 1.4, 0.7) + shape('M-4 14V5H4V14Z', INK, 0) + move(0, -19, cross(5, INK)),
  () => shape('M-16 14V0H16V14Z', '#a8773f', 2) + shape('M-20 2L0 -18L20 2Z', '#6b4a2f', 2) + line('M-10 1V14M10 1V14', INK, 1.3, 0.6) + shape('M-4 14V5H4V14Z', INK, 0) + move(0, -22, cross(5, INK)),
  () => shape('M-20 14V-4H20V14Z', '#b7b0a2', 2) + shape('M-23 -2L0 -24L23 -2Z', '#7a8a8a', 2) + line('M-20 5H-6M6 5H20M-14 -3V5M14 5V14', INK, 1.2, 0.6) + shape('M-5 14V4A5 5 0 0 1 5 4V14Z', INK, 0) + move(0, -28, cross(6, INK)),
  () => shape('M12 14L14 -30H24L26 14Z', '#c9c2b2', 2) + shape('M12 -29L19 -44L26 -29Z', '#7a8a8a', 2) + line('M18 -22V-17M19 -6V0', INK, 2.4) + shape('M-26 14V-6H10V14Z', '#b7b0a2', 2) + shape('M-29 -4L-8 -24L13 -4Z', '#7a8a8a', 2) + shape('M-13 14V4A5 5 0 0 1 -3 4V14Z', INK, 0) + move(-8, -28, cross(7, '#8a5a12')),
];

/** A church by its level: wattle cell, timber oratory, stone church, monastery with its round tower. */
export const church = (level: number): string => group((CHURCHES[level] ?? (CHURCHES[0] as () => string))());

/** A dolmen of the old faith. */
export const dolmen = (): string =>
  group(shape('M-15 14L-13 -3H-5L-6 14Z', '#6b6a70', 1.8) + shape('M15 14L13 -3H5L6 14Z', '#5f5e66', 1.8) + shape('M-19 -2Q-20 -11 0 -13Q20 -11 19 -2Q0 -6 -19 -2Z', '#83828a', 1.8) + line(spiral(0, 6, 4, 1.3), '#d9706a', 2));

/** The pawn of a seat: a saint with a halo, or an acolyte without one; it stands on (0,0). */
export function saint(seat: string, acolyte = false): string {
  const s = seatLook(seat);
  const d = 'M-17 0Q-20 -22 -9 -32Q-14 -46 0 -52Q14 -46 9 -32Q20 -22 17 0Q0 5 -17 0Z';
  const staff = 'M22 0V-44Q22 -56 30 -54Q36 -50 30 -46';
  return group(
    (acolyte ? '' : shape(disc(0, -40, 18), '#fbe7a6', 3, '#8a5a12')) +
      `<path d="${d}" fill="none" stroke="${VELLUM}" stroke-width="7"/>` + line(staff, INK, 5) + line(staff, '#c9a24a', 2.4) + shape(d, s.fill, 2.4) +
      shape('M-8 -36Q-8 -46 0 -46Q8 -46 8 -36Q8 -29 0 -27Q-8 -29 -8 -36Z', '#ecc9a0', 1.6) + line('M-3 -38V-36M3 -38V-36', INK, 1.8) +
      shape('M-7 -33Q0 -26 7 -33Q6 -22 0 -20Q-6 -22 -7 -33Z', '#8a6a4a', 1.2) + glyphText(s.letter, 17, s.on, -3),
  );
}

/** Where several pawns stand around the middle of their row, and how large they are. */
export function pawnRow(count: number): { x: number; y: number; scale: number }[] {
  const step = count > 1 ? Math.min(34, 84 / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * step, y: 0, scale: count > 2 ? 0.74 : 0.86 }));
}
