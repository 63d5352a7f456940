/** Glyphs: the small drawings of which emblems are composed, each in a box -50..50. These are the beasts, folk and gear of Inis. */
import { GOLD, INK, VELLUM, disc, line, move, poly, shape, spiral, turn } from "./ink";
import { face, person } from "./faces";
import { triskel } from "./knot";

const IRON = "#d5d8d6";
const WOOD = "#7b4a24";

/** A thick line with an inked edge. */
export const rod = (d: string, pigment: string, width: number): string => line(d, INK, width + 4) + line(d, pigment, width);

/** Spirals on the joints of a beast, as in the oldest gospel books. */
const joints = (d: string, pigment = "#f0d58a"): string => line(d, pigment, 2.2);

const BOAR =
  "M-41 2Q-43 -20 -20 -25Q4 -33 20 -22Q31 -19 37 -9L46 -2Q48 5 41 7L31 9Q27 16 21 18L21 32L26 37H12L11 20Q-3 24 -15 20L-19 33L-14 38H-28L-29 19Q-40 15 -41 2Z";
const BULL =
  "M-38 -6Q-36 -18 -22 -17L8 -18Q14 -29 25 -29L40 -22Q46 -16 41 -9L31 -6Q27 5 22 9L23 31L28 36H14L13 12Q0 16 -15 12L-19 31L-14 36H-28L-30 9Q-38 4 -38 -6Z";
const HORSE = "M-26 46Q-32 6 -12 -18Q-5 -30 4 -33L5 -46L14 -34Q25 -28 32 -11L44 7Q47 16 38 20Q31 21 26 14Q16 8 8 13Q17 28 14 46Z";
const STAG = "M-16 -10Q0 -20 16 -10L12 18Q8 38 0 40Q-8 38 -12 18Z";
const CROW = "M-40 26Q-20 14 -16 -2Q-10 -26 14 -28Q20 -36 30 -30L44 -24L30 -18Q28 16 -4 22Q-20 24 -40 26Z";
const SALMON = "M-42 8Q-18 -26 18 -12Q30 -8 34 -20L44 -30Q42 -6 46 8Q36 0 28 4Q0 32 -42 8Z";
const GOOSE = "M-24 2Q-14 -4 -8 -2Q-10 -16 -24 -20Q0 -20 6 -3L18 -8Q24 -12 28 -8L32 -6L27 -4Q18 2 10 4Q0 10 -10 7Q-18 6 -24 2Z";

const BEASTS: Readonly<Record<string, () => string>> = {
  boar: () =>
    line("M-31 -20l-5 -10M-23 -25l-4 -11M-14 -28l-3 -11M-4 -30l-1 -11M6 -29l2 -11M14 -26l5 -9", INK, 4) +
    shape(BOAR, "#7a4c36", 2.6) +
    shape("M17 -21L20 -34L30 -18Z", "#7a4c36", 2.2) +
    joints(spiral(-24, -2, 10, 2) + spiral(10, -4, 9, 2, -1, Math.PI)) +
    rod("M38 7q6 -3 4 -11", "#fff8e6", 2) +
    shape(disc(31, -9, 2.4), "#f0c25a", 0) +
    line("M-41 0q-8 0 -6 -9q4 -5 6 1", INK, 2.6),
  cow: () =>
    rod("M21 -27Q13 -39 22 -46M31 -26Q42 -34 38 -45", "#f1e3bd", 3) +
    shape(BULL, "#a8623c", 2.6) +
    shape("M-10 -17Q2 -12 0 0Q-8 6 -14 -2Q-18 -12 -10 -17Z", VELLUM, 1.6) +
    joints(spiral(-26, -3, 8, 2) + spiral(14, -4, 8, 2, -1, Math.PI)) +
    line("M-37 -9Q-48 0 -43 14l-3 6m3 -6l4 5", INK, 2.8) +
    shape(disc(30, -19, 2.4), INK, 0) +
    line("M37 -13q3 1 5 -1", INK, 1.8) +
    shape("M20 -24L12 -20L20 -16Z", "#8a4f2c", 1.6),
  horse: () =>
    shape(HORSE, "#f1e8d6", 2.6) +
    rod(
      spiral(-10, -22, 9, 1.5, -1, 0.4) +
        spiral(-20, -4, 10, 1.5, -1, 0.4) +
        spiral(-25, 16, 10, 1.5, -1, 0.4) +
        spiral(-25, 36, 9, 1.5, -1, 0.4),
      "#5f9fb4",
      3,
    ) +
    line("M34 -8Q26 0 24 12M12 -30Q4 -12 24 4", "#a8423c", 2.6) +
    shape(disc(18, -14, 2.8), INK, 0) +
    line("M37 14q3 1 5 -3", INK, 2),
  crow: () =>
    shape(CROW, "#26222b", 2.6) +
    line("M-14 4Q4 8 20 -6M-16 12Q2 18 20 4", "#6d6a80", 2.2) +
    shape(disc(24, -26, 2.8), "#f0c25a", 0) +
    line("M-2 22V38l-6 4m6 -4l6 4M8 20V36l-5 4m5 -4l6 3", "#26222b", 3),
  stag: () =>
    line("M-10 -8Q-30 -22 -24 -44M-22 -24Q-36 -28 -38 -40M10 -8Q30 -22 24 -44M22 -24Q36 -28 38 -40M-24 -34l8 -8M24 -34l-8 -8", INK, 7) +
    line(
      "M-10 -8Q-30 -22 -24 -44M-22 -24Q-36 -28 -38 -40M10 -8Q30 -22 24 -44M22 -24Q36 -28 38 -40M-24 -34l8 -8M24 -34l-8 -8",
      "#c9a06a",
      3.6,
    ) +
    shape("M-16 -8L-31 -5L-18 5ZM16 -8L31 -5L18 5Z", "#b0764a", 2.2) +
    shape(STAG, "#b0764a", 2.6) +
    joints(spiral(0, -6, 7, 2)) +
    shape(disc(-8, 7, 2.6) + disc(8, 7, 2.6) + disc(0, 33, 5), INK, 0),
  salmon: () =>
    shape(SALMON, "#d98a7a", 2.6) +
    shape("M-4 -15L6 -28L14 -14ZM-2 17L8 27L14 13Z", "#c8705f", 2) +
    line("M-22 -6Q-14 6 -22 16M-8 -8q6 8 0 18M6 -9q6 8 0 17M20 -8q5 6 0 12", INK, 1.8, 0.6) +
    shape(disc(-31, 4, 3), INK, 0) +
    line("M-44 36q10 -8 20 0t20 0t20 0t20 0", "#2b5ea6", 3.4),
  geese: () =>
    (
      [
        [2, -22, 1],
        [-16, 8, 1],
        [14, 30, 0.9],
      ] as const
    )
      .map(([x, y, s]) =>
        move(x, y, shape(GOOSE, "#f7f0dc", 2.4) + line("M-18 1Q-8 2 2 3", "#8d8371", 1.6) + shape(disc(25, -7, 1.5), INK, 0), s),
      )
      .join(""),
};

const PEOPLE: Readonly<Record<string, () => string>> = {
  folk: () =>
    move(-24, 8, person("#2b5ea6", "#f0d58a", { hair: "#6b4a2f", beard: true }), 0.74) +
    move(24, 8, person("#c8702c", "#f7e7b5", { veil: "#f1e7cf" }), 0.74) +
    move(0, -1, person("#2c7a50", "#f0d58a", { hair: "#b5622c", beard: true }), 0.9),
  two: () =>
    move(-19, 4, person("#2c7a50", "#f0d58a", { hair: "#b5622c", beard: true }), 0.88) +
    move(19, 4, person("#7d9a3a", "#f7e7b5", { veil: "#f1e7cf" }), 0.88),
  child: () =>
    move(-15, -1, person("#97302c", "#f0d58a", { hair: "#6b4a2f", beard: true })) +
    move(23, 16, person("#d9a53a", "#fff3cf", { hair: "#b5622c" }), 0.62),
  mouth: () =>
    line("M-3 14Q-20 20 -30 36M3 14Q20 20 30 36M-2 16Q-8 30 -10 46M2 16Q8 30 10 46", GOLD, 4.4, 1, 'stroke-dasharray="1 6.4"') +
    move(0, -8, face({ hair: "#b5622c", mouth: "M-4 9Q0 14 4 9Q0 7 -4 9Z" }), 1.75) +
    line("M-3 13Q-22 20 -32 36M3 13Q22 20 32 36", GOLD, 4.6, 1, 'stroke-dasharray="0.1 6.4"'),
  clasp: () =>
    shape("M-46 14L-20 -9L4 -5L21 8L13 18L-5 11L-20 27Z", "#ecc9a0", 2.6) +
    shape("M46 14L22 -10L0 -7L-9 3Q-3 12 6 6L14 4L31 23Z", "#d9a877", 2.6) +
    line("M4 8L13 15M-2 12L7 19M-9 14L-1 20", INK, 1.8) +
    shape("M-50 6L-36 -9L-24 21L-39 34Z", "#2b5ea6", 2.6) +
    shape("M50 6L36 -9L24 19L39 32Z", "#e0802c", 2.6) +
    line("M-33 -4L-23 20M33 -4L23 18", "#f0d58a", 3),
  hand: () =>
    shape(
      "M-16 42V10L-26 -4Q-30 -12 -22 -12L-14 -4V-32Q-14 -38 -9 -38Q-4 -38 -4 -32V-40Q-4 -46 1 -46Q6 -46 6 -40V-34Q6 -40 11 -40Q16 -40 16 -34V-26Q16 -32 20 -32Q25 -32 25 -26V14Q25 28 18 42Z",
      "#d9dde0",
      2.6,
    ) +
    line("M-4 -32V-8M6 -34V-8M16 -26V-8", INK, 1.8) +
    line(spiral(4, 12, 10, 2), "#5f7f8f", 2.4) +
    shape("M-18 36H20V45H-18Z", GOLD, 2),
  eye: () =>
    shape("M-42 0Q0 -38 42 0Q0 38 -42 0Z", "#f7efd8", 2.6) +
    shape(disc(0, 0, 17), "#a8423c", 2.6) +
    line(spiral(0, 0, 13, 2), "#f0c25a", 2.4) +
    shape(disc(0, 0, 4), INK, 0) +
    line("M-30 -22L-36 -32M-12 -30L-14 -42M12 -30L14 -42M30 -22L36 -32", INK, 3),
};

const sunbeams = (): string => {
  let d = "";
  for (let k = 0; k < 12; k++) {
    const at = (r: number, by: number): readonly [number, number] => [
      r * Math.cos((k * Math.PI) / 6 + by),
      r * Math.sin((k * Math.PI) / 6 + by),
    ];
    d += poly([at(24, -0.14), at(42, 0), at(24, 0.14)]);
  }
  return d;
};

const NATURE: Readonly<Record<string, () => string>> = {
  tree: () =>
    rod("M0 40V-6M0 14L-16 0M0 8L16 -6", "#6b4a2f", 5) +
    shape(disc(-18, -8, 15) + disc(18, -10, 15), "#5f8f55", 2.6) +
    shape(disc(0, -24, 18), "#75a55c", 2.6) +
    line(spiral(0, -24, 11, 1.5) + spiral(-18, -8, 8, 1.5) + spiral(18, -10, 8, 1.5, -1), "#e6efb4", 2) +
    line("M0 40Q-14 34 -24 42M0 40Q14 34 24 42", "#6b4a2f", 4),
  stone: () =>
    shape("M-20 40L-16 -20Q-12 -44 4 -42Q18 -36 18 -14L22 40Z", "#a39d9a", 2.6) +
    line(spiral(1, -14, 11, 2), INK, 2.4) +
    line("M12 20L14 38M-10 24L-12 38", INK, 1.8, 0.6) +
    line("M-34 40H34", "#6f8d4a", 5),
  sun: () => shape(sunbeams(), "#e0802c", 1.6) + shape(disc(0, 0, 23), "#f0c25a", 2.6) + line(spiral(0, 0, 15, 2), "#8f4a10", 2.4),
  moon: () =>
    shape("M10 -38A40 40 0 1 0 36 20A32 32 0 0 1 10 -38Z", "#f1e7bf", 2.6) +
    line(spiral(-12, 10, 10, 2), "#b7a76c", 2.2) +
    shape(disc(20, -12, 2.6) + disc(34, -2, 2.6) + disc(26, -30, 2.6), "#c8862c", 0),
  fire: () =>
    shape("M0 -44Q26 -18 20 6Q30 0 28 -14Q42 14 20 34Q0 42 -20 34Q-42 14 -24 -12Q-20 0 -14 2Q-20 -22 0 -44Z", "#e0702c", 2.6) +
    shape("M0 -14Q16 6 8 24Q0 30 -8 24Q-16 8 0 -14Z", "#fbe08a", 1.6) +
    line("M-26 40L26 30M-26 30L26 40", "#4a2c18", 6),
  apple: () =>
    shape("M0 -14Q-34 -28 -34 6Q-30 40 0 36Q30 40 34 6Q34 -28 0 -14Z", "#c8553d", 2.6) +
    line("M0 -14Q0 -30 10 -38", "#6b4a2f", 4) +
    shape("M6 -26Q20 -40 32 -28Q20 -16 6 -26Z", "#5f8f55", 2) +
    line(spiral(-12, 6, 10, 1.5, 1, 3.6), VELLUM, 2.6, 0.8),
  rose: () =>
    [0, 1, 2, 3, 4].map((k) => shape(disc(20 * Math.sin(k * 1.2566), -20 * Math.cos(k * 1.2566) - 2, 15), "#d9706a", 2.2)).join("") +
    shape(disc(0, -2, 14), "#f0c25a", 2.2) +
    line(spiral(0, -2, 9, 1.5), "#8f4a10", 2),
  sheaf: () =>
    shape("M-18 40Q-4 10 -20 -26Q-8 -22 -4 -38Q0 -26 4 -38Q8 -22 20 -26Q4 10 18 40Q0 46 -18 40Z", "#e3b84e", 2.6) +
    line("M-10 38Q-2 8 -10 -20M0 40V-28M10 38Q2 8 10 -20", "#9a6a22", 2.2) +
    line("M-10 10Q0 16 10 10", "#a8423c", 5),
  wave: () =>
    rod("M-44 20Q-30 -24 4 -24Q34 -22 32 6Q28 24 10 18Q0 8 12 0", "#5f9fb4", 9) + line("M-44 38q10 -10 20 0t20 0t20 0t20 0", "#2b5ea6", 5),
  path: () =>
    shape("M-44 6Q-26 -26 -6 2Z", "#7fa555", 2.4) +
    shape("M-2 4Q20 -38 44 6Z", "#94b56a", 2.4) +
    shape("M-46 4H46V30Q0 50 -46 30Z", "#b9cc7c", 2.4) +
    shape("M0 4Q22 12 2 20Q-22 28 -8 44L12 43Q0 30 20 22Q36 12 8 4Z", "#e9d49a", 2.2) +
    shape(disc(-18, -28, 10), "#f0c25a", 2.2),
};

const GEAR: Readonly<Record<string, () => string>> = {
  harp: () =>
    shape("M-22 34Q-30 -20 -14 -36Q4 -50 26 -34Q14 -30 12 -20Q6 -30 -4 -26Q-12 -14 -8 28Z", "#c98f3a", 2.6) +
    line("M-6 24L-2 -22M2 18L5 -24M9 10L11 -20M16 2L17 -24", INK, 1.8) +
    line("M-14 34L26 -32", INK, 3.4) +
    shape(disc(26, -34, 5), GOLD, 2),
  spear: () =>
    rod("M-30 38L20 -22", WOOD, 4.5) +
    shape("M12 -18Q8 -34 34 -44Q32 -18 18 -12Z", "#cfd3d2", 2.6) +
    line("M16 -16L30 -40", INK, 1.6) +
    line("M8 -8L16 -2M4 -3L12 3", "#a8423c", 3),
  sword: () =>
    shape("M-4 14L-5 -34L0 -44L5 -34L4 14Z", IRON, 2.6) +
    line("M0 -36V10", INK, 1.4) +
    shape("M-16 14Q0 8 16 14L15 20Q0 15 -15 20Z", GOLD, 2.6) +
    rod("M0 21V33", WOOD, 5) +
    shape(disc(0, 38, 6), GOLD, 2.2),
  shield: () => shape(disc(0, 0, 34), "#a8423c", 2.6) + shape(disc(0, 0, 26), "#e6c37a", 2) + triskel(20, { ink: INK, width: 3.4 }),
  cauldron: () =>
    shape("M-32 -10Q-36 34 0 36Q36 34 32 -10Z", "#5a5048", 2.6) +
    shape("M-38 -16H38V-6H-38Z", "#7a6c5e", 2.6) +
    line("M-22 36L-26 44M22 36L26 44", INK, 5) +
    line(spiral(-12, 12, 9, 2) + spiral(12, 12, 9, 2, -1, Math.PI), "#e6c37a", 2.4) +
    line("M-14 -22Q-22 -32 -12 -42M2 -22Q-6 -32 4 -44M16 -22Q10 -32 18 -40", "#7fb9a8", 4),
  club: () =>
    shape("M-28 40Q-34 34 -26 24L4 -20Q10 -44 30 -40Q44 -28 30 -12Q22 0 8 -6L-16 34Q-22 44 -28 40Z", "#8a5a2c", 2.6) +
    line("M12 -26l8 6M22 -34l8 6M24 -16l6 6M-14 12l8 5M-8 3l8 5", INK, 2.6),
  crown: () =>
    shape("M-34 24V-12L-18 4L0 -30L18 4L34 -12V24Q0 34 -34 24Z", GOLD, 2.6) +
    shape(disc(-34, -14, 4.5) + disc(0, -33, 4.5) + disc(34, -14, 4.5), "#fff0c4", 2) +
    shape(disc(0, 12, 6), "#a8423c", 2) +
    shape(disc(-18, 14, 4) + disc(18, 14, 4), "#2b5ea6", 2),
  tower: () =>
    shape("M-24 40L-20 -16H-26V-32H-14V-24H-6V-32H6V-24H14V-32H26V-16H20L24 40Z", "#b3a58c", 2.6) +
    line("M-20 6H-4M6 6H22M-20 22H-8M4 -6H20", INK, 1.8, 0.6) +
    shape("M-8 40V22A8 9 0 0 1 8 22V40Z", INK, 0),
  dolmen: () =>
    shape("M-30 40L-26 -6H-12L-12 40ZM30 40L26 -6H12L12 40Z", "#8fa3a0", 2.6) +
    shape("M-38 -4Q-40 -20 -28 -26Q0 -36 28 -26Q40 -20 38 -4Q0 -12 -38 -4Z", "#a9bab5", 2.6) +
    line(spiral(-14, -17, 7, 1.5) + spiral(14, -17, 7, 1.5, -1, Math.PI), INK, 2) +
    shape("M-8 40Q-10 16 0 2Q10 16 8 40Z", "#f0a04a", 1.6),
  boat: () =>
    shape("M-40 10Q0 34 42 6Q34 36 0 38Q-32 36 -40 10Z", WOOD, 2.6) +
    line("M-33 20Q0 40 36 17", "#e6c37a", 2) +
    line("M0 22V-42", INK, 4) +
    shape("M4 -40Q40 -22 5 8Z", VELLUM, 2.6) +
    line(spiral(15, -16, 8, 1.5, 1, 3), "#a8423c", 2.6) +
    line("M-44 42q8 -8 16 0t16 0t16 0t16 0t16 0", "#2b5ea6", 3),
  scroll: () =>
    shape("M-26 -32H22V30H-26Z", VELLUM, 2.6) +
    shape("M-32 -38H28Q34 -32 28 -26H-32Q-38 -32 -32 -38ZM-32 26H28Q34 32 28 38H-32Q-38 32 -32 26Z", "#e6d3a2", 2.6) +
    line("M-4 -16H14M-4 -7H14M-18 4H14M-18 14H10", INK, 2.4, 0.7) +
    line(spiral(-13, -11, 6, 1.5), "#a8423c", 2.6),
  staff: () =>
    rod("M-16 42L10 -22Q22 -44 4 -44Q-8 -40 -2 -28", WOOD, 4) +
    shape("M16 4q16 -12 22 4q-14 10 -22 -4ZM12 14q-2 18 14 18q2 -16 -14 -18Z", "#6a9a55", 2) +
    shape(disc(-18, -10, 4) + disc(-26, -2, 4) + disc(-18, 4, 4), "#a8423c", 1.6),
  chain: () =>
    (
      [
        [-22, -14],
        [0, 0],
        [22, 14],
      ] as const
    )
      .map(([x, y]) => move(x, y, turn(32, rod("M-14 -8H14A8 8 0 0 1 14 8H-14A8 8 0 0 1 -14 -8Z", "#b9b4ac", 5))))
      .join(""),
  hammer: () =>
    shape("M-30 24H30L22 30Q14 34 14 42H-14Q-14 34 -22 30Z", "#5f6166", 2.6) +
    rod("M-22 14L10 -20", WOOD, 5) +
    shape("M-8 -30L12 -46L30 -24L10 -8Z", "#8b8f94", 2.6) +
    line(spiral(11, -27, 7, 1.5), INK, 2) +
    line("M26 14l10 -6M30 20h12M16 12l4 -10", "#f0a04a", 3),
  knife: () =>
    shape("M-6 8Q-12 -24 6 -44Q16 -20 6 8Z", IRON, 2.6) +
    line("M2 -30Q4 -14 0 4", INK, 1.4) +
    rod("M0 14V38", WOOD, 6) +
    shape("M-12 6H12V13H-12Z", GOLD, 2),
  banner: () =>
    shape("M-44 42Q-20 18 4 30Q24 16 44 42Z", "#7fa555", 2.6) +
    rod("M-12 34V-44", WOOD, 4) +
    shape("M-9 -42Q14 -50 42 -36Q32 -26 40 -12Q14 -22 -9 -10Z", "#a8423c", 2.6) +
    move(12, -28, triskel(11, { ink: "#f7dc98", width: 2.2 })) +
    shape(disc(-12, -46, 4), GOLD, 2),
};

/** The words of Inis among the glyphs. */
export const GLYPHS: Readonly<Record<string, () => string>> = { ...BEASTS, ...PEOPLE, ...NATURE, ...GEAR };
