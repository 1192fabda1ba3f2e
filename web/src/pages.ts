import type { Component } from "svelte";
import type { Topic } from "./i18n/words.svelte.ts";
import { router } from "./ui/router.svelte.ts";

/** Gets the parameters of its pattern as `params`. */
export type Page = Component<any>;
type Load = () => Promise<{ default: Page }>;

/** Every page of the site, loaded when it is first opened, with the topics of words that it needs. */
const PAGES: readonly (readonly [pattern: string, load: Load, topics: readonly Topic[]])[] = [
  ["/", () => import("./lobby/HomePage.svelte"), ["board", "lobby"]],
  ["/new", () => import("./lobby/NewTablePage.svelte"), ["lobby"]],
  ["/games", () => import("./lobby/GamesPage.svelte"), ["lobby", "people", "tryout"]],
  ["/watch", () => import("./lobby/WatchPage.svelte"), ["lobby"]],
  ["/table/:id", () => import("./table/TablePage.svelte"), ["board", "end", "log", "table", "tryout", "turns"]],
  ["/replay", () => import("./replay/OpenRecordPage.svelte"), ["replay"]],
  ["/replay/:kind/:id", () => import("./replay/ReplayPage.svelte"), ["board", "end", "log", "replay", "table", "tryout"]],
  ["/review/:kind/:id", () => import("./review/ReviewPage.svelte"), ["board", "hints", "replay", "review", "table", "tryout", "verdicts"]],
  ["/analysis", () => import("./analysis/AnalysisPage.svelte"), ["analysis", "board", "end", "hints", "replay", "table"]],
  ["/analysis/:kind/:id", () => import("./analysis/AnalysisPage.svelte"), ["analysis", "board", "end", "hints", "replay", "table"]],
  ["/learn", () => import("./learn/TutorialPage.svelte"), ["board", "learn"]],
  ["/exercises", () => import("./exercises/ExercisesPage.svelte"), ["board", "exercises", "verdicts"]],
  ["/exercises/:id", () => import("./exercises/ExercisePage.svelte"), ["board", "exercises", "hints", "table", "verdicts"]],
  ["/exercises/:kind/:id", () => import("./exercises/ExercisePage.svelte"), ["board", "exercises", "hints", "table", "verdicts"]],
  ["/rules", () => import("./learn/RulesPage.svelte"), ["board", "rules"]],
  ["/account", () => import("./people/AccountPage.svelte"), ["account", "people"]],
  ["/recover", () => import("./people/RecoverPage.svelte"), ["account", "people"]],
  ["/confirm-mail", () => import("./people/ConfirmMailPage.svelte"), ["account"]],
  ["/privacy", () => import("./people/PrivacyPage.svelte"), ["privacy"]],
  ["/people/:name", () => import("./people/ProfilePage.svelte"), ["lobby", "people", "tryout"]],
  ["/leaderboard", () => import("./people/LeaderboardPage.svelte"), ["lobby", "people"]],
  ["/statistics", () => import("./statistics/StatisticsPage.svelte"), ["board", "statistics"]],
  ["/shuffle", () => import("./people/ShufflePage.svelte"), ["people", "refusals"]],
  ["/notices", () => import("./people/NoticesPage.svelte"), ["decisions", "reports"]],
  ["/settings", () => import("./people/SettingsPage.svelte"), ["coach", "reports", "settings"]],
  ["/moderation", () => import("./moderation/CasesPage.svelte"), ["decisions", "moderation", "refusals", "reports"]],
  ["/moderation/log", () => import("./moderation/LogPage.svelte"), ["moderation", "refusals"]],
  ["/moderation/networks", () => import("./moderation/NetworksPage.svelte"), ["moderation", "refusals"]],
];

export interface PageMatch {
  readonly pattern: string;
  readonly params: Record<string, string>;
  readonly load: Load;
  readonly topics: readonly Topic[];
}

/** The page for the current address; undefined if there is none. */
export function currentPage(): PageMatch | undefined {
  for (const [pattern, load, topics] of PAGES) {
    const params = router.match(pattern);
    if (params) return { pattern, params, load, topics };
  }
  return undefined;
}
