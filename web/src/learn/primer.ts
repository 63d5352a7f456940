/** What the server tells about the cards and rules of a game: which message says what. */
import { get } from "../net/web";

export interface RuleFacts {
  title: string;
  text: string;
  sections?: string[]; // of the rulebook
}

export interface Primer {
  rules?: Record<string, RuleFacts>; // none where a game explains nothing
}

const known = new Map<string, Promise<unknown>>();

/** The primer of a game, asked for once. */
export function primer<T extends Primer>(game: string, content = ""): Promise<T> {
  const path = `/api/games/${game}/primer${content ? `?content=${encodeURIComponent(content)}` : ""}`;
  if (!known.has(path)) known.set(path, get<T>(path));
  const found = known.get(path) as Promise<T>;
  found.catch(() => known.delete(path));
  return found;
}
