import assert from "node:assert/strict";
import { test } from "node:test";
import type { Chance, OpenReplay, Outcome } from "../../src/protocol.ts";
import { readAddress } from "../../src/review/address.ts";
import { scoresOf, storyOf } from "../../src/review/story.ts";

const chances = (wins: readonly number[]): readonly Chance[] =>
  wins.map((win, index) => ({
    ply: index + 1,
    round: index + 1,
    seat: 0,
    wins: [win, 1 - win],
    own: [0, 0],
    others: [0, 0],
    luck: [0, 0],
  }));

test("Cases: who led until a round, who led from one on, who never did", () => {
  assert.deepEqual(storyOf(chances([0.6, 0.7, 0.3, 0]), 0, undefined), { ledUntil: 2, ledFrom: 0, rounds: 4, worst: undefined });
  assert.deepEqual(storyOf(chances([0.4, 0.3, 0.8, 1]), 0, undefined), { ledUntil: 0, ledFrom: 3, rounds: 4, worst: undefined });
  assert.equal(storyOf(chances([0.4, 0.3]), 0, undefined).ledUntil, 0);
  assert.equal(storyOf(chances([0.5, 0.5]), 0, undefined).ledFrom, 0, "level is not ahead");
  assert.equal(storyOf([], 0, undefined).rounds, 0);
});

test("Law: totals are told in the order of who won, the winners' first, then from high to low", () => {
  const score = (track: number) => ({ track, objectives: [] });
  const outcome = (winners: number[]) => ({ scores: [14, 30, 30].map(score), winners }) as unknown as Outcome;
  assert.deepEqual(scoresOf(outcome([1])), [30, 30, 14]);
  assert.deepEqual(scoresOf(outcome([1, 2])), [30, 30, 14]);
  assert.deepEqual(scoresOf(outcome([0])), [14, 30, 30]);
});

test("Law: an address names a half-move and a seat that the game has, or none", () => {
  const whole = { names: ["Ada", "Marek"], steps: Array.from({ length: 11 }) } as unknown as OpenReplay;
  const read = (query: string) => readAddress(new URLSearchParams(query), whole);
  assert.deepEqual(read("ply=10&seat=1"), { ply: 10, seat: 1 });
  for (const odd of ["", "ply=0", "ply=11", "ply=-1", "ply=x"]) assert.equal(read(odd).ply, null);
  for (const odd of ["seat=2", "seat=-1", "seat=<b>"]) assert.equal(read(odd).seat, null);
});
