import { t } from "../../i18n/words.svelte.ts";
import { timeLeft } from "./clock.ts";

/** "3 days", "5 hours" or "4:59". */
export function timeWords(left: number): string {
  const { unit, n, text } = timeLeft(left);
  return unit === "clock" ? text : t(`table-${unit}-left`, { n });
}
