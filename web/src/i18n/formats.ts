import { type Language, t, words } from "./words.svelte.ts";

/** For `Intl`: where the language alone would mean another country than the one whose English we write. */
const locale = (language: Language = words.language): string => (language === "en" ? "en-GB" : language);

/** "Anna, Marek and the Planner". */
export const list = (items: readonly string[]): string =>
  new Intl.ListFormat(locale(), { type: "conjunction" }).format(items);

/** "1.5". */
export const decimal = (value: number): string =>
  new Intl.NumberFormat(locale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);

/** "50,000". */
export const whole = (value: number): string => new Intl.NumberFormat(locale()).format(value);

/** "+1.5", "−0.3". */
export const signed = (value: number): string => `${value < 0 ? "−" : "+"}${decimal(Math.abs(value))}`;

/** "54%", or with so many digits "54.2%". */
export const percent = (share: number, digits = 0): string =>
  new Intl.NumberFormat(locale(), {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);

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
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "auto" });
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return t("lobby-just-now");
}

const LENGTHS: readonly (readonly [unit: string, ms: number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
];

/** "1 day 4 hr": the two largest units, a small rest left out. */
export function duration(ms: number): string {
  const first = LENGTHS.findIndex(([, length]) => ms >= length);
  const units = first < 0 ? LENGTHS.slice(-1) : LENGTHS.slice(first, first + 2);
  let rest = Math.max(0, ms);
  const said = units.map(([unit, length], index) => {
    const n = Math.floor(rest / length);
    rest -= n * length;
    if (n === 0 && index > 0) return "";
    return new Intl.NumberFormat(locale(), { style: "unit", unit, unitDisplay: "short" }).format(n);
  });
  return said.filter(Boolean).join(" ");
}

/** "4 May", with the year if it is another one. */
export function day(moment: number, now = Date.now()): string {
  const year = new Date(moment).getFullYear() === new Date(now).getFullYear() ? {} : ({ year: "numeric" } as const);
  return new Intl.DateTimeFormat(locale(), { day: "numeric", month: "short", ...year }).format(moment);
}

export const date = (moment: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "long" }).format(moment);

/** "4 May 2026, 19:30". */
export const dayAndTime = (moment: number, language?: Language): string =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: "medium", timeStyle: "short" }).format(moment);

/** "19:30". */
export const timeOfDay = (moment: number): string =>
  new Intl.DateTimeFormat(locale(), { timeStyle: "short" }).format(moment);

const DAY = 86_400_000;

/** "tomorrow", "in 3 days": by the days of UTC, at whose start things come back. */
export const inDays = (moment: number, now = Date.now()): string =>
  new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(
    Math.floor(moment / DAY) - Math.floor(now / DAY),
    "day",
  );

/** The days of the week as single letters, from Monday on. */
export function weekdays(): readonly string[] {
  const format = new Intl.DateTimeFormat(locale(), { weekday: "narrow", timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(2024, 0, 1 + index)));
}

/** "0:48". */
export function stopwatch(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
