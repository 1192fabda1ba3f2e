import { person } from "../net/person.svelte.ts";
import { Refusal } from "../net/refusal.ts";
import { tables } from "../net/rest.ts";
import type { Mode, PlayOn, SettingsInput, Table } from "../protocol.ts";
import { router } from "../ui/router.svelte.ts";

/** Creates a table: only one, however often somebody clicks. */
export class TableCreation {
  busy = $state(false);
  refused = $state.raw<Refusal>();

  /** Create it and go there; a visitor becomes a guest. */
  start = (settings: SettingsInput): Promise<void> => this.#enter(() => tables.create(settings));
  /** The same for playing on from a position. */
  playOn = (wanted: PlayOn): Promise<void> => this.#enter(() => tables.playOn(wanted));

  async #enter(create: () => Promise<Table>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = undefined;
    try {
      await person.ensure();
      const table = await create();
      router.go(`/table/${table.id}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error;
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

/** Private: everybody who has the link may sit down. */
export const withFriends = (players: number): SettingsInput => ({
  seats: [me, ...Array.from({ length: players - 1 }, () => ({ type: "human" }) as const)],
});
