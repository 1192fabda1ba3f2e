import { mount } from "svelte";
import "./ui/style/fonts.css";
import "./ui/style/tokens.css";
import "./ui/style/base.css";
import "./ui/style/controls.css";
import App from "./App.svelte";
import { register } from "./pwa/register.ts";
import { settings } from "./ui/settings.svelte.ts";

settings.apply();
await settings.speak();
const target = document.getElementById("app");
if (target) mount(App, { target });
register();
