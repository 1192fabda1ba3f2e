"""One's own exercises: collected from reviews, searched once, and back until they sit."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from codex_naturalis.analysis.judgement import ReviewTask
from codex_naturalis.analysis.mistakes import DAY
from codex_naturalis.analysis.review import tasks_of
from codex_naturalis.engine.view import View
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.exercises import ExerciseTask, MyExercises, NewOwnExercise, NewTry
from codex_naturalis.protocol.refusals import Refused
from codex_naturalis.protocol.reviews import GameKind, Judgement
from codex_naturalis.server.archive.archive import Archive, GameKey
from codex_naturalis.server.exercises.own import MOST_OWN, OwnExercises
from codex_naturalis.server.ports.store import RecordRow
from codex_naturalis.server.ports.thinker import Assessment, Owner, Verdicts
from codex_naturalis.server.settings import ServerSettings
from codex_naturalis.server.store import SqliteStore
from tests.conformance.stores import index, lay, person
from tests.server.api.test_reviews import played
from tests.server.clock import HeldClock
from tests.server.endpoints import code
from tests.server.inline import InlineThinker
from tests.server.serving import serving
from tests.server.visiting import Visitor, finish_game, guest

pytestmark = pytest.mark.anyio

BAD_PLIES = range(5, 8)
"""The half-moves that the thinker of these tests calls blunders."""


class Strict(InlineThinker):
    def __init__(self) -> None:
        self.owners: list[str] = []
        """Who has asked for answers, each time."""

    async def judge(self, bot: str, task: ReviewTask, owner: Owner, seconds: float) -> Assessment:
        found = await super().judge(bot, task, owner, seconds)
        bad = task.ply in BAD_PLIES
        judged = replace(
            found.judged,
            judgement=Judgement.BLUNDER if bad else Judgement.BEST,
            loss=0.3 if bad else 0.0,
            doubt=0.01,
        )
        return replace(found, judged=judged)

    async def answer(self, bot: str, view: View, owner: Owner, seconds: float) -> Verdicts:
        self.owners.append(owner.payer)
        return await super().answer(bot, view, owner, seconds)


@pytest.fixture
def thinker() -> Strict:
    return Strict()


@pytest.fixture
async def anna(tmp_path: Path, thinker: Strict) -> AsyncIterator[Visitor]:
    async with serving(tmp_path / "data", thinker=thinker) as url, guest(url) as visitor:
        yield visitor


async def mine(visitor: Visitor) -> MyExercises:
    answer = await visitor.http.get("/api/me/exercises")
    return msgspec.json.decode(answer.content, type=MyExercises)


async def reviewed_table(anna: Visitor) -> str:
    """A finished game of Anna against a bot, with its review."""
    table = await anna.table("me", "random")
    async with anna.line() as line:
        await finish_game(line, table, [0], Random(3))
    path = f"/api/tables/{table}/review"
    assert (await anna.http.post(path)).status_code == 202
    async with asyncio.timeout(60):
        while (await anna.http.get(path)).json()["status"] != "finished":
            await asyncio.sleep(0.05)
    return table


@pytest.mark.slow
async def test_mistakes_come_from_reviews(anna: Visitor, thinker: Strict) -> None:
    """Law: when the review of a table is finished, the mistakes of each person there are theirs to
    try again, from tomorrow on; nobody else sees them; opening one searches its answers once."""
    table = await reviewed_table(anna)
    found = await mine(anna)
    assert found.own_total == len(found.own) > 0
    assert {one.ply for one in found.own} <= set(BAD_PLIES)
    for one in found.own:
        assert (one.kind, one.game, one.judgement) == ("table", table, Judgement.BLUNDER)
        assert one.loss == 0.3
        assert one.due is not None
        assert one.due % DAY == 0
        assert one.opponents
        assert anna.name not in one.opponents
    assert found.due == 0
    path = f"/api/me/exercises/{found.own[0].id}"
    for _ in range(2):
        answer = await anna.http.get(path)
        assert answer.status_code == 200, answer.text
        task = msgspec.json.decode(answer.content, type=ExerciseTask)
        assert task.view.seat == 0
        assert sorted(one.move for one in task.answers) == sorted(map(str, task.view.legal_moves))
        assert task.names[0] == anna.name
    assert thinker.owners == ["address 127.0.0.1"]
    async with guest(anna.url) as bob:
        assert (await mine(bob)).own_total == 0
        assert code(await bob.http.get(path)) == (404, "not_found")
        tried = await bob.http.post(f"{path}/tries", json={"move": None})
        assert code(tried) == (404, "not_found")
        assert code(await bob.http.delete(path)) == (404, "not_found")
    gone = await anna.http.delete(path)
    assert gone.status_code == 204
    assert (await mine(anna)).own_total == found.own_total - 1


@pytest.mark.slow
async def test_a_half_move_made_an_exercise(anna: Visitor) -> None:
    """Case: a half-move of a finished game becomes an exercise that is due at once; asking twice
    changes nothing; a running game, a half-move that it does not have, and a stranger are
    refused."""
    table = await anna.table("me", "random")
    body = {"kind": "table", "id": table, "ply": 4}
    http = anna.http
    assert code(await http.post("/api/me/exercises", json=body)) == (409, "not_finished")
    async with anna.line() as line:
        await finish_game(line, table, [0], Random(3))
    first = await http.post("/api/me/exercises", json=body)
    again = await http.post("/api/me/exercises", json=body)
    assert first.status_code == 201, first.text
    assert first.json() == again.json()
    assert (await mine(anna)).due == 1
    path = f"/api/me/exercises/{first.json()['id']}"
    for move in ("nonsense", "17f@40,40"):
        refused = await http.post(f"{path}/tries", json={"move": move})
        assert code(refused)[0] in (409, 422)
    assert (await mine(anna)).due == 1
    beyond = await http.post("/api/me/exercises", json={**body, "ply": 999})
    assert code(beyond) == (404, "not_found")
    assert (await http.post("/api/me/exercises", json={**body, "kind": "x"})).status_code == 400
    record = await http.post("/api/records", json={"record": write_record(played())})
    other = {"kind": "record", "id": record.json()["id"], "ply": 3}
    assert (await http.post("/api/me/exercises", json=other)).status_code == 201
    http.cookies.clear()
    assert code(await http.post("/api/me/exercises", json=body)) == (401, "unauthenticated")


RECORD = GameKey(GameKind.RECORD, "record")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "codex.sqlite3")
    await store.records.add(RecordRow(RECORD.id, "anna", 0, write_record(played())))
    yield store
    await store.close()


def own_exercises(store: SqliteStore, clock: HeldClock) -> OwnExercises:
    return OwnExercises(Archive(store), store, Strict(), clock, ServerSettings())


async def test_an_exercise_comes_back_until_it_sits(store: SqliteStore) -> None:
    """Law: solved when due it comes back after 3 days, a week, 3 weeks, then never; wrong, or with
    a hint, after 1 day; a try while it is not due changes nothing."""
    clock = HeldClock()
    own = own_exercises(store, clock)
    row = await own.add("anna", NewOwnExercise("record", RECORD.id, ply=5))
    task = await own.task(row)
    right = NewTry(task.answers[0].move)
    wrong = NewTry(None)

    async def attempt(made: NewTry) -> tuple[bool, int, int | None]:
        _, counted, after = await own.attempt(await own.get("anna", row.id), made)
        days = None if after.due is None else after.due // DAY - clock.now() // DAY
        return counted, after.stage, days

    assert await attempt(right) == (True, 1, 3)
    assert await attempt(wrong) == (False, 1, 3)
    clock.advance(3 * DAY / 1000)
    assert await attempt(NewTry(right.move, hints=2)) == (True, 0, 1)
    clock.advance(DAY / 1000)
    assert await attempt(wrong) == (True, 0, 1)
    for stage, days in ((1, 3), (2, 7), (3, 21), (4, None)):
        clock.advance(21 * DAY / 1000)
        assert await attempt(right) == (True, stage, days)
    clock.advance(100 * DAY / 1000)
    assert await attempt(right) == (False, 4, None)
    again = await own.add("anna", NewOwnExercise("record", RECORD.id, ply=5))
    assert (again.id, again.stage, again.due) == (row.id, 0, clock.now())


async def test_a_review_that_is_made_again_adds_nothing(store: SqliteStore) -> None:
    """Case: the server was stopped between collecting and saving, and collects the same again; of
    bots, of people who are gone and of imported records nothing is collected."""
    clock = HeldClock()
    own = own_exercises(store, clock)
    game = await Archive(store).load(RECORD)
    thinker = Strict()
    tasks, owner = tasks_of(game), Owner("")
    judged = [(await thinker.judge("random", task, owner, 1.0)).judged for task in tasks]
    await lay(store, index("t1", people=("id-Ada", None)))
    await store.people.add(person("Ada"))
    for _ in range(2):
        await own.collect(GameKey(GameKind.TABLE, "t1"), game, judged)
    mine = {one.ply for one in judged if one.seat == 0 and one.judgement is Judgement.BLUNDER}
    found = await store.exercises.own("id-Ada", MOST_OWN)
    assert {row.ply for row in found} == mine
    await own.collect(RECORD, game, judged)
    await lay(store, index("t2", people=("id-Ada", None)))
    await store.people.erase("id-Ada", "gone", clock.now())
    await own.collect(GameKey(GameKind.TABLE, "t2"), game, judged)
    assert await store.exercises.count_own("id-Ada") == 0


async def test_a_game_that_is_gone_takes_its_exercises_along(store: SqliteStore) -> None:
    """Case: the person who brought a record deletes their account: exercises that others made of
    it are refused as missing once, and come back no more."""
    await store.people.add(person("Ada"))
    record = RecordRow("hers", "id-Ada", 0, write_record(played()))
    await store.records.add(record)
    own = own_exercises(store, HeldClock())
    row = await own.add("bob", NewOwnExercise("record", "hers", ply=5))
    await store.people.erase("id-Ada", "gone", 9)
    with pytest.raises(Refused, match="record"):
        await own.task(row)
    assert await store.exercises.count_own("bob") == 0


@pytest.mark.slow
async def test_searching_is_limited(tmp_path: Path) -> None:
    """Law: opening many of one's own for the first time is refused after a while, as each makes a
    bot think; one that was opened before is always there."""
    async with serving(tmp_path / "data", thinker=Strict()) as url, guest(url) as anna:
        text = write_record(played())
        record = (await anna.http.post("/api/records", json={"record": text})).json()["id"]
        made = []
        for ply in range(1, 13):
            body = {"kind": "record", "id": record, "ply": ply}
            answer = await anna.http.post("/api/me/exercises", json=body)
            if answer.status_code == 429:
                break
            made.append(answer.json()["id"])
        assert 5 <= len(made) <= 11
        async with guest(url) as bob:
            body = {"kind": "record", "id": record, "ply": 3}
            one = (await bob.http.post("/api/me/exercises", json=body)).json()["id"]
            for _ in range(30):
                assert (await bob.http.get(f"/api/me/exercises/{one}")).status_code == 200
