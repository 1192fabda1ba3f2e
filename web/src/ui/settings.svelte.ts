import { LANGUAGES, type Language, preferred, words } from "../i18n/words.svelte.ts";

export type Theme = "dark" | "light";
export const VISIONS = ["usual", "protan", "deutan", "tritan", "grey"] as const;
export type Vision = (typeof VISIONS)[number];
export type Choice<T> = T | "auto";

/** What a person chose on this device. */
interface Kept {
  language: Choice<Language>;
  theme: Choice<Theme>;
  motion: Choice<"full" | "reduced">;
  largeCards: boolean;
  /** A look at the table with other eyes, to check that shapes alone tell all. */
  vision: Vision;
  /** Half-moves as in records, in the log and beside slots. */
  notation: boolean;
  sound: boolean;
  chat: boolean;
  notify: boolean;
}

const KEY = "codex.settings";
const DEFAULTS: Kept = {
  language: "auto",
  theme: "auto",
  motion: "auto",
  largeCards: false,
  vision: "usual",
  notation: false,
  sound: false,
  chat: true,
  notify: false,
};

class Settings {
  kept = $state<Kept>({ ...DEFAULTS });
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  #systemDark = $state(this.#dark.matches);
  #systemStill = $state(this.#still.matches);

  theme = $derived<Theme>(
    this.kept.theme === "auto" ? (this.#systemDark ? "dark" : "light") : this.kept.theme,
  );
  still = $derived(this.kept.motion === "auto" ? this.#systemStill : this.kept.motion === "reduced");

  constructor() {
    this.kept = read(localStorage.getItem(KEY));
    this.#dark.addEventListener("change", (event) => (this.#systemDark = event.matches));
    this.#still.addEventListener("change", (event) => (this.#systemStill = event.matches));
    // Two tabs of one person look alike.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.kept = read(event.newValue);
    });
  }

  change(some: Partial<Kept>): void {
    this.kept = { ...this.kept, ...some };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
  }

  /** Keep the document as the settings say; call it once, in a component. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.still ? "reduced" : "full";
    root.dataset.cards = this.kept.largeCards ? "large" : "usual";
    root.dataset.vision = this.kept.vision;
  }

  get language(): Language {
    return this.kept.language === "auto" ? preferred(navigator.languages) : this.kept.language;
  }

  async speak(): Promise<void> {
    if (words.language !== this.language || !words.has("title")) await words.speak(this.language);
  }
}

/** What is stored may be from another version of us, or of anybody. */
function read(text: string | null): Kept {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    return { ...DEFAULTS };
  }
  const said = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const kept: Kept = { ...DEFAULTS };
  if (LANGUAGES.some((language) => language === said.language)) kept.language = said.language as Language;
  if (said.theme === "dark" || said.theme === "light") kept.theme = said.theme;
  if (said.motion === "full" || said.motion === "reduced") kept.motion = said.motion;
  if (VISIONS.some((vision) => vision === said.vision)) kept.vision = said.vision as Vision;
  for (const key of ["largeCards", "notation", "sound", "chat", "notify"] as const) {
    const value = said[key];
    if (typeof value === "boolean") kept[key] = value;
  }
  return kept;
}

export const settings = new Settings();
