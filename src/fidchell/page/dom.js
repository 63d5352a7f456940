/** Parts of the page, made from words; nothing from the table is ever read as HTML. */

/** An element with properties, listeners (`onclick`), attributes and children. */
export function el(tag, given = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name in made && !name.includes("-")) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== ""));
  return made;
}

/** A button that does something. */
export function button(text, onclick, given = {}) {
  return el("button", { type: "button", onclick, ...given }, text);
}

/** A list to choose from; the values may be pairs of value and text. */
export function select(name, values, chosen, onchange = () => {}) {
  const pairs = values.map((value) => (Array.isArray(value) ? value : [value, String(value)]));
  const options = pairs.map(([value, text]) => el("option", { value, selected: String(value) === String(chosen) }, text));
  return el("select", { name, onchange, "aria-label": name }, options);
}

/** A table with a caption; rows and cells are given as lists. */
export function grid(caption, heads, rows) {
  const head = el("tr", {}, heads.map((text) => el("th", { scope: "col" }, text)));
  const line = (cells) => el("tr", {}, cells.map((cell, i) => el(i ? "td" : "th", i ? {} : { scope: "row" }, cell)));
  const table = el("table", {}, el("caption", {}, caption), el("thead", {}, head), el("tbody", {}, rows.map(line)));
  return el("div", { className: "wide", tabIndex: 0, role: "region", "aria-label": caption }, table);
}

/** Anything at all as nested lists. */
export function anything(value) {
  if (value === null || typeof value !== "object") return String(value);
  if (Array.isArray(value) && value.every((part) => typeof part !== "object")) return value.join(", ") || "–";
  const pairs = Object.entries(value).map(([name, part]) => [el("dt", {}, name), el("dd", {}, anything(part))]);
  return el("dl", {}, pairs.flat());
}

/** Say what went wrong, or that nothing is wrong any more. */
export function problem(text = "") {
  const place = document.getElementById("problem");
  place.textContent = text;
  place.hidden = !text;
}

/** Copy a text, and say so on the button. */
export async function copy(text, at) {
  try {
    await navigator.clipboard.writeText(text);
    at.textContent = "Copied";
  } catch {
    window.prompt("Copy this:", text);
  }
}
