/** Lands of Inis as tiles for the board and as pictures for cards and thumbnails. */
import { GOLD, INK, group } from './ink';
import { tileOutline } from './hex';
import { SCENES } from './scenes';

/** The names of all lands, as the notation has them. */
export const TERRAINS: readonly string[] = Object.keys(SCENES);

const painted = new Map<string, string>();

/** What was drawn before, or drawn now and kept: the same name always gives the same text. */
function kept(key: string, draw: () => string): string {
  const found = painted.get(key) ?? draw();
  painted.set(key, found);
  return found;
}

/** The painting of a land on the square -225..225, without any border. */
export function scene(name: string): string {
  const draw = SCENES[name];
  if (!draw) throw new Error(`no land is called ${name}; the lands are ${TERRAINS.join(', ')}`);
  return kept(name, () => group(draw()));
}

/** A finished tile around (0,0): painting, clipped, with its triple border; the text never changes, so cache by it. */
export const tile = (name: string, up: boolean): string => kept(`${name} ${up ? 'up' : 'down'}`, () => bordered(name, up));

function bordered(name: string, up: boolean): string {
  const d = tileOutline(up);
  const id = `tile-${name}-${up ? 'up' : 'down'}`;
  const border =
    `<path class="veil" d="${d}" fill="none"/><path d="${d}" fill="none" stroke="${INK}" stroke-width="17"/>` +
    `<path class="rim" d="${d}" fill="none" stroke="${GOLD}" stroke-width="12"/><path d="${d}" fill="none" stroke="${INK}" stroke-width="5"/>`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${scene(name)}${border}</g>`;
}

/** The same painting in a rectangle, for cards and thumbnails. */
export const vignette = (name: string, box = '-150 -150 300 300'): string =>
  `<svg viewBox="${box}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${scene(name)}</svg>`;
