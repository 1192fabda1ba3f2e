import type { Component } from "svelte";
import { router } from "./ui/router.svelte.ts";

/** Gets the parameters of its pattern as `params`. */
export type Page = Component<any>;
type Load = () => Promise<{ default: Page }>;

/** Every page of the site, loaded when it is first opened. */
const PAGES: readonly (readonly [pattern: string, load: Load])[] = [
  ["/", () => import("./lobby/HomePage.svelte")],
  ["/new", () => import("./lobby/NewTablePage.svelte")],
  ["/games", () => import("./lobby/GamesPage.svelte")],
  ["/watch", () => import("./lobby/WatchPage.svelte")],
  ["/table/:id", () => import("./table/TablePage.svelte")],
  ["/replay", () => import("./replay/OpenRecordPage.svelte")],
  ["/replay/:kind/:id", () => import("./replay/ReplayPage.svelte")],
  ["/learn", () => import("./learn/TutorialPage.svelte")],
  ["/rules", () => import("./learn/RulesPage.svelte")],
  ["/account", () => import("./people/AccountPage.svelte")],
  ["/people/:name", () => import("./people/ProfilePage.svelte")],
  ["/leaderboard", () => import("./people/LeaderboardPage.svelte")],
  ["/shuffle", () => import("./people/ShufflePage.svelte")],
  ["/settings", () => import("./people/SettingsPage.svelte")],
];

export interface PageMatch {
  readonly pattern: string;
  readonly params: Record<string, string>;
  readonly load: Load;
}

/** The page for the current address; undefined if there is none. */
export function currentPage(): PageMatch | undefined {
  for (const [pattern, load] of PAGES) {
    const params = router.match(pattern);
    if (params) return { pattern, params, load };
  }
  return undefined;
}
