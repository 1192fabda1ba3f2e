import assert from "node:assert/strict";
import { test } from "node:test";
import { fragmentOf, textOf } from "../../src/analysis/link.ts";

const TEXT = `Codex-Record: 1\n${"0 17f@1,1 <R2\n".repeat(80)}#! 3 ; „Zeichen“ – ⟦insect⟧ <b>\n`;

test("Law: what a link holds is read back, and the address needs no escaping", async () => {
  const fragment = await fragmentOf(TEXT);
  assert.ok(fragment && /^[\w=-]+$/u.test(fragment), fragment);
  assert.equal(await textOf(`#${fragment}`), TEXT);
});

test("Case: a tree that is too big has no link", async () => {
  const noise = Array.from({ length: 40_000 }, () => Math.random().toString(36)).join("");
  assert.equal(await fragmentOf(noise), undefined);
});

test("Law: a damaged, foreign or swollen link is no text", async () => {
  const fragment = (await fragmentOf(TEXT)) ?? "";
  assert.equal(await textOf(""), undefined);
  assert.equal(await textOf("#other"), undefined);
  assert.equal(await textOf("#tree=%%%"), undefined);
  assert.equal(await textOf(`#${fragment.slice(0, 60)}`), undefined);
  const bomb = await fragmentOf("0".repeat(2_000_000));
  assert.equal(await textOf(`#${bomb}`), undefined);
});
