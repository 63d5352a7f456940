/** The words for what a view holds: a game's own messages where it brings some, or else the view's own words. */
import { capital, words } from "../languages/words.svelte";
import type { Scene } from "../state/scene";
import type { Plain } from "./parts";

/** What a part of a view is called: by the message GAME-view-NAME, or by its name as it is. */
export function label(scene: Scene, name: string): string {
  return capital(words.or(`${scene.game.game}-view-${name}`, name.replaceAll("_", " ")), words.language);
}

/** Whether a word means a seat of this table. */
export const isSeat = (scene: Scene, word: Plain): word is string => typeof word === "string" && scene.chair(word) !== undefined;

/** A value as the reader writes it. */
export function value(part: Plain): string {
  if (typeof part === "number") return words.number(part);
  if (typeof part === "boolean") return words.t(part ? "page-generic-yes" : "page-generic-no");
  return part || words.t("page-generic-none");
}
