import { opponents } from "../game/summaries.ts";
import { myTurns } from "../game/turns.ts";
import { plain } from "../i18n/markup.ts";
import { t } from "../i18n/words.svelte.ts";
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
  const { games } = await people.games(me.name, { status: "playing" });
  const slow = games.filter((line) => line.settings.clock.type === "correspondence");
  const mine = await myTurns(slow, me.id);
  for (const table of notified) if (!mine.includes(table)) notified.delete(table);
  for (const line of slow) {
    if (!mine.includes(line.id) || notified.has(line.id)) continue;
    notified.add(line.id);
    const names = plain(opponents(line, me.id));
    await notify(t("lobby-your-turn"), t("lobby-notify", { names }), `/table/${line.id}`);
  }
}
