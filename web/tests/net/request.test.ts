import assert from "node:assert/strict";
import { test } from "node:test";
import { Refusal } from "../../src/net/refusal.ts";
import { Requests } from "../../src/net/request.ts";
import type { AnyMessage } from "../../src/protocol.ts";

const done = (id: number): AnyMessage => ({ type: "done", id, version: null });

test("each command gets an id of its own, and waits in the order of asking", () => {
  const requests = new Requests();
  const ids = [requests.add({ type: "watch_lobby" }), requests.add({ type: "unpair" })].map(({ command }) => command.id);
  assert.deepEqual(ids, [1, 2]);
  assert.deepEqual(requests.pending.map(({ type }) => type), ["watch_lobby", "unpair"]);
});

test("an answer settles its own request and no other", async () => {
  const requests = new Requests();
  requests.add({ type: "watch_lobby" });
  const { answer } = requests.add({ type: "unpair" });
  requests.settle(done(2));
  assert.equal((await answer).type, "done");
  assert.deepEqual(requests.pending.map(({ id }) => id), [1]);
});

test("a refusal is thrown with its code, its reason and its details", async () => {
  const requests = new Requests();
  const { answer } = requests.add({ type: "pair", players: 9 });
  requests.settle({ type: "refused", id: 1, code: "bad_request", reason: "too many", details: [], case: "", parameters: {} });
  await assert.rejects(answer, (error) => error instanceof Refusal && error.code === "bad_request");
  assert.equal(requests.pending.length, 0);
});

test("an answer to nothing, a second answer and a message without an id change nothing", async () => {
  const requests = new Requests();
  const { answer } = requests.add({ type: "unpair" });
  requests.settle(done(7));
  requests.settle({ type: "refused", id: null, code: "rate_limited", reason: "", details: [], case: "", parameters: {} });
  requests.settle({ type: "paired", table: "t" });
  assert.equal(requests.pending.length, 1);
  requests.settle(done(1));
  requests.settle({ type: "refused", id: 1, code: "stale", reason: "", details: [], case: "", parameters: {} });
  assert.equal((await answer).type, "done");
});

test("a command that changes a table has a nonce of its own, the others have none", () => {
  const requests = new Requests();
  const say = () => requests.add({ type: "say", table: "t", text: "hello" }).command;
  const [first, second] = [say(), say()];
  assert.ok("nonce" in first && "nonce" in second);
  assert.match(String(first.nonce), /^[0-9a-f]{24}$/);
  assert.notEqual(first.nonce, second.nonce);
  assert.ok(!("nonce" in requests.add({ type: "unpair" }).command));
});
