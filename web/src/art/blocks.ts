/** Blocks and buildings of Banish the Snakes: the shape says what, the face and its mark say whose. Each fits about -20..20. */
import { GOLD, INK, VELLUM, disc, glyphText, group, line, move, r1, shape, spiral } from "./ink";
import { seatLook, tag } from "./seats";

const OUTLINE = {
  people: "M-14 -14H14V14H-14Z",
  chief: "M-17 -19H17V8L0 20L-17 8Z",
  king: "M-17 -12V-23L-8 -16L0 -26L8 -16L17 -23V8L0 20L-17 8Z",
  druid: "M0 -20L18 -10V10L0 20L-18 10V-10Z",
};

/** A ringed cross. */
export const cross = (r: number, ink = "#8a5a12"): string =>
  line(`M0 ${-r}V${r1(r * 1.15)}M${r1(-r * 0.75)} ${r1(-r * 0.15)}H${r1(r * 0.75)}`, ink, r1(r * 0.3)) +
  `<circle cy="${r1(-r * 0.15)}" r="${r1(r * 0.48)}" fill="none" stroke="${ink}" stroke-width="${r1(r * 0.2)}"/>`;

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
const shade = (d: string): string => `<path d="${d}" transform="translate(1.8 2.4)" fill="#000" fill-opacity=".33"/>`;

const PALE = "#fbf5e2";
const WOAD = "#1f3f6b";
const MADDER = "#8f2f2c";

/** The marks of a face: what it is painted with, the ink of its number, its rim and the sign above the number. */
interface Face {
  fill: string;
  on: string;
  rim?: string;
  sign?: string;
}

/** One block face with its number. */
const block = (d: string, { fill, on, rim, sign = "" }: Face, text: string, y: number, size = 17): string =>
  group(
    shade(d) +
      shape(d, fill, 2) +
      (rim ? `<path d="${d}" transform="scale(.85)" fill="none" stroke="${rim}" stroke-width="2.2"/>` : "") +
      sign +
      glyphText(text, size, on, y),
  );

/** A block of people: its value, or the cross of the flock. */
export const people = (value: number, flock = false): string =>
  flock
    ? group(shade(OUTLINE.people) + shape(OUTLINE.people, PALE, 2) + move(0, -0.5, cross(10.5, WOAD)))
    : block(OUTLINE.people, { fill: "#2f6b4a", on: "#ffffff" }, signed(value), 6.2, 18);

/** The sign of a leader: a cross for a Christian, a spiral for a pagan; told apart without any colour. */
const faith = (christian: boolean, y: number): string =>
  christian ? line(`M0 ${y - 6}V${y + 5}M-5 ${y - 2}H5`, "#8a5a12", 2.8) : line(spiral(0, y, 4.6, 1.5), "#f0c9a0", 2);

/** A chief. */
export const chief = (value: number, christian = false): string =>
  block(
    OUTLINE.chief,
    christian ? { fill: PALE, on: WOAD, rim: "#c9a24a", sign: faith(true, -10) } : { fill: MADDER, on: "#ffffff", sign: faith(false, -11) },
    signed(value),
    8.5,
  );

/** A king of a province, or the high king, who has a purple rim and a jewel. */
export function king(value: number, christian = false, high = false): string {
  const jewel = high ? shape(disc(0, -26, 4.4), "#b98ad9", 1.6) : "";
  const face = {
    fill: christian ? PALE : MADDER,
    on: christian ? WOAD : "#ffffff",
    rim: high ? "#9a5fc0" : GOLD,
    sign: faith(christian, -9) + jewel,
  };
  return block(OUTLINE.king, face, signed(value), 9);
}

/** A druid; null is one whose value the viewer does not know. */
export const druid = (value: number | null): string =>
  value === null
    ? block(OUTLINE.druid, { fill: "#5b4a3a", on: "#f5ead0", rim: "#8a7359" }, "?", 7, 20)
    : block(
        OUTLINE.druid,
        { fill: "#3b2f5c", on: "#ffffff", sign: line("M-9 -9q4 -6 9 -2q5 -4 9 2M0 -11v4", "#b9d08a", 2) },
        signed(value),
        9,
      );

/** Graves of saints: a stone with a cross, and their number where there are several. */
export const grave = (n = 1): string =>
  group(
    shape("M-12 16V-6A12 12 0 0 1 12 -6V16Z", "#c3cdcc", 2) +
      move(0, 0, cross(8, "#3f4a50")) +
      line("M-17 16H17", "#5d7a3a", 3.4) +
      (n > 1 ? tag(11, 11, n, 9) : ""),
  );

/** A relic in its house-shaped shrine, with its value. */
export const relic = (value: number): string =>
  group(
    shade("M-18 14V0L-11 -15H11L18 0V14Z") +
      shape("M-18 14V0H18V14Z", "#e8c766", 2) +
      shape("M-18 0L-11 -15H11L18 0Z", "#c99a3e", 2) +
      line("M-6 -15L-9 0M6 -15L9 0", "#7d5408", 1.6) +
      shape(disc(0, -8, 3), "#a8423c", 1.4) +
      line("M-11 -15l-3 -4M11 -15l3 -4", INK, 2.4) +
      glyphText(signed(value), 15, INK, 12.5),
  );

const WALL = "#c4bcab";
const SLATE = "#7a8a8a";

const CHURCHES: readonly (() => string)[] = [
  () =>
    shape("M-15 16V4Q-15 -12 0 -15Q15 -12 15 4V16Z", "#cfae72", 2) +
    line("M-14 3H14M-14 10H14M-8 -11V16M8 -11V16", "#7b4a24", 1.4, 0.7) +
    shape("M-4 16V7H4V16Z", INK, 0) +
    move(0, -20, cross(5, INK)),
  () =>
    shape("M-17 16V1H17V16Z", "#a8773f", 2) +
    shape("M-21 3L0 -17L21 3Z", "#6b4a2f", 2) +
    line("M-10 3V16M10 3V16M-12 -4L0 -14L12 -4", "#3f2a18", 1.3, 0.7) +
    shape("M-4 16V7H4V16Z", INK, 0) +
    move(0, -21, cross(5, INK)),
  () =>
    shape("M-20 16V-2H20V16Z", WALL, 2) +
    shape("M-23 0L0 -20L23 0Z", SLATE, 2) +
    line("M-20 7H-6M6 7H20M-13 -1V7M13 7V16", INK, 1.2, 0.6) +
    shape("M-5 16V6A5 5 0 0 1 5 6V16Z", INK, 0) +
    move(0, -24, cross(6, INK)),
  () =>
    shape("M9 16L11 -18H19L21 16Z", "#d3ccbc", 2) +
    shape("M9.5 -17L15 -30L20.5 -17Z", SLATE, 2) +
    line("M15 -12V-8M15 2V6", INK, 2.2) +
    shape("M-21 16V0H8V16Z", WALL, 2) +
    shape("M-24 2L-6.5 -16L11 2Z", SLATE, 2) +
    shape("M-11 16V8A4.5 4.5 0 0 1 -2 8V16Z", INK, 0) +
    move(-6.5, -20, cross(6, "#8a5a12")),
];

/** A church by its level: wattle cell, timber oratory, stone church, monastery with its round tower; pips tell the level too. */
export function church(level: number): string {
  const draw = CHURCHES[level] ?? (CHURCHES[0] as () => string);
  const pips = Array.from({ length: level }, (_, i) => disc((i - (level - 1) / 2) * 8, 20.5, 2.6)).join("");
  return group(draw() + (pips && shape(pips, "#f0c25a", 1.4)));
}

/** A dolmen of the old faith, and their number where there are several. */
export const dolmen = (n = 1): string =>
  group(
    shape("M-15 15L-13 -2H-5L-6 15ZM15 15L13 -2H5L6 15Z", "#6b6a70", 1.8) +
      shape("M-20 -1Q-21 -11 0 -13Q21 -11 20 -1Q0 -5 -20 -1Z", "#8d8c94", 1.8) +
      line(spiral(0, 7, 4.4, 1.5), "#c8553d", 2.2) +
      (n > 1 ? tag(14, 12, n, 9) : ""),
  );

const COWL = "M-17 0Q-20 -22 -9 -32Q-14 -46 0 -52Q14 -46 9 -32Q20 -22 17 0Q0 5 -17 0Z";
const CROOK = "M21 0V-44Q21 -56 29 -54Q35 -50 29 -46";

/** The pawn of a seat, which stands on (0,0): a saint with halo and crook, or an acolyte with neither. */
export function saint(seat: string, acolyte = false): string {
  const s = seatLook(seat);
  const glory = shape(disc(0, -40, 18), "#fbe7a6", 2.6, "#8a5a12") + line(CROOK, INK, 5) + line(CROOK, "#c9a24a", 2.4);
  const head =
    shape("M-8 -36Q-8 -46 0 -46Q8 -46 8 -36Q8 -29 0 -27Q-8 -29 -8 -36Z", "#ecc9a0", 1.6) + line("M-3 -38V-36M3 -38V-36", INK, 1.8);
  const beard = shape("M-7 -33Q0 -26 7 -33Q6 -23 0 -21Q-6 -23 -7 -33Z", "#8a6a4a", 1.2);
  return group(
    (acolyte ? "" : glory) +
      `<path d="${COWL}" fill="none" stroke="${VELLUM}" stroke-width="7"/>` +
      shape(COWL, s.fill, 2.4) +
      head +
      (acolyte ? "" : beard) +
      glyphText(s.letter, 20, s.on, -3),
  );
}

/** Where a pawn of a row stands, from the row's middle, and how large it is. */
export interface PawnPlace {
  x: number;
  y: number;
  scale: number;
}

/** The row of the saints in one area: close enough to fit, in a shallow arc, far enough apart that every letter is seen. */
export function pawnRow(count: number): PawnPlace[] {
  const step = count > 1 ? Math.min(31, 112 / (count - 1)) : 0;
  return Array.from({ length: count }, (_, i) => {
    const along = i - (count - 1) / 2;
    return { x: r1(along * step), y: r1(-2.2 * Math.abs(along)), scale: count > 3 ? 0.72 : 0.8 };
  });
}
