/** A table: its seats before the game, the game itself, and what comes after it. */

import { badge, board, ending, odds } from "/page/board.js";
import { button, copy, el, problem, select } from "/page/dom.js";
import { called, me } from "/page/me.js";
import { get, post } from "/page/web.js";
import { Wire } from "/page/wire.js";
import { learn, say, sentence } from "/page/words.js";

const LEVELS = ["beginner", "casual", "skilled", "expert", "merciless"];
const ORDERS = { "pass-until-my-turn": "pass until my turn", "pass-when-nothing-fits": "pass when nothing fits" };
const KEPT = 400; // lines of the log

let about, game, parts, busy;
let wires = new Map(); // by seat; the public is ""
let current = ""; // the seat that is shown
let next = ""; // the seat that the screen waits for, while it is covered
let ticking;

/** Show a table. */
export async function table(main, id) {
  about = await get(`/api/tables/${id}`);
  game = (await get("/api/games")).find((one) => one.game === about.game);
  await Promise.all([learn("table"), learn(about.game)]);
  document.title = `${about.title} – Fidchell`;
  parts = layout();
  main.className = "table";
  main.replaceChildren(...Object.values(parts));
  document.addEventListener("keydown", press);
  document.addEventListener("named", () => refresh().catch((error) => problem(error.message)));
  ticking ??= setInterval(tick, 1000);
  sitDown();
}

function layout() {
  const section = (name, given = {}) => el("section", { id: name, ...given });
  return {
    top: section("top"),
    prompt: section("prompt", { "aria-live": "polite" }),
    options: section("options", { "aria-label": "What you can do" }),
    around: section("around"),
    seats: section("seats"),
    board: section("board"),
    log: el("ol", { id: "log", "aria-live": "polite", "aria-label": "What happened", tabIndex: 0 }),
    talk: talk(),
  };
}

/** Connect as every seat of mine, or as the public. */
function sitDown() {
  const seats = about.mine?.length ? about.mine : [""];
  for (const [seat, wire] of wires) if (!seats.includes(seat)) wire.end();
  wires = new Map(seats.map((seat) => [seat, wires.get(seat) ?? connect(seat)]));
  const wished = new URLSearchParams(location.search).get("seat");
  if (!wires.has(current)) current = wires.has(wished) ? wished : seats[0];
  next = wires.size > 1 && !game.shared ? current : "";
  show();
}

function connect(seat) {
  const wire = new Wire(about.id, seat, (update, events, gap) => told(wire, events, gap), lost);
  wire.events = [];
  return wire;
}

/** The connection has come or gone. */
function lost(here, error) {
  if (error) problem(error.message);
  else problem(here ? "" : "The connection is lost; trying again …");
}

/** News for a seat. */
function told(wire, events, gap) {
  wire.at = Date.now();
  const before = wire.phase;
  wire.phase = wire.update.phase;
  if (gap) wire.events = ["…"];
  wire.events = [...wire.events, ...events.filter(isHeard).map(line)].slice(-KEPT);
  if (before && (before !== wire.phase || before === "gathering")) refresh().catch((error) => problem(error.message));
  handOver();
  show();
}

/** Look at the table anew: somebody has sat down, or it has begun or ended. */
async function refresh() {
  about = await get(`/api/tables/${about.id}`);
  sitDown();
}

/** Whether a seat has to decide. */
function awaited(seat) {
  const ask = wires.get(seat)?.update?.ask;
  return Boolean(ask?.options?.length) && (ask.answered === undefined || ask.answered === null);
}

/** Where several seats are mine: give the screen to one that has to decide, covered unless all see everything. */
function handOver() {
  if (next || awaited(current)) return;
  const other = [...wires.keys()].find(awaited);
  if (other !== undefined) change(other);
}

function change(seat) {
  if (game.shared || !seat) current = seat;
  else next = seat;
}

function uncover() {
  current = next;
  next = "";
  handOver();
  show();
}

// Showing.

function show() {
  const wire = wires.get(current);
  const update = wire?.update;
  document.body.classList.toggle("covered", Boolean(next));
  parts.top.replaceChildren(...top());
  if (next) return cover();
  if (!update) return;
  fill(parts.prompt, prompt(update));
  parts.prompt.classList.toggle("asked", awaited(current) || update.phase !== "playing");
  fillOptions(update);
  fill(parts.around, around(update));
  fill(parts.seats, update.phase === "gathering" ? [] : chairs(update));
  fill(parts.board, board(about.game, update.view));
  fillLog(wire.events);
  parts.talk.hidden = !wire.welcome?.chat || !me();
  tick();
}

function fill(part, children) {
  part.replaceChildren(...[children].flat(2).filter((child) => child !== null && child !== undefined && child !== ""));
}

/** The screen between two seats of one device. */
function cover() {
  for (const name of ["options", "around", "seats", "board", "log"]) parts[name].replaceChildren();
  const go = button(`I am ${next}`, uncover, { className: "main" });
  fill(parts.prompt, el("div", { className: "cover" }, el("p", {}, "Pass to ", badge(next, next)), go));
  go.focus();
}

function top() {
  const options = Object.entries(about.options).filter(([name, value]) => name === "players" || differs(name, value));
  const rules = options.map(([name, value]) => `${name} ${value}`).join(", ");
  const mine = [...wires.keys()].filter(Boolean);
  const choose = (event) => (change(event.target.value), show());
  return [
    el("h1", {}, about.title),
    el("p", {}, mine.length ? "" : "You are watching. ", rules, about.clock === "none" ? "" : `, clock ${about.clock}`),
    mine.length > 1 ? el("label", {}, "Seat ", select("seat", mine, next || current, choose)) : "",
  ].filter(Boolean);
}

function differs(name, value) {
  return game.options.find((option) => option.name === name)?.values[0] !== value;
}

function prompt(update) {
  if (update.phase === "gathering") return gathering(update);
  if (update.phase !== "playing") return over(update);
  const ask = update.ask;
  if (!ask) return el("p", {}, "…");
  const text = sentence(say(ask.prompt.id, ask.prompt.args, game.names));
  const who = ask.seats.map((seat) => badge(seat, seat));
  const mine = awaited(current);
  const answered = ask.answered ? ` You have answered “${option(ask, ask.answered)}”; you may change it.` : "";
  return el("p", {}, who, `: ${text}.`, answered, mine ? "" : el("em", {}, " Waiting …"));
}

function option(ask, action) {
  const found = ask.options?.find((one) => one.action === action);
  return found ? sentence(say(found.id, found.args, game.names)) : action;
}

/** The options as buttons; the first nine have keys. */
function fillOptions(update) {
  const focused = parts.options.contains(document.activeElement);
  const ask = update.ask;
  const all = (ask?.options ?? []).map((one, i) => {
    const chance = odds(ask, one.action);
    const label = [i < 9 ? el("kbd", {}, i + 1) : "", option(ask, one.action), chance ? el("small", {}, chance) : ""];
    return button(label, () => act(ask.token, one.action), { disabled: busy, "aria-pressed": String(ask.answered === one.action) });
  });
  parts.options.replaceChildren(...all);
  if (focused) parts.options.querySelector("button")?.focus();
}

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea")) return;
  const at = Number(event.key);
  if (at >= 1 && at <= 9) parts.options.children[at - 1]?.click();
  if (event.key === "u") document.getElementById("undo")?.click();
}

function act(token, action) {
  return wish({ type: "act", token, action });
}

/** Send something, and show what becomes of it. */
async function wish(message) {
  const wire = wires.get(current);
  busy = message.type === "act";
  show();
  try {
    await wire.send(message);
    problem();
  } catch (error) {
    if (error.id !== "refused-stale") problem(sentence(error.message));
  }
  busy = false;
  handOver();
  show();
}

// Around the game.

function around(update) {
  if (update.phase !== "playing" || !current) return [];
  return [undo(update), plea(update), stance(update), back(update), vote(update), orders(update)];
}

function undo(update) {
  const texts = { free: "Undo", plea: "Ask to take back" };
  if (!texts[update.may_undo]) return "";
  return button(texts[update.may_undo], () => wish({ type: "undo" }), { id: "undo", title: "key u" });
}

function plea(update) {
  if (!update.plea?.waiting.includes(current)) return "";
  const reply = (yes) => () => wish({ type: "reply", yes });
  return el("p", {}, badge(update.plea.seat), " asks to take a decision back ", button("Agree", reply(true)), button("Refuse", reply(false)));
}

function stance(update) {
  const mine = update.chairs.find((chair) => chair.seat === current);
  if (mine?.ready === undefined || mine.ready === null) return "";
  const text = mine.ready ? "Not ready for peace after all" : "Ready for peace";
  return button(text, () => wish({ type: "stance", ready: !mine.ready }));
}

function back(update) {
  const mine = update.chairs.find((chair) => chair.seat === current);
  return mine?.away || mine?.late || mine?.bot ? button("I am here", () => wish({ type: "back" })) : "";
}

function vote(update) {
  const leaving = update.leaving;
  if (!leaving || leaving.seats.includes(current)) return "";
  const levels = select("level", LEVELS, "skilled");
  const votes = Object.entries(leaving.votes).map(([seat, choice]) => `${seat}: ${choice}`);
  return el(
    "p",
    {},
    `${leaving.seats.join(", ")} left. `,
    button("Wait", () => wish({ type: "vote", choice: "wait" })),
    button("Let a bot play", () => wish({ type: "vote", choice: "bot", level: levels.value })),
    levels,
    button("End the table", () => wish({ type: "vote", choice: "end" })),
    votes.length ? ` Votes: ${votes.join(", ")}` : "",
  );
}

function orders(update) {
  const held = update.orders ?? [];
  const has = (kind) => held.some((order) => order.kind === kind);
  const change = (kind) => (event) => {
    const rest = held.filter((order) => order.kind !== kind);
    wish({ type: "orders", orders: event.target.checked ? [...rest, { kind }] : rest });
  };
  const one = ([kind, text]) => el("label", {}, el("input", { type: "checkbox", checked: has(kind), onchange: change(kind) }), ` ${text}`);
  return about.game === "inis" ? el("p", { className: "orders" }, "In reactions: ", Object.entries(ORDERS).map(one)) : "";
}

function chairs(update) {
  return update.chairs.map((chair) => {
    const marks = [chair.bot ? `bot, ${chair.bot}` : "", chair.late ? "out of time" : chair.away ? "away" : ""];
    marks.push(chair.ready === true ? "ready for peace" : "", update.ask?.seats.includes(chair.seat) ? "deciding" : "");
    const name = chair.bot && chair.name === chair.bot ? "" : chair.name;
    const clock = el("span", { className: "clock" });
    clock.dataset.seat = chair.seat;
    return el("div", { className: "chair" }, badge(chair.seat), ` ${[name, ...marks].filter(Boolean).join(", ")} `, clock);
  });
}

/** Let the clocks run. */
function tick() {
  const wire = wires.get(current);
  const clocks = wire?.update?.clocks;
  for (const place of document.querySelectorAll(".clock")) {
    const left = clocks?.left[place.dataset.seat];
    const used = clocks?.running === place.dataset.seat ? Date.now() - wire.at : 0;
    place.textContent = left === undefined ? "" : hours(Math.max(0, left - used));
  }
}

function hours(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number) => String(number).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

// The log and the talk.

const muted = new Set(); // names whose talk is not shown here, or * for all; nobody else learns of it

function isHeard(note) {
  return !note.text || !(muted.has("*") || muted.has((note.name || "").toLowerCase()));
}

/** `/mute NAME`, `/mute` for all, and `/unmute` the same way; whether it was one of these. */
function mutes(text) {
  const found = /^\/(un)?mute(?:\s+(.+))?$/.exec(text.trim());
  if (!found) return false;
  const name = (found[2] ?? "*").trim().toLowerCase();
  if (found[1]) name === "*" ? muted.clear() : muted.delete(name);
  else muted.add(name);
  return true;
}

function line(note) {
  if (note.text) return `${note.name || note.args?.seat || "?"}: ${note.text}`;
  return sentence(say(note.id, note.args, { seat: "seat", ...game.names }));
}

function fillLog(lines) {
  const log = parts.log;
  const below = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  if (log.lines !== lines) {
    const known = (log.lines ?? []).length && lines[0] === log.lines[0] ? log.children.length : 0;
    if (!known) log.replaceChildren();
    log.append(...lines.slice(known).map((text) => el("li", {}, text)));
    log.lines = lines;
  }
  if (below) log.scrollTop = log.scrollHeight;
}

function talk() {
  const field = el("input", { name: "text", maxLength: 500, placeholder: "Say something, or /mute NAME", "aria-label": "Say something", autocomplete: "off" });
  const speak = (event) => {
    event.preventDefault();
    if (field.value.trim() && !mutes(field.value)) wish({ type: "say", text: field.value });
    field.value = "";
  };
  return el("form", { id: "talk", onsubmit: speak }, field, el("button", {}, "Say"));
}

// Before and after.

function gathering(update) {
  const key = location.hash.slice(1);
  const sit = (seat) => attempt(async () => {
    await called();
    await post(`/api/tables/${about.id}/seats/${seat}`, { invite: key });
  });
  const leave = (seat) => attempt(() => post(`/api/tables/${about.id}/seats/${seat}/leave`));
  const rows = update.chairs.map((chair) => {
    const own = about.mine?.includes(chair.seat);
    const who = chair.taken ? `${chair.name}${chair.bot ? " (bot)" : ""}` : "open";
    const way = own ? button("Leave", leave(chair.seat)) : chair.taken ? "" : button("Sit here", sit(chair.seat), { className: "main" });
    return el("li", {}, badge(chair.seat, chair.seat), ` ${who} `, way);
  });
  return [el("p", {}, "The game begins when all seats are taken."), el("ul", { className: "gathering" }, rows), invitation()];
}

function invitation() {
  if (!about.invite) return "";
  const link = `${location.origin}/t/${about.id}#${about.invite}`;
  return el("p", { className: "row" }, button("Copy the invitation link", (event) => copy(link, event.target)), el("input", { className: "link", readOnly: true, value: link, "aria-label": "invitation link", onfocus: (e) => e.target.select() }));
}

/** Something to try when a button is pressed, after which the table is looked at anew. */
function attempt(what) {
  return async () => {
    try {
      await what();
      problem();
      await refresh();
    } catch (error) {
      problem(sentence(error.message));
    }
  };
}

function over(update) {
  const again = attempt(async () => location.assign(`/t/${(await post(`/api/tables/${about.id}/rematch`)).id}`));
  const record = el("a", { href: `/api/tables/${about.id}/record`, download: `${about.game}-${about.id}.txt` }, "Download the record");
  const other = update.rematch ? el("a", { href: `/t/${update.rematch}`, className: "go" }, "Go to the rematch") : "";
  const mine = [...wires.keys()].some(Boolean);
  return [
    el("p", {}, el("strong", {}, ending(update.outcome))),
    el("p", {}, other || (mine ? button("Play again", again, { className: "main" }) : ""), " ", record, " ", el("a", { href: "/" }, "Back to the lobby")),
  ];
}
