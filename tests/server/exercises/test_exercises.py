"""The exercises of the program over REST: what they tell, what counts, and what is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from httpx import AsyncClient

from codex_naturalis.analysis.exercises import Exercise, shipped
from codex_naturalis.bots.known_cards import unseen_cards
from codex_naturalis.engine.moves import Place, parse_move
from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.protocol.exercises import ExerciseTask, MyExercises, Theme, Tried
from tests.server.endpoints import code
from tests.server.serving import serving
from tests.server.visiting import PASSWORD, Visitor, account, guest

pytestmark = pytest.mark.anyio


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path / "data") as url:
        yield url


@pytest.fixture
async def anna(url: str) -> AsyncIterator[Visitor]:
    async with guest(url) as visitor:
        yield visitor


@pytest.fixture
async def stranger(url: str) -> AsyncIterator[AsyncClient]:
    async with AsyncClient(base_url=url, timeout=30) as http:
        yield http


def some(theme: Theme) -> Exercise:
    return next(one for one in shipped() if one.theme is theme)


async def task(http: AsyncClient, exercise: str) -> ExerciseTask:
    answer = await http.get(f"/api/exercises/{exercise}")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=ExerciseTask)


async def attempt(http: AsyncClient, exercise: str, move: str | None, **more: Any) -> Tried:
    body = {"move": move, **more}
    answer = await http.post(f"/api/exercises/{exercise}/tries", json=body)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Tried)


async def mine(http: AsyncClient) -> MyExercises:
    answer = await http.get("/api/me/exercises")
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=MyExercises)


async def test_every_legal_try_has_its_answer(stranger: AsyncClient) -> None:
    """Law: of each theme, a stranger gets the seat's own view and one answer to each of its legal
    half-moves, the best first; so an exercise that was loaded needs no server."""
    sizes = (await stranger.get("/api/exercises")).json()
    assert {one["theme"]: one["exercises"] for one in sizes} == {
        theme: sum(one.theme is theme for one in shipped()) for theme in Theme
    }
    for theme in Theme:
        exercise = some(theme)
        found = await task(stranger, exercise.id)
        assert found.view == exercise.view()
        assert sorted(one.move for one in found.answers) == sorted(map(str, found.view.legal_moves))
        assert [one.solved for one in found.answers] == [True] + [False] * (len(found.answers) - 1)


async def test_nothing_hidden_is_told(stranger: AsyncClient) -> None:
    """Law: what is sent is the same for every deal of the hidden cards, and neither reasons nor
    the expected line name a card that the seat has not seen."""
    for exercise in Random(4).sample(shipped(), min(20, len(shipped()))):
        found = await task(stranger, exercise.id)
        body = (await stranger.get(f"/api/exercises/{exercise.id}")).text
        assert "deck:" not in body
        assert exercise.record not in body
        view = exercise.view()
        dealt_again = view_of(view.resample(Random(9)), exercise.seat)
        assert msgspec.json.encode(dealt_again) == msgspec.json.encode(found.view)
        hidden = {card.id for card in unseen_cards(view)}
        assert not hidden & named(found)


def named(found: ExerciseTask) -> set[int]:
    """The cards that the answers and the line name."""
    reasons = [one.reason for one in found.answers]
    moves = [one.move for one in found.line]
    moves += [reason.next.move for reason in reasons if reason.next]
    placed = {move.card for text in moves if isinstance(move := parse_move(text), Place)}
    unlocked = {card for reason in reasons for card in reason.unlocked}
    return placed | unlocked | {reason.card for reason in reasons if reason.card is not None}


async def test_only_the_first_try_counts(anna: Visitor) -> None:
    """Law: the first try rates person and exercise, whatever comes later; the same wrong try by
    another person counts for them."""
    exercise = some(Theme.PLACEMENT)
    wrong = await attempt(anna.http, exercise.id, exercise.tries[-1].move)
    assert wrong.answer is not None
    assert (wrong.counted, wrong.answer.solved) == (True, False)
    assert wrong.change < 0
    right = await attempt(anna.http, exercise.id, exercise.best.move)
    assert right.answer is not None
    assert (right.counted, right.answer.solved, right.change) == (False, True, 0)
    assert right.rating == wrong.rating
    after = await task(anna.http, exercise.id)
    assert (after.tried, after.solved) == (1, 0)
    assert after.rating is not None
    assert after.rating > exercise.rating
    async with guest(anna.url) as bob:
        solved = await attempt(bob.http, exercise.id, exercise.best.move)
        assert (solved.counted, solved.change > 0) == (True, True)
    assert (await task(anna.http, exercise.id)).tried == 2
    found = await mine(anna.http)
    assert (found.tried, found.solved, found.rating) == (1, 0, wrong.rating)
    assert [one.rating for one in found.past] == [wrong.rating]


async def test_with_a_hint_nothing_is_rated(anna: Visitor) -> None:
    """Law: a try after a hint, and looking the answer up, do not count as solved; after a hint the
    rating stays."""
    first, second = shipped()[:2]
    hinted = await attempt(anna.http, first.id, first.best.move, hints=1)
    assert (hinted.counted, hinted.change) == (True, 0)
    shown = await attempt(anna.http, second.id, None)
    assert shown.answer is None
    assert shown.change < 0
    assert (await mine(anna.http)).solved == 0


async def test_a_visitor_keeps_their_own_rating(stranger: AsyncClient) -> None:
    """Law: without a name nothing is stored: neither the exercise's rating nor the number of tries
    changes, and the visitor's rating goes on from what they send."""
    exercise = some(Theme.DRAW)
    before = await task(stranger, exercise.id)
    one = await attempt(stranger, exercise.id, exercise.best.move)
    solver = msgspec.to_builtins(one.solver)
    two = await attempt(stranger, exercise.id, exercise.best.move, solver=solver)
    assert two.rating > one.rating
    assert await task(stranger, exercise.id) == before
    assert code(await stranger.get("/api/me/exercises")) == (401, "unauthenticated")


async def test_what_a_browser_kept_is_taken_over(url: str, stranger: AsyncClient) -> None:
    """Law: a visitor who registers has the tries that the browser kept, rated in their order; the
    same progress that the server told them before; sending it twice changes nothing."""
    tries: list[dict[str, Any]] = []
    solver = None
    for n, exercise in enumerate(shipped()[:4]):
        move = exercise.best.move if n % 2 else exercise.tries[-1].move
        tried = await attempt(stranger, exercise.id, move, solver=solver)
        solver = msgspec.to_builtins(tried.solver)
        one = {"exercise": exercise.id, "move": move, "hints": 0, "at": n * 1000}
        tries.append({**one, "rating": tried.rating})
    kept = {"tries": tries, "solver": solver}
    told = await stranger.post("/api/exercises/progress", json=kept)
    assert told.status_code == 200, told.text
    visitor = msgspec.json.decode(told.content, type=MyExercises)
    assert (visitor.tried, visitor.solved) == (4, 2)
    async with account(url, "Anna") as anna:
        for _ in range(2):
            taken = await anna.http.post("/api/me/exercises/kept", json=kept)
            assert taken.status_code == 200, taken.text
            found = msgspec.json.decode(taken.content, type=MyExercises)
            assert (found.tried, found.solved, found.themes) == (4, 2, visitor.themes)
            assert abs(found.rating - visitor.rating) <= 1
    login = {"name": "Anna", "password": PASSWORD}
    assert (await stranger.post("/api/sessions", json=login)).status_code == 201
    assert (await mine(stranger)).tried == 4


async def test_the_next_one_is_new(anna: Visitor) -> None:
    """Law: the next exercise has the theme that was asked for, is not one of those seen, and for a
    person not one of those tried."""
    tried = set()
    solo = [one for one in shipped() if one.theme is Theme.SOLO]
    for _ in solo[:5]:
        answer = await anna.http.get("/api/exercises/next", params={"theme": "solo"})
        found = msgspec.json.decode(answer.content, type=ExerciseTask)
        assert found.theme is Theme.SOLO
        assert found.id not in tried
        tried.add(found.id)
        await attempt(anna.http, found.id, None)
    others = [one.id for one in shipped() if one.theme is Theme.STARTER][1:]
    asked = {"theme": "starter", "seen": ",".join(others[:100])}
    answer = await anna.http.get("/api/exercises/next", params=asked)
    assert answer.json()["id"] not in others[:100]


@pytest.mark.parametrize(
    ("move", "refused"),
    [("nonsense", (422, "unreadable")), ("17f@40,40", (409, None)), ("s:front", (409, None))],
)
async def test_tries_are_refused_by_the_rules(
    anna: Visitor, move: str, refused: tuple[int, str | None]
) -> None:
    """Law: what is no half-move or against the rules is refused with the rule's own code, and
    nothing has been tried."""
    exercise = some(Theme.PLACEMENT)
    answer = await anna.http.post(f"/api/exercises/{exercise.id}/tries", json={"move": move})
    status, word = code(answer)
    assert status == refused[0]
    assert refused[1] in (None, word)
    assert (await mine(anna.http)).tried == 0


async def test_what_is_not_there(anna: Visitor) -> None:
    """Case: no such exercise, no such theme, a body that is none, and a token that may not."""
    http = anna.http
    for answer in (
        await http.get("/api/exercises/nothing"),
        await http.post("/api/exercises/nothing/tries", json={"move": None}),
    ):
        assert code(answer) == (404, "not_found")
    assert (await http.get("/api/exercises/next?theme=chess")).status_code == 400
    path = f"/api/exercises/{shipped()[0].id}/tries"
    for body in ({}, {"move": 5}, {"move": "x" * 41}, {"move": None, "hints": 9}):
        assert code(await http.post(path, json=body))[0] == 400
    async with account(anna.url, "Bob") as bob:
        _, header = await bob.token("read")
        async with AsyncClient(base_url=anna.url, headers=header) as program:
            assert code(await program.post(path, json={"move": None})) == (403, "no_scope")
            assert (await program.get("/api/me/exercises")).status_code == 200


def test_views_are_what_was_known() -> None:
    """Law: the seat of an exercise is to move, and it is never a spectator's view."""
    for exercise in shipped()[:30]:
        view: View = exercise.view()
        assert view.seat == exercise.seat
        assert view.my_turn
