import "../runes.ts";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Refusal } from "../../src/net/refusal.ts";
import type { Said, Table, Update } from "../../src/protocol.ts";
import { view } from "../game/views.ts";
import { FakeServer, flush, stopTime } from "./fakeSocket.ts";

const { Socket } = await import("../../src/net/socket.svelte.ts");
const { LiveTable } = await import("../../src/net/table.svelte.ts");

const server = new FakeServer();
let socket: InstanceType<typeof Socket>;
let live: InstanceType<typeof LiveTable>;

const update = (version: number, seat: number | null = 0, round = version) =>
  ({ type: "update", table: "t", version, seat, view: view({ seat, round }), events: [], clocks: null }) as unknown as Update;
const said = (number: number, person = "p") => ({ type: "said", table: "t", number, person: { id: person } }) as Said;
const commands = () => server.last.sent.map(({ id: _, ...command }) => command as Record<string, unknown>);
const answer = (message: object) => server.last.say({ ...message, id: server.last.sent.at(-1)?.id });

beforeEach(() => {
  stopTime();
  server.sockets.length = 0;
  socket = new Socket(server.connect);
  live = new LiveTable("t", socket);
  live.open();
  server.last.welcome();
});

test("a table is watched again at every connection", () => {
  assert.deepEqual(commands(), [{ type: "watch", table: "t", events_after: 0 }]);
  server.last.say({ type: "done", id: 1, version: null });
  server.last.end(1006);
  socket.retry();
  server.last.welcome();
  assert.deepEqual(commands(), [{ type: "watch", table: "t", events_after: 0 }]);
});

test("the past is all that was told of it, each version once; after a break only the rest is asked for", () => {
  const skipped = [{ type: "turn_skipped", seat: 1 }];
  const step = (version: number) => ({ version, round: version, at: 1, events: skipped });
  const seen = (version: number, events: object[]) => ({ ...update(version), events, clocks: { now: 7 } });
  server.last.say({ type: "done", id: 1, version: null });
  server.last.say({ type: "recap", table: "t", seat: 0, version: 2, steps: [step(1), step(2)] });
  server.last.say(seen(2, []));
  server.last.say(seen(3, skipped));
  assert.deepEqual(live.past.map(({ version, round, at }) => [version, round, at]), [
    [1, 1, 1],
    [2, 2, 1],
    [3, 2, 7],
  ]);
  server.last.end(1006);
  socket.retry();
  server.last.welcome();
  assert.deepEqual(commands(), [{ type: "watch", table: "t", events_after: 3 }]);
  server.last.say({ type: "recap", table: "t", seat: 0, version: 5, steps: [step(3), step(4), step(5)] });
  assert.deepEqual(live.past.map(({ version }) => version), [1, 2, 3, 4, 5]);
});

test("an older view is not taken, the same and a newer one are", () => {
  server.last.say(update(3));
  server.last.say(update(2));
  assert.equal(live.view?.round, 3);
  server.last.say(update(3, 0, 30));
  assert.equal(live.view?.round, 30);
  server.last.say(update(4));
  assert.equal(live.update?.version, 4);
});

test("an update waits until what is in motion has arrived, clocks do not; hurry shows all at once", async () => {
  const arrive: (() => void)[] = [];
  const shown: number[] = [];
  live.motion = ({ version }) => {
    shown.push(version);
    return version % 2 ? new Promise((resolve) => arrive.push(resolve)) : undefined;
  };
  for (const version of [1, 2, 3, 4, 5]) server.last.say({ ...update(version), clocks: { now: version } });
  assert.deepEqual([shown, live.update?.version, live.clocks?.now, live.pace.moving], [[1], 1, 5, true]);
  arrive.shift()?.();
  await flush();
  assert.deepEqual([shown, live.update?.version], [[1, 2, 3], 3]);
  live.pace.hurry();
  assert.equal(live.update?.version, 5);
  arrive.shift()?.();
  await flush();
  assert.deepEqual([shown, live.pace.moving], [[1, 2, 3], false]);
  server.last.say(update(6));
  assert.equal(live.update?.version, 6);
});

test("the end of a game, and a move of mine, wait for nothing", async () => {
  live.motion = () => new Promise(() => undefined);
  for (const version of [1, 2, 3]) server.last.say(update(version));
  assert.equal(live.update?.version, 1);
  server.last.say({ type: "table", table: { id: "t", status: "finished" } });
  assert.equal(live.update?.version, 3);
  server.last.say(update(4));
  assert.equal(live.update?.version, 3);
  void live.play("p");
  await flush();
  assert.equal(live.update?.version, 4);
});

test("what is meant for another table is not taken", () => {
  server.last.say({ ...update(1), table: "other" });
  server.last.say({ type: "table", table: { id: "other" } });
  server.last.say({ ...said(1), table: "other" });
  assert.deepEqual([live.view, live.table, live.chat], [undefined, undefined, []]);
});

test("with a seat, views of other seats are not taken; another seat starts with any version", () => {
  live.close();
  live = new LiveTable("t", socket);
  live.open(1);
  server.last.say(update(5, 0));
  assert.equal(live.view, undefined);
  server.last.say(update(5, 1));
  assert.equal(live.seat, 1);
  void live.watchFrom(0);
  assert.deepEqual(commands().at(-1), { type: "watch", seat: 0, events_after: 0, table: "t" });
  server.last.say(update(4, 0));
  assert.deepEqual([live.seat, live.update?.version], [0, 4]);
});

test("those who listen get each update with the view before it, of the same seat only", () => {
  const heard: (readonly [number, number | undefined])[] = [];
  live.updates.listen(({ version }, before) => heard.push([version, before?.round]));
  server.last.say(update(1));
  server.last.say(update(2));
  server.last.say(update(3, 1));
  assert.deepEqual(heard, [
    [1, undefined],
    [2, 1],
    [3, undefined],
  ]);
});

test("a half-move carries seat and version, and is done when the view shows it", async () => {
  server.last.say(update(7));
  let result: string | undefined;
  void live.play("<R").then((done) => (result = done));
  const { nonce, ...play } = commands().at(-1) ?? {};
  assert.deepEqual(play, { type: "play", move: "<R", seat: 0, version: 7, table: "t" });
  assert.ok(nonce);
  answer({ type: "done", version: 8 });
  await flush();
  assert.deepEqual([result, live.sending], [undefined, true]);
  server.last.say(update(8));
  await flush();
  assert.deepEqual([result, live.sending], ["done", false]);
});

test("a half-move without an answer is sent again, word for word: with its old version and its nonce", () => {
  server.last.say({ type: "done", id: 1, version: null });
  server.last.say(update(7));
  void live.play("<R");
  const sent = commands().at(-1);
  server.last.end(1006);
  socket.retry();
  server.last.welcome();
  server.last.say(update(8));
  assert.deepEqual(commands(), [{ type: "watch", table: "t", events_after: 0 }, sent]);
});

test("stale is a result, any other refusal is thrown", async () => {
  server.last.say(update(7));
  const stale = live.play("<R");
  answer({ type: "refused", code: "stale", reason: "", details: [] });
  assert.equal(await stale, "stale");
  const illegal = live.play("<R");
  answer({ type: "refused", code: "not_your_turn", reason: "", details: [] });
  await assert.rejects(illegal, Refusal);
  assert.equal(live.sending, false);
});

test("a table that cannot be watched says why; a server that is out of reach does not count", async () => {
  answer({ type: "refused", code: "unavailable", reason: "", details: [] });
  await flush();
  assert.equal(live.unavailable?.code, undefined);
  void live.watchFrom(0);
  answer({ type: "refused", code: "not_found", reason: "", details: [] });
  await flush();
  assert.equal(live.unavailable?.code, "not_found");
});

test("clocks come with an update, else with the table", () => {
  const clocks = { now: 0, left: [1], running: [] };
  server.last.say({ type: "table", table: { id: "t", clocks } as unknown as Table });
  assert.deepEqual(live.clocks, clocks);
  server.last.say({ ...update(1), clocks: { ...clocks, now: 9 } });
  assert.equal(live.clocks?.now, 9);
});

test("chat lines come once and in order, and those of a muted person go", async () => {
  for (const message of [said(2), said(1, "q"), said(2)]) server.last.say(message);
  assert.deepEqual(live.chat.map(({ number }) => number), [1, 2]);
  const muted = live.mute("p");
  answer({ type: "done", version: null });
  await muted;
  assert.deepEqual(live.chat.map(({ number }) => number), [1]);
});

test("closed, it hears nothing more and says that it does not watch", () => {
  live.close();
  assert.equal(commands().at(-1)?.type, "unwatch");
  server.last.say(update(1));
  assert.equal(live.view, undefined);
});
