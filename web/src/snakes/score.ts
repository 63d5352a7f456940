/** What the points of a game consist of, as snakes-rule-score tells it; the sum is the server's. Pure. */
import type { SnakesView } from "./view";

export interface Worth {
  name: "full" | "half" | "high-king" | "kings" | "cathedral" | "dolmens" | "druids";
  count: number;
  each: number; // points
}

const CATHEDRAL = 3; // the level of a church that is worth a point

/** How often the view shows each thing that counts. */
export function worth(view: SnakesView): Worth[] {
  const flocks = view.areas.map((area) => ({ flock: area.people.filter((each) => each.flock).length, of: area.people.length }));
  const full = flocks.filter(({ flock, of }) => flock === of).length;
  return [
    { name: "full", count: full, each: 2 },
    { name: "half", count: flocks.filter(({ flock, of }) => 2 * flock >= of).length - full, each: 1 },
    { name: "high-king", count: view.high_king.christian ? 1 : 0, each: 1 },
    { name: "kings", count: view.kings.filter((king) => king.christian).length, each: 0.5 },
    { name: "cathedral", count: view.areas.filter((area) => area.church === CATHEDRAL).length, each: 1 },
    { name: "dolmens", count: view.areas.reduce((sum, area) => sum + area.dolmens, 0), each: -1 },
    { name: "druids", count: view.areas.filter((area) => area.druid).length, each: -1 },
  ];
}
