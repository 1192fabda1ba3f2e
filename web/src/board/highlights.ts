import type { Cell } from "../protocol.ts";
import { same } from "./geometry.ts";

/** Occurrences of a pattern that are highlighted: the cells of each. */
export type Highlights = readonly (readonly Cell[])[];

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The occurrences that a card belongs to: several, if they are of different objectives. */
export const groupsAt = (highlights: Highlights, at: Cell): number[] =>
  [...highlights.keys()].filter((group) => highlights[group]?.some((cell) => same(cell, at)));

export const lettersOf = (groups: readonly number[]): string =>
  groups.map((group) => LETTERS[group] ?? "").join("");
