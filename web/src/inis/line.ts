/** The small line above the prompt: whose step of what. */
import type { Scene } from "../state/scene";
import type { Said } from "../wire";
import { askOf, viewOf } from "./read";
import { called } from "./told";

/** Whose step of what is asked for now. */
export function line(scene: Scene): Said | null {
  const ask = askOf(scene);
  const view = viewOf(scene);
  if (!ask || !view) return null;
  const whose = scene.awaited() ? "yours" : "other";
  const name = called(scene, scene.awaited() ? scene.seat : view.turn);
  return { id: `page-inis-line-${ask.part}`, args: { whose, name, number: view.season } };
}
