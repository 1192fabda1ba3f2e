import { seatName } from "../game/summaries.ts";
import { list } from "../i18n/formats.ts";
import { t } from "../i18n/words.svelte.ts";
import type { TableLine } from "../protocol.ts";

/** Everybody at a table, for those who may want to watch it. */
export function playersOf(line: TableLine): string {
  const names = line.seats.map(seatName);
  return list(line.settings.mode === "table" ? names : [...names, t("lobby-tybor-name")]);
}
