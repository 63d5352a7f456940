/** How any game looks that nobody has drawn: all that a viewer may know, and what may be done, without knowing a rule. */
import type { Face, Scene } from "../state/scene";
import Board from "./Board.svelte";
import Cue from "./Cue.svelte";
import Ending from "./Ending.svelte";
import Facts from "./Facts.svelte";
import "./generic.css";
import Hand from "./Hand.svelte";
import { handOf } from "./parts";
import Players from "./Players.svelte";
import Side from "./Side.svelte";

const face: Face = {
  Facts,
  Side,
  Board,
  Players,
  Hand,
  Ending,
  Cue,
  layout: (scene: Scene) => (handOf(scene.update?.view ?? {}, scene.seat) ? "generic" : "generic handless"),
  buttons: (scene: Scene) => scene.options, // all of them, in the prompt
  heading: () => null,
  line: (scene: Scene) => (scene.awaited() ? { id: "page-awaited" } : null),
};
export default face;
