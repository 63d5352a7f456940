/** A way to win as a track of boxes. */
import type { Goal } from "./view";

export type Box = "on" | "deed" | "";

/** What counts, then the deeds that could stand for more, then what is missing. */
export function boxes({ has, deeds, missing }: Goal): Box[] {
  const row = (length: number, box: Box) => Array.from({ length }, () => box);
  return [...row(has, "on"), ...row(deeds, "deed"), ...row(missing, "")];
}
