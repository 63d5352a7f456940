/** Which cards lie before the viewer, and what can be done with each. */
import { named, naming } from "../state/options";
import type { Scene } from "../state/scene";
import type { Choice } from "../wire";
import { landOf, viewOf } from "./read";

export interface Held {
  card: string;
  options: Choice[];
  at: number; // its number key, or 0
}

const ORDER = ["action", "advantage", "epic"];

/** Cards with what can be done with each, numbered as far as keys go. */
export function held(cards: readonly string[], options: readonly Choice[], from = 1): Held[] {
  return cards.map((card, i) => ({ card, options: naming(options, card, ["card"]), at: from + i <= 9 ? from + i : 0 }));
}

/** A hand in its order: action cards, advantage cards, tales. */
export function sorted(cards: readonly string[], kind: (card: string) => string): string[] {
  return [...cards].sort((one, other) => ORDER.indexOf(kind(one)) - ORDER.indexOf(kind(other)));
}

/** The cards that options name but the viewer does not hold: discarded, revealed or drawn ones. */
export function offered(scene: Scene): string[] {
  const own = viewOf(scene)?.own?.hand ?? [];
  return [...named(scene.options, ["card"])].filter((card) => !own.includes(card));
}

/** The tiles that options name but that are not on the island yet. */
export function offeredTiles(scene: Scene): string[] {
  const view = viewOf(scene);
  return view ? [...named(scene.options, ["territory"])].filter((name) => !landOf(view, name)) : [];
}
