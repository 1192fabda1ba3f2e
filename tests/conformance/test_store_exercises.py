"""What every store does with exercises."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from msgspec.structs import replace

from codex_naturalis.server.ports.exercise_store import (
    ExerciseRatingRow,
    OwnExerciseRow,
    SolverRow,
    TryRow,
)
from codex_naturalis.server.ports.store import Store
from tests.conformance.stores import person

pytestmark = pytest.mark.anyio

ADA = SolverRow("id-Ada", 1300.5, 200.0)
RATING = ExerciseRatingRow("ex", 1400.0, 100.0, 1, 1)
TRY = TryRow("id-Ada", "ex", 77, "draw", solved=True, rating=1300)


def own(ply: int, owner: str = "id-Ada", due: int | None = 100) -> OwnExerciseRow:
    return OwnExerciseRow(
        id=f"own-{owner}-{ply}",
        person=owner,
        kind="table",
        game="t1",
        ply=ply,
        theme="placement",
        round=4,
        played="17f@1,1",
        judgement="blunder",
        loss=0.3,
        at=50,
        cards="[]",
        stage=0,
        due=due,
    )


async def test_a_first_try_is_saved_once(store: Store) -> None:
    """Law: the first try of a person at an exercise changes both ratings, a second one nothing."""
    assert await store.exercises.solver("id-Ada") is None
    assert await store.exercises.rating("ex") is None
    assert await store.exercises.save_first(TRY, ADA, RATING)
    again = replace(TRY, at=99, solved=False)
    assert not await store.exercises.save_first(
        again, replace(ADA, mu=1.0), replace(RATING, mu=1.0)
    )
    assert await store.exercises.solver("id-Ada") == ADA
    assert await store.exercises.rating("ex") == RATING
    assert await store.exercises.tries("id-Ada", 10) == [TRY]
    assert await store.exercises.tries("id-Bob", 10) == []


async def test_of_many_first_tries_one_is_saved(store: Store) -> None:
    """Law: of first tries at the same moment one counts."""
    saved = await asyncio.gather(
        *(store.exercises.save_first(replace(TRY, at=n), ADA, RATING) for n in range(8))
    )
    assert sum(saved) == 1


async def test_ratings_follow_each_other(store: Store) -> None:
    """Case: two exercises, one after the other; the newest tries come, the oldest of them first."""
    await store.exercises.save_first(TRY, ADA, RATING)
    later = replace(TRY, exercise="other", at=80)
    await store.exercises.save_first(
        later, replace(ADA, mu=1310.0), replace(RATING, exercise="other")
    )
    solver = await store.exercises.solver("id-Ada")
    assert solver is not None
    assert solver.mu == 1310.0
    assert await store.exercises.tries("id-Ada", 10) == [TRY, later]
    assert await store.exercises.tries("id-Ada", 1) == [later]


async def test_a_position_is_added_once(store: Store) -> None:
    """Law: unique by person, game and half-move; up to the limit, in the order given."""
    assert await store.exercises.add_own([own(5), own(7)], most=10) == 2
    twice = replace(own(5), id="another id")
    assert await store.exercises.add_own([twice, own(9), own(11)], most=3) == 1
    assert await store.exercises.add_own([own(5, "id-Bob")], most=3) == 1
    assert {row.ply for row in await store.exercises.own("id-Ada", 10)} == {5, 7, 9}
    assert await store.exercises.find_own("id-Ada", "table", "t1", 5) == own(5)
    assert await store.exercises.find_own("id-Ada", "table", "t1", 11) is None


async def test_what_is_due_comes_first(store: Store) -> None:
    """Law: the list is in the order in which they come back, those that sit last."""
    rows = [own(1, due=None), own(2, due=300), own(3, due=100)]
    await store.exercises.add_own(rows, most=10)
    assert [row.ply for row in await store.exercises.own("id-Ada", 10)] == [3, 2, 1]
    assert [row.ply for row in await store.exercises.own("id-Ada", 1)] == [3]
    counts = [await store.exercises.count_own("id-Ada", due) for due in (None, 99, 100, 300)]
    assert counts == [3, 0, 1, 2]


async def test_nobody_reaches_those_of_others(store: Store) -> None:
    """Law: one finds and removes one's own only."""
    await store.exercises.add_own([own(5)], most=10)
    assert await store.exercises.get_own("id-Bob", own(5).id) is None
    assert not await store.exercises.remove_own("id-Bob", own(5).id)
    assert await store.exercises.get_own("id-Ada", own(5).id) == own(5)
    assert await store.exercises.remove_own("id-Ada", own(5).id)
    assert await store.exercises.get_own("id-Ada", own(5).id) is None


async def test_a_try_moves_the_date(store: Store) -> None:
    """Law: of several tries at one that is due, one counts: it moves the date and is remembered."""
    await store.exercises.add_own([own(5)], most=10)
    tried = TryRow("id-Ada", own(5).id, 120, "placement", solved=True, rating=None)
    saved = [await store.exercises.save_own_try(own(5), tried, 1, 400) for _ in range(2)]
    assert saved == [True, False]
    assert await store.exercises.get_own("id-Ada", own(5).id) == replace(own(5), stage=1, due=400)
    assert await store.exercises.tries("id-Ada", 10) == [tried]


async def test_called_back(store: Store) -> None:
    """Case: one that sits comes back when it is asked for, from the start; only one's own."""
    await store.exercises.add_own([replace(own(5), stage=4, due=None)], most=10)
    await store.exercises.call_back("id-Bob", own(5).id, 900)
    await store.exercises.call_back("id-Ada", own(5).id, 800)
    assert await store.exercises.get_own("id-Ada", own(5).id) == replace(own(5), due=800)


async def test_answers_are_kept(store: Store) -> None:
    """Case: none at first, then what was saved."""
    await store.exercises.add_own([own(5)], most=10)
    assert await store.exercises.answers(own(5).id) is None
    await store.exercises.save_answers(own(5).id, b"answers")
    assert await store.exercises.answers(own(5).id) == b"answers"


async def test_who_is_erased_leaves_nothing(store: Store) -> None:
    """Law: progress and own exercises go with the person; the ratings of exercises stay."""
    await store.people.add(person("Ada"))
    await store.exercises.save_first(TRY, ADA, RATING)
    await store.exercises.add_own([own(5), own(5, "id-Bob")], most=10)
    await store.people.erase("id-Ada", "gone", 9)
    assert await store.exercises.solver("id-Ada") is None
    assert await store.exercises.tries("id-Ada", 10) == []
    assert await store.exercises.own("id-Ada", 10) == []
    assert await store.exercises.count_own("id-Bob") == 1
    assert await store.exercises.rating("ex") == RATING


async def test_all_of_it_is_exported(store: Store) -> None:
    """Law: an export has progress and own exercises, without the answers, which can be made
    again."""
    await store.exercises.save_first(TRY, ADA, RATING)
    await store.exercises.add_own([own(5)], most=10)
    await store.exercises.save_answers(own(5).id, b"answers")
    lines = [msgspec.json.decode(line) async for line in store.export()]
    found = {line.pop("of"): line for line in lines}
    assert found["solver"] == msgspec.structs.asdict(ADA)
    assert found["exercise_rating"] == msgspec.structs.asdict(RATING)
    assert found["exercise_try"] == msgspec.structs.asdict(TRY)
    assert found["own_exercise"] == {**msgspec.structs.asdict(own(5)), "cards": []}
