/** An attempt as it is shown: its parts, the faces of the die by what they bring, and the scale of the slider. Pure. */
import type { Odds } from "./view";

export type Fate = "fail" | "nothing" | "succeed";

/** Chances in whole percent, each rounded by itself. */
export type Shares = Record<Fate, number>;

/** The chances of an attempt in percent. */
export function shares(odds: Odds): Shares {
  const percent = (count: number) => Math.round((100 * count) / odds.of);
  return { fail: percent(odds.failure), nothing: percent(odds.nothing), succeed: percent(odds.success) };
}

/** What each face of the die brings, low to high; none where the chances are not of one throw alone. */
export function faces(odds: Odds, die: readonly number[]): { face: number; fate: Fate }[] {
  if (odds.of !== die.length) return [];
  return [...die]
    .sort((a, b) => a - b)
    .map((face, i) => {
      const fate = i < odds.failure ? "fail" : i < odds.failure + odds.nothing ? "nothing" : "succeed";
      return { face, fate };
    });
}

/** A box of the slider: the totals that ask for one face of the die. */
export interface Step {
  face: number;
  low: number;
  high: number;
  end: "low" | "high" | ""; // open towards worse or better totals
}

/** The boxes of the slider, the worst first. */
export function scale(slider: Readonly<Record<string, number>>): Step[] {
  const totals = Object.keys(slider)
    .map(Number)
    .sort((a, b) => a - b);
  const steps: Step[] = [];
  for (const total of totals) {
    const face = slider[String(total)] as number;
    const last = steps.at(-1);
    if (last?.face === face) last.high = total;
    else steps.push({ face, low: total, high: total, end: "" });
  }
  const [first, final] = [steps[0], steps.at(-1)];
  if (first) first.end = "low";
  if (final && final !== first) final.end = "high";
  return steps;
}

/** The box in which a total lies. */
export function stepAt(steps: readonly Step[], total: number): Step | undefined {
  return steps.find((step) => (step.end === "low" || total >= step.low) && (step.end === "high" || total <= step.high));
}

/** The target of an attempt by its notation: `convert people -3` is people. */
export function targetOf(action: string): string {
  return action.replace(/^convert /, "").replace(/ -?\d+$/, "");
}

/** A number with its sign, as it is written on the blocks. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
