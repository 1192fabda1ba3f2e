import type { GroupStatistics, Side, StatisticsGroup, StatisticsSource } from "../protocol.ts";

export const TABS = ["cards", "objectives", "starters", "openings"] as const;
export const SOURCES = ["people", "bots"] as const satisfies readonly StatisticsSource[];
export const GROUPS = [
  "2",
  "3",
  "4",
  "solo-easy",
  "solo-normal",
  "solo-hard",
] as const satisfies readonly StatisticsGroup[];
export const KINDS = ["gold", "resource"] as const;
export const SIDES = ["front", "back"] as const satisfies readonly Side[];
export const SHOWS = ["picture", "list"] as const;
export const COLUMNS = ["name", "won", "games", "points"] as const;

/** The lists that the server has. */
export type Topic = Extract<keyof GroupStatistics, "cards" | "objectives" | "starters" | "seats" | "openings">;
export type Tab = (typeof TABS)[number];
export type CardKind = (typeof KINDS)[number];
export type Show = (typeof SHOWS)[number];
export type Column = (typeof COLUMNS)[number];

/** What is shown; all of it is in the address, so that a link shows the same. */
export interface Filters {
  readonly tab: Tab;
  readonly source: StatisticsSource;
  readonly group: StatisticsGroup;
  readonly kind: CardKind;
  readonly side: Side;
  /** Null: as suits the screen. */
  readonly show: Show | null;
  readonly sort: Column;
  /** The key of the row whose details are shown. */
  readonly row: string | null;
}

export const DEFAULTS: Filters = {
  tab: "cards",
  source: "bots",
  group: "2",
  kind: "gold",
  side: "front",
  show: null,
  sort: "won",
  row: null,
};

const KEY = /^\d{1,3}[fb]?$/u;

/** What an address asks for; whatever is unknown there is as if it were left out. */
export function filtersOf(query: URLSearchParams): Filters {
  const one = <T extends string>(name: string, known: readonly T[], usual: T): T =>
    known.find((value) => value === query.get(name)) ?? usual;
  const row = query.get("row") ?? "";
  return {
    tab: one("tab", TABS, DEFAULTS.tab),
    source: one("source", SOURCES, DEFAULTS.source),
    group: one("group", GROUPS, DEFAULTS.group),
    kind: one("kind", KINDS, DEFAULTS.kind),
    side: one("side", SIDES, DEFAULTS.side),
    show: SHOWS.find((value) => value === query.get("show")) ?? null,
    sort: one("sort", COLUMNS, DEFAULTS.sort),
    row: KEY.test(row) ? row : null,
  };
}

/** The address of what is shown, without what is usual. */
export function addressOf(filters: Filters): string {
  const names = Object.keys(DEFAULTS) as (keyof Filters)[];
  const given = names.filter((name) => filters[name] !== null && filters[name] !== DEFAULTS[name]);
  const query = new URLSearchParams(given.map((name) => [name, String(filters[name])])).toString();
  return query ? `/statistics?${query}` : "/statistics";
}
