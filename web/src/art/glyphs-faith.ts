/** Glyphs of Banish the Snakes, each in a box -50..50: the new faith, the old one, and what comes over the sea. */
import { GOLD, INK, VELLUM, disc, line, move, poly, shape, spiral, turn } from "./ink";
import { type Looks, blessed, face } from "./faces";
import { rod } from "./glyphs";
import { plait } from "./knot";

const IRON = "#d5d8d6";
const WOOD = "#7b4a24";

const CROSS = "M-7 -44H7V-19H30V-5H7V42H-7V-5H-30V-19H-7Z";
const SNAKE = "M-36 34Q-2 44 14 24Q24 8 4 0Q-24 -8 -18 -26Q-8 -42 18 -32";

const SIGNS: Readonly<Record<string, () => string>> = {
  cross: () =>
    shape(disc(0, -12, 24), "#c9b07a", 2.6) +
    shape(disc(0, -12, 14), "#efe6cc", 2.2) +
    shape(CROSS, "#d8c396", 2.6) +
    line(spiral(0, -12, 6, 1.5) + "M0 4V34M-24 -12H-12M12 -12H24M0 -38V-26", "#8a5a12", 2),
  book: () =>
    shape("M-38 -26Q-18 -34 0 -24Q18 -34 38 -26V28Q18 20 0 30Q-18 20 -38 28Z", "#8f3f2a", 2.6) +
    shape("M-33 -30Q-16 -36 0 -27Q16 -36 33 -30V21Q16 15 0 24Q-16 15 -33 21Z", VELLUM, 2.2) +
    line("M0 -27V24M6 -14Q16 -20 27 -17M6 -4Q16 -10 27 -7M6 6Q16 0 27 3M-27 3Q-16 0 -6 6", INK, 1.8, 0.7) +
    line(spiral(-16, -11, 8, 2), "#a8423c", 2.6),
  quill: () =>
    shape("M-26 42L-20 22Q-14 -18 26 -44Q34 -6 4 18Q-6 24 -14 22Z", "#f1eada", 2.6) +
    line("M-28 44L16 -24M-6 8l12 2M2 -4l13 2M8 -15l12 1", INK, 1.8),
  bell: () =>
    shape("M-22 30L-13 -20Q-10 -28 0 -28Q10 -28 13 -20L22 30Q0 37 -22 30Z", "#c99a3e", 2.6) +
    rod("M-9 -28Q-10 -42 0 -42Q10 -42 9 -28", "#8b8f94", 3) +
    line("M-18 18Q0 24 18 18M-13 -10Q0 -5 13 -10", "#7d5408", 2.2) +
    line(spiral(0, 6, 7, 1.5), INK, 2.2) +
    shape(disc(0, 38, 5), "#8b8f94", 2),
  crozier: () =>
    rod("M-8 44V-14Q-10 -42 12 -42Q30 -38 26 -20Q20 -8 9 -16", "#c99a3e", 5) +
    shape(disc(9, -17, 4.5), "#a8423c", 1.8) +
    line("M-13 -2H-3M-13 14H-3M-13 30H-3", INK, 3),
  shamrock: () =>
    rod("M0 6Q2 26 -12 42", "#4f8a45", 4) +
    [0, 120, 240]
      .map((a) =>
        turn(a, shape("M0 4Q-26 -6 -20 -26Q-14 -38 0 -28Q14 -38 20 -26Q26 -6 0 4Z", "#5f9f52", 2.6) + line("M0 2V-20", "#d8ebad", 2.2)),
      )
      .join(""),
  rushcross: () =>
    [0, 90, 180, 270]
      .map((a) =>
        turn(a, shape("M-11 -11H11V-19H-11Z", "#d9c26a", 2) + rod("M7 -15V-42", "#d9c26a", 4.5) + rod("M-1 -15V-42", "#c7ae52", 4.5)),
      )
      .join("") +
    shape("M-11 -11H11V11H-11Z", "#e6d487", 2.4) +
    line("M-6 -11V11M0 -11V11M6 -11V11", "#8a6a1c", 1.6),
  dove: () =>
    shape(
      "M-40 10Q-22 2 -16 6Q-18 -18 -4 -40Q10 -26 8 -8Q20 -22 30 -14L42 -9L31 -4Q28 20 2 24Q-14 26 -24 18Q-32 16 -40 10Z",
      "#fbf6ea",
      2.6,
    ) +
    line("M-4 -28Q0 -12 -6 4M3 -18Q4 -8 0 4M-30 11Q-20 12 -12 8", "#8d8371", 2) +
    shape(disc(26, -10, 2.4), INK, 0) +
    shape("M-2 24Q4 34 14 32Q10 24 2 24Z", "#6a9a55", 2),
  star: () =>
    shape(
      Array.from({ length: 8 }, (_, k) => {
        const at = (r: number, by: number): readonly [number, number] => [
          r * Math.cos((k * Math.PI) / 4 + by),
          r * Math.sin((k * Math.PI) / 4 + by),
        ];
        return poly([at(12, -0.36), at(k % 2 ? 26 : 44, 0), at(12, 0.36)]);
      }).join(""),
      "#f0c25a",
      2.2,
    ) +
    shape(disc(0, 0, 14), "#fbe7a6", 2.4) +
    line(spiral(0, 0, 9, 1.5), "#a8701c", 2.2),
  tongues: () =>
    [-22, 22, 0]
      .map((x, i) =>
        move(
          x,
          i === 2 ? -4 : 6,
          shape("M0 -38Q16 -14 12 8Q0 22 -12 8Q-16 -14 0 -38Z", i === 2 ? "#e0702c" : "#d9923a", 2.4) +
            shape("M0 -12Q7 0 4 8Q0 12 -4 8Q-7 0 0 -12Z", "#fbe7a6", 0),
        ),
      )
      .join("") + line("M-40 36Q0 26 40 36", "#a8423c", 4),
  church: () =>
    shape("M-30 40V0H30V40Z", "#c4bcab", 2.6) +
    shape("M-36 4L0 -34L36 4Z", "#7a8a8a", 2.6) +
    shape("M-9 40V20A9 10 0 0 1 9 20V40Z", INK, 0) +
    line("M-30 14H-14M14 14H30M-30 28H-14M14 28H30M-21 14V28M21 28V40", INK, 1.6, 0.6) +
    line("M0 -34V-48M-6 -43H6", INK, 3.4),
  well: () =>
    shape("M-30 18Q-30 6 0 6Q30 6 30 18V34Q30 44 0 44Q-30 44 -30 34Z", "#a39d9a", 2.6) +
    shape("M-30 18Q-30 6 0 6Q30 6 30 18Q30 28 0 28Q-30 28 -30 18Z", "#5f9fb4", 2.4) +
    line("M-16 17Q0 12 16 17M-8 22Q0 20 8 22", VELLUM, 1.8) +
    line("M-26 34H-8M10 36H26M0 30V42", INK, 1.6, 0.6) +
    rod("M22 6V-30", WOOD, 3) +
    line("M22 -30Q4 -40 -14 -28M22 -22Q8 -26 0 -16", WOOD, 3) +
    shape("M-22 -32q8 -8 14 0q-6 8 -14 0ZM-8 -18q8 -6 14 2q-8 6 -14 -2ZM10 -40q8 -8 16 -2q-6 10 -16 2Z", "#6a9a55", 1.8),
  breastplate: () =>
    shape("M-30 -30Q-16 -24 -14 -36Q0 -26 14 -36Q16 -24 30 -30Q26 -10 32 6Q26 34 0 44Q-26 34 -32 6Q-26 -10 -30 -30Z", "#8f9fa6", 2.6) +
    move(0, 2, shape(CROSS, "#f0d58a", 2), 0.62) +
    line("M-25 -18Q-20 -14 -16 -20M25 -18Q20 -14 16 -20", INK, 2),
  candle: () =>
    shape("M-10 42V-6H10V42Z", "#f7efd8", 2.6) +
    line("M-10 4Q-4 12 -2 2M10 14Q6 22 4 12", "#c9b58a", 2.2) +
    shape("M0 -46Q16 -26 8 -14Q0 -6 -8 -14Q-14 -24 0 -46Z", "#e0702c", 2.4) +
    shape("M0 -28Q6 -20 3 -14Q0 -11 -3 -14Q-6 -18 0 -28Z", "#fbe7a6", 0) +
    shape("M-24 40H24Q20 48 0 48Q-20 48 -24 40Z", "#c99a3e", 2.2),
  bee: () =>
    shape("M-4 -2Q-40 -34 -36 -8Q-30 10 -4 4ZM4 -2Q40 -34 36 -8Q30 10 4 4Z", "#eef3ee", 2.2) +
    shape("M0 -20Q16 -14 14 10Q10 34 0 40Q-10 34 -14 10Q-16 -14 0 -20Z", "#e3b040", 2.6) +
    line("M-14 4H14M-13 15H13M-9 26H9", INK, 4.4) +
    shape(disc(0, -22, 9), "#4a3a2c", 2.2) +
    line("M-4 -30Q-8 -38 -14 -38M4 -30Q8 -38 14 -38", INK, 2.2),
};

const blade =
  shape("M-4 14L-5 -34L0 -44L5 -34L4 14Z", IRON, 2.4) +
  line("M0 -36V10", INK, 1.4) +
  shape("M-14 14H14V20H-14Z", GOLD, 2.2) +
  rod("M0 21V34", WOOD, 5);

const STRIFE: Readonly<Record<string, () => string>> = {
  snake: () =>
    rod(SNAKE, "#5f8a3f", 9) +
    line(SNAKE, "#d3e08d", 2, 1, 'stroke-dasharray="3 6"') +
    shape("M12 -40Q28 -46 38 -34Q36 -24 22 -24Q12 -28 12 -40Z", "#6a9a48", 2.6) +
    shape(disc(26, -36, 2.6), "#f0c25a", 1) +
    line("M37 -31l9 2m0 0l5 -4m-5 4l4 5", "#a8423c", 2.4) +
    line("M-36 34Q-46 32 -46 24", "#5f8a3f", 6),
  ship: () =>
    shape("M-44 4Q-46 -16 -36 -24Q-32 -18 -34 2Q0 16 34 2Q32 -18 38 -26Q48 -16 44 4Q34 34 0 36Q-34 34 -44 4Z", "#7b4a24", 2.6) +
    line("M-38 12Q0 28 38 12", "#e6c37a", 2.2) +
    rod("M0 8V-44", WOOD, 3) +
    shape("M-26 -40H26Q20 -22 26 -6Q0 2 -26 -6Q-20 -22 -26 -40Z", "#e9dcc0", 2.4) +
    shape("M-14 -40H-2Q-4 -20 -2 -2Q-8 -2 -14 -3Q-12 -20 -14 -40ZM12 -40H24Q19 -22 24 -5Q18 -3 12 -2Q10 -20 12 -40Z", "#a8423c", 0) +
    shape([-24, -8, 8, 24].map((x) => disc(x, 15 - Math.abs(x) * 0.12, 6)).join(""), GOLD, 1.8) +
    line("M-44 42q8 -8 16 0t16 0t16 0t16 0t16 0", "#2b5ea6", 3),
  axe: () =>
    rod("M-24 42L14 -34", WOOD, 5) +
    shape("M2 -40Q18 -34 20 -20Q34 -26 42 -16Q36 8 16 10Q16 -4 4 -12Z", IRON, 2.6) +
    line("M38 -14Q32 2 18 6", INK, 1.6, 0.6),
  helmet: () =>
    shape("M-30 18Q-32 -30 0 -32Q32 -30 30 18L20 22L16 2H-16L-20 22Z", "#c9b489", 2.6) +
    shape("M-6 -30Q-10 -46 14 -46Q34 -44 38 -22Q24 -34 6 -30Z", "#a8423c", 2.4) +
    line("M-29 -2H29", INK, 2.4) +
    shape("M-20 22L-16 2H-8V30L-16 32ZM20 22L16 2H8V30L16 32Z", "#b39c6c", 2.4) +
    line(spiral(0, -16, 8, 1.5), "#7d5408", 2.2),
  wall: () =>
    shape("M-44 30V-6H-36V-16H-26V-6H-14V-16H-4V-6H8V-16H18V-6H28V-16H38V-6H44V30Z", "#aaa293", 2.6) +
    line(
      "M-44 6H44M-44 18H44M-30 -6V6M-8 -6V6M14 -6V6M34 -6V6M-20 6V18M2 6V18M24 6V18M-32 18V30M-10 18V30M14 18V30M34 18V30",
      INK,
      1.6,
      0.6,
    ) +
    shape("M-48 30Q0 22 48 30V40H-48Z", "#7fa555", 2.4),
  column: () =>
    shape("M-16 34L-12 -22H12L10 -4L14 4L10 14L16 34Z", "#e6dcc4", 2.6) +
    line("M-5 -22L-7 34M5 -22L4 -2M5 12L7 34", INK, 1.8, 0.6) +
    shape("M-20 -34H20L14 -22H-14ZM-24 34H24V44H-24Z", "#d5c8a8", 2.6) +
    shape("M22 26L38 22L42 38L26 40Z", "#d5c8a8", 2.2) +
    line(spiral(-17, -30, 5, 1.5) + spiral(17, -30, 5, 1.5, -1, 3.1), INK, 1.8),
  torc: () =>
    rod("M-12 30A30 30 0 1 1 12 30", GOLD, 9) +
    line("M-12 30A30 30 0 1 1 12 30", "#8a5a12", 2, 1, 'stroke-dasharray="3 5"') +
    shape(disc(-14, 32, 9) + disc(14, 32, 9), GOLD, 2.6) +
    line(spiral(-14, 32, 5, 1.5) + spiral(14, 32, 5, 1.5, -1), "#8a5a12", 1.8),
  scales: () =>
    rod("M0 -34V34", "#8a6a3a", 4) +
    rod("M-32 -24Q0 -34 32 -24", "#8a6a3a", 4) +
    line("M-32 -22L-44 8M-32 -22L-20 8M32 -22L20 8M32 -22L44 8", INK, 1.8) +
    shape("M-46 8H-18Q-22 22 -32 22Q-42 22 -46 8ZM18 8H46Q42 22 32 22Q22 22 18 8Z", GOLD, 2.4) +
    shape("M-18 40Q0 28 18 40Z", "#8a6a3a", 2.4) +
    shape(disc(0, -38, 5), GOLD, 2),
  horn: () =>
    shape("M-42 -14Q-24 34 18 28Q40 22 40 -22L24 -26Q24 -2 8 2Q-14 4 -28 -24Z", "#e2cfa0", 2.6) +
    shape("M22 -34H42V-20H22Z", GOLD, 2.4) +
    shape("M-42 -14L-28 -24L-34 -34Q-46 -30 -42 -14Z", GOLD, 2.4) +
    line("M-10 10Q-4 22 6 28M14 2Q18 14 28 20", "#8a5a12", 2.6) +
    line("M-6 32l-6 10M16 30l4 10", INK, 3),
  skull: () =>
    shape("M-28 -8Q-30 -40 0 -42Q30 -40 28 -8Q26 8 18 12L16 30H-16L-18 12Q-26 8 -28 -8Z", "#efe6d2", 2.6) +
    shape("M-20 -8Q-12 -20 -4 -8Q-10 4 -20 -8ZM4 -8Q12 -20 20 -8Q10 4 4 -8ZM-4 10L0 0L4 10Z", INK, 0) +
    line("M-9 20V30M-3 20V30M3 20V30M9 20V30", INK, 2) +
    line(spiral(0, -28, 7, 1.5), "#a89a78", 2.2) +
    line("M-32 40L32 34M-32 34L32 40", "#d8ccb0", 5),
  bowl: () =>
    shape("M-36 4H36Q30 36 0 38Q-30 36 -36 4Z", "#8a5a2c", 2.6) +
    shape("M-36 4Q0 16 36 4Q0 -6 -36 4Z", "#4a3018", 2.2) +
    line("M-24 20Q0 30 24 20", "#e6c37a", 2.2) +
    rod("M6 2Q14 -20 8 -38", "#a8894a", 2.6) +
    line("M9 -32l8 -5M10 -24l9 -2M8 -38l-6 -6M9 -28l-8 -5", "#a8894a", 2.6),
  snow: () =>
    [0, 60, 120, 180, 240, 300]
      .map((a) =>
        turn(
          a,
          line("M0 -8V-42M-9 -36L0 -26L9 -36M-7 -22L0 -15L7 -22", INK, 6) +
            line("M0 -8V-42M-9 -36L0 -26L9 -36M-7 -22L0 -15L7 -22", "#bfe0ea", 2.8),
        ),
      )
      .join("") + shape(disc(0, 0, 9), "#e9f4f6", 2.4),
  sword2: () => `<g transform="rotate(38)">${blade}</g><g transform="rotate(-38)">${blade}</g>`,
  swordstone: () =>
    shape("M-38 42Q-40 14 -18 8Q4 2 24 10Q42 18 38 42Z", "#a39d9a", 2.6) +
    line(spiral(-16, 26, 8, 1.5) + spiral(20, 28, 7, 1.5, -1), INK, 2) +
    shape("M-4.5 10L-4.5 -14H4.5L4.5 10Z", IRON, 2.4) +
    shape("M-16 -20H16V-13H-16Z", GOLD, 2.2) +
    rod("M0 -21V-36", WOOD, 5) +
    shape(disc(0, -42, 5.5), GOLD, 2.2),
  knotwork: () => `<g transform="translate(-36 -36)">${plait(8, 8, 9, { ink: INK, gold: "#d9a53a" })}</g>`,
};

/** The saints: cloak, looks, and the sign that each is known by. */
const SAINTS: Readonly<Record<string, readonly [string, Looks, string]>> = {
  patrick: ["#2c7a50", { hood: "#2c7a50", beard: true, hair: "#e6dcc8" }, "shamrock"],
  palladius: ["#6d3a80", { hood: "#6d3a80", beard: true, hair: "#6b4a2f" }, "crozier"],
  ciaran: ["#8a5a2c", { hair: "#b5622c", beard: true }, "cow"],
  auxilius: ["#2b5ea6", { hood: "#2b5ea6", beard: true, hair: "#8a7a6a" }, "bell"],
  iserninus: ["#97302c", { hair: "#4a3a2c", beard: true }, "candle"],
  secundinus: ["#5f6b3a", { hood: "#5f6b3a", beard: true, hair: "#c9b89a" }, "scroll"],
  brigid: ["#7d9a3a", { veil: "#f7f2e6" }, "rushcross"],
  finnian: ["#a8772c", { hood: "#8a5a2c", beard: true, hair: "#6b4a2f" }, "book"],
  ibar: ["#3f6b5c", { hair: "#8a8a80", beard: true }, "tree"],
  ita: ["#8e5f7f", { veil: "#e9dcec" }, "bee"],
  brendan: ["#2f6f8a", { hood: "#2f6f8a", beard: true, hair: "#b5622c" }, "boat"],
  columba: ["#e6dcc8", { hood: "#e6dcc8", beard: true, hair: "#6b4a2f" }, "dove"],
};

/** The names of all saints that have a portrait. */
export const SAINT_NAMES: readonly string[] = Object.keys(SAINTS);

/** A saint, and the name of the sign that the saint is known by. */
export function saintGlyph(name: string): { body: string; sign: string } {
  const [cloak, looks, sign] = SAINTS[name] ?? ["#8a5a2c", { hood: "#8a5a2c", beard: true }, "cross"];
  return { body: blessed(cloak, looks), sign };
}

/** The words of Banish the Snakes among the glyphs. */
export const FAITH_GLYPHS: Readonly<Record<string, () => string>> = {
  ...SIGNS,
  ...STRIFE,
  face: () => move(0, 0, face({ hair: "#6b4a2f", beard: true, mouth: "M-4 10Q0 7 4 10" }), 1.9),
};
