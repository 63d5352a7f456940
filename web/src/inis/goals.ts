/** The three ways to win, and how a track of six boxes shows one. */
import type { Way } from "./view";

export const GOALS: readonly Way[] = ["subjects", "territories", "sanctuaries"];
const NEEDED = 6;

export type Box = "on" | "deed" | "";

/** Six boxes: what counts, then the deeds that could stand for more, then what is missing. */
export function standing(count: number, deeds: number): { boxes: Box[]; met: boolean } {
  const boxes = Array.from({ length: NEEDED }, (_, i): Box => (i < count ? "on" : i < count + deeds ? "deed" : ""));
  return { boxes, met: !boxes.includes("") };
}
