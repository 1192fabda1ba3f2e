import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it", "de", "cs", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
/** Loaded with the pages that need them; all else comes with the language. */
export type Topic = "learn" | "rules";
export type Args = Record<string, FluentVariable>;

const MAIN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  it: () => import("virtual:words/it"),
  de: () => import("virtual:words/de"),
  cs: () => import("virtual:words/cs"),
  ru: () => import("virtual:words/ru"),
};
const LEARN: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en/learn"),
  fr: () => import("virtual:words/fr/learn"),
  it: () => import("virtual:words/it/learn"),
  de: () => import("virtual:words/de/learn"),
  cs: () => import("virtual:words/cs/learn"),
  ru: () => import("virtual:words/ru/learn"),
};
const RULES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words/en/rules"),
  fr: () => import("virtual:words/fr/rules"),
  it: () => import("virtual:words/it/rules"),
  de: () => import("virtual:words/de/rules"),
  cs: () => import("virtual:words/cs/rules"),
  ru: () => import("virtual:words/ru/rules"),
};
const TOPICS: Record<Topic, typeof MAIN> = { learn: LEARN, rules: RULES };

class Words {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>();
  #topics = new Set<Topic>();

  /** Change the language, and load all topics in use. */
  async use(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = [MAIN[language], ...[...this.#topics].map((topic) => TOPICS[topic][language])];
    for (const { default: text } of await Promise.all(texts.map((load) => load()))) {
      bundle.addResource(new FluentResource(text));
    }
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
  }

  async addTopic(topic: Topic): Promise<void> {
    if (this.#topics.has(topic)) return;
    this.#topics.add(topic);
    await this.use(this.language);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  format(id: string, args?: Args): string {
    const bundle = this.#bundle;
    const message = bundle?.getMessage(id);
    if (!bundle || !message?.value) return id;
    return bundle.formatPattern(message.value, args, []);
  }
}

export const words = new Words();

/** A message in the language in use; reactive. */
export const t = (id: string, args?: Args): string => words.format(id, args);

/** The first language of the browser that we have. */
export function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
