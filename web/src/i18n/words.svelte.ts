import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it", "de", "cs", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
/** A file of the catalogue that is loaded with the pages that need it. */
export type Topic =
  | "account"
  | "analysis"
  | "board"
  | "chat"
  | "coach"
  | "decisions"
  | "end"
  | "exercises"
  | "hints"
  | "keys"
  | "learn"
  | "lobby"
  | "log"
  | "moderation"
  | "people"
  | "rated"
  | "privacy"
  | "records"
  | "refusals"
  | "replay"
  | "reports"
  | "review"
  | "rules"
  | "settings"
  | "statistics"
  | "table"
  | "tryout"
  | "turns"
  | "verdicts";
export type Args = Record<string, FluentVariable>;

type Words = typeof import("virtual:words/*");
const LOAD: Record<Language, () => Promise<Words>> = {
  en: () => import("virtual:words/en"),
  fr: () => import("virtual:words/fr"),
  it: () => import("virtual:words/it"),
  de: () => import("virtual:words/de"),
  cs: () => import("virtual:words/cs"),
  ru: () => import("virtual:words/ru"),
};

async function bundleOf(language: Language, topics: Iterable<Topic>): Promise<FluentBundle> {
  const loaded = await LOAD[language]();
  const texts = await Promise.all([...topics].map((topic) => loaded.topics[topic]?.()));
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of [loaded.default, ...texts.map((text) => text?.default ?? "")]) {
    bundle.addResource(new FluentResource(text));
  }
  return bundle;
}

function say(bundle: FluentBundle | undefined, id: string, args?: Args): string {
  const message = bundle?.getMessage(id);
  return bundle && message?.value ? bundle.formatPattern(message.value, args, []) : id;
}

class Catalogue {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>();
  #topics = new Set<Topic>();

  /** Change the language, and load all topics in use. */
  async use(language: Language, topics: readonly Topic[] = []): Promise<void> {
    const added = topics.filter((topic) => !this.#topics.has(topic));
    for (const topic of added) this.#topics.add(topic);
    const bundle = await bundleOf(language, this.#topics).catch((error: unknown) => {
      for (const topic of added) this.#topics.delete(topic);
      throw error;
    });
    this.language = language;
    this.#bundle = bundle;
    document.documentElement.lang = language;
    document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest.webmanifest?lang=${language}`);
  }

  /** Load the topics that a page needs, in the language in use. */
  async need(topics: readonly Topic[]): Promise<void> {
    if (!topics.every((topic) => this.#topics.has(topic))) await this.use(this.language, topics);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  format(id: string, args?: Args): string {
    return say(this.#bundle, id, args);
  }

  /** What somebody reads in another language. */
  async translation(language: Language, topics: readonly Topic[]): Promise<typeof t> {
    const bundle = await bundleOf(language, topics);
    return (id, args) => say(bundle, id, args);
  }
}

export const words = new Catalogue();

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
