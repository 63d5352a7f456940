/** What every card is: its kind, its halves with their timing, and the messages that tell of it; from the server, once. */
import { TERRAINS } from "../art/terrain";
import { get } from "../net/web";
import type { InisCard, InisPrimer } from "./view";

class Primer {
  facts = $state.raw<InisPrimer | null>(null);

  /** Ask the server; without an answer cards still have their names and pictures. */
  async read(): Promise<void> {
    this.facts ??= await get<InisPrimer>("/api/games/inis/primer").catch(() => null);
  }

  card(name: string): InisCard | undefined {
    return this.facts?.cards[name];
  }

  kind(name: string): InisCard["kind"] {
    return this.card(name)?.kind ?? (TERRAINS.includes(name) ? "advantage" : "action");
  }
}

export const primer = new Primer();
