/** Reading what a scene shows of Banish the Snakes. */
import type { Scene } from "../state/scene";
import { isSnakesAsk, isSnakesView, type Area, type SnakesAsk, type SnakesSeat, type SnakesView } from "./view";

/** The view of a scene, once there is one. */
export function viewOf(scene: Scene): SnakesView | null {
  const view = scene.update?.view;
  return view && isSnakesView(view) ? view : null;
}

/** What there is to know about the present question. */
export function askOf(scene: Scene): SnakesAsk | null {
  const about = scene.update?.ask?.about;
  return about && isSnakesAsk(about) ? about : null;
}

/** An area of the map. */
export function areaOf(view: SnakesView, name: string | null | undefined): Area | undefined {
  return view.areas.find((each) => each.area === name);
}

/** What everybody knows of a seat. */
export function seatOf(view: SnakesView, name: string): SnakesSeat | undefined {
  return view.seats.find((each) => each.seat === name);
}

/** How many people of all areas are flocks, and how many there are. */
export function flockOf(areas: readonly Area[]): { flock: number; of: number } {
  const all = areas.flatMap((each) => each.people);
  return { flock: all.filter((each) => each.flock).length, of: all.length };
}

/** The seat whose saint the viewer plays, or whose turn it is. */
export function actor(scene: Scene, view: SnakesView): SnakesSeat | undefined {
  return seatOf(view, scene.seat || view.turn) ?? view.seats[0];
}
