import { CARDS } from "../cards.ts";
import type { Back, Side } from "../protocol.ts";

/** Pictures come from the server; the address holds their hash, so that they can be cached for ever. */
const digest = document.querySelector<HTMLMetaElement>('meta[name="art"]')?.content ?? "";
const file = (name: string): string => `/art/${digest}/${name}.svg`;

export const backArt = (back: Back): string => file(`back-${back.kind}-${back.kingdom ?? "starter"}`);
export const objectiveArt = (id: number | null): string =>
  file(id === null ? "objective-back" : `objective-${id}`);
/** One of the seven symbols, or "covered": a covered corner. */
export const signArt = (name: string): string => file(`symbol-${name}`);

export function cardArt(card: number, side: Side): string {
  const facts = CARDS[card];
  if (side === "front" || facts?.kind === "starter") return file(`${card}${side === "front" ? "f" : "b"}`);
  return backArt({ kind: facts?.kind ?? "resource", kingdom: facts?.kingdom ?? null });
}
