/** What is read about lands, seats and cards: sentences put together from messages. */
import type { Scene } from "../state/scene";
import { words } from "../languages/words.svelte";
import { primer } from "./primer.svelte";
import { askOf } from "./read";
import type { InisSeat, InisView, Land, Site, Way } from "./view";

/** The name of a territory; the short one where there is little room. */
export function landName(name: string, short = false): string {
  const id = `page-inis-short-${name}`;
  return short && words.has(id) ? words.t(id) : words.named("inis-territory", name);
}

export const cardName = (name: string): string => words.named("inis-card", name);

/** What a seat is called: a person by name; a bot, or one of several seats of the same person, by its colour. */
export function called(scene: Scene, seat: string): string {
  const chair = scene.chair(seat);
  const alone = scene.chairs.filter((other) => other.name === chair?.name).length < 2;
  return chair && !chair.bot && chair.name && alone ? scene.name(seat) : words.seat(seat);
}

/** Who a seat is to the viewer: "you", or what it is called. */
export function whoIs(scene: Scene, seat: string): string {
  return seat === scene.seat ? words.t("page-inis-you") : called(scene, seat);
}

/** Whose clans stand in a territory. */
export function clansTold(scene: Scene, land: Land, seats: readonly string[]): string[] {
  const here = seats.filter((seat) => land.clans[seat]);
  return here.map((seat) => {
    const args = { name: whoIs(scene, seat), count: land.clans[seat] ?? 0 };
    return words.t(land.chieftain === seat ? "page-inis-clans-chieftain" : "page-inis-clans", args);
  });
}

/** What is built in a territory. */
export function builtTold(land: Land): string[] {
  const parts = [];
  if (land.capital) parts.push(words.t("page-inis-built-capital"));
  if (land.citadels) parts.push(words.t("page-inis-built-citadels", { count: land.citadels }));
  if (land.sanctuaries) parts.push(words.t("page-inis-built-sanctuaries", { count: land.sanctuaries }));
  if (land.festival) parts.push(words.t("page-inis-built-festival"));
  return parts;
}

/** A territory as a sentence: who and what stands there, and what can be done with it. */
export function landTold(scene: Scene, view: InisView, land: Land, options: readonly string[]): string {
  const seats = view.seats.map((each) => each.seat);
  const standing = [...clansTold(scene, land, seats), ...builtTold(land)];
  const args = {
    territory: landName(land.territory),
    standing: standing.length ? words.list(standing, "unit") : words.t("page-inis-nothing-there"),
  };
  if (!options.length) return words.t("page-inis-land-told", args);
  return words.t("page-inis-land-target", { ...args, options: words.list(options, "disjunction") });
}

/** A site as a sentence. */
export function siteTold(site: Site): string {
  return words.t("page-inis-site-told", { number: site.site, touches: words.list(site.touches.map((name) => landName(name))) });
}

/** The territories that count for one way to win, each with how much. */
export function counting(view: InisView, seat: string, way: Way): { land: string; count: number }[] {
  const all = view.territories.map((land) => ({ land: land.territory, count: land.counts[seat]?.[way] ?? 0 }));
  return all.filter((each) => each.count);
}

/** How far a seat is on one way to win, and where. */
export function goalTold(view: InisView, seat: InisSeat, way: Way): string {
  const name = ({ land, count }: { land: string; count: number }) =>
    way === "territories" ? landName(land) : words.t("page-inis-counts", { territory: landName(land), count });
  const lands = counting(view, seat.seat, way).map(name);
  const args = { count: seat.progress[way], deeds: seat.deeds, lands: lands.length ? words.list(lands) : words.t("page-inis-nowhere") };
  return words.t(`page-inis-goal-${way}-told`, args);
}

/** The rule behind the present question, if there is one. */
export function ruleOf(scene: Scene): string {
  return askOf(scene)?.rule ?? "";
}

/** What a card does, in one breath. */
export function cardSaid(card: string): string {
  const halves = primer.card(card)?.halves ?? [];
  return halves
    .map((half) => words.t("page-inis-half", { when: words.sentence({ id: half.when }), effect: words.t(half.effect) }))
    .join(" ");
}
