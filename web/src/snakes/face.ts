/** How Banish the Snakes looks. */
import { unplaced } from "../state/options";
import type { Face, Scene } from "../state/scene";
import type { Choice, Note, Said } from "../wire";
import Board from "./Board.svelte";
import { isReading, PLACED } from "./deeds";
import Cue from "./Cue.svelte";
import { CUES } from "./cues";
import Ending from "./Ending.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import Players from "./Players.svelte";
import Side from "./Side.svelte";
import "./snakes.css";
import { saintName } from "./told";
import { askOf, seatOf, viewOf } from "./read";

/** Classes for the grid: the hand is taller while cards are to be read, and while it has all options the prompt has none of them. */
function layout(scene: Scene): string {
  const asked = scene.options.length ? askOf(scene)?.id : "";
  return ["snakes", isReading(asked) && "reading", asked === "actions" && "acting", scene.picked.length && "picking"]
    .filter(Boolean)
    .join(" ");
}

/** What is on the map, in the hand or among the cards that are read needs no button in the prompt. */
function buttons(scene: Scene): Choice[] {
  const asked = askOf(scene)?.id;
  return asked === "actions" || isReading(asked) ? [] : unplaced(scene.options, PLACED);
}

/** The heading that a line of the log begins: a turn. */
function heading(note: Note): Said | null {
  if (note.id === "snakes-turn-began") return { id: "page-snakes-heading-turn", args: { number: Number(note.args?.number ?? 0) } };
  return note.id === "table-begun" ? { id: "page-snakes-heading-setup" } : null;
}

/** Whose step of what it is. */
function line(scene: Scene): Said | null {
  const view = viewOf(scene);
  if (!view || view.over) return null;
  if (!view.turns) return { id: "page-snakes-line-setup" };
  const saint = saintName(seatOf(view, view.turn));
  if (view.phase === "event") return { id: "page-snakes-line-event", args: { saint } };
  return { id: "page-snakes-line-actions", args: { saint, count: view.points } };
}

const face: Face = { Facts, Side, Board, Players, Hand, Ending, Cue, cues: CUES, layout, buttons, heading, line };
export default face;
