import assert from "node:assert/strict";
import { test } from "node:test";
import type { BotInfo, Mode, Seat, Table } from "../../../src/protocol.ts";
import { otherOpponents } from "../../../src/table/ending/opponents.ts";

const bots: readonly BotInfo[] = ["random", "greedy", "planner"].map((name, index) => ({
  name,
  description: "",
  elo: index * 500,
  ready: true,
}));
const seat = (person: string | null, bot: string | null): Seat => ({
  state: "playing",
  person: person === null ? null : { id: person, name: person, kind: "guest" },
  bot,
  name: person ?? bot ?? "",
  colour: "red",
  away: false,
  claimable_at: null,
});
const ada = seat("ada", null);

function table(seats: readonly Seat[], mode: Mode = "table"): Table {
  const settings = { mode, seats: seats.map(() => ({ type: "human" })), hints: true };
  return { seats, settings } as unknown as Table;
}

const offered = (of: Table, mine: readonly number[]) =>
  otherOpponents(of, mine, bots).map(({ step, bot, mode }) => [step, bot ?? mode]);

test("after a game against a bot: the next one up and down, at the same table", () => {
  const game = table([seat(null, "greedy"), ada, seat(null, "greedy")]);
  assert.deepEqual(offered(game, [1]), [
    ["harder", "planner"],
    ["easier", "random"],
  ]);
  const [harder] = otherOpponents(game, [1], bots);
  assert.deepEqual(harder?.settings.seats, [
    { type: "bot", bot: "planner" },
    { type: "human", mine: true },
    { type: "bot", bot: "planner" },
  ]);
  assert.equal(harder?.settings.hints, true);
});

test("the ladder ends", () => {
  assert.deepEqual(offered(table([ada, seat(null, "random")]), [0]), [["harder", "greedy"]]);
  assert.deepEqual(offered(table([ada, seat(null, "planner")]), [0]), [["easier", "greedy"]]);
});

test("Tybor has levels", () => {
  assert.deepEqual(offered(table([ada], "solo-normal"), [0]), [
    ["harder", "solo-hard"],
    ["easier", "solo-easy"],
  ]);
});

test("with other people, different bots or an unknown one there is no ladder", () => {
  assert.deepEqual(offered(table([ada, seat("ben", null), seat(null, "greedy")]), [0]), []);
  assert.deepEqual(offered(table([ada, seat(null, "random"), seat(null, "greedy")]), [0]), []);
  assert.deepEqual(offered(table([ada, seat(null, "deep thought")]), [0]), []);
  assert.deepEqual(offered(table([ada, seat(null, "greedy")]), []), []);
});
