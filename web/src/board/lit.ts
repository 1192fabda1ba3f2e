import type { Position } from "../protocol.ts";
import { same } from "./geometry.ts";

/** Occurrences that are lit: the cards of each. */
export type Lit = readonly (readonly Position[])[];

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Those that a card belongs to; of different objectives it may be several. */
export const groupsAt = (lit: Lit, at: Position): number[] =>
  [...lit.keys()].filter((group) => lit[group]?.some((cell) => same(cell, at)));

export const lettersOf = (groups: readonly number[]): string =>
  groups.map((group) => LETTERS[group] ?? "").join("");
