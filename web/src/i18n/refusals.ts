import type { Refusal } from "../protocol.ts";
import { dayAndTime } from "./formats.ts";
import { t, words } from "./words.svelte.ts";

/** What is needed of a refusal to say why in words. */
export type Refused = Pick<Refusal, "code" | "case" | "parameters">;

/** Every page may be refused something, and none needs the words for it at once. */
export function loadRefusals(): Promise<void> {
  return words.need(["refusals"]).catch(() => undefined);
}

/** Why something was refused, in the reader's language: its case, or its code for an unknown case. */
export function refusalText({ code, case: which, parameters }: Refused): string {
  const id = `refusal-${code}-${which}`;
  if (!words.has(`refusal-${code}`)) return t("refused");
  const said = "until" in parameters ? { ...parameters, until: dayAndTime(Number(parameters.until)) } : parameters;
  return words.has(id) ? t(id, said) : t(`refusal-${code}`, said);
}
