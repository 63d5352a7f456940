/** An attempt as it is shown. Pure. */
import type { Fate, Odds } from "./view";

/** Chances in whole percent, each rounded by itself. */
export type Shares = Record<Fate, number>;

/** The chances of an attempt in percent. */
export function shares(odds: Odds): Shares {
  const percent = (count: number) => Math.round((100 * count) / odds.of);
  return { fail: percent(odds.failure), nothing: percent(odds.nothing), succeed: percent(odds.success) };
}

/** A number with its sign, as it is written on the blocks. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
