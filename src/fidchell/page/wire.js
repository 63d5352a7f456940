/** A connection to a table as one viewer: it comes back by itself, and everything that is sent is carried out once. */

import { post } from "/page/web.js";

const FIRST_WAIT = 500; // milliseconds until the first new attempt
const LONGEST_WAIT = 15_000;
const ATTEMPTS = 3; // without any success, until the wire asks again and again instead
const POLL = 20; // seconds that one question may wait for news

export class Wire {
  /** Connect to a table; `told` gets every update, whole, and `lost` every change of the connection. */
  constructor(table, seat, told, lost) {
    Object.assign(this, { table, seat, told, lost });
    this.prefix = crypto.getRandomValues(new Uint32Array(2)).join("").slice(0, 16);
    this.sent = 0;
    this.waiting = new Map(); // messages without an answer, by id
    this.update = null;
    this.welcome = null;
    this.seen = 0;
    this.attempts = 0;
    this.opened = false;
    this.ended = false;
    this.connect();
    this.watch = setInterval(() => this.look(), 5000);
  }

  /** Send a message; the promise is kept when it was carried out. */
  send(message) {
    const id = `${this.prefix}-${++this.sent}`;
    const whole = { ...message, id };
    const answer = new Promise((done, refused) => this.waiting.set(id, { whole, done, refused }));
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(whole));
    this.asking?.abort();
    return answer;
  }

  /** End the connection for good. */
  end() {
    this.ended = true;
    clearInterval(this.watch);
    clearTimeout(this.again);
    this.socket?.close();
    this.asking?.abort();
  }

  connect() {
    if (this.ended) return;
    if (this.attempts >= ATTEMPTS && !this.opened) return void this.poll();
    const origin = location.origin.replace(/^http/, "ws");
    const seat = encodeURIComponent(this.seat);
    this.socket = new WebSocket(`${origin}/api/tables/${this.table}/wire?seat=${seat}&seen=${this.seen}`);
    this.socket.onopen = () => (this.opened = true);
    this.socket.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.socket.onclose = () => this.reconnect();
    this.heardAt = Date.now();
    this.greeted = false;
  }

  /** Try again after a while that grows and is a little random. */
  reconnect() {
    if (this.ended) return;
    this.lost(false);
    const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    this.again = setTimeout(() => this.connect(), most * (0.5 + Math.random() / 2));
  }

  /** Give up a connection that has fallen silent. */
  look() {
    const beat = (this.welcome?.beat ?? 20) * 1000;
    if (this.socket?.readyState === WebSocket.OPEN && Date.now() - this.heardAt > 2 * beat + 2000) this.socket.close();
  }

  hear(message) {
    this.heardAt = Date.now();
    if (message.type === "welcome") this.greet(message);
    if (message.type === "update") this.take(message);
    if (message.type === "done") this.settle(message.id);
    if (message.type === "refused") this.refuse(message);
  }

  /** A connection begins: what was not answered is sent once more. */
  greet(message) {
    this.welcome = message;
    this.greeted = true;
    this.whole = false; // this connection has shown nothing yet
    this.attempts = 0;
    this.lost(true);
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    for (const { whole } of this.waiting.values()) this.socket.send(JSON.stringify(whole));
  }

  /** An update: what it leaves out is as it was before on this connection. */
  take(message) {
    const before = this.whole ? this.update : {};
    this.update = { ...message, view: { ...before.view, ...message.view }, chairs: message.chairs ?? before.chairs };
    this.whole = true;
    this.seen = message.version;
    this.told(this.update, message.events ?? [], message.gap);
    if (message.done) this.settle(message.done);
  }

  settle(id) {
    this.waiting.get(id)?.done();
    this.waiting.delete(id);
  }

  /** A refusal: of one message, or of the whole connection. */
  refuse(message) {
    const error = Object.assign(new Error(message.text), { id: message.error.id });
    if (message.id) {
      this.waiting.get(message.id)?.refused(error);
      this.waiting.delete(message.id);
    } else if (!this.greeted) {
      this.end();
      this.lost(false, error);
    }
  }

  /** Ask again and again, where no WebSocket gets through. */
  async poll() {
    this.socket = null;
    this.greeted = false;
    while (!this.ended) {
      try {
        await this.question();
        this.attempts = ATTEMPTS;
      } catch (error) {
        if (error.name === "AbortError") continue;
        if (error.status && error.status < 500 && error.status !== 429) return this.refuse({ id: "", text: error.message, error });
        this.lost(false);
        await new Promise((done) => setTimeout(done, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++)));
      }
    }
  }

  async question() {
    const messages = [...this.waiting.values()].slice(0, 10).map(({ whole }) => whole);
    this.asking = new AbortController();
    const body = { messages, seat: this.seat, seen: this.seen, wait: this.update ? POLL : 0 };
    const answers = await post(`/api/tables/${this.table}/poll`, body, messages.length ? undefined : this.asking.signal);
    for (const answer of answers) this.hear(answer);
  }
}
