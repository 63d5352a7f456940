/** Lands of Inis as tiles for the board and as pictures for cards and thumbnails. */
import { GOLD, INK, group } from "./ink";
import { SIDE, tileOutline } from "./hex";
import { kept } from "./kept";
import { SCENES } from "./scenes";

/** The names of all lands, as the notation has them. */
export const TERRAINS: readonly string[] = Object.keys(SCENES);

/** The painting of a land for a tile that points up or down, on -190..190 by -165..215, without any border. */
export function scene(name: string, up = true): string {
  const draw = SCENES[name];
  if (!draw) throw new Error(`no land is called ${name}; the lands are ${TERRAINS.join(", ")}`);
  return kept(`${name} scene ${up}`, () => group(draw(up)));
}

/** A finished tile around (0,0): painting, clipped, with its triple border; the text never changes, so cache by it. */
export const tile = (name: string, up: boolean): string => kept(`${name} ${up ? "up" : "down"}`, () => bordered(name, up));

/** A tile that points down reaches higher by half a side, and its painting with it. */
const raised = (name: string, up: boolean): string =>
  up ? scene(name, true) : `<g transform="translate(0 -${SIDE / 2})">${scene(name, false)}</g>`;

function bordered(name: string, up: boolean): string {
  const d = tileOutline(up);
  const id = `tile-${name}-${up ? "up" : "down"}`;
  const border =
    `<path class="veil" d="${d}" fill="none"/><path d="${d}" fill="none" stroke="${INK}" stroke-width="17"/>` +
    `<path class="rim" d="${d}" fill="none" stroke="${GOLD}" stroke-width="12"/><path d="${d}" fill="none" stroke="${INK}" stroke-width="5"/>`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${raised(name, up)}${border}</g>`;
}

/** The same painting in a rectangle, for cards and thumbnails. */
export const vignette = (name: string, box = "-150 -130 300 300"): string =>
  `<svg class="vignette" viewBox="${box}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${scene(name)}</svg>`;

/** The box of every finished tile around its heart. */
export const TILE_BOX = "-185 -210 370 420";
