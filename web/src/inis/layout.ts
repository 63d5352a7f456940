/** How the table is laid out at this moment. */
import type { Scene } from "../state/scene";
import { viewOf } from "./read";

/** Whether the viewer drafts. */
export const atDraft = (scene: Scene): boolean => Boolean(viewOf(scene)?.own?.draft);

/** Whether a clash is fought. */
export const atClash = (scene: Scene): boolean => Boolean(viewOf(scene)?.clash?.territory);

/** A class for the grid of the table. */
export function layout(scene: Scene): string {
  if (viewOf(scene)?.over) return "at-end";
  if (atDraft(scene)) return "at-draft";
  return atClash(scene) ? "at-clash" : "at-season";
}
