/** How the reader wants the page: kept in this browser, and with the server for those who have a name there. */
import { get, post } from "./net/web";
import type { Pace } from "./state/show.svelte";
import { preferred, words, type Language } from "./languages/words.svelte";

const KEY = "fidchell-settings";

export interface Wanted {
  language: Language;
  theme: "auto" | "vellum" | "peat";
  sounds: boolean;
  confirm: "auto" | "always" | "never"; // whether a choice on the board is confirmed
  plainHeadings: boolean;
  memory: boolean; // known cards, as a memory aid
  motion: boolean;
  pace: Pace; // how fast what happened is shown
  chat: boolean;
  textSize: number; // percent
}

const USUAL: Wanted = {
  language: preferred(),
  theme: "auto",
  sounds: true,
  confirm: "auto",
  plainHeadings: false,
  memory: true,
  motion: true,
  pace: "normal",
  chat: true,
  textSize: 100,
};

class Settings {
  wanted = $state<Wanted>({ ...USUAL, ...kept() });

  /** Want something else, from now on. */
  set(changes: Partial<Wanted>): void {
    Object.assign(this.wanted, changes);
    localStorage.setItem(KEY, JSON.stringify(this.wanted));
    this.apply();
    if (changes.language) void words.speak(changes.language);
    post("/api/me/settings", { ...this.wanted }).catch(() => undefined); // nobody has to have a name
  }

  /** Take over what the server keeps, unless this browser has its own. */
  async fetch(): Promise<void> {
    if (localStorage.getItem(KEY)) return;
    const found = await get<Partial<Wanted>>("/api/me/settings").catch(() => ({}));
    Object.assign(this.wanted, found);
    await words.speak(this.wanted.language);
    this.apply();
  }

  /** Let the page look as wanted. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme();
    root.dataset.headings = this.wanted.plainHeadings ? "plain" : "uncial";
    root.dataset.motion = this.wanted.motion ? "on" : "off";
    root.style.fontSize = `${this.wanted.textSize}%`;
  }

  /** The theme that is shown. */
  theme(): "vellum" | "peat" {
    if (this.wanted.theme !== "auto") return this.wanted.theme;
    return matchMedia("(prefers-color-scheme: dark)").matches ? "peat" : "vellum";
  }

  /** Whether a tap only chooses, and a second one confirms. */
  confirms(): boolean {
    if (this.wanted.confirm !== "auto") return this.wanted.confirm === "always";
    return matchMedia("(pointer: coarse)").matches;
  }
}

function kept(): Partial<Wanted> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Wanted>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
