import type { Position, Side } from "../protocol.ts";

/** A card of my hand and the face it shows. */
export interface Chosen {
  readonly card: number;
  readonly side: Side;
}

/** An open place, what the chosen face brings there, and its spoken name. */
export interface SlotMark {
  readonly at: Position;
  readonly points: number;
  /** What the objectives gain or lose by it; told in the last round. */
  readonly gain?: number;
  readonly name: string;
}

/** A face shown where it might be laid. */
export interface Preview {
  readonly card: number;
  readonly side: Side;
  readonly at: Position;
}

/** What overlays cover of a board, in px from each edge. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
