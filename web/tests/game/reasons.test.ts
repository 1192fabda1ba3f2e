import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Reason } from "../../src/protocol.ts";
import { phrasesOf } from "../../src/game/reasons.ts";

const reason = (changes: Partial<Reason>): Reason => ({
  points: null,
  places: null,
  gained: [],
  lost: [],
  objectives: [],
  unlocked: [],
  next: null,
  back: null,
  card: null,
  worth: null,
  advances: [],
  corners: null,
  has: null,
  needs: null,
  ...changes,
});
const FILE = new URL("../../../src/codex_naturalis/locale/en/hints.ftl", import.meta.url);
const WORDS = readFileSync(FILE, "utf8");
/** The parts of a reason; each has words. */
const ids = (of: Reason): readonly string[] =>
  phrasesOf(of).map(({ id, objective }) => {
    assert.match(WORDS, new RegExp(`^hint-reason-${id} =`, "mu"));
    if (objective) assert.match(WORDS, new RegExp(`^hint-objective-${objective.id} =`, "mu"));
    return id;
  });

test("a placement: what it brings now, what it changes, what it keeps, what follows", () => {
  const placement = reason({
    points: 4,
    places: 9,
    gained: ["animal", "quill", "animal"],
    lost: ["plant"],
    unlocked: [45, 61],
    next: { move: "17f@1,1", points: 3, objectives: [{ objective: 87, before: 1, after: 2 }] },
  });
  assert.equal(ids(placement).length, 7);
  assert.deepEqual(phrasesOf(placement), [
    { id: "now", args: { n: 4 } },
    { id: "gains", args: { symbols: "2 ⟦animal⟧ 1 ⟦quill⟧" } },
    { id: "loses", args: { symbols: "1 ⟦plant⟧" } },
    { id: "pays", args: { n: 2 } },
    { id: "places", args: { n: 9 } },
    { id: "objective-next", objective: { id: "diagonal", n: 2, signs: "⟦fungi⟧" } },
    { id: "next", args: { n: 3 } },
  ]);
});

test("an objective that is lost, or fulfilled several times more, says so", () => {
  const objectives = [
    { objective: 95, before: 2, after: 1 },
    { objective: 99, before: 0, after: 2 },
  ];
  const [lost, more] = phrasesOf(reason({ points: 0, places: 3, objectives }));
  assert.deepEqual(lost?.objective, { id: "set", n: 2, signs: "⟦fungi⟧⟦fungi⟧⟦fungi⟧", lost: true });
  assert.deepEqual(more?.objective, { id: "set", n: 0, signs: "⟦quill⟧⟦inkwell⟧⟦manuscript⟧", more: 2 });
});

test("a pattern that is no diagonal shows its three cards", () => {
  const objectives = [{ objective: 91, before: 0, after: 1 }];
  const [said] = phrasesOf(reason({ points: 0, objectives }));
  assert.equal(said?.objective?.id, "corner");
  assert.equal(said?.objective?.signs.match(/⟦/gu)?.length, 3);
});

test("a draw: what the card would bring and bring nearer; of one that is only a card, that it is one", () => {
  const back = { kind: "gold", kingdom: "plant" } as const;
  assert.deepEqual(ids(reason({ back, card: 54, worth: 5, advances: [87] })), ["laid", "step"]);
  const objectives = [{ objective: 91, before: 0, after: 1 }];
  assert.deepEqual(ids(reason({ back, card: 54, objectives })), ["objective-with"]);
  assert.deepEqual(ids(reason({ back })), ["unseen"]);
  assert.deepEqual(phrasesOf(reason({ back })), [{ id: "unseen", args: { signs: "⟦plant⟧" } }]);
  assert.deepEqual(ids(reason({ back, card: 54, worth: 0 })), ["later"]);
});

test("the first choices: corners and places of a starter, how much of an objective is there", () => {
  assert.deepEqual(ids(reason({ corners: 4, places: 4, gained: ["fungi"] })), ["corners", "gains", "places"]);
  assert.deepEqual(ids(reason({ has: 0, needs: 3 })), ["there"]);
});
