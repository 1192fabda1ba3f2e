import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { kept } from "../../src/people/periods.ts";
import type { Privacy } from "../../src/protocol.ts";

const ENGLISH = readFileSync(
  new URL("../../../src/codex_naturalis/locale/en/privacy.ftl", import.meta.url),
  "utf8",
);
const KNOWN: Privacy = {
  contact: "",
  session_idle_days: 60,
  session_days: 400,
  guest_days: 30,
  chat_days: 365,
  report_days: 180,
  log_days: 14,
  backup_days: 7,
  freed_name_days: 90,
  mail: true,
  address_hours: 24,
};
const UNSAID = { ...KNOWN, chat_days: null, report_days: null, log_days: null, backup_days: null };

for (const [name, periods] of [["all periods", KNOWN], ["no period that may be missing", UNSAID]] as const) {
  test(`Law: whatever is kept has words, with ${name}`, () => {
    for (const { what, period } of kept(periods)) {
      for (const id of [what, `${what}-why`, `${what}-${period}`]) {
        assert.match(ENGLISH, new RegExp(`^privacy-${id} = `, "mu"), id);
      }
    }
  });
}

test("a server that sends no mail keeps no address", () => {
  const without = kept({ ...KNOWN, mail: false }).map(({ what }) => what);
  assert.ok(!without.includes("mail"));
  assert.deepEqual(kept(KNOWN).map(({ what }) => what).filter((what) => what !== "mail"), without);
});

test("the numbers are those of the server", () => {
  const found = new Map(kept(KNOWN).map((line) => [line.what, [line.days, line.more]]));
  assert.deepEqual(found.get("sessions"), [60, 400]);
  assert.deepEqual(found.get("log"), [14, 24]);
  assert.deepEqual(found.get("names"), [90, 0]);
  assert.equal(kept(UNSAID).find((line) => line.what === "log")?.more, 24);
});
