import { percent } from "../../i18n/formats.ts";
import { t } from "../../i18n/words.svelte.ts";
import { COACH_FROM } from "../../protocol.ts";
import { COACHINGS, type Coaching } from "../../ui/settings.svelte.ts";

/** The bot whose face the coach has. */
export const COACH = "monk-6";

export const levelOptions = (): readonly { value: Coaching; words: string }[] =>
  COACHINGS.map((value) => ({ value, words: t(`coach-level-${value}`) }));

export const aboutWords = (level: Coaching): string =>
  level === "off" ? t("coach-about-off") : t("coach-about-on", { loss: percent(COACH_FROM[level]) });
