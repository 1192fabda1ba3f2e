import { t, words } from "./words.svelte.ts";

/** "Anna, Marek and the Planner". */
export const list = (items: readonly string[]): string =>
  new Intl.ListFormat(words.language, { type: "conjunction" }).format(items);

const UNITS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "3 hours ago". */
export function ago(moment: number, now = Date.now()): string {
  const seconds = Math.round((moment - now) / 1000);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return t("lobby-just-now");
}

export const date = (moment: number): string =>
  new Intl.DateTimeFormat(words.language, { dateStyle: "long" }).format(moment);
