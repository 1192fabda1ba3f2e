import "../runes.ts";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import type { RunningGame } from "../../src/protocol.ts";
import { FakeServer, stopTime } from "./fakeSocket.ts";

const { Socket } = await import("../../src/net/socket.svelte.ts");
const { RunningGames } = await import("../../src/net/runningGames.svelte.ts");

const game = (id: string, round: number, status = "playing", state = "playing"): RunningGame =>
  ({ line: { id, status, seats: [{ state }] }, seat: 0, round }) as unknown as RunningGame;

const server = new FakeServer();
let answers: ((games: readonly RunningGame[]) => void)[] = [];
let running: InstanceType<typeof RunningGames>;
const shown = () => running.games?.map(({ line, round }) => `${line.id}${round}`);
const tell = (told: RunningGame) => server.last.say({ type: "game", game: told });
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  stopTime();
  server.sockets.length = 0;
  answers = [];
  const socket = new Socket(server.connect);
  socket.open();
  server.last.welcome();
  running = new RunningGames(socket, () => new Promise((resolve) => answers.push(resolve)));
  void running.open();
});

test("a game that changed replaces the one before, a new one is added, one that is over leaves", async () => {
  answers[0]?.([game("a", 1), game("b", 1)]);
  await settled();
  tell(game("a", 2));
  tell(game("c", 1));
  assert.deepEqual(shown(), ["a2", "b1", "c1"]);
  tell(game("a", 3, "finished"));
  assert.deepEqual(shown(), ["b1", "c1"]);
});

test("a seat that was given up is not a game of mine any more", async () => {
  answers[0]?.([game("a", 1), game("b", 1, "playing", "forfeited")]);
  await settled();
  assert.deepEqual(shown(), ["a1"]);
});

test("what was told while the list was on its way is newer than the list", async () => {
  assert.equal(running.games, undefined);
  tell(game("a", 2));
  tell(game("b", 9, "finished"));
  answers[0]?.([game("a", 1), game("b", 8)]);
  await settled();
  assert.deepEqual(shown(), ["a2"]);
});

test("a new connection loads the list again: what ended meanwhile is gone", async () => {
  answers[0]?.([game("a", 1), game("b", 1)]);
  await settled();
  server.last.welcome();
  answers[1]?.([game("b", 2)]);
  await settled();
  assert.deepEqual(shown(), ["b2"]);
});

test("after closing nothing changes", async () => {
  answers[0]?.([game("a", 1)]);
  await settled();
  running.close();
  tell(game("a", 2));
  assert.deepEqual(shown(), ["a1"]);
});
