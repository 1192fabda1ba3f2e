import { CARDS } from "../cards.ts";
import type { Back, Side } from "../protocol.ts";

/** Pictures come from the server; the address holds their hash, so that they can be cached for ever. */
const digest = document.querySelector<HTMLMetaElement>('meta[name="art"]')?.content ?? "";
export const pictureArt = (name: string): string => `/art/${digest}/${name}.svg`;

/** The names of pictures. */
export const backPicture = (back: Back): string => `back-${back.kind}-${back.kingdom ?? "starter"}`;

export function cardPicture(card: number, side: Side): string {
  const facts = CARDS[card];
  if (side === "front" || facts?.kind === "starter") return `${card}${side === "front" ? "f" : "b"}`;
  return backPicture({ kind: facts?.kind ?? "resource", kingdom: facts?.kingdom ?? null });
}

export const objectivePicture = (id: number): string => `objective-${id}`;
export const backArt = (back: Back): string => pictureArt(backPicture(back));
export const objectiveArt = (id: number | null): string =>
  pictureArt(id === null ? "objective-back" : objectivePicture(id));
/** One of the seven symbols, or "covered": a covered corner. */
export const signArt = (name: string): string => pictureArt(`symbol-${name}`);
export const cardArt = (card: number, side: Side): string => pictureArt(cardPicture(card, side));
