/** Pieces of Inis: each stands on (0,0), about 60 units tall, with a pale halo so that it reads on any land. */
import { GOLD, INK, VELLUM, disc, glyphText, group, line, move, shape, spiral, turn } from "./ink";
import { boss, triskel } from "./knot";
import { type SeatLook, seatLook, tag } from "./seats";

export { SEATS, type SeatLook, badge, seatLook, shieldOf, tag } from "./seats";

const halo = (d: string, width = 8): string => `<path d="${d}" fill="none" stroke="${VELLUM}" stroke-width="${width}"/>`;

const ANTLERS = "M-6 -62Q-19 -66 -17 -82M-15 -71Q-24 -72 -27 -80M6 -62Q19 -66 17 -82M15 -71Q24 -72 27 -80";
const FISH = "M-19 -64Q-8 -82 12 -75L22 -85Q19 -75 23 -63L12 -67Q-4 -56 -19 -64Z";
const BOAR = "M-22 -66Q-20 -78 -4 -80L-3 -86L3 -81L6 -87L11 -80Q20 -77 24 -69L18 -65L14 -67V-59H8V-66H-8V-59H-14V-66Z";
const WINGS =
  "M-8 -58Q-13 -76 -32 -80Q-24 -73 -27 -66Q-20 -66 -20 -59Q-13 -61 -8 -54ZM8 -58Q13 -76 32 -80Q24 -73 27 -66Q20 -66 20 -59Q13 -61 8 -54Z";
const RAVEN = "M-25 -63Q-12 -67 -8 -77Q-3 -87 8 -84Q12 -88 17 -83L25 -78L16 -75Q15 -63 2 -61Q-12 -59 -25 -63Z";
const EARS = "M-9 -59Q-19 -80 -10 -90Q-1 -82 -2 -62ZM9 -59Q19 -80 10 -90Q1 -82 2 -62Z";

/** The crest of a totem: its outline for the halo, and how it is painted. */
const CREST: Readonly<Record<string, readonly [string, (look: SeatLook) => string]>> = {
  stag: [ANTLERS, (s) => line(ANTLERS, INK, 6.4) + line(ANTLERS, s.dark, 4)],
  salmon: [
    FISH,
    (s) => shape(FISH, s.fill, 2.2) + line("M-4 -73q5 5 0 11M5 -74q5 5 0 10", s.on, 1.6) + shape(disc(-12, -66, 1.7), s.on, 0),
  ],
  boar: [BOAR, (s) => shape(BOAR, s.fill, 2.2) + line("M18 -67q5 0 5 -5", "#fff", 2) + shape(disc(15, -73, 1.6), INK, 0)],
  swan: [WINGS, (s) => shape(WINGS, s.fill, 2.2) + line("M-24 -74Q-16 -70 -12 -62M24 -74Q16 -70 12 -62", s.dark, 1.5)],
  raven: [RAVEN, (s) => shape(RAVEN, s.dark, 2.2) + shape(disc(12, -80, 1.8), "#f0c25a", 0) + line("M-12 -66Q0 -66 8 -74", "#b98acb", 1.6)],
  hare: [EARS, (s) => shape(EARS, s.fill, 2.2) + line("M-9 -82Q-12 -74 -7 -64M9 -82Q12 -74 7 -64", s.dark, 1.8)],
};

const BODY = "M-26 2Q-29 -26 -13 -37Q-16 -42 -16 -49A16 16 0 0 1 16 -49Q16 -42 13 -37Q29 -26 26 2Q0 7 -26 2Z";
const CROWN = "M-16 -52V-66L-8 -60L0 -69L8 -60L16 -66V-52Q0 -47 -16 -52Z";

/** What a figure of clans shows besides its seat. */
export interface ClanMarks {
  n?: number; // how many clans it stands for
  chieftain?: boolean;
}

/** Helm and face of a figure. */
const head = (s: SeatLook): string =>
  shape("M-13 -47A13.5 13.5 0 0 1 13 -47L12 -45H-12Z", s.dark, 0) +
  shape("M-10 -47H10V-42Q9 -34 0 -33Q-9 -34 -10 -42Z", "#ecc9a0", 1.6) +
  line("M-4.5 -43V-40.5M4.5 -43V-40.5", INK, 2.2);

/** A figure for the clans of a seat: their number on the shield, the letter beside it, crown and gold rim for the chieftain. */
export function clan(seat: string, { n, chieftain = false }: ClanMarks = {}): string {
  const s = seatLook(seat);
  const [outline, crest] = CREST[s.totem] as readonly [string, (look: SeatLook) => string];
  const rim = chieftain ? shape(s.shield, "none", 8.5, INK) + shape(s.shield, "none", 5, GOLD) : "";
  const shield = shape(s.shield, s.fill, 2.6) + glyphText(n ?? s.letter, 28, s.on, 10 + s.sink);
  return group(
    halo(outline, 11) +
      halo(BODY) +
      crest(s) +
      shape(BODY, s.fill, 2.6) +
      head(s) +
      (chieftain ? shape(CROWN, GOLD, 2) + shape(disc(0, -57, 2.6), "#a8423c", 1) : "") +
      move(0, -13, halo(s.shield, 7) + rim + shield) +
      (n === undefined ? "" : tag(26, -44, s.letter, 14)),
  );
}

/** A piece, and the number of them in a tag at its foot where there are several. */
const several = (body: string, n: number): string => group(body + (n > 1 ? tag(0, -7, n, 12.5, "#fff8e6") : ""));

const TOWER = "M-20 0L-17 -34H-21V-46H-12V-40H-5V-46H5V-40H12V-46H21V-34H17L20 0Z";

/** A citadel, or several of them. */
export const citadel = (n = 1): string =>
  several(
    halo(TOWER) +
      shape(TOWER, "#a99b86", 2.6) +
      shape("M4 0L4 -40H12V-46H21V-34H17L20 0Z", "#978973", 0) +
      line(TOWER, INK, 2.6) +
      line("M-17 -10H-8M8 -10H18M-16 -22H-8M2 -22H17M-12 -16V-10M10 -22V-16M-6 -33H6", INK, 1.6, 0.55) +
      line("M-9 -33V-27M9 -33V-27", INK, 3) +
      shape("M-6 0V-9A6 7 0 0 1 6 -9V0Z", INK, 0),
    n,
  );

/** The capital. */
export const capital = (): string =>
  group(
    halo("M-31 0L-28 -34L-21 -46L0 -78L21 -46L28 -34L31 0Z") +
      shape("M-30 0L-27 -26H-31V-36H-24V-31H-19V-36H-14V0ZM30 0L27 -26H31V-36H24V-31H19V-36H14V0Z", "#95876f", 2.4) +
      shape("M-17 0L-15 -44H15L17 0Z", "#b7a98f", 2.6) +
      shape("M-21 -42L0 -74L21 -42Q0 -36 -21 -42Z", "#a8423c", 2.4) +
      line("M-12 -43L0 -68M0 -40V-68M12 -43L0 -68", "#f0c25a", 1.8) +
      shape(disc(0, -76, 4.5), GOLD, 2) +
      move(0, -25, triskel(10, { ink: INK, width: 2 })) +
      shape("M-6 0V-8A6 7 0 0 1 6 -8V0Z", INK, 0),
  );

const DOLMEN = "M-24 0L-22 -26H-28Q-30 -36 -22 -42Q0 -50 22 -42Q30 -36 28 -26H22L24 0H10L9 -24H-9L-10 0Z";

/** A sanctuary, or several of them. */
export const sanctuary = (n = 1): string =>
  several(
    halo(DOLMEN) +
      shape("M-10 0V-26H10V0Z", "#f0c25a", 0) +
      shape("M-24 0L-22 -28H-9L-10 0ZM24 0L22 -28H9L10 0Z", "#8fa3a0", 2.4) +
      shape("M-28 -26Q-30 -36 -22 -42Q0 -50 22 -42Q30 -36 28 -26Q0 -32 -28 -26Z", "#a9bab5", 2.4) +
      line(spiral(-9, -36, 5, 1.5) + spiral(9, -36, 5, 1.5, -1, Math.PI), INK, 1.6) +
      line("M0 0V-14M-5 -2L0 -8L5 -2", "#a8423c", 2),
    n,
  );

/** The festival: a bonfire. */
export const festival = (): string =>
  group(
    halo(disc(0, -28, 28)) +
      shape(disc(0, -28, 28), "#7a2f2c", 2.6) +
      `<circle cy="-28" r="24" fill="none" stroke="${GOLD}" stroke-width="1.6"/>` +
      shape("M0 -54Q16 -38 12 -22Q18 -26 17 -34Q24 -18 12 -8Q0 -2 -12 -8Q-24 -20 -14 -34Q-12 -26 -8 -26Q-12 -40 0 -54Z", "#f09a3a", 2) +
      shape("M0 -36Q9 -24 5 -14Q0 -9 -5 -14Q-9 -22 0 -36Z", "#fbe08a", 0) +
      line("M-16 -6L16 -12M-16 -12L16 -6", "#4a2c18", 4),
  );

const CROW = "M-15 2Q-9 -7 2 -6L7 -9Q12 -10 13 -6L19 -4L12 -1Q10 7 -2 7Q-10 7 -20 12Q-16 6 -15 2ZM-6 0Q-2 -14 -14 -20Q2 -20 6 -4Z";

/** The flock of crows: three birds and three arrows around a triskel say which way play goes. */
export function crows(clockwise = true): string {
  const way = clockwise ? 1 : -1;
  const bird = `<g transform="translate(0 -25) scale(${way} 1)">${shape(CROW, "#1d1a20", 0)}${shape(disc(10, -5, 1.4), "#f0c25a", 0)}</g>`;
  const arrow = `<path transform="translate(0 -43) scale(${way} 1)" d="M-7 -5L6 0L-7 5Z" fill="#a8423c"/>`;
  const three = [0, 120, 240].map((a) => turn(a, bird) + turn(a + 60, arrow)).join("");
  return group(
    shape(disc(0, 0, 46), "#e9d9ae", 3) +
      `<circle r="40" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
      three +
      triskel(11, { ink: "#a8423c", width: 2.4, way }),
  );
}

/** The arrow that says which way cards are passed; it points to the left for clockwise. */
export const passArrow = (clockwise = true): string =>
  `<g transform="scale(${clockwise ? 1 : -1} 1)">${group(
    shape("M-44 0L-16 -22V-11Q18 -14 40 -2Q44 4 38 12Q16 0 -16 11V22Z", "#a8423c", 2.6) +
      line("M-30 0H-18" + spiral(12, -2, 7, 1.5, -1) + "M-14 0Q-4 -3 5 -2", "#fbe7a6", 2.2),
  )}</g>`;

/** A deed: a knot on purple. */
export const deed = (): string =>
  group(
    shape(disc(0, 0, 30), "#3b2a4d", 3) +
      shape(disc(0, 0, 25), "#5b4377", 1.5) +
      `<g transform="translate(-19.5 -19.5)">${boss(6.5, { gold: "#e8bb4e", ink: INK, ribbon: 0.7 })}</g>`,
  );

/** The mark of a pretender: a crown. */
export const pretender = (): string =>
  group(
    shape("M-34 22V-10L-20 4L0 -30L20 4L34 -10V22Q0 32 -34 22Z", "#e0ac3c", 3) +
      line("M-33 12Q0 22 33 12", INK, 2) +
      shape(disc(-34, -13, 5.5) + disc(0, -33, 5.5) + disc(34, -13, 5.5), "#a8423c", 2) +
      shape(disc(0, 8, 6), "#2b5ea6", 2) +
      shape(disc(-18, 12, 4) + disc(18, 12, 4), "#2c7a50", 1.6),
  );

const BROOCH = "M-10 25A27 27 0 1 1 10 25";

/** The mark of the Brenn: a penannular brooch. */
export const brenn = (): string =>
  group(
    line(BROOCH, INK, 15) +
      line(BROOCH, "#e8bb4e", 10) +
      line(BROOCH, "#9a6a22", 1.6, 1, 'stroke-dasharray="1 5"') +
      shape(disc(-11, 25, 10) + disc(11, 25, 10), "#e8bb4e", 2.6) +
      shape(disc(-11, 25, 4.5) + disc(11, 25, 4.5), "#a8423c", 1.6) +
      line("M20 -40L-14 34", INK, 8) +
      line("M20 -40L-14 34", "#f7e2a0", 4) +
      shape(disc(18, -36, 7), "#e8bb4e", 2.4),
  );

/** A name plate of vellum for words of the given width; it reads on any land, and the words stand on the line y = 8. */
export function plate(width: number): string {
  const w = width / 2 + 9;
  return group(
    shape(
      `M${-w} -15H${w}L${w + 12} -16L${w + 5} 0L${w + 12} 16L${w} 15H${-w}L${-w - 12} 16L${-w - 5} 0L${-w - 12} -16Z`,
      "#fbf3dc",
      1.8,
      "#5a4526",
      'fill-opacity=".93"',
    ) + line(`M${-w} -11H${w}M${-w} 11H${w}`, "#b0863a", 1.1),
  );
}

/** The three marks of victory: chieftain over clans, presence in lands, sanctuaries. */
export const MARKS: Readonly<Record<string, string>> = {
  subjects: shape("M-9 8Q-10 -2 -3 -4A5 5 0 1 1 3 -4Q10 -2 9 8Z", "currentColor", 0),
  territories: shape("M-9 -5L-4.5 -8L0 -5L4.5 -8L9 -5V1L4.5 4V8L0 10L-4.5 8V4L-9 1Z", "currentColor", 0),
  sanctuaries: shape("M-8 8L-7 -2H-9.5Q-10 -7 0 -8Q10 -7 9.5 -2H7L8 8H3.5L3 -2H-3L-3.5 8Z", "currentColor", 0),
};

/** A mark of victory as a picture of its own. */
export const mark = (name: string): string => `<svg class="mark" viewBox="-11 -11 22 22" aria-hidden="true">${MARKS[name] ?? ""}</svg>`;

/** A piece as a picture of its own. */
export const portrait = (body: string, box = "-50 -50 100 100", look = "piece"): string =>
  `<svg class="${look}" viewBox="${box}" aria-hidden="true">${body}</svg>`;
