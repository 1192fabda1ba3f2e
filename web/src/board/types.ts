import type { Cell, Side } from "../protocol.ts";

/** A card of my hand and the face it shows. */
export interface Chosen {
  readonly card: number;
  readonly side: Side;
}

/** An open slot, what the chosen face brings there, and its name for screen readers. */
export interface OpenSlot {
  readonly at: Cell;
  readonly points: number;
  /** The points that my objectives gain or lose by it. */
  readonly gain?: number;
  readonly name: string;
}

/** A few letters in a cell. */
export interface Mark {
  readonly at: Cell;
  readonly label: string;
}

/** A face shown where it might be laid. */
export interface Preview {
  readonly card: number;
  readonly side: Side;
  readonly at: Cell;
}

/** A face that was laid, would have been better, or is planned, with a label above it. */
export interface MarkedCard extends Preview {
  readonly tone: "best" | "played" | "plan";
  readonly label?: string;
}

/** A cell in which a search would lay a card: its rank among the candidates, and the chance to win. */
export interface CandidateSpot {
  readonly at: Cell;
  readonly rank: number;
  readonly chance: string;
}

/** From one cell to another. */
export interface Arrow {
  readonly from: Cell;
  readonly to: Cell;
}

/** What overlays cover of a board, in px from each edge. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}
