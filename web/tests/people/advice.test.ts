import assert from "node:assert/strict";
import { test } from "node:test";
import { type Advice, adviceOn, BARS, SHORTEST } from "../../src/people/advice.ts";

const CASES: readonly (readonly [password: string, name: string, advice: Advice])[] = [
  ["", "Ada", "empty"],
  ["123456789", "Ada", "short"],
  ["🦊🦊🦊🦊🦊", "Ada", "short"],
  ["annabella12", "Annabella", "name"],
  ["Anna-Bella!", "Annabella", "name"],
  ["aaaaaaaaaaaaaaaaaaaa", "Ada", "simple"],
  ["12345678901234567890", "Ada", "simple"],
  ["abababababababab", "Ada", "simple"],
  ["mushroom7tree", "Ada", "fair"],
  ["four foxes under the oak", "Ada", "good"],
  ["четыре лисы под дубом", "Ада", "good"],
  ["a1b2c3d4e5f6g7h8i9", "A1", "good"],
];

for (const [password, name, advice] of CASES) {
  test(`"${password}" of ${name}: ${advice}`, () => assert.equal(adviceOn(password, name), advice));
}

test("Law: what is too short for the server is never called fair or good", () => {
  for (let length = 1; length < SHORTEST; length++) {
    assert.equal(BARS[adviceOn("k7#Qz!mw2P".slice(0, length), "")], 1);
  }
});

test("Law: a longer password is never said to be worse", () => {
  const whole = "river stone 42 lantern";
  const bars = [...whole].map((_, at) => BARS[adviceOn(whole.slice(0, at + 1), "Ada")]);
  assert.deepEqual(bars, [...bars].sort((a, b) => a - b));
});
