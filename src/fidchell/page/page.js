/** The page: the lobby at `/`, a table at `/t/TABLE`. */

import { button, el, problem } from "/page/dom.js";
import { lobby } from "/page/lobby.js";
import { recall } from "/page/me.js";
import { table } from "/page/table.js";
import { post } from "/page/web.js";

const main = document.getElementById("main");
const KEY = "#sign-in=";

/** Offer to come in by a link, which works once. */
function enter(key) {
  const go = async () => {
    try {
      await post("/api/sign-in/link", { key });
      location.replace("/");
    } catch (error) {
      problem(error.message);
    }
  };
  history.replaceState(null, "", "/");
  const skip = button("No", () => location.replace("/"));
  main.replaceChildren(el("section", { className: "panel" }, el("p", {}, "Sign in by this link?"), button("Sign in", go, { className: "main" }), skip));
}

async function start() {
  await recall();
  const found = /^\/t\/([\w-]+)/.exec(location.pathname);
  if (location.hash.startsWith(KEY)) enter(location.hash.slice(KEY.length));
  else await (found ? table(main, found[1]) : lobby(main));
}

start().catch((error) => problem(error.message));
