/** What happened as cues: short scenes, one for each event or for several of a kind, in the order of the log. Pure. */
import type { Note, Update } from "../wire";
import { KINDS, type Kind } from "./kinds";

/** One line of the log. */
export interface Told extends Note {
  key: number;
}

/** One scene: who, with which card or die, where, and the state that the server sent after it. */
export interface Cue {
  readonly key: number; // of its first line; 0 if it has none
  readonly kind: Kind;
  readonly lines: readonly Told[];
  readonly update: Update;
  readonly reveals: "" | "start" | "end"; // when the board turns to the update
  readonly length: number; // in milliseconds, at the normal pace
  readonly actor: string; // a seat
  readonly other: string; // the seat that it is done to
  readonly card: string;
  readonly by: string; // the card that cancelled it
  readonly place: string;
  readonly to: string; // another place
  readonly count: number;
  readonly number: number; // of a die
}

/** How a game's events are shown, by id without the name of the game; a game that does not say has plain sentences. */
export type Kinds = Readonly<Record<string, Kind>>;

/** Who looks on, and whether they themselves have just done this. */
export interface Reader {
  game: string;
  seat: string;
  own: boolean;
}

/** How an event is shown: what its id says, without endings that only matter for the sentence. */
export function kindOf(id: string, game: string, kinds: Kinds | undefined): Kind {
  if (id.startsWith("table-")) return "silent";
  if (!kinds) return "herald";
  for (let name = id.replace(`${game}-`, ""); name; name = name.slice(0, Math.max(0, name.lastIndexOf("-")))) {
    const found = kinds[name];
    if (found) return found;
  }
  return "herald";
}

const BRIEF: readonly Kind[] = ["card", "place", "pass", "draw", "drop", "deal", "herald", "attempt", "strike"]; // who did it need not wait for it
const ALIKE: readonly Kind[] = ["herald", "pass", "draw", "drop"]; // one cue for several lines with the same id

/** The cues of an update, of which exactly one reveals it. */
export function cuesOf(update: Update, lines: readonly Told[], reader: Reader, kinds: Kinds | undefined): Cue[] {
  const drafts = grouped(lines, reader.game, kinds);
  const last = (fits: (kind: Kind) => boolean) => drafts.findLastIndex(({ kind }) => fits(kind));
  const seen = last((kind) => kind !== "silent" && KINDS[kind].board !== "");
  const at =
    seen >= 0
      ? seen
      : Math.max(
          0,
          last((kind) => kind !== "silent"),
        );
  if (!drafts.length) drafts.push({ kind: "silent", lines: [] });
  return drafts.map((draft, i) => cue(draft, i ? drafts[i - 1] : undefined, update, reader, i === at));
}

interface Draft {
  kind: Kind;
  lines: Told[];
}

/** Lines that are shown together. */
function grouped(lines: readonly Told[], game: string, kinds: Kinds | undefined): Draft[] {
  const all: Draft[] = [];
  for (const line of lines) {
    const kind = kindOf(line.id, game, kinds);
    const before = all.at(-1);
    if (before && before.kind === kind && together(kind, before.lines.at(-1)!, line)) before.lines.push(line);
    else all.push({ kind, lines: [line] });
  }
  return all;
}

function together(kind: Kind, one: Told, other: Told): boolean {
  if (kind === "deal" || kind === "silent") return true;
  if (one.id !== other.id) return false;
  return ALIKE.includes(kind) || (kind === "place" && JSON.stringify(one.args) === JSON.stringify(other.args));
}

function cue({ kind, lines }: Draft, before: Draft | undefined, update: Update, reader: Reader, reveals: boolean): Cue {
  const first = lines[0];
  const text = (...names: string[]) => String(names.map((name) => first?.args?.[name]).find((value) => value !== undefined) ?? "");
  const number = (name: string, usual: number) => Number(first?.args?.[name] ?? usual);
  const actor = text("seat");
  const brief = reader.own && BRIEF.includes(kind) && lines.every((line) => reader.seat && line.args?.seat === reader.seat);
  const earlier = before?.lines[0]?.args;
  return {
    key: first?.key ?? 0,
    kind,
    lines,
    update,
    reveals: reveals ? KINDS[kind].board || "start" : "",
    length: brief ? 0 : KINDS[kind].length,
    actor: actor || (kind === "cancel" ? String(earlier?.seat ?? "") : ""),
    other: text("other"),
    card: text("card"),
    by: kind === "cancel" ? String(earlier?.card ?? "") : "",
    place: text("territory", "area", "place"),
    to: text("destination", "place"),
    count: kind === "place" ? lines.length : number("count", 1),
    number: number("number", 0),
  };
}

/** Cues in groups, one for each turn of somebody: what a recap tells in one line. */
export function byTurn(lines: readonly Told[], begins: (line: Told) => boolean): Told[][] {
  const turns: Told[][] = [];
  let actor: unknown = null;
  for (const line of lines) {
    const who = line.args?.seat;
    const next = begins(line) || !turns.length || (who !== undefined && actor !== null && who !== actor);
    if (next) turns.push([line]);
    else turns.at(-1)!.push(line);
    if (next || who !== undefined) actor = who ?? null;
  }
  return turns;
}
