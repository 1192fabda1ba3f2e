import { opponents } from "../game/summaries.ts";
import { plain } from "../i18n/markup.ts";
import { t, words } from "../i18n/words.svelte.ts";
import { person } from "../net/person.svelte.ts";
import { people } from "../net/rest.ts";
import { settings } from "../ui/settings.svelte.ts";
import { notify, permission } from "./notify.ts";

const PAUSE = 60_000;

/**
 * Correspondence games: while the page is hidden, check every minute whether it is my turn in
 * one of them. There is one notification per turn.
 */
export function watchTurns(): void {
  const notified = new Set<string>();
  setInterval(() => {
    if (!document.hidden) notified.clear();
    else if (settings.values.notify && permission() === "granted") checkTurns(notified).catch(() => undefined);
  }, PAUSE);
}

async function checkTurns(notified: Set<string>): Promise<void> {
  const me = person.me?.person;
  if (!me || !navigator.onLine) return;
  const games = await people.running();
  const mine = games
    .filter(({ line, to_move, seat }) => line.settings.clock.type === "correspondence" && to_move.includes(seat))
    .map(({ line }) => line);
  for (const table of notified) if (!mine.some(({ id }) => id === table)) notified.delete(table);
  if (mine.length > 0) await words.need(["lobby"]);
  for (const line of mine) {
    if (notified.has(line.id)) continue;
    notified.add(line.id);
    const names = plain(opponents(line, me.id));
    await notify(t("lobby-your-turn"), t("lobby-notify", { names }), `/table/${line.id}`);
  }
}
