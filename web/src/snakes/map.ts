/** Where things stand on the map, and the way of arrow keys over it. Pure. */
import { AREAS, MAP_BOX, type AreaPlace, pawnRow } from "../art/snakes";
import type { Point } from "../art/ink";
import type { Area, SnakesSeat } from "./view";

const [x = 0, y = 0, width = 1, height = 1] = MAP_BOX.split(" ").map(Number);
/** The box around everything on the map. */
export const BOX = { x, y, width, height };
/** The box around all that stands in Ireland, for small screens; the sea and the far capes may be cut. */
export const IRELAND = { x: x + 60, y: y + 24, width: width * 0.69, height: height * 0.84 };

/** Where an area is drawn; a content of its own may have areas that the map does not know. */
export const placeOf = (name: string): AreaPlace | undefined => AREAS[name];

/** The middle of an area. */
export function middle(name: string): Point | undefined {
  const place = AREAS[name];
  return place && [place.name[0], place.name[1] + 38];
}

const WAYS: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The adjacent area that lies where an arrow key points, if any does. */
export function toward(from: Area, key: string): string | undefined {
  const [way, start] = [WAYS[key], middle(from.area)];
  if (!way || !start) return undefined;
  const scored = from.near.flatMap((name) => {
    const end = middle(name);
    if (!end) return [];
    const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
    return [{ name, along: (dx * way[0] + dy * way[1]) / Math.hypot(dx, dy) }];
  });
  const best = scored.sort((one, other) => other.along - one.along)[0];
  return best && best.along > 0.3 ? best.name : undefined;
}

/** A pawn on the map. */
export interface Pawn {
  seat: string;
  area: string;
  saint: string | null;
  acolyte: boolean;
  x: number;
  y: number;
  scale: number;
}

/** Where all pawns stand: those of one area in a row. */
export function pawns(seats: readonly SnakesSeat[], small: boolean): Pawn[] {
  return seats.flatMap((seat) => {
    const place = seat.area ? AREAS[seat.area] : undefined;
    if (!place) return [];
    const mates = seats.filter((each) => each.area === seat.area);
    const spot = pawnRow(mates.length)[mates.indexOf(seat)];
    if (!spot) return [];
    const [x, y] = small ? smallRow(place, mates.length) : place.pawns;
    return [
      {
        seat: seat.seat,
        area: seat.area ?? "",
        saint: seat.saint,
        acolyte: seat.acolyte,
        x: x + spot.x,
        y: y + spot.y,
        scale: spot.scale * (small ? 1.2 : 1),
      },
    ];
  });
}

/** Where pawns stand when the map is an index: beside the blocks, or below them where there are many. */
const smallRow = ({ name: [x, y] }: AreaPlace, count: number): Point => (count > 2 ? [x, y + 118] : [x + 66, y + 80]);

/** Something that lies in an area besides people, chief and druid. */
export interface Extra {
  kind: "dolmen" | "grave" | "relic";
  n: number; // how many
  value: number; // of all relics together
  at: Point;
}

/** What else lies in an area, and where. */
export function extras(area: Area): Extra[] {
  const place = AREAS[area.area];
  if (!place) return [];
  const all: Omit<Extra, "at">[] = [
    { kind: "dolmen", n: area.dolmens, value: 0 },
    { kind: "grave", n: area.graves, value: 0 },
    { kind: "relic", n: area.relics.length, value: area.relics.reduce((sum, one) => sum + one, 0) },
  ];
  return all.filter((each) => each.n).map((each, i) => ({ ...each, at: place.extras[i] ?? place.holy }));
}
