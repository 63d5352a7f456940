/** Who sits where. */
import { words } from "../languages/words.svelte";
import type { Chair } from "../wire";

/** The chair of a seat. */
export function chairOf(chairs: readonly Chair[], seat: string): Chair | undefined {
  return chairs.find((chair) => chair.seat === seat);
}

/** What whoever sits in a seat is called. */
export function nameOf(chairs: readonly Chair[], seat: string): string {
  const chair = chairOf(chairs, seat);
  if (chair?.bot) return words.t("page-bot", { level: words.t(`level-${chair.bot}`) });
  return chair?.name ?? words.seat(seat);
}
