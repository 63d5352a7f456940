/** Looking at something: the panel beside the map shows it. */
import type { Scene } from "../state/scene";

const ONE_PANEL = "(max-width: 700px), (max-height: 520px)"; // screens on which a tab hides the panel

/** Look at a place, card, king or seat, written as `card:plague`; where panels are tabs, the panel comes to the front. */
export function look(scene: Scene, at: string): void {
  scene.lookAt(at);
  if (at && matchMedia(ONE_PANEL).matches) document.querySelector<HTMLElement>(".tabs button")?.click();
}
