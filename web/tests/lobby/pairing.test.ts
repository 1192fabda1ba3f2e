import "../runes.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Waiting } from "../../src/protocol.ts";

Object.assign(globalThis, { addEventListener: () => undefined, location: {}, document: { addEventListener: () => undefined } });
const { joinable } = await import("../../src/lobby/pairing.svelte.ts");

const waiting = (players: number, people: number, rated = false, clock: Waiting["clock"] = { type: "none" }): Waiting => ({
  players,
  people,
  rated,
  clock,
});

test("only games that the button can ask for are offered, the one with the fewest missing first", () => {
  const three = waiting(3, 2);
  const four = waiting(4, 1);
  const offers = joinable([four, waiting(2, 1, true), waiting(2, 1, false, { type: "correspondence", days: 2 }), three]);
  assert.deepEqual(offers, [three, four]);
});
