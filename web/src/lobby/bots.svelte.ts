import { t, words } from "../i18n/words.svelte.ts";
import { tables } from "../net/rest.ts";
import type { BotInfo } from "../protocol.ts";

/** What people call a bot; one that joined after our words were written goes by its own name. */
export function botName(bot: string): string {
  if (words.has(`bots-name-${bot}`)) return t(`bots-name-${bot}`);
  const spaced = bot.replaceAll(/[-_]+/g, " ");
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export const botSentence = (bot: BotInfo): string =>
  words.has(`bots-about-${bot.name}`) ? t(`bots-about-${bot.name}`) : bot.description;

/** Those there are, from the weakest to the strongest; asked for once. */
class BotList {
  known = $state.raw<readonly BotInfo[]>([]);
  #asked = false;

  async load(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    try {
      this.known = await tables.bots();
    } catch {
      this.#asked = false;
    }
  }

  /** How high in the list, for a face. */
  rank(bot: string): number {
    return Math.max(
      0,
      this.known.findIndex((info) => info.name === bot),
    );
  }
}

export const bots = new BotList();
