/** What can be done, as buttons in the order of a turn: one for each deed, or one for several of a kind. Pure. */
import type { Choice } from "../wire";

/** The arguments of options that are offered on the map or in the hand. */
export const PLACED = ["area", "province", "card", "saint", "value"] as const;

/** The kinds of buttons, in the order in which they stand. */
export const KINDS = ["move", "prepare", "convert", "build", "relic", "look", "heal", "cards", "other", "done"] as const;
export type Kind = (typeof KINDS)[number];

/** One button: a deed, or several of which one is to be chosen. */
export interface Deed {
  kind: Kind;
  options: Choice[];
  key: number; // 0 is none
}

const KIND_OF: Readonly<Record<string, Kind>> = {
  move: "move",
  prepare: "prepare",
  "final-effort": "prepare",
  "convert-people": "convert",
  "convert-chief": "convert",
  "convert-king": "convert",
  "convert-high-king": "convert",
  "convert-druid": "convert",
  build: "build",
  "make-relic": "relic",
  "bring-relic": "relic",
  look: "look",
  heal: "heal",
  give: "cards",
  take: "cards",
  play: "cards",
  done: "done",
  pass: "done",
};
const TOGETHER: readonly Kind[] = ["move"]; // kinds with one button for all

/** The kind of an option. */
export const kindOf = (option: Choice): Kind => KIND_OF[option.verb ?? ""] ?? "other";

/** Whether an option ends a turn or a row of choices. */
export const isDone = (option: Choice | undefined): boolean => option?.verb === "done";

/** The options as buttons with keys 1 to 9; what ends the turn has no number. */
export function deeds(options: readonly Choice[]): Deed[] {
  const found = KINDS.flatMap((kind) => {
    const mine = options.filter((option) => kindOf(option) === kind);
    const sets = TOGETHER.includes(kind) && mine.length > 1 ? [mine] : mine.map((option) => [option]);
    return sets.map((set) => ({ kind, options: set, key: 0 }));
  });
  let key = 0;
  for (const deed of found) if (deed.kind !== "done" && key < 9) deed.key = ++key;
  return found;
}

/** Questions whose options are cards or saints to read before choosing. */
const READ = ["choose-saint", "choose-deck-saint", "drop-gift", "take-gift", "discard-card", "choose-next-saint", "order-deck"];

/** Whether a question is answered by choosing among cards. */
export const isReading = (question: string | undefined): boolean => READ.includes(question ?? "");
