/** Card faces and backs: a frame for each kind, told apart by colour and by construction, and the marks of timing and of deeds. */
import { INK, type Point, group, line, move, r1, shape, smooth, spiral } from "./ink";
import { type Weave, frame, plait, runningSpiral, triskel } from "./knot";
import { emblem, glyph } from "./emblems";
import { KINDS, type KindLook } from "./kinds";
import { kept } from "./kept";
import { scene } from "./terrain";
import { tileOutline } from "./hex";

export { INIS_EMBLEMS, SNAKES_EMBLEMS, emblem, glyph } from "./emblems";
export { KINDS } from "./kinds";

function wheel(): string {
  const spoke = (k: number): string => {
    const [cos, sin] = [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)];
    return `M${r1(4 * cos)} ${r1(4 * sin)}L${r1(12 * cos)} ${r1(12 * sin)}`;
  };
  const spokes = [0, 1, 2, 3, 4, 5, 6, 7].map(spoke).join("");
  return (
    `<circle r="12" fill="none" stroke="currentColor" stroke-width="2.2"/><circle r="3.5" fill="currentColor"/>` +
    line(spokes, "currentColor", 1.8)
  );
}

/** When a card is played: in the season (a wheel) or at its moment (a triskel). */
export const TIMING: Readonly<Record<string, string>> = { season: wheel(), triskel: triskel(13, { width: 2.5 }) };

/** What a card does. */
export const ICONS: Readonly<Record<string, string>> = {
  build: shape("M-9 10L-8 -3H-10V-9H-6V-6H-2V-9H2V-6H6V-9H10V-3H8L9 10H3V4H-3V10Z", "currentColor", 0),
  move: line("M-10 4Q-3 -8 5 -1", "currentColor", 3.4) + shape("M3 -8L12 1L1 6Z", "currentColor", 0),
  recruit: shape("M-11 9Q-12 0 -5 -2A5 5 0 1 1 1 -2Q6 0 6 9Z", "currentColor", 0) + line("M9 -9V1M4 -4H14", "currentColor", 3),
  clash: line("M-9 9L8 -8M9 9L-8 -8", "currentColor", 3) + line("M-10 3L-4 9M10 3L4 9", "currentColor", 3),
};

/** A mark of timing or deed as a picture of its own. */
export const small = (body: string, look = "ico"): string =>
  `<svg class="${look}" viewBox="-15 -14 30 28" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

const lookOf = (kind: string): KindLook => KINDS[kind] ?? KINDS.action;
const FIELD = "M0 0H200V150H0Z";
const field = (pigment: string): string => `<path d="${FIELD}" fill="${pigment}"/>`;

type Painter = (card: string, look: KindLook, weave: Weave) => string;

/** How the upper part of each kind of card is built. */
const PAINTERS: Readonly<Record<string, Painter>> = {
  action: (card, look, weave) => field(look.field) + sideKnots(weave) + move(100, 76, emblem(card, "action"), 0.88),
  advantage: (card, look, weave) => landseen(card, look) + sideKnots(weave),
  epic: (card, look, weave) => arched(look, weave) + move(100, 84, emblem(card, "epic"), 0.74) + corners(look),
  saint: (card, look) => nave(look) + move(100, 78, emblem(card, "saint"), 0.84),
  event: (card, look) => field(look.field) + tides(look) + move(100, 75, emblem(card, "event"), 0.7),
  gift: (card, look) => field(look.deep) + lozenge(look) + move(100, 75, emblem(card, "gift"), 0.74),
};

/** The painted upper part of a card (0..200 by 0..150); an advantage shows the land whose name it has. */
export function picture(card: string, kind: string): string {
  const look = lookOf(kind);
  const paint = PAINTERS[kind] ?? (PAINTERS.action as Painter);
  return kept(`picture ${kind} ${card}`, () => group(paint(card, look, { ink: look.deep, gold: look.band })));
}

/** The land itself, seen through a window of the tile's own outline; the painting is small enough to need no clipping. */
function landseen(card: string, look: KindLook): string {
  const d = tileOutline(false);
  const painting = `<g transform="translate(0 -50)">${scene(card, false)}</g>`;
  const wall = `<path d="M-270 -214H270V190H-270Z${d}" fill="${look.field}" fill-rule="evenodd"/>`;
  const rim = `<path d="${d}" fill="none" stroke="${INK}" stroke-width="17"/><path d="${d}" fill="none" stroke="${look.band}" stroke-width="10"/>`;
  return field(look.field) + `<g transform="translate(100 79.5) scale(.37)">${painting}${wall}${rim}</g>`;
}

function sideKnots(weave: Weave): string {
  const side = plait(4, 30, 5, { ...weave, walls: { "2,7": "h", "2,15": "h", "2,23": "h" } });
  return move(3, 1, side) + move(177, 1, side);
}

/** A bow of points over a card. */
function bow(rx: number, ry: number, y: number): string {
  const points: Point[] = [];
  for (let k = 0; k <= 14; k++) {
    const a = Math.PI + (k * Math.PI) / 14;
    points.push([100 + rx * Math.cos(a), y + ry * Math.sin(a)]);
  }
  return smooth(points);
}

/** An arch of the canon tables. */
function arched(look: KindLook, weave: Weave): string {
  const d = bow(82, 84, 86);
  const post = plait(4, 12, 5, weave);
  return (
    field(look.deep) +
    shape("M26 150V86A74 76 0 0 1 174 86V150Z", look.field, 2.5, look.band) +
    line(d, look.deep, 13) +
    line(d, look.band, 9) +
    line(d, look.deep, 5, 1, 'stroke-dasharray="5 5"') +
    move(8, 88, post) +
    move(172, 88, post)
  );
}

const corners = (look: KindLook): string =>
  `<g color="${look.band}">${move(18, 18, triskel(12, { width: 2 }))}${move(182, 18, triskel(12, { width: 2, way: -1 }))}</g>`;

/** Two pillars and a double arch, for saints. */
function nave(look: KindLook): string {
  const pillar =
    shape("M-9 150V52H9V150Z", look.deep, 2, look.band) +
    shape("M-13 52H13L9 42H-9Z", look.band, 0) +
    line(spiral(0, 74, 6, 2) + spiral(0, 100, 6, 2, -1) + spiral(0, 126, 6, 2), look.band, 2);
  return (
    field(look.field) +
    line(bow(84, 40, 44), look.band, 7) +
    line(bow(84, 40, 44), look.deep, 2.4, 1, 'stroke-dasharray="1 6"') +
    move(17, 0, pillar) +
    move(183, 0, pillar)
  );
}

/** Waves of spirals above and below, for events. */
function tides(look: KindLook): string {
  const tide = runningSpiral(200, 8.2, look.band, 2);
  return (
    `<path d="M0 0H200V20H0ZM0 130H200V150H0Z" fill="${look.deep}"/><path d="M0 20H200M0 130H200" stroke="${look.band}" stroke-width="2"/>` +
    move(2, 9, tide) +
    `<g transform="translate(198 141) scale(-1 -1)">${tide}</g>`
  );
}

/** A lozenge between four flames, for gifts. */
function lozenge(look: KindLook): string {
  const flame =
    shape("M0 -17Q11 -4 7 7Q0 14 -7 7Q-11 -4 0 -17Z", "#e0702c", 1.8, look.band) + shape("M0 -5Q5 2 2 7Q0 9 -2 7Q-5 2 0 -5Z", "#fbe7a6", 0);
  const four = (
    [
      [22, 26],
      [178, 26],
      [22, 128],
      [178, 128],
    ] as const
  )
    .map(([x, y]) => move(x, y, flame))
    .join("");
  return shape("M100 2L198 75L100 148L2 75Z", look.field, 3, look.band) + line("M100 11L186 75L100 139L14 75Z", look.band, 1.4, 0.7) + four;
}

/** What stands in the middle of a card's back. */
const HEARTS: Readonly<Record<string, (look: KindLook) => string>> = {
  advantage: (look) =>
    `<g transform="scale(.26)" fill="none" stroke="${look.band}"><path d="${tileOutline(false)}" stroke-width="20"/></g>` +
    triskel(20, { width: 3.4 }),
  epic: () => triskel(46, { width: 5.5, ring: true }),
  saint: () => move(0, 4, glyph("cross"), 1.05),
  event: () => move(0, 0, glyph("snake"), 1.05),
  gift: () => move(0, 2, glyph("dove"), 1.05),
};

/** The back of a card, one for each kind. */
export const back = (kind: string): string => kept(`back ${kind}`, () => drawnBack(kind));

function drawnBack(kind: string): string {
  const look = lookOf(kind);
  const heart = HEARTS[kind]?.(look) ?? triskel(48, { width: 6 });
  return (
    `<svg class="cardback" viewBox="0 0 200 280" aria-hidden="true"><rect width="200" height="280" rx="14" fill="${look.deep}"/>` +
    `<g transform="translate(10 10)">${frame(180, 260, 6, 4, { ink: look.deep, gold: look.band })}</g>` +
    `<rect x="38" y="38" width="124" height="204" rx="6" fill="${look.field}" stroke="${look.band}" stroke-width="2"/>` +
    `<g transform="translate(100 140)" color="${look.band}">${group(heart)}</g></svg>`
  );
}
