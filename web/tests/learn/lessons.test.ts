import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { header, lessonAt, LESSONS, overlap, tried, withChoices } from "../../src/learn/lessons.ts";
import { CHAPTERS } from "../../src/learn/rules.ts";
import type { Event, View } from "../../src/protocol.ts";

const file = (path: string) => new URL(path, import.meta.url);
const words = (topic: string) =>
  readFileSync(file(`../../../src/codex_naturalis/locale/en/${topic}.ftl`), "utf8");
const ids = (topic: string) =>
  new Set([...words(topic).matchAll(/^[a-z][\w-]*(?= =)/gmu)].map(([id]) => id));
const parts = LESSONS.flatMap((lesson) => lesson.parts);
const part = (id: string) => parts.find((one) => one.id === id) ?? assert.fail(id);

const placed = (some: Partial<Event & { type: "card_placed" }>): Event => ({
  type: "card_placed",
  seat: 0,
  card: 2,
  side: "front",
  at: [1, 1],
  covered: [[0, 0]],
  lost: [],
  points: 0,
  ...some,
});

test("every lesson has a title and a text, every part its task, praise and correction", () => {
  const known = ids("learn");
  const said = (kind: string, id: string) => assert.ok(known.has(`learn-${kind}-${id}`), `${kind} ${id}`);
  for (const { id } of LESSONS) for (const kind of ["title", "text"]) said(kind, id);
  for (const { id } of parts) for (const kind of ["task", "done", "other"]) said(kind, id);
});

test("every record is used by a lesson, and every lesson begins with one", () => {
  const records = readdirSync(file("../../src/learn/lessons/")).map((name) => name.replace(".codex", ""));
  assert.deepEqual(
    parts.flatMap(({ record }) => record ?? []).sort(),
    records.sort(),
  );
  for (const lesson of LESSONS) assert.ok(lesson.parts[0]?.record, lesson.id);
});

test("covering is done when the insect alone goes under", () => {
  const { done } = part("cover");
  assert.ok(done(tried("2f@-1,-1", [placed({ lost: ["insect"] })], undefined)));
  assert.ok(!done(tried("2f@1,1", [placed({ lost: ["plant"] })], undefined)));
  assert.ok(!done(tried("2f@1,1", [placed({ lost: ["insect", "plant"] })], undefined)));
});

test("corners: the refusals asked for, then a card over two corners", () => {
  assert.ok(part("hidden").done(tried("22f@0,2", [], undefined, "hidden_corner")));
  assert.ok(!part("hidden").done(tried("22f@0,2", [], undefined, "occupied")));
  assert.ok(!part("hidden").done(tried("22f@2,2", [placed({})], undefined)));
  assert.ok(part("straight").done(tried("22f@2,1", [], undefined, "off_lattice")));
  const two = placed({ covered: [[1, 1], [1, -1]] });
  assert.ok(part("two").done(tried("22f@2,0", [two], undefined)));
  assert.ok(!part("two").done(tried("22f@2,2", [placed({})], undefined)));
});

test("a back, points enough, a fulfilled objective, the end: each counts only when it is there", () => {
  assert.ok(part("back").done(tried("50b@1,1", [placed({ side: "back" })], undefined)));
  assert.ok(!part("back").done(tried("24f@1,1", [placed({})], undefined)));
  assert.ok(part("corners").done(tried("45f@2,0", [placed({ points: 6 })], undefined)));
  assert.ok(!part("corners").done(tried("45f@0,2", [placed({ points: 2 })], undefined)));
  const fulfilled = (times: number) =>
    ({ objective_scores: [{ objective: 87, times, points: 2 * times, matched: [] }] }) as unknown as View;
  assert.ok(part("pattern").done(tried("4f@3,3", [placed({})], fulfilled(1))));
  assert.ok(!part("pattern").done(tried("22f@3,3", [placed({})], fulfilled(0))));
  const end: Event = { type: "end_triggered", seat: 0, reason: "points", last_round: 11 };
  assert.ok(part("twenty").done(tried("75f@1,3", [placed({}), end], undefined)));
  assert.ok(!part("twenty").done(tried("75f@2,-2", [placed({})], undefined)));
});

test("a header of a record gives its half-moves, and none where there is none", () => {
  const record = "Codex-Record: 1\nReply: 68f@5,3 <R\n\n0 s:front\n";
  assert.deepEqual(header(record, "Reply"), ["68f@5,3", "<R"]);
  assert.deepEqual(header(record, "Answer"), []);
});

test("a step is counted from 1, up to the page after the last; all else is the first", () => {
  assert.equal(lessonAt("4"), 3);
  assert.equal(lessonAt(String(LESSONS.length + 1)), LESSONS.length);
  for (const text of ["0", "99", "x", "1.5", "-2"]) assert.equal(lessonAt(text), 0);
});

test("places straight beside each other overlap; diagonal neighbours share only a corner", () => {
  assert.ok(overlap([2, 1], [2, 2]));
  assert.ok(overlap([2, 1], [1, 1]));
  assert.ok(!overlap([2, 1], [1, 2]));
  assert.ok(!overlap([2, 1], [2, 1]));
  assert.ok(!overlap([2, 1], [2, 3]));
});

test("every chapter of the rules has its title and exactly its paragraphs", () => {
  const known = ids("rules");
  for (const { id, paragraphs } of CHAPTERS) {
    assert.ok(known.has(`rules-${id}`), id);
    const numbers = [...known].flatMap((one) => new RegExp(`^rules-${id}-(\\d+)$`, "u").exec(one)?.[1] ?? []);
    assert.deepEqual(numbers.map(Number), Array.from({ length: paragraphs }, (_, index) => index + 1), id);
  }
});

test("a record with the learner's choices has these, and those of the others as they were", () => {
  const record = "Seat-0: You\n\n0 s:back\n1 s:front\n0 o:87\n1 o:91\n0 11f@1,1";
  const chosen = withChoices(record, ["s:front", "o:96"]);
  assert.equal(chosen, "Seat-0: You\n\n0 s:front\n1 s:front\n0 o:96\n1 o:91\n0 11f@1,1");
  assert.equal(withChoices(record, []), record);
});
