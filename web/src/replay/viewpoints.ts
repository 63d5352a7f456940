/** From where a game may be looked at. */
import type { About } from "../net/lobby";

/** The viewpoints that a reader is permitted: the public (empty), one's own seats, and when the game is over all seats. */
export function viewpoints(about: Pick<About, "phase" | "mine" | "chairs">): string[] {
  const over = about.phase === "over" || about.phase === "stopped";
  return ["", ...(over ? about.chairs.map((chair) => chair.seat) : (about.mine ?? []))];
}
