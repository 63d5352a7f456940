/** The small line above the prompt: whose step of what. */
import type { Scene } from "../seat/scene";
import type { Said } from "../wire";
import { atClash } from "./layout";
import { called } from "./told";
import { aboutOf, viewOf } from "./view";

const ASSEMBLY = ["draft", "choose the card to set aside"];

/** At which part of the game the question is asked. */
function part(scene: Scene): string {
  const about = aboutOf(scene);
  const view = viewOf(scene);
  if (ASSEMBLY.includes(about.what ?? "")) return about.what === "draft" ? "draft" : "assembly";
  if (about.what === "choose the capital" || (about.what === "settle a clan" && !view?.season)) return "founding";
  if (about.what === "react") return atClash(scene) ? "clash-react" : "react";
  if (atClash(scene)) return about.what === "make a manoeuvre" ? "manoeuvre" : "clash";
  return "turn";
}

/** Whose step of what is asked for now. */
export function line(scene: Scene): Said | null {
  const ask = scene.update?.ask;
  const view = viewOf(scene);
  if (!ask || !view) return null;
  const asked = scene.awaited() ? scene.seat : view.turn;
  const whose = asked === scene.seat && scene.awaited() ? "yours" : "other";
  return { id: `page-inis-line-${part(scene)}`, args: { whose, name: called(scene, asked), number: view.season } };
}
