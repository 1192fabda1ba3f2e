import type { Source } from "../protocol.ts";

/** What a key does wherever one plays. */
export type Action =
  | { readonly does: "choose"; readonly index: number }
  | { readonly does: "draw"; readonly source: Source }
  | { readonly does: "flip" | "confirm" | "back" | "undo" | "hint" | "keys" };

const DRAWS: Readonly<Record<string, Source>> = { r: "R", g: "G", q: "R1", w: "R2", a: "G1", s: "G2" };
const OTHERS: Readonly<Record<string, Action>> = {
  f: { does: "flip" },
  enter: { does: "confirm" },
  escape: { does: "back" },
  z: { does: "undo" },
  h: { does: "hint" },
  "?": { does: "keys" },
};

export function actionOf(key: string): Action | undefined {
  if (/^[1-3]$/.test(key)) return { does: "choose", index: Number(key) - 1 };
  const small = key.toLowerCase();
  const source = DRAWS[small];
  return source ? { does: "draw", source } : OTHERS[small];
}
