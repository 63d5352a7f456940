/** What the cards, saints and rules of a content do: messages by name, from the server, once for each content. */
import { get } from "../net/web";
import type { SnakesCard, SnakesPrimer, SnakesSaint } from "./view";

class Primer {
  facts = $state.raw<SnakesPrimer | null>(null);
  private content: string | undefined;

  /** Ask the server about a content, or about the usual one; without an answer everything still has its name and picture. */
  async read(content = ""): Promise<void> {
    if (this.content === content) return;
    this.content = content;
    const found = await get<SnakesPrimer>(`/api/games/snakes/primer${content && `?content=${encodeURIComponent(content)}`}`).catch(
      () => null,
    );
    if (this.content !== content) return;
    if (found) this.facts = found;
    else this.content = undefined;
  }

  card(name: string): SnakesCard | undefined {
    return this.facts?.cards[name];
  }

  saint(name: string): SnakesSaint | undefined {
    return this.facts?.saints[name];
  }

  /** The colours from the worst to the mildest. */
  get colours(): string[] {
    return this.facts?.colours ?? [];
  }

  /** What a content itself calls something that has no message. */
  title(kind: string, name: string): string {
    return this.facts?.titles[kind]?.[name] ?? name;
  }
}

export const primer = new Primer();
