/** The three ways to win, and how a track of boxes shows one. */
import type { Way } from "./view";

export const GOALS: readonly Way[] = ["subjects", "territories", "sanctuaries"];

export type Box = "on" | "deed" | "";

/** As many boxes as are needed: what counts, then the deeds that could stand for more, then what is missing. */
export function standing(count: number, deeds: number, needed: number): { boxes: Box[]; met: boolean; reached: boolean } {
  const boxes = Array.from({ length: needed }, (_, i): Box => (i < count ? "on" : i < count + deeds ? "deed" : ""));
  return { boxes, met: count >= needed, reached: !boxes.includes("") };
}
