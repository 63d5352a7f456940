/** What the cards, saints and rules of a content do: messages by name, from the server, once for each content. */
import { get } from "../net/web";
import type { Said } from "../wire";

export interface CardFacts {
  kind: "event" | "saint" | "keeper" | "gift";
  saint?: string;
  set?: string;
  arrow?: string;
  always?: Said[];
  events?: Record<string, Said[]>; // by colour
  alike?: boolean; // one event for all colours
  does?: Said[];
  fate?: string; // a message
}
export interface SaintFacts {
  does: Said[];
  group: string;
  card: string;
}
export interface AreaFacts {
  tara: boolean;
  chief_die: number[];
}
export interface PrimerFacts {
  results: number[]; // the points from which on each better result begins
  cards: Record<string, CardFacts>;
  saints: Record<string, SaintFacts>;
  areas: Record<string, AreaFacts>;
  provinces: Record<string, { areas: string[]; king_die: number[] }>;
  colours: string[];
  die: number[];
  slider: Record<string, number>; // by total: the face that must be surpassed
  titles: Record<string, Record<string, string>>;
  about: Record<string, string>;
  done: Record<string, string>;
  questions: Record<string, string>;
}

class Primer {
  facts = $state.raw<PrimerFacts | null>(null);
  private content: string | undefined;

  /** Ask the server about a content, or about the usual one; without an answer everything still has its name and picture. */
  async read(content = ""): Promise<void> {
    if (this.content === content) return;
    this.content = content;
    const found = await get<PrimerFacts>(`/api/games/snakes/primer${content && `?content=${encodeURIComponent(content)}`}`).catch(
      () => null,
    );
    if (this.content !== content) return;
    if (found) this.facts = found;
    else this.content = undefined;
  }

  card(name: string): CardFacts | undefined {
    return this.facts?.cards[name];
  }

  saint(name: string): SaintFacts | undefined {
    return this.facts?.saints[name];
  }

  /** The colours from the worst to the mildest. */
  get colours(): string[] {
    return this.facts?.colours ?? ["red", "gold", "blue"];
  }

  /** What a content itself calls something that has no message. */
  title(kind: string, name: string): string {
    return this.facts?.titles[kind]?.[name] ?? name;
  }
}

export const primer = new Primer();
