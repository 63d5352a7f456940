/** A clash as the panel shows it: its steps, and what an option leads to. */
import type { Scene } from "../state/scene";
import { words } from "../languages/words.svelte";
import type { Choice } from "../wire";
import { primer } from "./primer.svelte";
import { landOf, seatOf } from "./read";
import type { ClashStep, InisView } from "./view";

export const STEPS: readonly ClashStep[] = ["citadels", "resolution", "end"];

/** What an option leads to, in a few words. */
export function consequence(scene: Scene, view: InisView, option: Choice): string {
  const parties = view.clash?.parties ?? [];
  if (option.verb === "attack") {
    const target = String(option.args?.seat);
    const clans = parties.find((each) => each.seat === target)?.exposed ?? 0;
    return words.t("page-inis-attack-told", { cards: seatOf(view, target)?.actions ?? 0, clans });
  }
  if (option.verb === "lose-clan")
    return words.t("page-inis-lose-told", { count: landOf(view, view.clash?.territory)?.clans[scene.seat] ?? 0 });
  if (option.verb === "peace") return words.t("page-inis-peace-told", { count: parties.filter((each) => each.fights).length });
  const known = primer.facts?.about[option.verb ?? ""];
  return known ? words.t(known) : "";
}
