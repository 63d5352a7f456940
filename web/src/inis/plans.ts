/** Moves that are planned with a card which has been declared, as arrows. */
import { arrow, type Arrow } from "./island";
import type { Declared, Land } from "./view";

export interface Planned {
  key: string;
  seat: string;
  count: number;
  at: Arrow;
}

const GATHERING = ["conquest", "battle-of-moytura"]; // cards that bring clans to the territory that was named

/** The arrows of what is planned: from the territory that was named to others, or from others to it. */
export function planned(said: Declared | undefined, lands: readonly Land[]): Planned[] {
  const hub = lands.find((land) => land.territory === said?.territory);
  if (!said?.plan || !hub) return [];
  const gathers = GATHERING.includes(said.card);
  return Object.entries(said.plan).flatMap(([name, count]) => {
    const other = lands.find((land) => land.territory === name);
    if (!other || other === hub) return [];
    const at = gathers ? arrow(other, hub) : arrow(hub, other);
    return [{ key: name, seat: said.player, count, at }];
  });
}

/** Clans that are planned to be placed, where no territory was named that they leave or reach. */
export function placings(said: Declared | undefined, lands: readonly Land[]): { land: Land; seat: string; count: number }[] {
  if (!said?.plan || said.territory) return [];
  const { plan, player: seat } = said;
  return lands.flatMap((land) => (plan[land.territory] ? [{ land, seat, count: plan[land.territory] as number }] : []));
}
