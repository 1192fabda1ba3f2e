import { LANGUAGES, type Language, preferred, type Topic, words } from "../i18n/words.svelte.ts";

export type Theme = "dark" | "light";
export const VISIONS = ["usual", "protan", "deutan", "tritan", "grey"] as const;
export type Vision = (typeof VISIONS)[number];
/** The coach speaks never, after big mistakes, or after all. */
export const COACHINGS = ["off", "big", "all"] as const;
export type Coaching = (typeof COACHINGS)[number];
export type Choice<T> = T | "auto";

/** What a person chose on this device. */
interface SettingValues {
  language: Choice<Language>;
  theme: Choice<Theme>;
  motion: Choice<"full" | "reduced">;
  largeCards: boolean;
  /** Simulates a colour vision deficiency, to check that shapes alone are enough. */
  vision: Vision;
  /** Half-moves as in records, in the log and beside slots. */
  notation: boolean;
  sound: boolean;
  chat: boolean;
  notify: boolean;
  coach: Coaching;
}

const KEY = "codex.settings";
const DEFAULTS: SettingValues = {
  language: "auto",
  theme: "auto",
  motion: "auto",
  largeCards: false,
  vision: "usual",
  notation: false,
  sound: false,
  chat: true,
  notify: false,
  coach: "off",
};

class Settings {
  values = $state<SettingValues>({ ...DEFAULTS });
  #darkQuery = matchMedia("(prefers-color-scheme: dark)");
  #reducedMotionQuery = matchMedia("(prefers-reduced-motion: reduce)");
  #systemDark = $state(this.#darkQuery.matches);
  #systemReducedMotion = $state(this.#reducedMotionQuery.matches);

  theme = $derived<Theme>(
    this.values.theme === "auto" ? (this.#systemDark ? "dark" : "light") : this.values.theme,
  );
  reducedMotion = $derived(
    this.values.motion === "auto" ? this.#systemReducedMotion : this.values.motion === "reduced",
  );

  constructor() {
    this.values = read(localStorage.getItem(KEY));
    this.#darkQuery.addEventListener("change", (event) => (this.#systemDark = event.matches));
    this.#reducedMotionQuery.addEventListener("change", (event) => (this.#systemReducedMotion = event.matches));
    // Other tabs follow.
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.values = read(event.newValue);
    });
  }

  change(some: Partial<SettingValues>): void {
    this.values = { ...this.values, ...some };
    localStorage.setItem(KEY, JSON.stringify(this.values));
  }

  /** Apply the settings to the document; call it in an effect. */
  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.theme;
    root.dataset.motion = this.reducedMotion ? "reduced" : "full";
    root.dataset.cards = this.values.largeCards ? "large" : "usual";
    root.dataset.vision = this.values.vision;
  }

  get language(): Language {
    return this.values.language === "auto" ? preferred(navigator.languages) : this.values.language;
  }

  async loadWords(topics: readonly Topic[] = []): Promise<void> {
    if (words.language !== this.language || !words.has("title")) await words.use(this.language, topics);
  }
}

/** What is stored may come from another version, or be invalid. */
function read(text: string | null): SettingValues {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "{}");
  } catch {
    return { ...DEFAULTS };
  }
  const found = (typeof stored === "object" && stored !== null ? stored : {}) as Record<string, unknown>;
  const values: SettingValues = { ...DEFAULTS };
  if (LANGUAGES.some((language) => language === found.language)) values.language = found.language as Language;
  if (found.theme === "dark" || found.theme === "light") values.theme = found.theme;
  if (found.motion === "full" || found.motion === "reduced") values.motion = found.motion;
  if (VISIONS.some((vision) => vision === found.vision)) values.vision = found.vision as Vision;
  if (COACHINGS.some((level) => level === found.coach)) values.coach = found.coach as Coaching;
  for (const key of ["largeCards", "notation", "sound", "chat", "notify"] as const) {
    const value = found[key];
    if (typeof value === "boolean") values[key] = value;
  }
  return values;
}

export const settings = new Settings();
