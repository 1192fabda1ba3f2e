import { t } from "../i18n/words.svelte.ts";
import { person } from "../net/person.svelte.ts";
import type { Refusal } from "../net/refusal.ts";
import { notices } from "../ui/notices.svelte.ts";

/** Whether it was refused because the session has ended, at another device or by itself: then nobody is here. */
export function signedOut(refused: Refusal): boolean {
  if (refused.code !== "unauthenticated") return false;
  person.change(null);
  notices.show(t("state-signed-out"), { bad: true });
  return true;
}
