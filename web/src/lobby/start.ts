/** Setting a table. */
import { me } from "../me.svelte";
import type { About, GameFacts, NewSeat, NewTable } from "../net/lobby";
import { post } from "../net/web";
import { route } from "../route.svelte";
import { words } from "../languages/words.svelte";

const USUAL: Record<string, string[]> = {
  inis: ["mine", "skilled", "skilled"],
  snakes: ["mine", "merciless", "merciless"],
};

/** Who sits where in a game that begins at once: me and bots. */
export function usual(game: GameFacts): string[] {
  const many = game.options.find((one) => one.name === "players")?.values[0] ?? game.seats.length;
  return [...(USUAL[game.game] ?? resized(["mine"], Number(many)))];
}

/** The seats by the words of the form: `mine`, `open`, or a bot's level. */
export function seatsOf(who: readonly string[]): NewSeat[] {
  return who.map((one) => (one === "mine" || one === "open" ? { kind: one } : { kind: "bot", level: one }));
}

/** Numbers of seats that a game can have, in order. */
export function counts(game: GameFacts): number[] {
  const option = game.options.find((one) => one.name === "players");
  return [...(option?.values ?? [game.seats.length])].map(Number).sort((a, b) => a - b);
}

/** As many seats as wanted; further ones are like the last, or bots. */
export function resized(who: readonly string[], many: number): string[] {
  const last = who.at(-1) ?? "skilled";
  return Array.from({ length: many }, (_, i) => who[i] ?? (last === "mine" && !who.includes("open") ? "skilled" : last));
}

/** Seconds that a reaction window lasts at least: none where no other person could learn anything from time. */
export function windowFor(seats: readonly NewSeat[]): number {
  return seats.some((seat) => seat.kind === "open") ? 2 : 0;
}

/** Set a table and go there; who is nobody yet becomes a guest. */
export async function start(wanted: Omit<NewTable, "seats"> & { who: string[] }, name = ""): Promise<void> {
  const { who, ...table } = wanted;
  const seats = seatsOf(who);
  await me.become(name.trim() || words.t("page-guest"));
  const made = await post<About>("/api/tables", { window: windowFor(seats), ...table, seats });
  route.go(`/t/${made.id}`);
}
