/** From where a game may be looked at. */
import type { About } from "../net/lobby";

/** The viewpoints that a reader is permitted: the public (empty), one's own seats, and once everything is revealed all seats. */
export function viewpoints(about: Pick<About, "revealed" | "mine" | "chairs">): string[] {
  return ["", ...(about.revealed ? about.chairs.map((chair) => chair.seat) : (about.mine ?? []))];
}
