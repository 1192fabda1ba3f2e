import { mount } from "svelte";
import "./ui/style/fonts.css";
import "./ui/style/tokens.css";
import "./ui/style/base.css";
import "./ui/style/controls.css";
import App from "./App.svelte";
import { find } from "./pages.ts";
import { register } from "./pwa/register.ts";
import { settings } from "./ui/settings.svelte.ts";

settings.apply();
// Words and page come side by side; a page that fails to load is told of when it is shown.
const spoken = settings.speak();
find()
  ?.load()
  .catch(() => undefined);
await spoken;
const target = document.getElementById("app");
if (target) mount(App, { target });
register();
