/** Who I am: a guest with a name, until there is an account. */

import { get, post } from "/page/web.js";

let known = null;

/** Who I am, or null. */
export function me() {
  return known;
}

/** Ask the server who I am. */
export async function recall() {
  try {
    known = await get("/api/me");
  } catch (error) {
    if (error.status !== 401) throw error;
  }
  field().value = known?.name ?? "";
  document.getElementById("name").addEventListener("submit", rename);
}

function field() {
  return document.querySelector("#name input");
}

/** Make sure that I have a name: the given one, the one in the field, or Guest. */
export async function called(name = "") {
  const wish = name || field().value.trim() || "Guest";
  if (!known || (known.name !== wish && !name)) known = await post("/api/me", { name: wish });
  field().value = known.name;
  return known;
}

async function rename(event) {
  event.preventDefault();
  await called();
  field().blur();
  document.dispatchEvent(new Event("named"));
}
