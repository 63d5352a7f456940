/** What a viewer sees of a game, as plain tables. */

import { anything, el, grid } from "/page/dom.js";
import { named, sentence } from "/page/words.js";

/** The badge of a seat: colour and letter, with the name for those who cannot see it. */
export function badge(seat, text = "") {
  const letter = seat.charAt(0).toUpperCase();
  return el("span", { className: `badge seat-${seat}`, title: seat }, text === "" ? letter : `${letter} ${text}`);
}

/** The view of any game. */
export function board(game, view) {
  if (!view || !Object.keys(view).length) return [];
  return (BOARDS[game] ?? ((other) => [anything(other)]))(view);
}

const BOARDS = { inis, snakes };

// Inis.

const land = (name) => named("inis-territory", name);
const inisCards = (names) => (names?.length ? names.map((name) => named("inis-card", name)).join(", ") : "–");

function inis(view) {
  return [inisLine(view), clash(view), territories(view), chieftains(view), hand(view), inisMore(view)];
}

function inisLine(view) {
  const parts = [`Season ${view.season}`, `Brenn: ${view.brenn ?? "–"}`, `turn: ${view.turn ?? "–"}`];
  return el("p", { className: "line" }, [...parts, `the crows fly ${view.crows}`].join(" · "));
}

function clash(view) {
  if (!view.clash) return null;
  const { territory, instigator, striker, exposed, sheltered } = view.clash;
  const count = (clans) => Object.entries(clans ?? {}).map(([seat, many]) => badge(seat, many));
  return el(
    "p",
    { className: "clash" },
    el("strong", {}, `Clash in the ${land(territory)} `),
    `begun by ${instigator}, now ${striker}; exposed `,
    count(exposed),
    Object.keys(sheltered ?? {}).length ? [" sheltered ", count(sheltered)] : "",
  );
}

function territories(view) {
  const rows = view.territories.map((one) => [
    el("span", {}, land(one.territory), one.capital ? " ★" : "", one.festival ? " festival" : ""),
    Object.entries(one.clans).map(([seat, many]) => badge(seat, many)),
    one.chieftain ? badge(one.chieftain) : "–",
    one.citadels || "–",
    one.sanctuaries || "–",
    one.near.map(land).join(", "),
  ]);
  return grid("Territories", ["Territory", "Clans", "Chieftain", "Citadels", "Sanctuaries", "Beside"], rows);
}

function chieftains(view) {
  const rows = view.seats.map((one) => [
    el("span", {}, badge(one.seat), ` ${one.seat}`, one.seat === view.brenn ? " Brenn" : "", one.pretender ? " pretender" : ""),
    ...["territories", "sanctuaries", "subjects"].map((what) => `${one.progress[what]}/6`),
    one.deeds,
    `${one.actions}+${one.tales}`,
    one.reserve,
    one.advantages.map(land).join(", ") || "–",
  ]);
  return grid("Players", ["Player", "Territories", "Sanctuaries", "Subjects", "Deeds", "Hand", "Reserve", "Advantages"], rows);
}

function hand(view) {
  if (!view.own?.hand) return null;
  const extra = view.own.sealed?.length ? `; chosen: ${inisCards(view.own.sealed)}` : "";
  return el("p", { className: "hand" }, el("strong", {}, "Your hand: "), inisCards(view.own.hand) + extra);
}

function inisMore(view) {
  const { tiles, tales, citadels, sanctuaries } = view.supply;
  const facts = { supply: `${tiles} tiles, ${tales} tales, ${citadels} citadels, ${sanctuaries} sanctuaries` };
  const memory = view.memory?.possible_actions ?? {};
  const could = Object.fromEntries(Object.entries(memory).map(([who, cards]) => [who, inisCards(cards)]));
  const more = { ...facts, "open cards": inisCards(view.open_cards), "tales discarded": inisCards(view.discarded_tales) };
  return el("details", {}, el("summary", {}, "Supply, discards and who could hold what"), anything({ ...more, ...could }));
}

// Banish the Snakes.

const area = (name) => named("snakes-area", name);
const snakesCards = (names) => (names?.length ? names.map((name) => named("snakes-card", name)).join(", ") : "–");
const leader = (one) => (one ? `${one.value}${one.christian ? " ✝" : ""}` : "–");

function snakes(view) {
  return [snakesLine(view), areas(view), saints(view), kings(view), snakesMore(view)];
}

function snakesLine(view) {
  const { box, end, regions } = view.britain;
  const fallen = regions.filter((one) => one.fallen).map((one) => named("snakes-region", one.region));
  const parts = [`Turn of ${view.turn ?? "–"}`, `${view.points} action points`, `prepared +${view.prepared}`];
  const britain = `paganism in Britain ${box} of ${end}${fallen.length ? ` (fallen: ${fallen.join(", ")})` : ""}`;
  return el("p", { className: "line" }, [...parts, britain, `score ${view.score}`, `${view.cards.deck} cards`].join(" · "));
}

function areas(view) {
  const rows = view.areas.map((one) => [
    area(one.area),
    view.seats.filter((seat) => seat.area === one.area).map((seat) => badge(seat.seat)),
    one.people.map((each) => (each.flock ? `(${each.value})` : each.value)).join(" ") || "–",
    leader(one.chief),
    one.druid ? (one.druid.value ?? "?") : "–",
    one.church ? (one.church.level ?? one.church) : "–",
    [one.dolmens ? `${one.dolmens} dolmens` : "", one.graves ? `${one.graves} graves` : ""].filter(Boolean).join(", ") || "–",
    one.near.map(area).join(", ") + (one.coast ? "; coast" : ""),
  ]);
  const heads = ["Area", "Saints", "People (flocks)", "Chief", "Druid", "Church", "Also", "Beside"];
  return grid("Ireland", heads, rows);
}

function saints(view) {
  const rows = view.seats.map((one) => [
    el("span", {}, badge(one.seat), " ", one.acolyte ? "an Acolyte" : named("snakes-saint", one.saint ?? "–")),
    one.area ? area(one.area) : "–",
    `${one.zeal} (${one.track.join(" ")})`,
    snakesCards(one.keeps),
  ]);
  return grid("Saints", ["Saint", "Area", "Zeal", "Keeps"], rows);
}

function kings(view) {
  const rows = view.kings.map((one) => [named("snakes-province", one.province), leader(one)]);
  return grid("Kings", ["Province", "King"], [...rows, ["High King", leader(view.high_king)]]);
}

function snakesMore(view) {
  const { deck, top, piles, gone, discarded, to_come: coming } = view.cards;
  const risk = Object.entries(view.risk ?? {}).filter(([, many]) => typeof many === "number");
  const facts = {
    "the next event brings": risk.map(([what, many]) => `${what} ${many}`).join(", "),
    "cards to come": `${deck}: ${snakesCards(coming)}`,
    "known on top": snakesCards(top),
    gifts: snakesCards(view.gifts),
    "piles of Britain": snakesCards(piles),
    discarded: snakesCards(discarded),
    "out of the game": snakesCards(gone),
  };
  return el("details", {}, el("summary", {}, "Deck, gifts and risks"), anything(facts));
}

/** The odds of an attempt, for its button. */
export function odds(ask, action) {
  const found = ask.about?.odds?.[action];
  return found ? `${Math.round((100 * found.success) / found.of)} %` : "";
}

/** How a game ended, as a sentence. */
export function ending(outcome) {
  const known = { admin: "The table was ended by whoever runs the server.", agreed: "All agreed to end the table." };
  return known[outcome] ?? sentence(outcome || "the game is over");
}
