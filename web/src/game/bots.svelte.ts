import { t, words } from "../i18n/words.svelte.ts";
import { tables } from "../net/rest.ts";
import type { BotInfo } from "../protocol.ts";

/** The name of a bot in the language in use; its own name if it has no translation. */
export function botName(bot: string): string {
  if (words.has(`bots-name-${bot}`)) return t(`bots-name-${bot}`);
  const spaced = bot.replaceAll(/[-_]+/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The bot that a name in a record stands for: people cannot take the names of bots. */
export const botCalled = (name: string): string | null => (words.has(`bots-name-${name}`) ? name : null);
export const playerName = (name: string): string => (botCalled(name) ? botName(name) : name);

/** For a list of bots: "Prior (bot), Elo 1750". */
export const botOption = ({ name, elo }: BotInfo): string =>
  elo === null
    ? t("lobby-seat-bot", { name: botName(name) })
    : t("bots-option", { name: botName(name), elo: String(elo) });

export const botSentence = (bot: BotInfo): string =>
  words.has(`bots-about-${bot.name}`) ? t(`bots-about-${bot.name}`) : bot.description;

/** The default opponent: easy, but not trivial. */
const USUAL = "monk-2";
const RELOAD_PAUSE = 10_000;

/** All bots, from the weakest to the strongest; loaded once, and again while some are being prepared. */
class BotList {
  known = $state.raw<readonly BotInfo[]>([]);
  usual = $derived(this.find(USUAL) ?? this.known[Math.floor((this.known.length - 1) / 2)]);
  #requested = false;

  async load(): Promise<void> {
    if (this.#requested) return;
    this.#requested = true;
    try {
      this.known = await tables.bots();
      if (this.known.some((bot) => !bot.ready)) setTimeout(() => this.#reload(), RELOAD_PAUSE);
    } catch {
      this.#requested = false;
    }
  }

  find(bot: string | undefined): BotInfo | undefined {
    return this.known.find((info) => info.name === bot);
  }

  #reload(): void {
    this.#requested = false;
    void this.load();
  }
}

export const bots = new BotList();
