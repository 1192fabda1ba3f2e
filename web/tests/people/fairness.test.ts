import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFairness, headersOf } from "../../src/people/fairness.ts";

/** As `codex_naturalis.notation` wrote it, with a promise that it keeps. */
const LINES = [
  "Codex-Record: 1",
  "Deal-Hash: 43d12117418a3ed35f95f96bc5fb47e0568f85314f22ec5a12c3978118931f4a",
  "Deal-Salt: 9f86d081884c7d65",
  "Resource-Deck: 27 17 7 12 26 24 22 37 29 30 18 14 19 33 8 13 35 15 16 25 1 10" +
    " 36 39 5 2 21 3 23 28 32 11 20 6 38 4 9 34 40 31",
  "Gold-Deck: 49 67 63 60 68 58 46 79 45 44 69 71 42 47 52 55 51 75 76 43 65 54 56" +
    " 77 66 48 50 57 80 61 72 78 64 53 62 41 73 74 70 59",
  "Starter-Deck: 83 85 86 81 82 84",
  "Objective-Deck: 100 95 96 99 94 92 93 89 102 91 87 97 88 90 101 98",
];
const RECORD = `${LINES.join("\n")}\n\n1. s:front\n`;
const PROMISE = headersOf(RECORD).get("Deal-Hash") ?? "";

const without = (name: string) => RECORD.replace(new RegExp(`^${name}:.*\n`, "mu"), "");
const result = async (record: string, noted?: string) => (await checkFairness(record, noted)).result;

test("a promise that the server kept is found kept, and the hash is computed again", async () => {
  const found = await checkFairness(RECORD);
  assert.equal(found.result, "kept");
  assert.equal(found.dealt, PROMISE);
  assert.equal(found.deal.length, 4);
});

test("capitals, line ends, blanks and a mark at the start change nothing", async () => {
  assert.equal(await result(RECORD.replace(PROMISE, PROMISE.toUpperCase())), "kept");
  assert.equal(await result(RECORD.replaceAll("\n", "\r\n")), "kept");
  assert.equal(await result(`\uFEFF\n${RECORD.replace("Gold-Deck: ", "Gold-Deck:   ")}`), "kept");
  assert.equal(await result(without("Deal-Hash"), ` ${PROMISE} `), "kept");
});

test("another order of cards, or another salt, breaks the promise", async () => {
  const swapped = RECORD.replace(/^(Resource-Deck:) (\d+) (\d+)/mu, "$1 $3 $2");
  assert.notEqual(swapped, RECORD);
  assert.equal(await result(swapped), "broken");
  assert.equal(await result(RECORD.replace(/^Deal-Salt: ./mu, "Deal-Salt: x")), "broken");
});

test("where something is missing, it is named", async () => {
  assert.equal(await result(without("Deal-Hash")), "no_hash");
  assert.equal(await result(without("Deal-Salt")), "no_salt");
  assert.equal(await result(without("Starter-Deck")), "no_deal");
  assert.equal(await result("no record at all"), "no_deal");
  assert.equal(await result(RECORD, "0".repeat(64)), "other_promise");
});

test("what stands after the headers is no header", () => {
  assert.equal(headersOf(`${RECORD}\nDeal-Salt: forged\n`).get("Deal-Salt"), "9f86d081884c7d65");
});
