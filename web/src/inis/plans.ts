/** Moves that are planned with a card which has been declared, as arrows. */
import { arrow, type Arrow } from "./island";
import type { Declared, Land } from "./view";

export interface Planned {
  key: string;
  count: number;
  at: Arrow;
}

/** The arrows of the moves that are planned. */
export function planned(said: Declared | undefined, lands: readonly Land[]): Planned[] {
  return (said?.planned ?? []).flatMap(({ count, move }) => {
    const [from, to] = (move ?? []).map((name) => lands.find((land) => land.territory === name));
    return from && to ? [{ key: `${from.territory} ${to.territory}`, count, at: arrow(from, to) }] : [];
  });
}

/** Clans that are planned to be placed, without coming from another territory. */
export function placings(said: Declared | undefined, lands: readonly Land[]): { land: Land; count: number }[] {
  return (said?.planned ?? []).flatMap(({ count, territory, move }) => {
    const land = lands.find((each) => each.territory === territory);
    return land && !move ? [{ land, count }] : [];
  });
}
