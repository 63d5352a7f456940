/** Time as people read it on a clock. */
import type { Words } from "../languages/words.svelte";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How much time is left: minutes and seconds, or the two largest units where there is more. */
export function remaining(left: number, words: Pick<Words, "t">): string {
  const time = Math.max(0, left);
  if (time >= DAY) return words.t("page-days-hours", { days: Math.floor(time / DAY), hours: Math.floor((time % DAY) / HOUR) });
  if (time >= HOUR) return words.t("page-hours-minutes", { hours: Math.floor(time / HOUR), minutes: Math.floor((time % HOUR) / MINUTE) });
  return `${Math.floor(time / MINUTE)}:${String(Math.floor((time % MINUTE) / 1000)).padStart(2, "0")}`;
}
