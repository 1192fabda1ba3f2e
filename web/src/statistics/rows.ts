import { cardBrief, objectiveName } from "../board/names.ts";
import { CARDS } from "../cards.ts";
import { percent } from "../i18n/formats.ts";
import { t } from "../i18n/words.svelte.ts";
import type { GroupStatistics, Side, StatisticsRow } from "../protocol.ts";
import type { CardKind, Column, Topic } from "./filters.ts";

/** Below this doubt a share is shown with one digit more. */
const SURE = 0.02;

/** The parts of an opening, as messages. */
const OPENING: Readonly<Record<string, string>> = {
  f: "statistics-opening-f",
  b: "statistics-opening-b",
  Rf: "statistics-opening-Rf",
  Rb: "statistics-opening-Rb",
  Gf: "statistics-opening-Gf",
  Gb: "statistics-opening-Gb",
};

export const cardOf = ({ key }: StatisticsRow): number => Number(key.slice(0, -1));
export const sideOf = ({ key }: StatisticsRow): Side => (key.endsWith("f") ? "front" : "back");
export const doubt = ({ low, high }: StatisticsRow): number => (high - low) / 2;

const digits = (row: StatisticsRow): number => (doubt(row) < SURE ? 1 : 0);
export const wonWords = (row: StatisticsRow): string => percent(row.won, digits(row));
export const doubtWords = (row: StatisticsRow): string => percent(doubt(row), digits(row));
export const gamesWords = (n: number): string => t("statistics-games", { n });
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "The thin line": 419 games, ±5 %; or that there are only a few. */
export function sampleWords(row: StatisticsRow, few: number): string {
  if (row.games < few) return t("statistics-few", { n: row.games });
  return t("statistics-doubt", { games: gamesWords(row.games), doubt: doubtWords(row) });
}

/** The same in short, where the number of games stands elsewhere. */
export const doubtBrief = (row: StatisticsRow, few: number): string =>
  row.games < few ? t("statistics-few", { n: row.games }) : `±${doubtWords(row)}`;

/** What a row is about. */
export function rowName(topic: Topic, row: StatisticsRow): string {
  switch (topic) {
    case "objectives":
      return objectiveName(Number(row.key));
    case "seats":
      return t("statistics-seat", { n: Number(row.key) + 1 });
    case "openings":
      return capital(row.key.split(" ").map((part) => t(OPENING[part] ?? part)).join(", "));
    case "starters":
      return `${capital(cardBrief(cardOf(row)))}: ${t(sideOf(row) === "front" ? "board-front" : "board-back-face")}`;
    case "cards":
      return `${capital(cardBrief(cardOf(row)))}, ${t(`statistics-face-${row.key.slice(-1)}`)}`;
  }
}

/** For screen readers: all numbers of a row. */
export const rowWords = (topic: Topic, row: StatisticsRow, few: number): string =>
  t("statistics-row", { name: rowName(topic, row), won: wonWords(row), games: sampleWords(row, few) });

/** The cards of one kind, placed on one side. */
export const cardsOf = (found: GroupStatistics, kind: CardKind, side: Side): readonly StatisticsRow[] =>
  found.cards.filter((row) => CARDS[cardOf(row)]?.kind === kind && sideOf(row) === side);

/** The same card, placed on the other side. */
export const otherSide = (found: GroupStatistics, row: StatisticsRow): StatisticsRow | undefined =>
  found.cards.find(({ key }) => key !== row.key && key.slice(0, -1) === row.key.slice(0, -1));

/** By a column: the highest first, names by number. A high share of a few games does not come first. */
export function sorted(rows: readonly StatisticsRow[], column: Column, few: number): readonly StatisticsRow[] {
  const number = ({ key }: StatisticsRow): number => Number.parseInt(key, 10);
  if (column === "name") return [...rows].sort((a, b) => number(a) - number(b) || a.key.localeCompare(b.key));
  const small = ({ games }: StatisticsRow): number => Number(column === "won" && games < few);
  return [...rows].sort((a, b) => small(a) - small(b) || b[column] - a[column]);
}
