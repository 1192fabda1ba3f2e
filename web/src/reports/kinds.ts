import type { ReportKind } from "../protocol.ts";

/** What people may report; the rest is reported by the server. */
export const KINDS: readonly Exclude<ReportKind, "fair_play">[] = [
  "insult",
  "spam",
  "name",
  "stalling",
  "cheating",
  "other",
];
