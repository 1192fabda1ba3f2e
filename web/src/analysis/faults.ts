import { t, words } from "../i18n/words.svelte.ts";
import type { Fault } from "../protocol.ts";

/** "Player 2’s hand" for the header `Hand-1` of a position, "Tybor’s points" for `Tybor`. */
function placeWords(place: string): string {
  const whole = `analysis-place-${place.toLowerCase()}`;
  if (words.has(whole)) return t(whole);
  const [name = "", seat] = place.split("-");
  const id = `analysis-place-${name.toLowerCase()}`;
  return seat !== undefined && words.has(id) ? t(id, { name: t("analysis-player", { n: Number(seat) + 1 }) }) : place;
}

/** What contradicts the rules in a position that is set up by hand. */
export function faultWords({ place, case: what, parameters }: Fault): string {
  const where = placeWords(place);
  const said = t(`refusal-bad_record-${what}`, { ...parameters, header: where });
  return "header" in parameters || place === where ? said : `${where}: ${said}`;
}
