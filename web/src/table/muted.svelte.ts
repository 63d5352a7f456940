/** Whom the reader does not want to hear; nobody else learns of it. */
import { SvelteSet } from "svelte/reactivity";

const KEY = "fidchell-muted";

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

class Muted {
  private names = new SvelteSet<string>(kept());

  has(name: string): boolean {
    return this.names.has(name);
  }

  all(): string[] {
    return [...this.names];
  }

  add(name: string): void {
    this.names.add(name);
    this.keep();
  }

  hear(name: string): void {
    this.names.delete(name);
    this.keep();
  }

  private keep(): void {
    localStorage.setItem(KEY, JSON.stringify([...this.names]));
  }
}

export const muted = new Muted();
