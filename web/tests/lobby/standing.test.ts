import assert from "node:assert/strict";
import { test } from "node:test";
import { inOrder, score, standingOf, timeLeft } from "../../src/lobby/standing.ts";
import type { RunningGame } from "../../src/protocol.ts";

const ME = "me";
const person = (id: string) => ({ person: { id }, bot: null });
const BOT = { person: null, bot: "monk-3" };

interface Wish {
  readonly seats?: readonly unknown[];
  readonly seat?: number;
  readonly to_move?: readonly number[];
  readonly left?: readonly (number | null)[];
  readonly changed?: number;
}

function game(id: string, { seats = [person(ME), person("ada")], seat = 0, to_move = [0], left = [], changed = 0 }: Wish) {
  const line = { id, seats, changed };
  return { line, seat, to_move, clocks: { now: 1000, left, running: to_move }, points: [3, 1] } as unknown as RunningGame;
}

test("others wait for me, I wait for them, or nobody but bots and Tybor waits", () => {
  assert.equal(standingOf(game("a", {}), ME), "mine");
  assert.equal(standingOf(game("a", { to_move: [1] }), ME), "theirs");
  assert.equal(standingOf(game("a", { seats: [person(ME), BOT] }), ME), "alone");
  assert.equal(standingOf(game("a", { seats: [person(ME)] }), ME), "alone");
  assert.equal(standingOf(game("a", { seats: [person(ME), BOT, person("ada")] }), ME), "mine");
});

test("Law: my turn first, and there what runs out first; then their turns; then games alone", () => {
  const games = [
    game("solo", { seats: [person(ME)], changed: 9 }),
    game("theirs", { to_move: [1], changed: 8 }),
    game("theirs-newer", { to_move: [1], changed: 9 }),
    game("mine", { changed: 9 }),
    game("mine-late", { left: [90_000, 90_000], changed: 1 }),
    game("mine-soon", { left: [60_000, 90_000], changed: 1 }),
  ];
  const order = ["mine-soon", "mine-late", "mine", "theirs-newer", "theirs", "solo"];
  for (const turned of games.map((_, index) => [...games.slice(index), ...games.slice(0, index)])) {
    assert.deepEqual(inOrder(turned, ME, 1000).map(({ line }) => line.id), order);
  }
});

test("a clock that runs goes down, one that stands does not, and none falls below zero", () => {
  const ticking = game("a", { left: [5000, 7000] });
  assert.equal(timeLeft(ticking, 3000), 3000);
  assert.equal(timeLeft(ticking, 99_000), 0);
  assert.equal(timeLeft({ ...ticking, clocks: { ...ticking.clocks, running: [] } }, 3000), 5000);
  assert.equal(timeLeft(game("a", { to_move: [1], left: [5000, 7000] }), 3000), 5000);
  assert.equal(timeLeft(game("a", {}), 3000), null);
});

test("a score begins with mine and goes on in the order of turns", () => {
  const three = { ...game("a", { seat: 1 }), points: [7, 8, 9] };
  assert.deepEqual(score(three), [8, 9, 7]);
  assert.deepEqual(score(game("a", {})), [3, 1]);
});
