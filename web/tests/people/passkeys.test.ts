import assert from "node:assert/strict";
import { test } from "node:test";
import { toBytes, toText } from "../../src/people/passkeys.ts";

test("Law: bytes of any length come back from their text, which has only letters of addresses", () => {
  for (let length = 0; length < 70; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 151 + length * 67) % 256);
    const text = toText(bytes.buffer);
    assert.match(text, /^[\w-]*$/u);
    assert.deepEqual(toBytes(text), bytes);
  }
});

test("the letters that base64 and base64url write differently", () => {
  assert.equal(toText(Uint8Array.of(0xfb, 0xef, 0xff).buffer), "--__");
  assert.deepEqual(toBytes("--__"), Uint8Array.of(0xfb, 0xef, 0xff));
});
