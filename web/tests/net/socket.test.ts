import "../runes.ts";
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ReconnectPauses } from "../../src/net/reconnect.ts";
import type { AnyMessage } from "../../src/protocol.ts";
import { FakeServer, flush, stopTime } from "./fakeSocket.ts";

const { Socket } = await import("../../src/net/socket.svelte.ts");

const server = new FakeServer();
let socket: InstanceType<typeof Socket>;

beforeEach(() => {
  stopTime();
  server.sockets.length = 0;
  socket = new Socket(server.connect, new ReconnectPauses(() => 1));
});

function connected(): void {
  socket.open();
  server.last.welcome();
}

/** Reconnected at once, as somebody would who looks at the page again. */
function reconnected(): void {
  server.last.end(1006);
  socket.retry();
  server.last.welcome();
}

test("it is open at the welcome, and knows the server's clock", () => {
  socket.open();
  assert.equal(socket.status, "connecting");
  server.last.welcome(Date.now() + 500);
  assert.equal(socket.status, "open");
  assert.equal(socket.clockOffset, 500);
});

test("opening twice makes one connection", () => {
  socket.open();
  socket.open();
  connected();
  assert.equal(server.sockets.length, 1);
});

test("a lost connection comes back after pauses that grow", () => {
  connected();
  for (const [attempt, pause] of [300, 600, 1200].entries()) {
    server.last.end(1006);
    assert.equal(socket.status, "reconnecting");
    mock.timers.tick(pause - 1);
    assert.equal(server.sockets.length, attempt + 1);
    mock.timers.tick(1);
    assert.equal(server.sockets.length, attempt + 2);
  }
  assert.equal(socket.status, "connecting");
});

test("it knows since when the connection is lost, until it is back", () => {
  connected();
  const lostAt = Date.now();
  server.last.end(1006);
  mock.timers.tick(300);
  server.last.end(1006);
  assert.equal(socket.lostAt, lostAt);
  mock.timers.tick(600);
  server.last.welcome();
  assert.equal(socket.lostAt, null);
});

test("after a good connection the next break starts with the shortest pause", () => {
  connected();
  server.last.end(1006);
  mock.timers.tick(300);
  server.last.end(1006);
  mock.timers.tick(600);
  server.last.welcome();
  server.last.end(1006);
  mock.timers.tick(300);
  assert.equal(server.sockets.length, 4);
});

test("a server that says goodbye is left alone for as long as it asks", () => {
  connected();
  server.last.say({ type: "bye", retry_after: 5, reason: "restart" });
  server.last.end(1012);
  mock.timers.tick(4_999);
  assert.equal(server.sockets.length, 1);
  mock.timers.tick(1);
  assert.equal(server.sockets.length, 2);
});

test("a connection without a welcome is given up", () => {
  socket.open();
  mock.timers.tick(8_000);
  assert.equal(socket.status, "reconnecting");
});

test("what was not answered is sent again, in order and with its old id, after those who subscribe", async () => {
  connected();
  socket.connected.listen(() => void socket.request({ type: "watch_lobby" }));
  const first = socket.request({ type: "pair", players: 2 });
  const second = socket.request({ type: "unpair" });
  reconnected();
  assert.deepEqual(
    server.last.sent.map(({ id, type }) => [id, type]),
    [
      [3, "watch_lobby"],
      [1, "pair"],
      [2, "unpair"],
    ],
  );
  server.last.say({ type: "done", id: 2, version: null });
  server.last.say({ type: "done", id: 1, version: null });
  assert.deepEqual((await Promise.all([first, second])).map(({ type }) => type), ["done", "done"]);
});

test("what was answered is not sent again", async () => {
  connected();
  const answered = socket.request({ type: "unpair" });
  server.last.say({ type: "done", id: 1, version: null });
  await answered;
  reconnected();
  assert.deepEqual(server.last.sent, []);
});

test("a request opens the connection and is sent at the welcome", () => {
  void socket.request({ type: "watch_lobby" });
  assert.deepEqual(server.last.sent, []);
  server.last.welcome();
  assert.deepEqual(server.last.sent, [{ type: "watch_lobby", id: 1 }]);
});

test("Law: an old connection has nothing to say, neither answers nor its end", async () => {
  connected();
  const old = server.last;
  let answered = false;
  void socket.request({ type: "unpair" }).then(() => (answered = true));
  const heard: AnyMessage[] = [];
  socket.messages.listen((message) => heard.push(message));
  socket.reopen();
  server.last.welcome();
  heard.length = 0;
  old.say({ type: "done", id: 1, version: null });
  old.onclose?.({ code: 4401 });
  await flush();
  assert.equal(answered, false);
  assert.deepEqual(heard, []);
  assert.equal(socket.status, "open");
});

test("after some silence the server is asked for a sign of life, after more the connection is given up", () => {
  connected();
  mock.timers.tick(8_000);
  assert.deepEqual(server.last.sent, []);
  mock.timers.tick(8_000);
  assert.deepEqual(server.last.sent, [{ type: "ping", id: 0 }]);
  server.last.say({ type: "pong", id: 0, now: Date.now() });
  mock.timers.tick(24_000);
  assert.equal(socket.status, "open");
  mock.timers.tick(8_000);
  assert.equal(socket.status, "reconnecting");
});

test("who looks at the page again does not wait: a dead connection is noticed at once", () => {
  connected();
  const dead = server.last;
  mock.timers.setTime(Date.now() + 60_000);
  socket.retry();
  assert.equal(dead.readyState, 3);
});

test("signed out: it stays closed", () => {
  connected();
  server.last.end(4401);
  assert.equal(socket.status, "signed-out");
  mock.timers.tick(60_000);
  assert.equal(server.sockets.length, 1);
});

test("an outdated page stays outdated when the server closes", () => {
  socket.open();
  server.last.say({ type: "refused", id: null, code: "unknown_protocol", reason: "", details: [] });
  server.last.end(1000);
  assert.equal(socket.status, "outdated");
  mock.timers.tick(60_000);
  assert.equal(server.sockets.length, 1);
});

test("closed on purpose it does not come back by itself", () => {
  connected();
  socket.close();
  mock.timers.tick(60_000);
  assert.equal(socket.status, "idle");
  assert.equal(server.sockets.length, 1);
});

test("without a network the connection is dropped and comes back", () => {
  connected();
  socket.drop();
  assert.equal(socket.status, "reconnecting");
  socket.retry();
  assert.equal(socket.status, "connecting");
});
