import type { Component } from "svelte";
import { router } from "./ui/router.svelte.ts";

/** Each takes `params`, what its pattern names; where it names nothing, nothing. */
export type Page = Component<any>;
type Load = () => Promise<{ default: Page }>;

/** Every page of the site, loaded when it is first opened. */
export const PAGES: readonly (readonly [pattern: string, load: Load])[] = [
  ["/", () => import("./lobby/HomePage.svelte")],
  ["/new", () => import("./lobby/NewTablePage.svelte")],
  ["/games", () => import("./lobby/GamesPage.svelte")],
  ["/watch", () => import("./lobby/WatchPage.svelte")],
  ["/table/:id", () => import("./table/TablePage.svelte")],
  ["/replay", () => import("./review/OpenRecordPage.svelte")],
  ["/replay/:kind/:id", () => import("./review/ReplayPage.svelte")],
  ["/learn", () => import("./learn/TutorialPage.svelte")],
  ["/rules", () => import("./learn/RulesPage.svelte")],
  ["/account", () => import("./people/AccountPage.svelte")],
  ["/people/:name", () => import("./people/ProfilePage.svelte")],
  ["/leaderboard", () => import("./people/LeaderboardPage.svelte")],
  ["/shuffle", () => import("./people/ShufflePage.svelte")],
  ["/settings", () => import("./people/SettingsPage.svelte")],
];

export interface Found {
  readonly pattern: string;
  readonly params: Record<string, string>;
  readonly load: Load;
}

/** The page that the reader is on; none where there is no such page. */
export function find(): Found | undefined {
  for (const [pattern, load] of PAGES) {
    const params = router.match(pattern);
    if (params) return { pattern, params, load };
  }
  return undefined;
}
