import assert from "node:assert/strict";
import { test } from "node:test";
import { namesOf, remaining } from "../../src/game/players.ts";
import type { Seat } from "../../src/protocol.ts";
import { player, view } from "./views.ts";

const three = [player(), player(), player()];

test("in the round before the last everybody after me plays, then everybody once more", () => {
  const near = view({ players: three, to_move: [1], round: 7, last_round: 8 });
  assert.deepEqual(remaining(near), [1, 2, 0, 1, 2]);
});

test("in the last round only the rest of it is to come; alone, Tybor ends each round", () => {
  const last = view({ players: three, to_move: [2], round: 8, last_round: 8 });
  assert.deepEqual(remaining(last), [2]);
  const tybor = { points: 20, resources: [1, 1, 1, 1], dealt: [], taken: [], scored: [], affordable: [] };
  const solo = view({ players: [player()], tybor, round: 11, last_round: 12 });
  assert.deepEqual(remaining(solo), [0, null, 0, null]);
});

test("before the end is triggered nothing is counted", () => {
  assert.deepEqual(remaining(view()), []);
});

test("a bot goes by its name among people, and of two alike the second is counted", () => {
  const bot: Seat = {
    state: "playing",
    person: null,
    bot: "planner",
    name: "planner",
    colour: "red",
    away: false,
    claimable_at: null,
  };
  assert.deepEqual(
    namesOf([bot, bot], () => "Planner"),
    ["Planner", "Planner 2"],
  );
});
