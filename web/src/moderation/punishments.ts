import type { DecisionKind, Evidence, ReportedTable } from "../protocol.ts";
import type { IconName } from "../ui/icons.ts";

/** What can be decided about a person, the mildest first. */
export const PUNISHMENTS = ["warn", "mute", "rename", "ban", "close_table"] as const satisfies readonly DecisionKind[];
export type Punishment = (typeof PUNISHMENTS)[number];

export const SIGNS: Readonly<Record<Punishment, IconName>> = {
  warn: "chat",
  mute: "mute",
  rename: "pencil",
  ban: "ban",
  close_table: "tables",
};

/** Hours; null: for good. */
export const LENGTHS = [24, 168, 720, null] as const;
export type Length = (typeof LENGTHS)[number];

export const lasts = (kind: Punishment): boolean => kind === "mute" || kind === "ban";

/** Tables that can still be closed. */
export function openTables({ open }: Evidence): readonly ReportedTable[] {
  const found = new Map<string, ReportedTable>();
  for (const { table } of open) {
    if (table && !table.closed && (table.status === "gathering" || table.status === "playing")) found.set(table.id, table);
  }
  return [...found.values()];
}

/** What I may decide about a person as things are. */
export const possible = (evidence: Evidence): readonly Punishment[] =>
  PUNISHMENTS.filter(
    (kind) => evidence.may.includes(kind) && (kind !== "close_table" || openTables(evidence).length > 0),
  );
