/** Insular faces and figures: almond eyes, one line for brow and nose, curled hair; all fit the box -50..50 of a glyph. */
import { GOLD, INK, VELLUM, disc, line, move, shape, spiral } from "./ink";

const SKIN = "#ecc9a0";

/** How a face is dressed. */
export interface Looks {
  hair?: string;
  beard?: boolean;
  veil?: string; // a woman's veil, instead of hair
  hood?: string; // a monk's hood, with the tonsure below
  mouth?: string; // the path of the mouth
}

const VEIL = "M-16 22Q-20 -24 0 -26Q20 -24 16 22L9 14Q14 -2 11 -9Q0 -18 -11 -9Q-14 -2 -9 14Z";
const HOOD = "M-19 20Q-21 -26 0 -29Q21 -26 19 20Q14 12 13 -4Q10 -17 0 -18Q-10 -17 -13 -4Q-14 12 -19 20Z";
const HAIR = "M-13 -3Q-16 -22 0 -22Q16 -22 13 -3Q10 -13 0 -13Q-10 -13 -13 -3Z";
const BEARD = "M-12 -1Q-13 18 0 25Q13 18 12 -1Q9 6 4 5Q0 3 -4 5Q-9 6 -12 -1Z";

function locks({ hair = "#8a4f2c", veil, hood }: Looks): string {
  if (veil) return shape(VEIL, veil, 2);
  if (hood) return shape(HOOD, hood, 2.2);
  return (
    shape(HAIR, hair, 2) +
    line(spiral(-15, 3, 5.5, 1.5, -1, -1.2) + spiral(15, 3, 5.5, 1.5, 1, 4.3), INK, 5) +
    line(spiral(-15, 3, 5.5, 1.5, -1, -1.2) + spiral(15, 3, 5.5, 1.5, 1, 4.3), hair, 2.4)
  );
}

/** A face that looks at you, around (0,0). */
export function face(looks: Looks = {}): string {
  const { hair = "#8a4f2c", beard = false, mouth = "M-3.5 9Q0 11 3.5 9" } = looks;
  const skin = shape("M-12 -6Q-12 -18 0 -18Q12 -18 12 -6Q12 9 0 16Q-12 9 -12 -6Z", SKIN, 2);
  const eyes =
    shape("M-9.5 -3Q-6 -7 -2.5 -3Q-6 -0.5 -9.5 -3ZM2.5 -3Q6 -7 9.5 -3Q6 -0.5 2.5 -3Z", "#fff", 1.1) +
    shape(disc(-6, -3.2, 1.6) + disc(6, -3.2, 1.6), INK, 0);
  const brow = line("M-10 -7Q-5 -11 -1.6 -7V3Q0 6 1.6 3V-7Q5 -11 10 -7", INK, 1.5);
  const whiskers = beard ? shape(BEARD, hair, 1.8) + line("M-6 9Q-5 15 -2 18M0 11V20M6 9Q5 15 2 18", INK, 1.2, 0.6) : "";
  return skin + whiskers + eyes + brow + line(mouth, "#a8423c", 2) + locks(looks);
}

/** A person in a cloak with a brooch: the face at y = -20, the hem at y = 42. */
export const person = (cloak: string, trim: string, looks: Looks = {}): string =>
  shape("M-20 42Q-25 4 -10 -8H10Q25 4 20 42Q0 47 -20 42Z", cloak, 2.4) +
  line("M-1 4Q-3 24 -6 43M-19 36Q0 41 19 36", trim, 2.2) +
  move(0, -22, face(looks)) +
  shape(disc(0, 3, 4.6), GOLD, 1.8);

/** A saint with a halo, half length. */
export const blessed = (cloak: string, looks: Looks): string =>
  shape(disc(0, -14, 29), "#f6d77c", 2.4) +
  line(disc(0, -14, 24.5), "#a8701c", 1.6, 1, 'stroke-dasharray="1 5"') +
  shape("M-34 44Q-34 16 -14 8H14Q34 16 34 44Z", cloak, 2.6) +
  line("M-12 9Q0 26 12 9M0 22V44", VELLUM, 3) +
  move(0, -13, face(looks), 1.15);
