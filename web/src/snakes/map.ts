/** Where things stand on the map, and the way of arrow keys over it. Pure. */
import { AREAS, TARA, type AreaPlace, pawnRow } from "../art/snakes";
import type { Point } from "../art/ink";
import type { Area, Seat } from "./view";

/** The box around everything on the map. */
export const BOX = { x: 24, y: -14, width: 876, height: 796 };
/** The box around Ireland alone, for small screens. */
export const IRELAND = { x: 40, y: -6, width: 740, height: 780 };

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
  saint: string | null;
  acolyte: boolean;
  x: number;
  y: number;
  scale: number;
}

/** Where all pawns stand: those of one area in a row. */
export function pawns(seats: readonly Seat[], small: boolean): Pawn[] {
  return seats.flatMap((seat) => {
    const place = seat.area ? AREAS[seat.area] : undefined;
    if (!place) return [];
    const mates = seats.filter((each) => each.area === seat.area);
    const spot = pawnRow(mates.length)[mates.indexOf(seat)];
    if (!spot) return [];
    const [x, y] = small ? smallRow(place) : place.pawns;
    return [{ seat: seat.seat, saint: seat.saint, acolyte: seat.acolyte, x: x + spot.x, y: y + spot.y, scale: spot.scale * (small ? 1.15 : 1) }];
  });
}

/** Where pawns stand when the map is an index. */
const smallRow = (place: AreaPlace): Point => [place.name[0] + 62, place.name[1] + 74];

/** Something that lies in an area besides people, chief and druid. */
export interface Extra {
  kind: "dolmen" | "grave" | "relic";
  n: number; // how many
  value: number; // of all relics together
  at: Point;
}

/** What else lies in an area, and where; Tara's seat stays free for the high king. */
export function extras(area: Area): Extra[] {
  const place = AREAS[area.area];
  if (!place) return [];
  const all: Omit<Extra, "at">[] = [
    { kind: "dolmen", n: area.dolmens, value: 0 },
    { kind: "grave", n: area.graves, value: 0 },
    { kind: "relic", n: area.relics.length, value: area.relics.reduce((sum, one) => sum + one, 0) },
  ];
  const spots = place.extras.filter(([x, y]) => Math.hypot(x - TARA[0], y - TARA[1]) > 20);
  const last: Point = [place.name[0] + 100, place.name[1] + 30];
  return all.filter((each) => each.n).map((each, i) => ({ ...each, at: spots[i] ?? last }));
}
