/** Who sits where. */
import { words } from "../languages/words.svelte";
import type { Chair } from "../wire";

/** The chair of a seat. */
export function chairOf(chairs: readonly Chair[], seat: string): Chair | undefined {
  return chairs.find((chair) => chair.seat === seat);
}

/** What whoever sits in a chair is called; empty if nobody does. */
export function sitterOf(chair: Chair): string {
  if (chair.bot) return words.t("page-bot", { level: words.t(`level-${chair.bot}`) });
  if (chair.keeper) return words.t("page-bot-account", { name: chair.name ?? "", owner: chair.keeper });
  return chair.name ?? "";
}

/** What whoever sits in a seat is called. */
export function nameOf(chairs: readonly Chair[], seat: string): string {
  const chair = chairOf(chairs, seat);
  return (chair && sitterOf(chair)) || words.seat(seat);
}
