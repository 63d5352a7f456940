/** The draft as a reader makes it: the cards that are to be kept are marked first, then told one after the other. */
import type { Choice } from "../wire";

/** The option that comes next to keep these cards: to keep one of them, or to give away one of the others. */
export function nextOption(options: readonly Choice[], keep: ReadonlySet<string>, gives: boolean): Choice | undefined {
  return options.find((option) => keep.has(String(option.args?.card)) !== gives);
}

/** The cards marked to be kept, after one more was pressed: the oldest mark makes room. */
export function marked(marks: readonly string[], card: string, most: number): string[] {
  if (marks.includes(card)) return marks.filter((each) => each !== card);
  return [...marks, card].slice(-most);
}
