/** What is read about areas, seats and cards: names and sentences put together from messages. */
import type { Scene } from "../state/scene";
import { words } from "../languages/words.svelte";
import type { Said } from "../wire";
import { signed } from "./attempt";
import { primer } from "./primer.svelte";
import { flockOf } from "./read";
import type { Area, Druid, Lord, Odds, SnakesSeat, SnakesView } from "./view";

/** What something is called: by a message, or as its content has it. */
export function called(kind: string, name: string): string {
  return words.has(`snakes-${kind}-${name.replaceAll(" ", "-")}`) ? words.named(`snakes-${kind}`, name) : primer.title(kind, name);
}

/** The name of an area; the short one where there is little room. */
export function areaName(name: string, short = false): string {
  const id = `page-snakes-short-${name}`;
  return short && words.has(id) ? words.t(id) : called("area", name);
}

export const cardName = (name: string): string => called("card", name);

/** A message of the game as a sentence. */
export const told = (said: Said): string => words.sentence(said, "snakes");

/** A share of a hundred as the reader writes it. */
export const percent = (value: number): string => words.number(value / 100, { style: "percent" });

/** Who acts for a seat: the saint, or the acolyte. */
export function saintName(seat: SnakesSeat | undefined): string {
  if (seat?.saint) return called("saint", seat.saint);
  if (seat?.acolyte) return words.t("page-snakes-acolyte");
  return seat ? words.seat(seat.seat) : "";
}

/** Who sits in a seat, for the viewer. */
export function whoIs(scene: Scene, seat: string): string {
  return seat === scene.seat ? words.t("page-snakes-you") : scene.name(seat);
}

/** A leader in words. */
export function lordTold(lord: Lord, what: "chief" | "king" | "high-king"): string {
  return words.t(`page-snakes-${what}-told`, { value: signed(lord.value), faith: lord.christian ? "christian" : "pagan" });
}

/** A druid in words, as far as the viewer knows it. */
export function druidTold(druid: Druid): string {
  if (druid.met) return words.t("page-snakes-druid-met", { value: signed(druid.value ?? 0) });
  if (druid.value !== null) return words.t("page-snakes-druid-seen", { value: signed(druid.value) });
  return words.t("page-snakes-druid-hidden");
}

/** What lies in an area. */
export function standing(area: Area, view: SnakesView): string[] {
  const { flock, of } = flockOf([area]);
  const parts = [words.t("page-snakes-flock-told", { flock, of }), lordTold(area.chief, "chief")];
  if (area.druid) parts.push(druidTold(area.druid));
  if (area.church !== null) parts.push(words.t("page-snakes-church-told", { level: area.church }));
  if (area.dolmens) parts.push(words.t("page-snakes-dolmens-told", { count: area.dolmens }));
  if (area.graves) parts.push(words.t("page-snakes-graves-told", { count: area.graves }));
  if (area.relics.length)
    parts.push(words.t("page-snakes-relics-told", { count: area.relics.length, values: words.list(area.relics.map(signed), "unit") }));
  const here = view.seats.filter((seat) => seat.area === area.area);
  if (here.length) parts.push(words.t("page-snakes-here-told", { names: words.list(here.map((seat) => saintName(seat))) }));
  return parts;
}

/** An area as a sentence: what is there, and what can be done with it. */
export function areaTold(area: Area, view: SnakesView, options: readonly string[]): string {
  const args = {
    area: areaName(area.area),
    province: called("province", area.province),
    standing: words.list(standing(area, view), "unit"),
  };
  if (!options.length) return words.t("page-snakes-area-told", args);
  return words.t("page-snakes-area-target", { ...args, options: words.list(options, "disjunction") });
}

/** What an attempt is made on, in a word or as a title. */
export function targetTold(odds: Odds, as: "target" | "attempt" = "target"): string {
  return words.t(`page-snakes-${as}-${odds.target.replaceAll(" ", "-")}`, { value: signed(odds.parts.target ?? 0) });
}

/** What a saint can do. */
export function ability(saint: string | null): string[] {
  return saint ? (primer.saint(saint)?.does ?? []).map(told) : [];
}
