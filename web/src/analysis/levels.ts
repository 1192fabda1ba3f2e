import { t } from "../i18n/words.svelte.ts";

const LEVELS = ["solo-easy", "solo-normal", "solo-hard"] as const;

/** The levels of Tybor, with their names. */
export const tyborLevels = () => LEVELS.map((value) => ({ value, words: t(`analysis-tybor-${value}`) }));
