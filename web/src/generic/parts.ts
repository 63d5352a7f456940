/** A view taken apart without knowing its game: what is counted, what lies in rows, and what is a place of its own. */

/** What can be shown as it is. */
export type Plain = string | number | boolean | null;
/** What holds other things by their names, or in order. */
export type Holder = Readonly<Record<string, unknown>> | readonly unknown[];

/** A view, or a place in it, by how its parts are drawn; each part has the name under which it was found. */
export interface Parts {
  counts: [string, Plain][];
  rows: [string, Plain[]][];
  places: [string, Holder][];
}

const ELSEWHERE = ["viewer", "ask", "over", "hand"]; // parts of a view that other parts of the screen show
const NAMING = ["seat", "name", "title", "id"]; // what a thing in a list may be called by, the first one it has

const isHolder = (part: unknown): part is Holder => typeof part === "object" && part !== null;
const isRow = (part: unknown): part is Plain[] => Array.isArray(part) && !part.some(isHolder);
const entryOf = (thing: Holder, name: string): unknown => (thing as Readonly<Record<string, unknown>>)[name];

/** The entry by which a thing in a list is called, if it has one. */
const naming = (thing: Holder): string | undefined => NAMING.find((name) => typeof entryOf(thing, name) === "string");

/** What a holder holds, by name; things in a list are called by what they say they are, or by their number. */
function entries(holder: Holder): [string, unknown][] {
  if (!Array.isArray(holder)) return Object.entries(holder);
  return holder.map((part: unknown, i) => {
    const by = isHolder(part) ? naming(part) : undefined;
    if (!isHolder(part) || !by) return [String(i + 1), part];
    return [String(entryOf(part, by)), Object.fromEntries(Object.entries(part).filter(([name]) => name !== by))];
  });
}

/** All that a holder holds, by how it is drawn. */
export function parted(holder: Holder): Parts {
  const all = entries(holder).filter(([, part]) => part !== undefined);
  return {
    counts: all.filter((entry): entry is [string, Plain] => !isHolder(entry[1])),
    rows: all.filter((entry): entry is [string, Plain[]] => isRow(entry[1])),
    places: all.filter((entry): entry is [string, Holder] => isHolder(entry[1]) && !isRow(entry[1])),
  };
}

/** What of a view is drawn on the board. */
export function onBoard(view: Readonly<Record<string, unknown>>): Holder {
  return Object.fromEntries(Object.entries(view).filter(([name]) => !ELSEWHERE.includes(name)));
}

/** One's own hand, if the view has one: its own part, or what a seat's entry holds. */
export function handOf(view: Readonly<Record<string, unknown>>, seat: string): Holder | undefined {
  const seats = [view.seats, view.players].flatMap((part) => (Array.isArray(part) ? (part as unknown[]) : []));
  const own = seats.find((one) => isHolder(one) && seat && entryOf(one, "seat") === seat);
  return [view.hand, isHolder(own) ? entryOf(own, "hand") : undefined].find(isHolder);
}
