/** Sentences by message id, from Fluent files: placeables, plurals and choices, and no more of Fluent than that. */

const messages = new Map();
const plural = new Intl.PluralRules("en");

/** Read a file of messages. */
export async function learn(name) {
  const found = await fetch(`/page/locales/en/${name}.ftl`);
  if (found.ok) read(await found.text());
}

/** Remember the messages of a text. */
export function read(text) {
  let id = "";
  for (const line of text.split("\n")) {
    const begun = /^(-?[a-zA-Z][\w-]*) *= *(.*)$/.exec(line);
    if (begun) messages.set((id = begun[1]), begun[2]);
    else if (/^(#|\s*\.)/.test(line)) id = "";
    else if (id && line.trim()) messages.set(id, `${messages.get(id)} ${line.trim()}`.trim());
  }
}

/** The sentence of a message; what has none is told by its id and arguments. */
export function say(id, args = {}, names = {}) {
  const told = Object.entries(args).map(([name, value]) => [name, named(names[name], value)]);
  if (messages.has(id)) return fill(messages.get(id), Object.fromEntries(told));
  const words = id.replace(/^[a-z]+-/, "").replaceAll("-", " ");
  return [words, ...told.map(([, value]) => value)].join(" ");
}

/** A sentence that begins like one. */
export function sentence(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What something is called: `named("inis-card", "geis")`. */
export function named(kind, value) {
  if (!kind || typeof value !== "string") return value;
  const found = messages.get(`${kind}-${value.replaceAll(" ", "-")}`);
  return found === undefined ? value : fill(found, {});
}

/** A pattern with its placeables filled in. */
function fill(pattern, args) {
  const open = pattern.indexOf("{");
  if (open < 0) return pattern;
  const close = end(pattern, open);
  const inside = pattern.slice(open + 1, close).trim();
  return pattern.slice(0, open) + placed(inside, args) + fill(pattern.slice(close + 1), args);
}

/** Where the brace that opens at a place is closed. */
function end(pattern, open) {
  let depth = 0;
  for (let at = open; at < pattern.length; at++) {
    if (pattern[at] === "{") depth++;
    if (pattern[at] === "}" && --depth === 0) return at;
  }
  return pattern.length;
}

/** What stands for a placeable. */
function placed(inside, args) {
  const choice = /^\$([\w-]+)\s*->([\s\S]*)$/.exec(inside);
  if (choice) return fill(chosen(args[choice[1]], variants(choice[2])), args);
  if (inside.startsWith("$")) return String(args[inside.slice(1)] ?? "");
  if (inside.startsWith('"')) return inside.slice(1, -1);
  return messages.has(inside) ? fill(messages.get(inside), args) : inside;
}

/** The variants of a choice: key, text, and whether it is the usual one. */
function variants(body) {
  const found = [...body.matchAll(/(\*?)\[\s*([\w-]+)\s*\]/g)].filter((at) => depthAt(body, at.index) === 0);
  return found.map((at, i) => ({
    usual: at[1] === "*",
    key: at[2],
    text: body.slice(at.index + at[0].length, found[i + 1]?.index).trim(),
  }));
}

/** How many braces are open at a place. */
function depthAt(text, place) {
  const before = text.slice(0, place);
  return before.split("{").length - before.split("}").length;
}

/** The variant that fits a value. */
function chosen(value, all) {
  const exact = all.find((one) => one.key === String(value));
  const kind = typeof value === "number" ? plural.select(value) : "";
  return (exact ?? all.find((one) => one.key === kind) ?? all.find((one) => one.usual)).text;
}
