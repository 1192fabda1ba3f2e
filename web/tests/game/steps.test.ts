import assert from "node:assert/strict";
import { test } from "node:test";
import type { Event, OpenReplay, OpenStep, PlayerView, View } from "../../src/protocol.ts";
import {
  drawnFrom,
  handOf,
  jump,
  laidAt,
  lines,
  readAddress,
  roundOf,
  roundStarts,
  secretOf,
  stepAt,
  writeAddress,
} from "../../src/game/steps.ts";

const back = { kind: "gold", kingdom: "plant" } as const;
const player = (points: number): PlayerView => ({
  points,
  tally: [],
  cards: [],
  hand: [
    { back, card: null, seen: false },
    { back, card: 54, seen: true },
  ],
  starter: null,
  offered: [],
  objective: null,
  settled: true,
});

type Phase = View["phase"];

function step(phase: Phase, round: number, points: readonly number[], events: Event[] = []): OpenStep {
  const view = { phase, round, players: points.map(player), tybor: null } as unknown as View;
  return {
    mover: 0,
    move: "",
    events,
    view,
    hands: points.map((_, seat) => [40 + seat, 54]),
    offered: [],
    secrets: points.map((_, seat) => 87 + seat),
  };
}

const placed = (points: number): Event => ({
  type: "card_placed",
  seat: 0,
  card: 1,
  side: "front",
  at: [1, 1],
  covered: [[0, 0]],
  lost: [],
  points,
});
const drawn: Event = { type: "card_drawn", seat: 0, source: "G2", back, card: 54 };

/** Two choices, then two rounds of one placement and one draw each. */
const whole: OpenReplay = {
  names: ["Ada", "Bruno"],
  options: { mode: "table", tie_break: "points", refill: "same" },
  headers: {},
  over: false,
  steps: [
    step("setup", 1, [0, 0]),
    step("setup", 1, [0, 0], [{ type: "starter_placed", seat: 0, card: 81, side: "front" }]),
    step("place", 1, [0, 0]),
    step("draw", 1, [1, 0], [placed(1)]),
    step("place", 2, [1, 0], [drawn]),
    step("draw", 2, [4, 0], [placed(3)]),
    step("place", 3, [4, 0], [drawn]),
  ],
};

test("a half-move belongs to the round in which it was made; choices to none", () => {
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map((ply) => roundOf(whole, ply)),
    [0, 0, 1, 1, 2, 2],
  );
  assert.deepEqual(roundStarts(whole), [
    { round: 0, ply: 1 },
    { round: 1, ply: 3 },
    { round: 2, ply: 5 },
  ]);
});

test("a jump by a round stops where a round is about to begin, and at both ends", () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6].map((ply) => jump(whole, ply, 1)), [2, 2, 4, 4, 6, 6, 6]);
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6].map((ply) => jump(whole, ply, -1)), [0, 0, 0, 2, 2, 4, 4]);
});

test("there are points after every half-move, the start included", () => {
  const [ada, bruno] = lines(whole, ["Ada", "Bruno", "Tybor"], ["yellow", "green"]);
  assert.deepEqual(ada, { name: "Ada", colour: "yellow", points: [0, 0, 0, 1, 1, 4, 4] });
  assert.deepEqual(bruno?.points, [0, 0, 0, 0, 0, 0, 0]);
});

test("a placement is ringed where it lies, a starter in the middle, a draw at its source", () => {
  assert.deepEqual(laidAt(stepAt(whole, 3)), [1, 1]);
  assert.deepEqual(laidAt(stepAt(whole, 1)), [0, 0]);
  assert.equal(laidAt(stepAt(whole, 4)), null);
  assert.equal(drawnFrom(stepAt(whole, 4)), "G2");
  assert.equal(drawnFrom(stepAt(whole, 3)), null);
});

test("viewpoint of a seat see its own hand and objective; of others only what all saw", () => {
  const now = stepAt(whole, 3);
  assert.deepEqual(handOf(now, 1, 1), [41, 54]);
  assert.deepEqual(handOf(now, 1, "all"), [41, 54]);
  assert.deepEqual(handOf(now, 1, 0), [null, 54]);
  assert.equal(secretOf(now, 1, 1), 88);
  assert.equal(secretOf(now, 1, 0), null);
});

test("a link to a position reads back; what is out of bounds is brought in; without one it is the end", () => {
  const link = writeAddress("/replay/record/x", { ply: 5, viewpoint: 1 });
  assert.equal(link, "/replay/record/x?ply=5&seat=1");
  assert.deepEqual(readAddress(new URL(link, "http://host").searchParams, whole), { ply: 5, viewpoint: 1 });
  const read = (query: string) => readAddress(new URLSearchParams(query), whole);
  assert.deepEqual(read(""), { ply: 6, viewpoint: "all" });
  assert.deepEqual(read("ply=999&seat=4"), { ply: 6, viewpoint: "all" });
  assert.deepEqual(read("ply=-3&seat=0"), { ply: 0, viewpoint: 0 });
  assert.deepEqual(read("ply=x&seat=y"), { ply: 6, viewpoint: "all" });
});
