import { list } from "../i18n/formats.ts";
import { t } from "../i18n/words.svelte.ts";
import type { MyExercises } from "../protocol.ts";

/** How long one takes, in minutes. */
const EACH = 0.8;

/** "4 from your games and 2 new. About 5 minutes." */
export function dueWords({ due, fresh }: MyExercises): string {
  const parts = [
    ...(due > 0 ? [t("exercises-due-own", { n: due })] : []),
    ...(fresh > 0 ? [t("exercises-due-new", { n: fresh })] : []),
  ];
  const minutes = Math.max(1, Math.round((due + fresh) * EACH));
  return `${list(parts)}. ${t("exercises-due-minutes", { n: minutes })}`;
}
