/** How seats look: each has a colour, a letter, a shield and a totem, and none of them depends on another. */
import { VELLUM, INK, disc, glyphText, move, rng, shape } from "./ink";

/** The look of a seat; `sink` lowers what is written on its shield to where the shield is widest. */
export interface SeatLook {
  letter: string;
  totem: string;
  fill: string;
  dark: string;
  on: string;
  shield: string;
  sink: number;
}

const KITE = "M-18 -18Q0 -24 18 -18Q20 8 0 25Q-20 8 -18 -18Z";
const HIDE = "M-21 -20Q0 -13 21 -20Q14 0 21 20Q0 13 -21 20Q-14 0 -21 -20Z";
const PEAK = "M0 -24Q4 -24 6 -19L23 14Q24 20 18 20H-18Q-24 20 -23 14L-6 -19Q-4 -24 0 -24Z";

/** The six seats by their names in the notation; Inis has the first four. */
export const SEATS: Readonly<Record<string, SeatLook>> = {
  green: { letter: "G", totem: "stag", fill: "#2c7a50", dark: "#174a30", on: "#ffffff", shield: disc(0, 0, 20), sink: 0 },
  blue: { letter: "B", totem: "salmon", fill: "#2b5ea6", dark: "#173a6b", on: "#ffffff", shield: KITE, sink: -2 },
  orange: {
    letter: "O",
    totem: "boar",
    fill: "#e0802c",
    dark: "#8f4a10",
    on: "#23160a",
    shield: "M0 -25L24 0L0 25L-24 0Z",
    sink: 0,
  },
  white: { letter: "W", totem: "swan", fill: "#f7f2e6", dark: "#8d8371", on: "#23190f", shield: "M-18 -19H18V19H-18Z", sink: 0 },
  purple: { letter: "P", totem: "raven", fill: "#6d3a80", dark: "#43204f", on: "#ffffff", shield: HIDE, sink: 0 },
  yellow: { letter: "Y", totem: "hare", fill: "#ecc63c", dark: "#8a6a10", on: "#23190f", shield: PEAK, sink: 4 },
};

/** What seats wear that we have not painted: slate, umber and heather, so that none passes for a colour of ours. */
const UNDYED: readonly Pick<SeatLook, "fill" | "dark" | "on">[] = [
  { fill: "#4d5560", dark: "#2b3038", on: "#ffffff" },
  { fill: "#5f4a36", dark: "#3a2c1f", on: "#ffffff" },
  { fill: "#6a6074", dark: "#403a48", on: "#ffffff" },
];

/** The look of a seat by its name; one that we have not painted borrows a shield of ours, and has its own letter. */
export function seatLook(seat: string): SeatLook {
  const chance = rng(seat);
  const any = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
  const letter = /[\p{L}\d]/u.exec(seat)?.[0].toUpperCase() ?? "?";
  return SEATS[seat] ?? { ...any(Object.values(SEATS)), ...any(UNDYED), letter };
}

/** The shield of a seat around (0,0) with its letter or another mark. */
export function shieldOf(seat: string, mark?: string | number, edge: string = INK): string {
  const s = seatLook(seat);
  return shape(s.shield, s.fill, 2.6, edge) + glyphText(mark ?? s.letter, 23, s.on, 8 + s.sink);
}

/** The badge of a seat for panels, log and buttons: its shield with the letter, or with another mark. */
export const badge = (seat: string, mark?: string | number): string =>
  `<svg class="badge" viewBox="-27 -28 54 56" aria-hidden="true">${shieldOf(seat, mark, "var(--seat-edge)")}</svg>`;

/** A round tag with a letter or number, for the corner of a piece. */
export const tag = (x: number, y: number, text: string | number, r = 12.5, fill: string = VELLUM): string =>
  move(x, y, shape(disc(0, 0, r), fill, 2) + glyphText(text, r * 1.6, INK, r * 0.56));
