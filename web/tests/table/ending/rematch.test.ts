import assert from "node:assert/strict";
import { test } from "node:test";
import type { Seat } from "../../../src/protocol.ts";
import { rematchState } from "../../../src/table/ending/rematch.ts";

const seat = (person: string | null): Seat => ({
  state: "playing",
  person: person === null ? null : { id: person, name: person, kind: "guest" },
  bot: person === null ? "greedy" : null,
  name: person ?? "greedy",
  colour: "red",
  away: false,
  claimable_at: null,
});
const seats = [seat("ada"), seat("ben"), seat(null), seat("cleo")];
const table = { seats, rematch: null, rematch_votes: [], rematch_declined: [] };

test("nobody has asked: nothing to answer", () => {
  assert.deepEqual(rematchState(table, [0]), { kind: "none" });
});

test("an offer is for those who have not agreed, and those who have wait for the rest", () => {
  const offered = { ...table, rematch_votes: [1] };
  assert.deepEqual(rematchState(offered, [0]), { kind: "offered", by: [1] });
  assert.deepEqual(rematchState(offered, [1]), { kind: "waiting", for: [0, 3] });
  assert.deepEqual(rematchState({ ...table, rematch_votes: [0, 1] }, [3]), { kind: "offered", by: [0, 1] });
});

test("a spectator hears of the offer, and bots are never waited for", () => {
  assert.deepEqual(rematchState({ ...table, rematch_votes: [1] }, []), { kind: "offered", by: [1] });
  assert.deepEqual(rematchState({ ...table, rematch_votes: [1] }, [1, 3]), { kind: "none" });
});

test("who declined is told to the others, not to that person", () => {
  const declined = { ...table, rematch_declined: [3] };
  assert.deepEqual(rematchState(declined, [0]), { kind: "declined", by: [3] });
  assert.deepEqual(rematchState(declined, [3]), { kind: "none" });
});

test("a rematch that exists comes before everything", () => {
  const made = { ...table, rematch: "next", rematch_votes: [0, 1, 3] };
  assert.deepEqual(rematchState(made, [0]), { kind: "made", table: "next" });
});
