/** How Inis looks. */
import { unplaced } from "../state/options";
import type { Face, Scene } from "../state/scene";
import type { Note, Said } from "../wire";
import Board from "./Board.svelte";
import Cue from "./Cue.svelte";
import { CUES } from "./cues";
import Ending from "./Ending.svelte";
import Facts from "./Facts.svelte";
import Hand from "./Hand.svelte";
import { layout } from "./layout";
import { line } from "./line";
import Players from "./Players.svelte";
import { primer } from "./primer.svelte";
import Side from "./Side.svelte";

void primer.read();

const HEADINGS: Readonly<Record<string, string>> = {
  "inis-season-began": "page-inis-heading-season",
  "inis-season-ended": "page-inis-heading-assembly",
  "inis-capital-set": "page-inis-heading-founding",
};

/** The heading that a line of the log begins: a season, an assembly, or the founding. */
function heading(note: Note): Said | null {
  const id = HEADINGS[note.id];
  return id ? { id, args: note.args ?? {} } : null;
}

const inis: Face = {
  Facts,
  Side,
  Board,
  Players,
  Hand,
  Ending,
  Cue,
  cues: CUES,
  layout: (scene: Scene) => layout(scene),
  buttons: (scene: Scene) => unplaced(scene.options, ["card", "territory", "site"]),
  heading,
  line,
};
export default inis;
