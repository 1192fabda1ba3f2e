import { mount } from "svelte";
import "./ui/style/fonts.css";
import "./ui/style/tokens.css";
import "./ui/style/base.css";
import "./ui/style/controls.css";
import App from "./App.svelte";
import { loadRefusals } from "./i18n/refusals.ts";
import { currentPage } from "./pages.ts";
import { register } from "./pwa/register.ts";
import { settings } from "./ui/settings.svelte.ts";

settings.apply();
// Words and page load at the same time; App handles a page that fails to load.
const page = currentPage();
const wordsLoaded = settings.loadWords(page?.topics).catch(() => settings.loadWords());
page?.load().catch(() => undefined);
await wordsLoaded;
const target = document.getElementById("app");
if (target) mount(App, { target });
register();
void loadRefusals();
