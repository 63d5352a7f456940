import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { words } from "./talk/words.svelte";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/table.css";
import "./style/cards.css";
import "./style/island.css";
import "./style/phone.css";
import "./style/shell.css";

settings.apply();
await words.speak(settings.wanted.language);
mount(App, { target: document.getElementById("page") as HTMLElement });
