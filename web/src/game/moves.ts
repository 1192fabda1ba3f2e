import type { Cell, Side, Source } from "../protocol.ts";

/** Half-moves as in records: `s:front`, `o:93`, `17f@1,-1`, `<R2`. */
export type Move =
  | { readonly kind: "starter"; readonly side: Side }
  | { readonly kind: "objective"; readonly objective: number }
  | { readonly kind: "place"; readonly card: number; readonly side: Side; readonly at: Cell }
  | { readonly kind: "draw"; readonly source: Source };

export const starterMove = (side: Side): string => `s:${side}`;
export const objectiveMove = (objective: number): string => `o:${objective}`;
export const placeMove = (card: number, side: Side, at: Cell): string =>
  `${card}${side === "front" ? "f" : "b"}@${at[0]},${at[1]}`;
export const drawMove = (source: Source): string => `<${source}`;

/** Reads a half-move of the server, for instance of a hint; undefined if it is none. */
export function readMove(text: string): Move | undefined {
  if (text === "s:front" || text === "s:back") return { kind: "starter", side: text.slice(2) as Side };
  const objective = /^o:(\d+)$/.exec(text);
  if (objective) return { kind: "objective", objective: Number(objective[1]) };
  const draw = /^<([RG][12]?)$/.exec(text);
  if (draw) return { kind: "draw", source: draw[1] as Source };
  const place = /^(\d+)([fb])@(-?\d+),(-?\d+)$/.exec(text);
  if (!place) return undefined;
  const side = place[2] === "f" ? "front" : "back";
  return { kind: "place", card: Number(place[1]), side, at: [Number(place[3]), Number(place[4])] };
}
