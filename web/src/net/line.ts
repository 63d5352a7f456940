/** A connection to a table as one viewer: it comes back by itself, and what is sent is carried out once. */
import type { FromClient, FromServer, Note, Refused, Update, Welcome } from "../wire";
import { post, Refusal } from "./web";

const FIRST_WAIT = 500; // milliseconds until the first new attempt
const LONGEST_WAIT = 15_000;
const ATTEMPTS = 3; // without any success, until the line asks again and again instead
const POLL = 20; // seconds that one question may wait for news
const PASSING = ["refused-store-down", "refused-busy", "refused-too-many-connections"]; // reasons that do not last
const LOOK = 5000; // milliseconds between two looks whether the connection is silent

/** A message without its id. */
export type Wish = { [K in FromClient["type"]]: Omit<Extract<FromClient, { type: K }>, "id"> }[FromClient["type"]];

/** Who wants to hear what comes. */
export interface Ears {
  told(update: Update, events: Note[], gap: boolean, missed: boolean): void; // missed: it happened while there was no connection
  connected(here: boolean, why?: Refusal): void;
}

interface Waiting {
  whole: FromClient;
  done(): void;
  refused(why: Refusal): void;
}

export class Line {
  welcome: Welcome | null = null;
  update: Update | null = null;
  seen = 0;
  private waiting = new Map<string, Waiting>(); // messages without an answer, by id
  private prefix = crypto.getRandomValues(new Uint32Array(2)).join("").slice(0, 16);
  private sent = 0;
  private socket: WebSocket | null = null;
  private asking: AbortController | null = null;
  private attempts = 0;
  private opened = false;
  private ended = false;
  private greeted = false;
  private whole = false; // whether this connection has shown a whole update
  private lost = false; // whether there was no connection since the last update
  private heardAt = 0;
  private again: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setInterval>;

  constructor(
    readonly table: string,
    readonly seat: string,
    private ears: Ears,
  ) {
    this.watch = setInterval(() => this.look(), LOOK);
    this.connect();
  }

  /** Send a message; the promise is kept when it was carried out. */
  send(wish: Wish): Promise<void> {
    const id = `${this.prefix}-${++this.sent}`;
    const whole = { ...wish, id } as FromClient;
    const answer = new Promise<void>((done, refused) => this.waiting.set(id, { whole, done, refused }));
    if (this.isOpen()) this.socket?.send(JSON.stringify(whole));
    this.asking?.abort();
    return answer;
  }

  /** End the connection for good. */
  end(): void {
    this.ended = true;
    clearInterval(this.watch);
    clearTimeout(this.again);
    this.socket?.close();
    this.asking?.abort();
    this.refuseAll(new Refusal({ id: "page-no-server" }, 0, "the connection was ended"));
  }

  /** Nothing that was sent and not answered will be. */
  private refuseAll(why: Refusal): void {
    for (const { refused } of this.waiting.values()) refused(why);
    this.waiting.clear();
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private connect(): void {
    if (this.ended) return;
    if (this.attempts >= ATTEMPTS && !this.opened) return void this.poll();
    const origin = location.origin.replace(/^http/, "ws");
    const query = `seat=${encodeURIComponent(this.seat)}&seen=${this.seen}`;
    this.socket = new WebSocket(`${origin}/api/tables/${this.table}/wire?${query}`);
    this.socket.onopen = () => (this.opened = true);
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as FromServer);
    this.socket.onclose = () => this.reconnect();
    this.heardAt = Date.now();
    this.greeted = false;
  }

  /** Try again after a while that grows and is a little random. */
  private reconnect(): void {
    if (this.ended) return;
    this.lost = true;
    this.ears.connected(false);
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    this.again = setTimeout(() => this.connect(), most * (0.5 + Math.random() / 2));
  }

  /** Try at once: the network is back. */
  hurry(): void {
    if (this.ended || !this.again || this.socket?.readyState !== WebSocket.CLOSED) return; // one attempt at a time, and none beside the asking
    clearTimeout(this.again);
    this.attempts = 0;
    this.connect();
  }

  /** Give up a connection that has fallen silent. */
  private look(): void {
    const beat = (this.welcome?.beat ?? 20) * 1000;
    if (this.isOpen() && Date.now() - this.heardAt > 2 * beat + 2000) this.socket?.close();
  }

  private hear(message: FromServer): void {
    if (this.ended) return; // a closing connection may still bring something
    this.heardAt = Date.now();
    if (message.type === "welcome") this.greet(message);
    if (message.type === "update") this.take(message);
    if (message.type === "done") this.settle(message.id);
    if (message.type === "refused") this.refuse(message);
  }

  /** A connection begins: what was not answered is sent once more. */
  private greet(message: Welcome): void {
    this.welcome = message;
    this.greeted = true;
    this.whole = false;
    this.attempts = 0;
    this.ears.connected(true);
    if (!this.isOpen()) return;
    for (const { whole } of this.waiting.values()) this.socket?.send(JSON.stringify(whole));
  }

  /** An update: what it leaves out is as it was before on this connection. */
  private take(message: Update): void {
    this.update = merged(this.whole ? this.update : null, message);
    this.whole = true;
    this.seen = message.version;
    this.ears.told(this.update, message.events ?? [], Boolean(message.gap), this.lost);
    this.lost = false;
    if (message.done) this.settle(message.done);
  }

  private settle(id: string): void {
    this.waiting.get(id)?.done();
    this.waiting.delete(id);
  }

  /** A refusal: of one message, or of the whole connection. */
  private refuse(message: Refused): void {
    const why = new Refusal(message.error, 400, message.text);
    if (message.id) {
      this.waiting.get(message.id)?.refused(why);
      this.waiting.delete(message.id);
    } else if (this.greeted) {
      this.refuseAll(why); // too much at once: which message was meant is not said
    } else if (!PASSING.includes(why.said.id)) {
      this.giveUp(why);
    }
  }

  private giveUp(why: Refusal): void {
    this.end();
    this.ears.connected(false, why);
  }

  /** Ask again and again, where no WebSocket gets through. */
  private async poll(): Promise<void> {
    this.socket = null;
    this.greeted = false;
    while (!this.ended) {
      try {
        await this.question();
        this.attempts = ATTEMPTS;
      } catch (error) {
        if (error instanceof DOMException && error.name === "AbortError") continue;
        if (error instanceof Refusal && error.status >= 400 && error.status < 500 && error.status !== 429) return this.giveUp(error);
        this.ears.connected(false);
        await new Promise((done) => setTimeout(done, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++)));
      }
    }
  }

  private async question(): Promise<void> {
    const messages = [...this.waiting.values()].slice(0, 10).map(({ whole }) => whole);
    this.asking = new AbortController();
    const body = { messages, seat: this.seat, seen: this.seen, wait: this.update ? POLL : 0 };
    const signal = messages.length ? undefined : this.asking.signal;
    const answers = await post<FromServer[]>(`/api/tables/${this.table}/poll`, body, signal);
    for (const answer of answers) this.hear(answer);
  }
}

/** An update laid over the one before on the same connection. */
export function merged(before: Update | null, message: Update): Update {
  return { ...message, view: { ...before?.view, ...message.view }, chairs: message.chairs ?? before?.chairs ?? [] };
}
