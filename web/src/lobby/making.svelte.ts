import { person } from "../net/person.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import { tables } from "../net/rest.ts";
import type { Code, Mode, SettingsInput } from "../protocol.ts";
import { router } from "../ui/router.svelte.ts";

/** A table on its way: made once, however often somebody clicks. */
export class Making {
  busy = $state(false);
  refused = $state<Code>();

  /** Make it and go there; who has no name yet gets one. */
  async start(settings: SettingsInput): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = undefined;
    try {
      await person.known();
      const table = await tables.make(settings);
      router.go(`/table/${table.id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error.code;
    } finally {
      this.busy = false;
    }
  }
}

const me = { type: "human", mine: true } as const;

export const againstTybor = (mode: Mode): SettingsInput => ({ mode, seats: [me] });

export const againstBots = (bot: string, opponents: number): SettingsInput => ({
  seats: [me, ...Array.from({ length: opponents }, () => ({ type: "bot", bot }) as const)],
});

/** Private: whoever has the link may sit down. */
export const withFriends = (players: number): SettingsInput => ({
  seats: [me, ...Array.from({ length: players - 1 }, () => ({ type: "human" }) as const)],
});
