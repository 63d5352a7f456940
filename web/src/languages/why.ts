/** Why something was not done, as the reader is told. */
import { Refusal } from "../net/web";
import { words } from "./words.svelte";

const VAGUE = "refused-other"; // what has no message of its own; the server's English says more

/** The sentence for what went wrong. */
export function whyOf(error: unknown): string {
  if (!(error instanceof Refusal)) return words.t("page-mistake");
  const said = words.sentence(error.said);
  return error.said.id === VAGUE ? `${said}: ${error.message}` : said;
}
