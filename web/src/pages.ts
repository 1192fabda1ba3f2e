import type { Component } from "svelte";

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
