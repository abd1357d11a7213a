import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import { texts } from "./texts/say.svelte";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/base.css";
import "./theme/frame.css";
import "./theme/start.css";

settings.paint();
await texts.use(settings.language);
mount(App, { target: document.getElementById("app")! });
