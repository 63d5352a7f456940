/** Pieces of Inis and the badges of all seats: each stands on (0,0), about 60 units tall, with a halo that reads on any land. */
import { GOLD, INK, VELLUM, disc, glyphText, group, line, move, shape, spiral } from './ink';
import { boss, triskel } from './knot';

/** How a seat looks: a colour, the colour of words on it, a letter, a shield and a totem; none depends on another. */
export interface SeatLook {
  letter: string;
  totem: string;
  fill: string;
  dark: string;
  on: string;
  shield: string;
}

/** The six seats by their names in the notation; Inis uses the first four. */
export const SEATS: Readonly<Record<string, SeatLook>> = {
  green: { letter: 'G', totem: 'stag', fill: '#2c7a50', dark: '#174a30', on: '#ffffff', shield: disc(0, 0, 17) },
  blue: { letter: 'B', totem: 'salmon', fill: '#2b5ea6', dark: '#173a6b', on: '#ffffff', shield: 'M-16 -16Q0 -21 16 -16Q17 8 0 22Q-17 8 -16 -16Z' },
  orange: { letter: 'O', totem: 'boar', fill: '#e0802c', dark: '#8f4a10', on: '#23160a', shield: 'M0 -20L19 0L0 20L-19 0Z' },
  white: { letter: 'W', totem: 'swan', fill: '#f7f2e6', dark: '#8d8371', on: '#23190f', shield: 'M-15 -17H15V9L0 20L-15 9Z' },
  purple: { letter: 'P', totem: 'raven', fill: '#6d3a80', dark: '#43204f', on: '#ffffff', shield: 'M-18 -9L0 -20L18 -9V9L0 20L-18 9Z' },
  yellow: { letter: 'Y', totem: 'hare', fill: '#ecc63c', dark: '#8a6a10', on: '#23190f', shield: 'M-14 -18H14L20 4L0 19L-20 4Z' },
};

/** How a seat looks, by its name. */
export function seatLook(seat: string): SeatLook {
  const look = SEATS[seat];
  if (!look) throw new Error(`no seat is called ${seat}; the seats are ${Object.keys(SEATS).join(', ')}`);
  return look;
}

/** The crest of a totem: its outline for the halo, and how it is painted. */
const CREST: Readonly<Record<string, readonly [string, (d: string, look: SeatLook) => string]>> = {
  stag: ['M-6 -48Q-18 -56 -15 -70M-13 -58Q-22 -60 -24 -68M6 -48Q18 -56 15 -70M13 -58Q22 -60 24 -68', (d, s) => line(d, s.dark, 4.4)],
  salmon: ['M-3 -46Q-10 -66 8 -76Q4 -62 14 -52Q8 -46 3 -46Z', (d, s) => shape(d, s.fill, 2.2) + line('M0 -50Q-1 -60 4 -67M5 -50Q4 -56 8 -62', s.dark, 1.8)],
  boar: ['M-12 -44L-15 -58L-8 -54L-6 -66L0 -57L6 -66L8 -54L15 -58L12 -44Z', (d, s) => shape(d, s.fill, 2.2)],
  swan: ['M-7 -46Q-12 -64 -30 -66Q-22 -60 -24 -54Q-18 -54 -18 -48Q-12 -50 -7 -42ZM7 -46Q12 -64 30 -66Q22 -60 24 -54Q18 -54 18 -48Q12 -50 7 -42Z', (d, s) => shape(d, s.fill, 2.2)],
};
const BODY = 'M-22 0Q-24 -24 -10 -32Q-13 -36 -13 -42A13 13 0 0 1 13 -42Q13 -36 10 -32Q24 -24 22 0Z';
const halo = (d: string, width = 8): string => `<path d="${d}" fill="none" stroke="${VELLUM}" stroke-width="${width}" stroke-linejoin="round"/>`;

/** What a figure of clans shows besides its seat. */
export interface ClanMarks {
  n?: number; // how many clans it stands for
  chieftain?: boolean;
}

/** A figure for the clans of a seat: the number on the shield, the letter beside it, a crown for the chieftain. */
export function clan(seat: string, { n, chieftain = false }: ClanMarks = {}): string {
  const s = seatLook(seat);
  const [crest, draw] = CREST[s.totem] ?? ['', () => ''];
  const head =
    shape('M-11 -42A11 11 0 0 1 11 -42L10 -40H-10Z', s.dark, 0) +
    shape('M-8.5 -40H8.5V-37Q8 -30 0 -29Q-8 -30 -8.5 -37Z', '#ecc9a0', 1.6) +
    line('M-4 -37V-35M4 -37V-35', INK, 2);
  const inner = `<path d="${s.shield}" transform="scale(.8)" fill="none" stroke="${s.on}" stroke-width="1.3" opacity=".75"/>`;
  const shield = move(0, -11, shape(s.shield, s.fill, 2.6) + inner + glyphText(n ?? s.letter, 21, s.on, 7.5));
  const tag = move(21, -30, shape(disc(0, 0, 10), VELLUM, 2) + glyphText(s.letter, 15.5, INK, 5.5));
  return group(
    halo(crest, 10) + halo(BODY) + draw(crest, s) + shape(BODY, s.fill, 2.6) + head + shield + (n === undefined ? '' : tag) +
      (chieftain ? move(0, -78, pretender(), 0.36) : ''),
  );
}

/** The badge of a seat for panels, log and buttons: shield and letter, or another mark. */
export function badge(seat: string, mark?: string | number): string {
  const s = seatLook(seat);
  return (
    `<svg class="badge" viewBox="-22 -24 44 48" aria-hidden="true">${shape(s.shield, s.fill, 2.6, 'var(--seat-edge)')}` +
    `${glyphText(mark ?? s.letter, 20, s.on, 7)}</svg>`
  );
}

const TOWER = 'M-20 0L-17 -34H-21V-46H-12V-40H-5V-46H5V-40H12V-46H21V-34H17L20 0Z';
/** A citadel. */
export const citadel = (): string => group(halo(TOWER) + shape(TOWER, '#a99b86', 2.6) + line('M-17 -10H-4M6 -10H18M-16 -22H-8M2 -22H17M-10 -33V-28M8 -33V-28M-12 -16V-10M10 -22V-16', INK, 1.6, .6) + shape('M-6 0V-9A6 7 0 0 1 6 -9V0Z', '#2a2018', 0));
/** The capital. */
export const capital = (): string => group(halo('M-30 0L-26 -30L-21 -46L0 -78L21 -46L26 -30L30 0Z') + shape('M-30 0L-27 -26H-31V-34H-14V0Z', '#95876f', 2.4) + shape('M30 0L27 -26H31V-34H14V0Z', '#95876f', 2.4) + move(0, 0, shape('M-17 0L-15 -44H15L17 0Z', '#b7a98f', 2.6)) + shape('M-21 -42L0 -74L21 -42Q0 -36 -21 -42Z', '#a8423c', 2.4) + line('M-12 -43L0 -68M0 -40V-68M12 -43L0 -68', '#f0c25a', 1.8) + shape(disc(0, -76, 4.5), GOLD, 2) + move(0, -25, triskel(10, { ink: '#2a2018', width: 2 })) + shape('M-6 0V-8A6 7 0 0 1 6 -8V0Z', '#2a2018', 0));
const DOLMEN = 'M-24 0L-22 -26H-28Q-30 -36 -22 -42Q0 -50 22 -42Q30 -36 28 -26H22L24 0H10L9 -24H-9L-10 0Z';
/** A sanctuary. */
export const sanctuary = (): string => group(halo(DOLMEN) + shape('M-10 0V-26H10V0Z', '#f0c25a', 0) + shape('M-24 0L-22 -28H-9L-10 0Z', '#8fa3a0', 2.4) + shape('M24 0L22 -28H9L10 0Z', '#7e9390', 2.4) + shape('M-28 -26Q-30 -36 -22 -42Q0 -50 22 -42Q30 -36 28 -26Q0 -32 -28 -26Z', '#a3b5b0', 2.4) + line(spiral(-9, -36, 5, 1.5) + spiral(9, -36, 5, 1.5, -1, Math.PI), INK, 1.6) + line('M0 0V-14M-5 -2L0 -8L5 -2', '#a8423c', 2));
/** The festival. */
export const festival = (): string => group(halo(disc(0, -28, 28)) + shape(disc(0, -28, 28), '#7a2f2c', 2.6) + shape('M0 -54Q16 -38 12 -22Q18 -26 17 -34Q24 -18 12 -8Q0 -2 -12 -8Q-24 -20 -14 -34Q-12 -26 -8 -26Q-12 -40 0 -54Z', '#f09a3a', 2) + shape('M0 -36Q9 -24 5 -14Q0 -9 -5 -14Q-9 -22 0 -36Z', '#fbe08a', 0) + line('M-16 -6L16 -12M-16 -12L16 -6', '#4a2c18', 4));

/** Flock of crows: three birds circle the triskel; the arrowed ring says which way. cw = to the left-hand neighbour. */
export function crows(cw = true): string {
  const crow = 'M-15 2Q-9 -7 2 -6L7 -9Q12 -10 13 -6L19 -4L12 -1Q10 7 -2 7Q-10 7 -20 12Q-16 6 -15 2ZM-6 0Q-2 -14 -14 -20Q2 -20 6 -4Z';
  let out = shape(disc(0, 0, 46), '#e9d9ae', 3) + `<circle r="40" fill="none" stroke="${INK}" stroke-width="1.5"/>`;
  for (let k = 0; k < 3; k++) out += `<g transform="rotate(${120 * k})"><g transform="translate(0 -25) scale(${cw ? 1 : -1} 1)">${shape(crow, '#1d1a20', 0)}<circle cx="10" cy="-5" r="1.400" fill="#f0c25a"/></g></g>`;
  let arrows = '';
  for (let k = 0; k < 3; k++) arrows += `<g transform="rotate(${120 * k + 60})"><path transform="translate(0 -43) scale(${cw ? 1 : -1} 1)" d="M-7 -5L6 0L-7 5Z" fill="#a8423c"/></g>`;
  return group(out + arrows + triskel(11, { ink: '#a8423c', width: 2.4, way: cw ? 1 : -1 }));
}
/** A deed. */
export const deed = (): string => group(shape(disc(0, 0, 30), '#3b2a4d', 3) + shape(disc(0, 0, 25), '#5b4377', 1.5) + `<g transform="translate(-19.500 -19.500)">${boss(6.5, { gold: '#e8bb4e', ink: '#2a2018', ribbon: .7 })}</g>`);
/** The mark of a pretender: a crown. */
export const pretender = (): string => group(shape('M-34 22V-10L-20 4L0 -30L20 4L34 -10V22Q0 32 -34 22Z', '#e0ac3c', 3) + line('M-33 12Q0 22 33 12', INK, 2) + ([[-34, -13], [0, -33], [34, -13]] as const).map(([x, y]) => shape(disc(x, y, 5.5), '#a8423c', 2)).join('') + shape(disc(0, 8, 6), '#2b5ea6', 2) + shape(disc(-18, 12, 4), '#2c7a50', 1.6) + shape(disc(18, 12, 4), '#2c7a50', 1.6));
/** Brenn: a penannular brooch. */
export const brenn = (): string => group(line('M-10 25A27 27 0 1 1 10 25', INK, 15) + line('M-10 25A27 27 0 1 1 10 25', '#e8bb4e', 10) + line('M-10 25A27 27 0 1 1 10 25', '#9a6a22', 1.6, 1, 'stroke-dasharray="1 5"') + shape(disc(-11, 25, 10), '#e8bb4e', 2.6) + shape(disc(11, 25, 10), '#e8bb4e', 2.6) + shape(disc(-11, 25, 4.5), '#a8423c', 1.6) + shape(disc(11, 25, 4.5), '#a8423c', 1.6) + line('M20 -40L-14 34', INK, 8) + line('M20 -40L-14 34', '#f7e2a0', 4) + shape(disc(18, -36, 7), '#e8bb4e', 2.4));


/** The three marks of victory: chieftain over six clans, presence in six lands, six sanctuaries. */
export const MARKS: Readonly<Record<string, string>> = {
  clans: shape('M-9 8Q-10 -2 -3 -4A5 5 0 1 1 3 -4Q10 -2 9 8Z', 'currentColor', 0),
  lands: shape('M-9 -5L-4.5 -8L0 -5L4.5 -8L9 -5V1L4.5 4V8L0 10L-4.5 8V4L-9 1Z', 'currentColor', 0),
  shrines: shape('M-8 8L-7 -2H-9.500Q-10 -7 0 -8Q10 -7 9.500 -2H7L8 8H3.500L3 -2H-3L-3.500 8Z', 'currentColor', 0),
};

/** A mark of victory as a picture of its own. */
export const mark = (name: string): string => `<svg class="mark" viewBox="-11 -11 22 22" aria-hidden="true">${MARKS[name] ?? ''}</svg>`;

/** A piece as a picture of its own. */
export const portrait = (body: string, box = '-50 -50 100 100', look = 'piece'): string =>
  `<svg class="${look}" viewBox="${box}" aria-hidden="true">${body}</svg>`;
