/** Reading what a scene shows of Inis. */
import type { Scene } from "../state/scene";
import { isInisAsk, isInisView, type InisAsk, type InisSeat, type InisView, type Land } from "./view";

/** The view of a scene, once there is one. */
export function viewOf(scene: Scene): InisView | null {
  const view = scene.update?.view;
  return view && isInisView(view) ? view : null;
}

/** What there is to know about the present question. */
export function askOf(scene: Scene): InisAsk | null {
  const about = scene.update?.ask?.about;
  return about && isInisAsk(about) ? about : null;
}

/** A territory on the island. */
export function landOf(view: InisView, name: string | undefined): Land | undefined {
  return view.territories.find((land) => land.territory === name);
}

/** What a seat is doing, as everybody sees it. */
export function seatOf(view: InisView, name: string): InisSeat | undefined {
  return view.seats.find((seat) => seat.seat === name);
}
