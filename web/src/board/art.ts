import type { Back, Side } from "../protocol.ts";
import { CARDS } from "../cards.ts";

/** The server draws; the address holds the hash of the drawings, so that they never grow old. */
const digest = document.querySelector<HTMLMetaElement>('meta[name="art"]')?.content ?? "";
const file = (name: string): string => `/art/${digest}/${name}.svg`;

export const backArt = (back: Back): string => file(`back-${back.kind}-${back.kingdom ?? "starter"}`);
export const objectiveArt = (id: number | null): string =>
  file(id === null ? "objective-back" : `objective-${id}`);
/** One of the seven, or "covered": the sign of a covered corner. */
export const signArt = (name: string): string => file(`symbol-${name}`);

export function cardArt(card: number, side: Side): string {
  const facts = CARDS[card];
  if (side === "front" || facts?.kind === "starter") return file(`${card}${side === "front" ? "f" : "b"}`);
  return backArt({ kind: facts?.kind ?? "resource", kingdom: facts?.kingdom ?? null });
}
