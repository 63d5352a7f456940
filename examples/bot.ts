/* A bot that plays whole games on a server, written from the docs alone: it takes any option at random.

   FIDCHELL_TOKEN=fidchell_… node examples/bot.ts http://127.0.0.1:8765 inis     (Node 22.18 or newer) */
import type { Ask, FromServer, SendAct, SendAuthorize } from "../web/src/wire.ts";

const [server = "http://127.0.0.1:8765", game = "inis"] = process.argv.slice(2);
const token = process.env.FIDCHELL_TOKEN ?? "";
const prefix = crypto.randomUUID().slice(0, 12); // no id is ever used again, not even by the next run
let sent = 0;
let seen = 0;

/** Set up a table with two of the weakest bots, and sit down at it. */
async function table(): Promise<{ id: string; mine: string[] }> {
  const bot = { kind: "bot", level: "beginner" };
  const answer = await fetch(`${server}/api/tables`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "fidchell-protocol": "1" },
    body: JSON.stringify({ game, seats: [{ kind: "mine" }, bot, bot], window: 0 }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as { id: string; mine: string[] };
}

/** The answer to a question, if there is one and it is not answered yet. */
function choice(ask: Ask | null): SendAct | undefined {
  const options = ask?.options ?? [];
  const option = options[Math.floor(Math.random() * options.length)];
  if (!option || typeof ask?.token !== "number" || typeof ask.answered === "string") return undefined;
  return { type: "act", id: `${prefix}-${++sent}`, token: ask.token, action: option.action };
}

/** Play on one connection until it breaks, or until the game is over: then how it ended. */
function connection(id: string, seat: string): Promise<string | undefined> {
  const where = `${server.replace("http", "ws")}/api/tables/${id}/wire?seat=${seat}&seen=${seen}&protocol=1&auth=message`;
  const wire = new WebSocket(where);
  const say = (message: SendAct | SendAuthorize) => wire.send(JSON.stringify(message));
  return new Promise((ended, failed) => {
    wire.onopen = () => say({ type: "authorize", token });
    wire.onclose = () => ended(undefined);
    wire.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as FromServer;
      if (message.type === "refused" && message.error.id !== "refused-stale") failed(new Error(message.text));
      if ("version" in message) seen = message.version;
      if (message.type !== "update") return;
      const answer = choice(message.ask);
      if (answer) say(answer);
      if (message.phase === "over" || message.phase === "stopped") ended(message.outcome ?? "");
    };
  });
}

const { id, mine } = await table();
let outcome: string | undefined;
while (outcome === undefined) {
  outcome = await connection(id, mine[0] ?? ""); // connect again whenever the connection breaks
  if (outcome === undefined) await new Promise((done) => setTimeout(done, 1000 + 1000 * Math.random()));
}
console.log(outcome);
process.exit(0);
