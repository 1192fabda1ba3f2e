/** What the server finds in rated games and the pages have words for. */
export const FACTS: readonly string[] = [
  "pattern",
  "other",
  "games",
  "not_counted",
  "won",
  "expected_wins",
  "streak",
  "median_seconds",
  "median_turns",
  "shared_address",
  "agreement",
  "agreement_low",
  "agreement_high",
  "explained_low",
  "explained_high",
  "decisions",
  "reviewed_games",
];
export const PATTERNS: readonly string[] = ["many_games", "streak", "quick_losses", "shared_address", "engine"];
