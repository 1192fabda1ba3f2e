import type { Laid } from "../protocol.ts";

/** A chapter of the rules: its words are `rules-<id>`, then `rules-<id>-1` and so on. */
export interface Chapter {
  readonly id: string;
  readonly paragraphs: number;
}

export const CHAPTERS: readonly Chapter[] = [
  { id: "aim", paragraphs: 2 },
  { id: "cards", paragraphs: 4 },
  { id: "setup", paragraphs: 6 },
  { id: "turn", paragraphs: 2 },
  { id: "laying", paragraphs: 5 },
  { id: "gold", paragraphs: 2 },
  { id: "points", paragraphs: 5 },
  { id: "drawing", paragraphs: 3 },
  { id: "end", paragraphs: 4 },
  { id: "objectives", paragraphs: 5 },
  { id: "winner", paragraphs: 2 },
  { id: "misread", paragraphs: 4 },
  { id: "rulings", paragraphs: 9 },
  { id: "solo", paragraphs: 9 },
];

/** A cell in a picture that the text refers to. */
export interface Marker {
  readonly at: readonly [number, number];
  readonly letter: string;
  readonly allowed: boolean;
}

const front = (card: number, x: number, y: number): Laid => ({ card, side: "front", at: [x, y] });

/** Where a card may be laid, and where not. */
export const LAYING: readonly Laid[] = [
  front(81, 0, 0),
  front(11, -1, 1),
  front(10, 1, 1),
  front(21, 1, -1),
];
export const PLACES: readonly Marker[] = [
  { at: [2, 0], letter: "A", allowed: true },
  { at: [0, 2], letter: "B", allowed: false },
  { at: [-2, 0], letter: "C", allowed: true },
];

/** Six fungi cards on one diagonal: two times three. */
export const SLOPE: readonly Laid[] = [
  front(1, 1, 1),
  front(8, 2, 2),
  { card: 43, side: "back", at: [3, 3] },
  front(10, 4, 4),
  front(7, 5, 5),
  front(41, 6, 6),
];
/** Two animals in a column, and a fungus up-right of them. */
export const COLUMN: readonly Laid[] = [
  front(30, 0, 0),
  front(13, 1, 1),
  front(66, 0, 2),
  front(4, 1, 3),
];
