import assert from "node:assert/strict";
import { test } from "node:test";
import type { Fact } from "../../src/protocol.ts";
import { grouped } from "../../src/review/groups.ts";

const fact = (kind: Fact["kind"], good = true): Fact => ({ kind, good }) as unknown as Fact;
const kinds = (facts: readonly Fact[]) => grouped(facts).map((group) => group.map(({ kind }) => kind));

test("Cases: what one verb can say is said by one, and only that", () => {
  assert.deepEqual(kinds([fact("objective"), fact("objective")]), [["objective", "objective"]]);
  assert.deepEqual(kinds([fact("pays"), fact("gains"), fact("pays")]), [["pays", "pays"], ["gains"]]);
  assert.deepEqual(kinds([fact("objective"), fact("objective", false)]), [["objective"], ["objective"]], "completes one, breaks the other");
  assert.deepEqual(kinds([fact("next"), fact("next")]), [["next"], ["next"]], "each with its own points");
  assert.deepEqual(kinds([]), []);
});
