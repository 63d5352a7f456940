/** Card faces and backs: a frame for each kind, the marks of timing, and small signs of what a card does. */
import { INK, group, line, move, r1, shape, smooth, type Point } from './ink';
import { type Weave, frame, plait, triskel } from './knot';
import { emblem } from './emblems';
import { KINDS, type KindLook } from './kinds';
import { scene } from './terrain';
import { tileOutline } from './hex';

export { emblem, EMBLEMS } from './emblems';
export { KINDS } from './kinds';

const wheel = (): string => { let d = ''; for (let k = 0; k < 8; k++) { const a = k * Math.PI / 4; d += `M${r1(4 * Math.cos(a))} ${r1(4 * Math.sin(a))}L${r1(12 * Math.cos(a))} ${r1(12 * Math.sin(a))}`; } return `<circle r="12" fill="none" stroke="currentColor" stroke-width="2.200"/><circle r="3.500" fill="currentColor"/>` + line(d, 'currentColor', 1.8); };

/** When a card is played: in the season (a wheel) or at its moment (a triskel). */
export const TIMING: Readonly<Record<string, string>> = { season: wheel(), triskel: triskel(13, { width: 2.5 }) };

/** What a card does: build, move, recruit, clash. */
export const ICONS: Readonly<Record<string, string>> = {
  build: shape('M-9 10L-8 -3H-10V-9H-6V-6H-2V-9H2V-6H6V-9H10V-3H8L9 10H3V4H-3V10Z', 'currentColor', 0),
  move: line('M-10 4Q-3 -8 5 -1', 'currentColor', 3.4) + shape('M3 -8L12 1L1 6Z', 'currentColor', 0),
  recruit: shape('M-11 9Q-12 0 -5 -2A5 5 0 1 1 1 -2Q6 0 6 9Z', 'currentColor', 0) + line('M9 -9V1M4 -4H14', 'currentColor', 3),
  clash: line('M-9 9L8 -8M9 9L-8 -8', 'currentColor', 3) + line('M-10 3L-4 9M10 3L4 9', 'currentColor', 3),
};

/** A small sign as a picture of its own. */
export const small = (body: string, look = 'ico'): string =>
  `<svg class="${look}" viewBox="-15 -14 30 28" aria-hidden="true" stroke-linecap="round" stroke-linejoin="round">${body}</svg>`;

const lookOf = (kind: string): KindLook => KINDS[kind] ?? KINDS.action;

/** The painted upper part of a card (0..200 by 0..150); an advantage shows the land whose name it has. */
export function picture(card: string, kind: string): string {
  const look = lookOf(kind);
  const weave = { ink: look.deep, gold: look.band };
  if (kind === 'advantage') return advantage(card, look, weave);
  if (kind === 'epic') return epic(card, look, weave);
  return `<path d="M0 0H200V150H0Z" fill="${look.field}"/>${sideKnots(weave)}` + move(100, 76, emblem(card, kind), 0.88);
}

/** The land itself, seen through the tile's own outline. */
function advantage(card: string, look: KindLook, weave: Weave): string {
  const d = tileOutline(false);
  const id = `card-${card}`;
  const place = 'transform="translate(100 83) scale(.4)"';
  return (
    `<clipPath id="${id}"><path d="${d}" ${place}/></clipPath><path d="M0 0H200V150H0Z" fill="${look.field}"/>${sideKnots(weave)}` +
    `<g clip-path="url(#${id})"><g ${place}><g transform="translate(0 -50)">${scene(card, false)}</g></g></g>` +
    `<g ${place} fill="none"><path d="${d}" stroke="${INK}" stroke-width="16"/><path d="${d}" stroke="${look.band}" stroke-width="9"/></g>`
  );
}

/** An arch of the canon tables. */
function epic(card: string, look: KindLook, weave: Weave): string {
  return (
    `<path d="M0 0H200V150H0Z" fill="${look.deep}"/>` +
    `<path d="M26 150V86A74 76 0 0 1 174 86V150Z" fill="${look.field}" stroke="${look.band}" stroke-width="2.5"/>` +
    arch(weave) + move(100, 84, emblem(card, 'epic'), 0.74) +
    `<g color="${look.band}">${move(18, 18, triskel(12, { width: 2 }))}${move(182, 18, triskel(12, { width: 2, way: -1 }))}</g>`
  );
}

function sideKnots(weave: Weave): string {
  const side = plait(4, 30, 5, { ...weave, walls: { '2,7': 'h', '2,15': 'h', '2,23': 'h' } });
  return move(3, 1, side) + move(177, 1, side);
}

function arch(weave: { ink: string; gold: string }): string;
function arch(weave: Weave): string;
function arch({ ink = INK, gold = INK }: Weave): string {
  const bow: Point[] = [];
  for (let k = 0; k <= 14; k++) bow.push([100 + 82 * Math.cos(Math.PI + (k * Math.PI) / 14), 86 + 84 * Math.sin(Math.PI + (k * Math.PI) / 14)]);
  const d = smooth(bow);
  const post = plait(4, 12, 5, { ink, gold });
  return line(d, ink, 13) + line(d, gold, 9) + line(d, ink, 5, 1, 'stroke-dasharray="5 5"') + move(8, 88, post) + move(172, 88, post);
}

/** The back of a card, one for each kind. */
export function back(kind: string): string {
  const look = lookOf(kind);
  return (
    `<svg class="cardback" viewBox="0 0 200 280" aria-hidden="true"><rect width="200" height="280" rx="14" fill="${look.deep}"/>` +
    `<g transform="translate(10 10)">${frame(180, 260, 6, 4, { ink: look.deep, gold: look.band })}</g>` +
    `<rect x="38" y="38" width="124" height="204" rx="6" fill="${look.field}" stroke="${look.band}" stroke-width="2"/>` +
    `<g transform="translate(100 140)" color="${look.band}">${group(triskel(48, { width: 6 }))}</g></svg>`
  );
}
