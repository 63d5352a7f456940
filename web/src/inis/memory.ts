/** What the viewer may remember of others' cards, without what is plain to see. */
import type { InisView } from "./view";

export interface Recalled {
  place: string; // a seat, `discard` or `aside`
  known: string[];
  maybe: string[]; // action cards that may lie there, besides the known ones
}

/** The places about which there is something to remember; the viewer's own hand is not among them. */
export function recalled(view: InisView): Recalled[] {
  const { known, possible_actions: possible } = view.memory;
  const open = (card: string) => view.open_cards.includes(card) || view.seats.some((seat) => seat.advantages.includes(card));
  const rows = Object.keys(known).filter((place) => place !== view.viewer);
  const found = rows.map((place) => {
    const sure = (known[place] ?? []).filter((card) => !open(card));
    return { place, known: sure, maybe: (possible[place] ?? []).filter((card) => !sure.includes(card)) };
  });
  return found.filter((row) => row.known.length || row.maybe.length);
}
