import { dayAndTime } from "../i18n/formats.ts";
import { t } from "../i18n/words.svelte.ts";
import type { LoggedDecision } from "../protocol.ts";

/** What was decided, without the name of the person. */
export function decidedText({ kind, until, role, old_name: old, new_name: name, network, of, table }: LoggedDecision): string {
  if (kind === "mute" || kind === "ban") {
    return until === null
      ? t(`moderation-did-${kind}`)
      : t(`moderation-did-${kind}-until`, { until: dayAndTime(until) });
  }
  if (kind === "rename") return t("moderation-did-rename", { old: old ?? "…", name: name ?? "…" });
  if (kind === "role") return role === null ? t("moderation-did-role-none") : t(`moderation-did-role-${role}`);
  return t(`moderation-did-${kind}`, { network: network ?? "…", number: of ?? 0, table: table ?? "…" });
}
