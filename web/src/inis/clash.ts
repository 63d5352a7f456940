/** A clash as the panel shows it: its steps, who takes part in which order, and what an option leads to. */
import type { Scene } from "../seat/scene";
import { words } from "../talk/words.svelte";
import type { Choice } from "../wire";
import { primer } from "./primer.svelte";
import { landOf, nextSeat, seatOf, type AskAbout, type InisView } from "./view";

export const STEPS = ["citadels", "resolution", "end"] as const;
const CITADELS = ["shelter a clan", "remove a clan of your own"];
const BEGINNINGS = ["a clash begins", "the citadels are taken"];
const ENDINGS = ["return clans from the Cauldron", "choose the next clash"];

/** At which step the present question is asked. */
export function clashStep(about: AskAbout): number {
  if (CITADELS.includes(about.what ?? "") || BEGINNINGS.includes(about.moment ?? "")) return 0;
  return ENDINGS.includes(about.what ?? "") ? 2 : 1;
}

export interface Party {
  seat: string;
  exposed: number;
  sheltered: number;
}

/** Who has clans in the clash, from the instigator on the way the crows fly. */
export function parties(view: InisView): Party[] {
  const { exposed = {}, sheltered = {}, instigator = view.turn } = view.clash ?? {};
  const order = [instigator];
  while (order.length < view.seats.length) order.push(nextSeat(view, order[order.length - 1] as string));
  const all = order.map((seat) => ({ seat, exposed: exposed[seat] ?? 0, sheltered: sheltered[seat] ?? 0 }));
  return all.filter((each) => each.exposed + each.sheltered > 0);
}

/** What an option leads to, in a few words. */
export function consequence(scene: Scene, view: InisView, option: Choice): string {
  const target = String(option.args?.seat ?? "");
  if (option.id === "inis-do-attack") {
    const cards = seatOf(view, target)?.actions ?? 0;
    const clans = view.clash?.exposed?.[target] ?? 0;
    return words.t("page-inis-attack-told", { cards, clans });
  }
  if (option.id === "inis-do-lose-clan") return words.t("page-inis-lose-told", { count: clansHere(scene, view) });
  if (option.id === "inis-do-peace") return words.t("page-inis-peace-told", { count: Object.keys(view.clash?.exposed ?? {}).length });
  const known = primer.facts?.about[option.action];
  return known ? words.t(known) : "";
}

function clansHere(scene: Scene, view: InisView): number {
  return landOf(view, view.clash?.territory ?? "")?.clans[scene.seat] ?? 0;
}
