/** What all painted lands share: where to be quiet, sky, turf, and the middle between the pieces. */
import { type Box, cloud, sun } from "./brushes";
import { LEAD, type Point, line, spiral } from "./ink";

/** Where pieces and the name stand on a tile that points up or down: nothing loud is painted there. */
export const quiet = (up: boolean): readonly Box[] =>
  up
    ? [
        [-158, -104, -28, -16],
        [28, -104, 158, -16],
        [-112, 6, 112, 48],
        [-66, 76, 66, 142],
      ]
    : [
        [-66, -84, 66, -20],
        [-112, 0, 112, 40],
        [-158, 40, -28, 154],
        [28, 40, 158, 154],
      ];

/** Twin spirals cut into the turf where pieces stand: they fill the ground and are faint enough to be stood upon. */
export function turf(up: boolean, tone: string, faint = 0.3): string {
  const twin = (x: number, y: number): string =>
    spiral(x - 19, y, 17, 2, 1, 0) + spiral(x + 19, y, 17, 2, -1, Math.PI) + `M${x - 36} ${y + 4}Q${x} ${y + 40} ${x + 36} ${y + 4}`;
  const [pair, single] = up ? [-42, 108] : [108, -42];
  return line(twin(-90, pair) + twin(90, pair) + twin(0, single), tone, 2, faint);
}

/** Sun and cloud where the sky is seen: in two corners when the tile points up, in one when it points down. */
export const heaven = (up: boolean, ring: string, veil: string = LEAD, orb = "#eeb94c"): string =>
  up ? sun(-92, -113, 14, orb, ring) + cloud(92, -114, 54, 10, veil) : sun(-32, -120, 13, orb, ring) + cloud(34, -114, 44, 9, veil);

/** The foot of what is painted in the middle of a land, between the pieces. */
export const focus = (up: boolean): Point => (up ? [0, 4] : [0, 140]);

/** A row of trees that do not overlap. */
export const row = (y: number, shift: number, step = 36): Point[] => {
  const points: Point[] = [];
  for (let x = -180 + shift; x < 190; x += step) points.push([x, y + ((x * 7) % 5)]);
  return points;
};
