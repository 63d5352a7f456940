/** Plans of the seats, drawn on the map: so that everybody thinks, and nobody plays for the others. Pure. */
import type { Point } from "../art/ink";
import { MOST_MARKS, type Mark, type Plan } from "../wire";
import { middle } from "./map";
import type { SnakesView } from "./view";

/** A mark on the map: an arrow, or a sign in an area. */
export interface Drawn {
  key: string;
  seat: string;
  kind: string;
  d: string; // the arrow; empty for a sign
  at: Point; // the head of the arrow, or the sign
  start: Point; // where the arrow begins
  angle: number;
  text: string;
}

/** An arrow between two areas, bent a little more for every seat that goes the same way. */
function arrow(from: Point, to: Point, rank: number): Pick<Drawn, "d" | "at" | "start" | "angle"> {
  const along = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const [start, end] = [along(0.22), along(0.78)];
  const bow = 0.14 + 0.1 * rank;
  const bend: Point = [(start[0] + end[0]) / 2 + (end[1] - start[1]) * bow, (start[1] + end[1]) / 2 - (end[0] - start[0]) * bow];
  const round = (point: Point) => point.map((value) => Math.round(value)).join(" ");
  return {
    d: `M${round(start)}Q${round(bend)} ${round(end)}`,
    at: end,
    start,
    angle: (Math.atan2(end[1] - bend[1], end[0] - bend[0]) * 180) / Math.PI,
  };
}

/** The marks of all open plans, as they are drawn. */
export function drawn(plans: readonly Plan[], view: SnakesView): Drawn[] {
  const seats = view.seats.map((each) => each.seat);
  const signs: Record<string, number> = {};
  return plans.flatMap((plan) =>
    (plan.marks ?? []).flatMap((mark, i) => {
      const to = mark.to ? (middle(mark.to) ?? provinceMiddle(view, mark.to)) : undefined;
      if (!to) return [];
      const from = middle(mark.from || (view.seats.find((each) => each.seat === plan.seat)?.area ?? ""));
      const facts = { key: `${plan.seat}${i}`, seat: plan.seat, kind: mark.kind, text: mark.text ?? "" };
      if (mark.kind === "go" && from && Math.hypot(from[0] - to[0], from[1] - to[1]) > 1)
        return [{ ...facts, ...arrow(from, to, seats.indexOf(plan.seat)) }];
      const rank = (signs[mark.to ?? ""] = (signs[mark.to ?? ""] ?? 0) + 1) - 1;
      const at: Point = [to[0] - 58 - 24 * (rank % 3), to[1] + 24 - 26 * Math.floor(rank / 3)];
      return [{ ...facts, d: "", at, start: at, angle: 0 }];
    }),
  );
}

/** The middle of a province: between its areas. */
function provinceMiddle(view: SnakesView, province: string): Point | undefined {
  const points = view.areas
    .filter((each) => each.province === province)
    .map((each) => middle(each.area))
    .filter((each): each is Point => Boolean(each));
  if (!points.length) return undefined;
  return [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length];
}

/** Marks with one more, at most as many as a plan may have. */
export function withMark(marks: readonly Mark[], mark: Mark): Mark[] {
  return [...marks, mark].slice(-MOST_MARKS);
}
