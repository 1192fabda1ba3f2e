import type { Colour } from "../protocol.ts";

/** Of a score marker; Tybor's is black. */
export type TokenColour = Colour | "black";

interface TokenLook {
  /** In a square of 24. */
  readonly shape: string;
  readonly fill: string;
  readonly edge: string;
  /** Of the lines in graphs. */
  readonly dash: string;
}

const INK = "#1a100a";

/** A colour is never alone: each token has a shape, and each line a dash. */
export const TOKENS: Readonly<Record<TokenColour, TokenLook>> = {
  yellow: { shape: "M12 1L23 12L12 23L1 12Z", fill: "#d9a520", edge: INK, dash: "none" },
  red: { shape: "M12 1.5A10.5 10.5 0 1 1 11.9 1.5Z", fill: "#b23a2a", edge: INK, dash: "11 4" },
  blue: { shape: "M3 3H21V21H3Z", fill: "#2f74ab", edge: INK, dash: "4 4" },
  green: { shape: "M12 2L23 21.5H1Z", fill: "#4c8a3a", edge: INK, dash: "12 4 3 4" },
  black: { shape: "M3 22V11C3 -1 21 -1 21 11V22Z", fill: "#2b1d12", edge: "#d8ab48", dash: "7 3" },
};
