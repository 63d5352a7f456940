/** What every card is: its kind, its halves with their timing, and the messages that tell of it; from the server, once. */
import { TERRAINS } from "../art/terrain";
import { get } from "../net/web";

export interface Half {
  timing: "season" | "triskel";
  when: string; // a message
  effect: string; // a message
}
export interface CardFacts {
  kind: "action" | "advantage" | "epic";
  halves: Half[];
  remark: string | null;
  icons: string[];
}
export interface PrimerFacts {
  cards: Record<string, CardFacts>;
  lands: Record<string, string>;
  about: Record<string, string>; // by verb: a message about options that are no cards
}

class Primer {
  facts = $state.raw<PrimerFacts | null>(null);

  /** Ask the server; without an answer cards still have their names and pictures. */
  async read(): Promise<void> {
    this.facts ??= await get<PrimerFacts>("/api/games/inis/primer").catch(() => null);
  }

  card(name: string): CardFacts | undefined {
    return this.facts?.cards[name];
  }

  kind(name: string): CardFacts["kind"] {
    return this.card(name)?.kind ?? (TERRAINS.includes(name) ? "advantage" : "action");
  }
}

export const primer = new Primer();
