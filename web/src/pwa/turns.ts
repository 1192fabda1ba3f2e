import { plain } from "../i18n/marks.ts";
import { t } from "../i18n/words.svelte.ts";
import { opponents } from "../lobby/lines.ts";
import { myTurns } from "../lobby/turns.ts";
import { person } from "../net/person.svelte.ts";
import { people } from "../net/rest.ts";
import { settings } from "../ui/settings.svelte.ts";
import { notify, permission } from "./notify.ts";

const PAUSE = 60_000;

/**
 * Games by correspondence: while the page is hidden, whichever it is, look now and then whether
 * one of them waits for me. Each turn is told once.
 */
export function watchTurns(): void {
  const told = new Set<string>();
  setInterval(() => {
    if (!document.hidden) told.clear();
    else if (settings.kept.notify && permission() === "granted") look(told).catch(() => undefined);
  }, PAUSE);
}

async function look(told: Set<string>): Promise<void> {
  const me = person.me?.person;
  if (!me || !navigator.onLine) return;
  const { games } = await people.games(me.name, { status: "playing" });
  const slow = games.filter((line) => line.settings.clock.type === "correspondence");
  const mine = await myTurns(slow, me.id);
  for (const table of told) if (!mine.includes(table)) told.delete(table);
  for (const line of slow) {
    if (!mine.includes(line.id) || told.has(line.id)) continue;
    told.add(line.id);
    const names = plain(opponents(line, me.id));
    await notify(t("lobby-your-turn"), t("lobby-notify", { names }), `/table/${line.id}`);
  }
}
