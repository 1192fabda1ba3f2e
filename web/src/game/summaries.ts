import { list } from "../i18n/formats.ts";
import { plain } from "../i18n/markup.ts";
import { t } from "../i18n/words.svelte.ts";
import type { RunningGame, Seat, Settings, TableLine, TimeControl } from "../protocol.ts";
import { botName } from "./bots.svelte.ts";

/** A table in a list, in words. */
export const tableTitle = (line: TableLine): string =>
  t("lobby-table-of", { name: plain(line.creator.name) });

function clockWords(clock: TimeControl): string {
  if (clock.type === "none") return t("lobby-clock-none");
  if (clock.type === "correspondence") return t("lobby-clock-days", { n: clock.days });
  return t("lobby-clock-minutes", { n: clock.minutes, seconds: clock.increment });
}

export function gameWords(settings: Settings): string {
  if (settings.mode !== "table") return t(`lobby-game-${settings.mode}`);
  const size = t("lobby-players", { n: settings.seats.length });
  const parts = [size, clockWords(settings.clock)];
  if (settings.rated) parts.push(t("lobby-rated"));
  return parts.join(" · ");
}

/** The server's prefix for names of deleted accounts; no other name may start with it. */
const DELETED = "deleted-";

export function seatName(seat: Seat): string {
  if (seat.state === "free") return t("lobby-seat-free");
  if (seat.bot !== null && seat.person === null) return botName(seat.bot);
  if (seat.name.startsWith(DELETED)) return t("lobby-seat-deleted");
  return plain(seat.name);
}

export function opponents(line: TableLine, me: string | undefined): string {
  if (line.settings.mode !== "table") return t("lobby-tybor-name");
  const others = line.seats.filter((seat) => seat.person === null || seat.person.id !== me);
  return list((others.length > 0 ? others : line.seats).map(seatName));
}

export const taken = (line: TableLine): number =>
  line.seats.filter((seat) => seat.state !== "free").length;

/** What became of a table, for those who did not play there with one seat. */
export function resultWords(line: TableLine): string {
  const { result } = line;
  if (line.status === "gathering") return t("lobby-waiting", { n: line.seats.length - taken(line) });
  if (line.status === "playing") return t("lobby-running");
  if (result?.cause === "early") return t("lobby-end-early");
  if (!result || line.status === "aborted") return t("lobby-aborted");
  const names = result.winners.map((index) => {
    const seat = line.seats[index];
    return seat ? seatName(seat) : t("lobby-tybor-name");
  });
  const who = t("lobby-they-won", { names: list(names), n: names.length });
  const score = result.totals && [...result.totals].sort((a, b) => b - a).join(" : ");
  return t("lobby-result", { who, end: score ?? t(`lobby-end-${result.cause}`) });
}

/** Whose turn it is in a game that runs. */
export function turnWords({ line, to_move, seat }: RunningGame): string {
  if (to_move.includes(seat)) return t("lobby-your-turn");
  const mover = line.seats[to_move[0] ?? -1];
  return mover ? t("lobby-turn-of", { name: seatName(mover) }) : t("lobby-running");
}
