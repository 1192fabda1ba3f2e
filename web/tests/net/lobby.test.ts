import "../runes.ts";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { TableLine } from "../../src/protocol.ts";
import { FakeServer, stopTime } from "./fakeSocket.ts";

const { Socket } = await import("../../src/net/socket.svelte.ts");
const { LiveLobby } = await import("../../src/net/lobby.svelte.ts");

const line = (id: string, created: number, status = "gathering") => ({ id, created, status }) as TableLine;

const server = new FakeServer();
let lobby: InstanceType<typeof LiveLobby>;
const ids = (): readonly string[] | undefined => lobby.tables?.map(({ id }) => id);
const tell = (whole: boolean, ...tables: TableLine[]) => server.last.say({ type: "lobby", whole, tables });

beforeEach(() => {
  stopTime();
  server.sockets.length = 0;
  lobby = new LiveLobby(new Socket(server.connect));
  lobby.open();
  server.last.welcome();
});

test("it watches at every new connection, and stops when it is closed", () => {
  assert.deepEqual(server.last.sent.map(({ type }) => type), ["watch_lobby"]);
  lobby.close();
  assert.deepEqual(server.last.sent.map(({ type }) => type), ["watch_lobby", "unwatch_lobby"]);
  tell(true, line("a", 1));
  assert.equal(lobby.tables, undefined);
});

test("the whole list replaces what was known, the newest first", () => {
  tell(true, line("a", 1), line("b", 2));
  assert.deepEqual(ids(), ["b", "a"]);
  tell(true, line("c", 3));
  assert.deepEqual(ids(), ["c"]);
});

test("a change adds, replaces or removes its tables and leaves the others", () => {
  tell(true, line("a", 1), line("b", 2));
  tell(false, line("c", 3));
  assert.deepEqual(ids(), ["c", "b", "a"]);
  tell(false, { ...line("a", 1), seats: [] });
  assert.deepEqual(lobby.tables?.at(-1)?.seats, []);
  tell(false, line("b", 2, "playing"), line("c", 3, "aborted"));
  assert.deepEqual(ids(), ["a"]);
});

test("who waits for quick pairing is as it was told last", () => {
  assert.deepEqual(lobby.waiting, []);
  const waiting = [{ players: 2, people: 1, rated: false, clock: { type: "none" } }] as const;
  server.last.say({ type: "queue", waiting });
  assert.deepEqual(lobby.waiting, waiting);
  server.last.say({ type: "queue", waiting: [] });
  assert.deepEqual(lobby.waiting, []);
});
