/** What is read aloud to those who cannot see it change: one sentence at a time, in order. */
const APART = 400; // milliseconds between two sentences, so that a screen reader notices each
const MOST = 12; // sentences that may wait; of more, the oldest are read together

class Announced {
  polite = $state("");
  urgent = $state("");
  private waiting: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Tell what happened; it waits for a pause, and for what was told before. */
  tell(text: string): void {
    this.waiting.push(text);
    if (this.waiting.length > MOST) this.waiting.splice(0, 2, this.waiting.slice(0, 2).join(". "));
    if (!this.timer) this.next();
  }

  /** Tell what is wanted now. */
  call(text: string): void {
    this.urgent = text;
  }

  /** Say nothing more of what was told. */
  hush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
    this.polite = "";
    this.urgent = "";
  }

  private next(): void {
    this.timer = undefined;
    const text = this.waiting.shift();
    if (text === undefined) return;
    if (text === this.polite) this.waiting.unshift(text); // the same again is only noticed after a silence
    this.polite = text === this.polite ? "" : text;
    this.timer = setTimeout(() => this.next(), APART);
  }
}

export const announced = new Announced();
