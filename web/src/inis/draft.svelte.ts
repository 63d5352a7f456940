/** The draft as a reader makes it: the cards that are to be kept are marked first, then told one after the other. */
import type { Scene } from "../seat/scene";
import type { Choice } from "../wire";
import { aboutOf, viewOf } from "./view";

/** Where the draft stands for the viewer. */
export interface Drafting {
  pool: string[]; // the cards drafted from now
  locked: string[]; // action cards of an earlier draft, out of reach
  passing: number;
  keeping: number; // how many are kept of the pool
  done: boolean; // nothing is left to choose
  kept: string[]; // chosen already, and told to the server
  open: string[]; // may still be marked: once one is told, only what the server goes on to offer
}

/** Read the draft from the view; null if there is none. */
export function drafting(scene: Scene, kind: (card: string) => string): Drafting | null {
  const own = viewOf(scene)?.own;
  const passing = aboutOf(scene).passing;
  if (!own || passing === undefined) return null;
  const actions = own.hand.filter((card) => kind(card) === "action");
  const pool = actions.filter((card) => !own.locked.includes(card));
  const keeping = pool.length - passing;
  const done = !scene.options.length;
  const sealed = pool.filter((card) => own.sealed.includes(card));
  const gives = scene.options.length ? scene.options.some(isGift) : keeping > passing;
  const offered = new Set(scene.options.map((option) => String(option.args?.card)));
  const open = done || sealed.length ? pool.filter((card) => offered.has(card)) : pool;
  const kept = gives ? pool.filter((card) => !sealed.includes(card) && !open.includes(card)) : sealed;
  return { pool, locked: actions.filter((card) => own.locked.includes(card)), passing, keeping, done, kept, open };
}

const isGift = (option: Choice): boolean => option.id === "inis-do-give";

/** The option that comes next to keep these cards: to keep one of them, or to give away one of the others. */
export function nextOption(options: readonly Choice[], keep: ReadonlySet<string>): Choice | undefined {
  return options.find((option) => keep.has(String(option.args?.card)) !== isGift(option));
}

/** The cards marked to be kept, after one more was pressed: the oldest mark makes room. */
export function marked(marks: readonly string[], card: string, most: number): string[] {
  if (marks.includes(card)) return marks.filter((each) => each !== card);
  return [...marks, card].slice(-most);
}
