import { t, words } from "../i18n/words.svelte.ts";
import { tables } from "../net/rest.ts";
import type { BotInfo } from "../protocol.ts";

/** What people call a bot; one that joined after our words were written goes by its own name. */
export function botName(bot: string): string {
  if (words.has(`bots-name-${bot}`)) return t(`bots-name-${bot}`);
  const spaced = bot.replaceAll(/[-_]+/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The bot that a name in a record means: no person of ours may be called like one. */
export const botCalled = (name: string): string | null => (words.has(`bots-name-${name}`) ? name : null);
export const playerName = (name: string): string => (botCalled(name) ? botName(name) : name);

/** Where a bot is chosen from a list: "Prior (bot), Elo 1750". */
export const botOption = ({ name, elo }: BotInfo): string =>
  elo === null
    ? t("lobby-seat-bot", { name: botName(name) })
    : t("bots-option", { name: botName(name), elo: String(elo) });

export const botSentence = (bot: BotInfo): string =>
  words.has(`bots-about-${bot.name}`) ? t(`bots-about-${bot.name}`) : bot.description;

/** Whom people meet unless they choose another: mild, and no fool. */
const MILD = "monk-2";
const WARM_UP = 10_000;

/** Those there are, from the weakest to the strongest; asked for once, and while some warm up again. */
class BotList {
  known = $state.raw<readonly BotInfo[]>([]);
  usual = $derived(this.find(MILD) ?? this.known[Math.floor((this.known.length - 1) / 2)]);
  #asked = false;

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.known = await tables.bots();
      if (this.known.some((bot) => !bot.ready)) setTimeout(() => this.#again(), WARM_UP);
    } catch {
      this.#asked = false;
    }
  }

  find(bot: string | undefined): BotInfo | undefined {
    return this.known.find((info) => info.name === bot);
  }

  #again(): void {
    this.#asked = false;
    void this.load();
  }
}

export const bots = new BotList();
