import { mount } from "svelte";
import App from "./App.svelte";
import { me } from "./me.svelte";
import { ahead } from "./screens";
import { settings } from "./settings.svelte";
import { words } from "./languages/words.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/table.css";
import "./style/cards.css";
import "./style/cues.css";
import "./style/island.css";
import "./style/phone.css";
import "./style/shell.css";

/** Find out who the reader is, and how they like the page. */
async function greet(): Promise<void> {
  await me.look().catch(() => undefined);
  if (me.person) await settings.fetch();
}

addEventListener("vite:preloadError", () => location.reload()); // the page was built anew meanwhile
settings.apply();
ahead(location.pathname);
const ready = greet();
await words.speak(settings.wanted.language);
if (!words.has("page-loading")) setTimeout(() => location.reload(), 3000); // without words there is nothing to say: try again
mount(App, { target: document.getElementById("page") as HTMLElement, props: { ready } });
