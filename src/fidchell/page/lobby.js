/** The lobby: a table in one click, one's own tables, open ones, and one's account. */

import { badge } from "/page/board.js";
import { button, copy, el, problem, select } from "/page/dom.js";
import { called, me } from "/page/me.js";
import { get, post } from "/page/web.js";

const USUAL = { inis: ["mine", "skilled", "skilled", "skilled"], snakes: ["mine", "merciless"] };
const CLOCKS = {
  none: "no clock",
  quick: "quick: 10 minutes",
  live: "live: 25 minutes",
  relaxed: "relaxed: an hour",
  day: "a day",
  days: "three days",
  slow: "slow: three days and more",
};
let wanted = { game: "inis", seats: USUAL.inis, options: {}, clock: "none", listed: false };

/** Show the lobby. */
export async function lobby(main) {
  const games = await get("/api/games");
  const lists = el("div", { className: "lists" });
  const form = el("form", { className: "panel", onsubmit: (event) => begin(event) });
  main.replaceChildren(quick(games), lists, form, account());
  fillForm(form, games);
  const show = () => fillLists(lists).catch((error) => problem(error.message));
  await show();
  const timer = setInterval(() => (main.contains(lists) && !document.hidden ? show() : null), 15_000);
  return () => clearInterval(timer);
}

/** A table at once, with bots. */
function quick(games) {
  const one = (game) => button(`Play ${game.title}`, () => set({ game: game.game, seats: USUAL[game.game] ?? ["mine"] }));
  const about = "You and bots: three skilled ones in Inis, a merciless companion in Banish the Snakes.";
  return el("section", { className: "panel quick" }, games.map(one), el("p", {}, about));
}

/** Set a table and go there. */
async function set(table) {
  try {
    await called();
    const seats = table.seats.map((who) => (who === "mine" || who === "open" ? { kind: who } : { kind: "bot", level: who }));
    const window = seats.some((seat) => seat.kind === "open") ? 2 : 0; // nobody hides anything from bots
    const made = await post("/api/tables", { clock: "none", listed: false, options: {}, ...table, seats, window });
    location.assign(`/t/${made.id}`);
  } catch (error) {
    problem(error.message);
  }
}

function begin(event) {
  event.preventDefault();
  set(wanted);
}

// A table as one wants it.

function fillForm(form, games) {
  const game = games.find((one) => one.game === wanted.game);
  const again = (changes) => {
    wanted = { ...wanted, ...changes };
    fillForm(form, games);
  };
  const pick = (event) => again({ game: event.target.value, seats: USUAL[event.target.value] ?? ["mine"], options: {} });
  form.replaceChildren(
    el("h2", {}, "A table of your own"),
    row("Game", select("game", games.map((one) => [one.game, one.title]), game.game, pick)),
    row("Seats", select("seats", counts(game), wanted.seats.length, (event) => again({ seats: resized(+event.target.value) }))),
    ...wanted.seats.map((who, i) => row(badge(game.seats[i], game.seats[i]), seat(game, who, i, again))),
    row("Clock", select("clock", game.clocks.map((name) => [name, CLOCKS[name] ?? name]), wanted.clock, (e) => again({ clock: e.target.value }))),
    row("Everybody may join", el("input", { type: "checkbox", checked: wanted.listed, onchange: (e) => again({ listed: e.target.checked }) })),
    more(game),
    el("button", { className: "main" }, "Set the table"),
  );
}

function row(label, control) {
  return el("label", { className: "row" }, el("span", {}, label), control);
}

function counts(game) {
  return [...game.options.find((option) => option.name === "players").values].sort();
}

function resized(many) {
  const filler = wanted.seats.at(-1) === "mine" ? "skilled" : wanted.seats.at(-1);
  return Array.from({ length: many }, (_, i) => wanted.seats[i] ?? filler);
}

function seat(game, who, i, again) {
  const choices = [["mine", "me"], ["open", "open: somebody else"], ...game.levels.map((level) => [level, `bot: ${level}`])];
  return select(game.seats[i], choices, who, (event) => again({ seats: wanted.seats.map((old, at) => (at === i ? event.target.value : old)) }));
}

/** The other options of a game. */
function more(game) {
  const others = game.options.filter((option) => option.name !== "players" && option.values.length > 1);
  const choose = (option) => (event) => {
    const value = option.values.find((one) => String(one) === event.target.value);
    wanted.options = { ...wanted.options, [option.name]: value };
  };
  const line = (option) =>
    el("label", { className: "row", title: option.about }, el("span", {}, option.name), select(option.name, option.values, wanted.options[option.name] ?? option.values[0], choose(option)));
  return el("details", {}, el("summary", {}, "Rules"), others.map(line));
}

// Tables that are there.

async function fillLists(lists) {
  const [open, mine] = await Promise.all([get("/api/tables"), me() ? get("/api/tables/mine") : []]);
  const others = open.filter((table) => !mine.some((own) => own.id === table.id));
  const going = mine.filter((table) => table.phase === "playing" || table.phase === "gathering");
  const past = mine.filter((table) => !going.includes(table)).slice(0, 20);
  lists.replaceChildren(
    list("My tables", going),
    list("Open tables", others),
    past.length ? el("details", { className: "panel" }, el("summary", {}, "Games that are over"), past.map(card)) : "",
  );
}

function list(title, tables) {
  if (!tables.length) return "";
  return el("section", { className: "panel" }, el("h2", {}, title), tables.map(card));
}

function card(table) {
  const state = table.awaited?.length ? el("strong", {}, "your turn") : (table.outcome ?? table.phase);
  const who = table.chairs.map((chair) => el("li", {}, badge(chair.seat), ` ${chair.taken ? chair.name || chair.bot : "open"}`));
  const free = table.phase === "gathering" && !table.mine?.length;
  return el(
    "article",
    { className: "card" },
    el("h3", {}, el("a", { href: `/t/${table.id}` }, table.title), " ", el("small", {}, state)),
    el("ul", { className: "who" }, who),
    el("a", { href: `/t/${table.id}`, className: "go" }, free ? "Join or watch" : "Go there"),
  );
}

// Who I am.

function account() {
  const said = el("p", { role: "status" });
  const fields = [
    row("Name", el("input", { name: "name", required: true, maxLength: 40, autocomplete: "username" })),
    row("Password", el("input", { name: "password", type: "password", required: true, minLength: 8, autocomplete: "current-password" })),
  ];
  const form = el("form", { onsubmit: (event) => event.preventDefault() }, fields);
  const enter = (path) => async () => {
    if (!form.reportValidity()) return;
    const given = Object.fromEntries(new FormData(form));
    await told(said, async () => {
      if (path === "/api/account") await called(given.name);
      await post(path, given);
      location.reload();
    });
  };
  form.append(button("Sign in", enter("/api/sign-in")), button("Make an account", enter("/api/account")));
  const summary = me()?.account ? `Signed in as ${me().name}` : "Sign in, or keep your seats by an account";
  return el("details", { className: "panel" }, el("summary", {}, summary), me()?.account ? "" : form, devices(said), said);
}

function devices(said) {
  if (!me()) return "";
  const link = (event) =>
    told(said, async () => copy(`${location.origin}/#sign-in=${(await post("/api/me/link")).key}`, event.target));
  const leave = () => told(said, async () => post("/api/sign-out").then(() => location.assign("/")));
  return el("p", {}, button("Copy a link for my other device", link), button("Sign out", leave));
}

async function told(said, what) {
  try {
    await what();
  } catch (error) {
    said.textContent = error.message;
  }
}
