/** The screens of the page, each loaded when it is needed. */
import type { Component } from "svelte";
import { games } from "./net/lobby";

/** The table that an address means, if any. */
export const tableIn = (path: string): string | undefined => /^\/t\/([^/]+)/.exec(path)?.[1];

/** Whether an address means a table as it was. */
export const isPast = (path: string): boolean => /^\/t\/[^/]+\/at\b/.test(path);

/** The screen of a table, now or as it was. */
export async function tableScreen(past: boolean): Promise<Component<{ table: string }>> {
  return past ? (await import("./replay/Replay.svelte")).default : (await import("./table/Table.svelte")).default;
}

/** The kind of any other screen: the first word of the address. */
export const kindOf = (path: string): string => path.split("/")[1] ?? "";

/** The screen of a kind; what is not known is the lobby. */
export async function screen(kind: string): Promise<Component> {
  if (kind === "style") return (await import("./gallery/Gallery.svelte")).default;
  if (kind === "learn") return (await import("./learn/Learn.svelte")).default;
  if (kind === "settings") return (await import("./lobby/Settings.svelte")).default;
  return (await import("./lobby/Lobby.svelte")).default;
}

/** Begin to load what an address needs; whoever shows it says what went wrong. */
export function ahead(path: string): void {
  const loading: Promise<unknown> = tableIn(path) ? tableScreen(isPast(path)) : screen(kindOf(path));
  for (const each of [loading, games()]) each.catch(() => undefined);
}
