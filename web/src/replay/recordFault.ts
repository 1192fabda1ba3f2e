import { refusalText } from "../i18n/refusals.ts";
import { t, words } from "../i18n/words.svelte.ts";
import type { Refusal } from "../net/refusal.ts";

/** The line that is wrong; 0 when the text was refused for another reason. */
export const lineOf = ({ code, parameters }: Refusal): number =>
  code === "bad_record" ? Number(parameters.line ?? 0) : 0;

/** Why a text cannot be replayed, in one text: the line and the cause. */
export async function faultText(fault: Refusal): Promise<string> {
  await words.need(["records"]);
  const line = lineOf(fault);
  if (!line) return refusalText(fault);
  return [t("replay-bad-record"), t("replay-bad-line", { line }), refusalText(fault)].join(" ");
}
