import type { HandFace, PlayerView, View } from "../../src/protocol.ts";

const ENOUGH = [0, 0, 0, 0, 0, 0, 0];

export const face = (
  card: number,
  side: "front" | "back",
  points: readonly number[] = [],
  missing: readonly number[] = ENOUGH,
): HandFace => ({ card, side, missing, points, gains: [] });

export const player = (changes: Partial<PlayerView> = {}): PlayerView => ({
  points: 0,
  tally: ENOUGH,
  cards: [{ card: 81, side: "front", at: [0, 0] }],
  hand: [],
  starter: null,
  offered: [],
  objective: null,
  settled: true,
  ...changes,
});

/** A table of two at my turn, with card 41 (front not payable) and card 2 in my hand. */
export const view = (changes: Partial<View> = {}): View => ({
  seat: 0,
  options: { mode: "table", tie_break: "points", refill: "same" },
  phase: "place",
  to_move: [0],
  round: 3,
  last_round: null,
  ended: null,
  players: [player(), player()],
  tybor: null,
  decks: [
    { count: 20, top: { kind: "resource", kingdom: "fungi" } },
    { count: 20, top: { kind: "gold", kingdom: "plant" } },
  ],
  market: [5, 6, 47, 48],
  objectives: [87, 95],
  faces: [
    face(41, "front", [], [2, 0, 1, 0, 0, 0, 0]),
    face(41, "back"),
    face(2, "front", [0, 3]),
    face(2, "back"),
  ],
  slots: [
    [1, 1],
    [-1, 1],
  ],
  draws: ["R", "G", "R1", "R2", "G1", "G2"],
  objective_scores: [],
  outcome: null,
  ...changes,
});
