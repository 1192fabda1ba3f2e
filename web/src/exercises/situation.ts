import { playerName } from "../game/bots.svelte.ts";
import { day, list, percent } from "../i18n/formats.ts";
import { t } from "../i18n/words.svelte.ts";
import type { OwnExercise, View } from "../protocol.ts";

/** "Round 7", or that it is the last one. */
export const roundWords = (view: View): string => {
  if (view.phase === "setup") return t("exercise-setup");
  if (view.last_round === null) return t("exercise-round", { n: view.round });
  return view.round === view.last_round ? t("exercise-last-round") : t("exercise-round-ending", { n: view.round });
};

/** "against Marek, 4 May". */
export function originWords({ opponents, at }: OwnExercise): string {
  const names = list(opponents.map(playerName));
  return names ? t("exercises-own-against", { names, day: day(at) }) : day(at);
}

/** "You gave away 34 % here, against Marek, 4 May."; only where it is from if nothing was lost. */
export function lossWords(own: OwnExercise): string {
  const origin = originWords(own);
  return own.loss > 0 ? t("exercise-lost", { loss: percent(own.loss), origin }) : t("exercise-origin", { origin });
}
