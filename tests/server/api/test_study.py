"""Looking at records, stored or brought along, and trying out how they might go on."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from httpx import AsyncClient

from codex_naturalis.engine.errors import ViolationCode
from codex_naturalis.engine.events import redact
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.replays import OpenReplay, Step
from codex_naturalis.server.api import study
from codex_naturalis.server.api.failures import STATUS
from codex_naturalis.server.people_limits import Action
from tests.server.endpoints import code, open_endpoints
from tests.server.serving import serving


@pytest.fixture
async def http(tmp_path: Path) -> AsyncIterator[AsyncClient]:
    async with serving(tmp_path / "data") as url, AsyncClient(base_url=url, timeout=60) as http:
        yield http


def played(half_moves: int | None = None, **options: Any) -> Game:
    game = Game.new(**{"seed": 7, "headers": {"Event": "A test"}, **options})
    rng = Random(11)
    while not game.over and (half_moves is None or len(game.transitions) < half_moves):
        game.push(game.legal_moves.sample(rng))
    return game


def texts(game: Game, after: int = 0) -> list[str]:
    return [str(move) for _, move in game.moves[after:]]


async def studied(http: AsyncClient, game: Game, **more: Any) -> Step:
    answer = await http.post("/api/study", json={"record": write_record(game), **more})
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=Step)


@pytest.mark.anyio
async def test_a_step(http: AsyncClient) -> None:
    """A record with half-moves played after it, seen by a seat or a spectator, at its end or
    before: the same as the game itself; nobody needs to be signed in."""
    whole = played(40)
    for length in (0, 17, 40):
        for seat in (None, 0, 1):
            for ply in (None, 0, 5, 40):
                game = played(length)
                moves = texts(whole, length)
                step = await studied(http, game, moves=moves, seat=seat, ply=ply)
                at = 40 if ply is None else ply
                assert (step.ply, step.plies, step.seat) == (at, 40, seat)
                if at == 0:
                    assert (step.mover, step.move, step.events) == (None, None, ())
                    assert step.view == view_of(whole.start, seat)
                else:
                    last = whole.transitions[at - 1]
                    assert (step.mover, step.move) == (last.seat, str(last.move))
                    assert step.events == tuple(redact(event, seat) for event in last.events)
                    assert step.view == view_of(last.after, seat)


@pytest.mark.anyio
async def test_to_the_end(http: AsyncClient) -> None:
    """A whole game can be played from its deal alone, and then no further."""
    for mode in ("table", "solo-hard"):
        whole = played(mode=mode)
        step = await studied(http, played(0, mode=mode), moves=texts(whole))
        assert step.view.outcome == whole.outcome()
        wish = {"record": write_record(whole), "moves": ["<R"]}
        assert code(await http.post("/api/study", json=wish)) == (409, "game_over")


@pytest.mark.anyio
async def test_wrong_half_moves(http: AsyncClient) -> None:
    """The code of the rules, every reason of theirs, and which half-move it was; the record of
    the request is not at fault."""
    game = played(8)
    card = game.state.players[game.seat].hand[0].id
    for text in ("99f@5,5", f"{card}b@0,1", "<R", "s:front", "o:87", "nonsense", "17f@1,1 <R"):
        reasons = game.why_not(text)
        answer = await http.post(
            "/api/study", json={"record": write_record(game), "moves": [text, "<R"]}
        )
        first = Code(reasons[0].code.value)
        assert code(answer) == (STATUS[first], first)
        told = answer.json()
        assert told["reason"].startswith(f"moves[0]: {text}: ")
        assert told["details"] == [
            {"code": reason.code.value, "reason": reason.text} for reason in reasons
        ]
    later = {"record": write_record(played(0)), "moves": [*texts(game), "99f@5,5"]}
    assert (await http.post("/api/study", json=later)).json()["reason"].startswith("moves[8]: ")


@pytest.mark.anyio
async def test_an_attempt(http: AsyncClient) -> None:
    """What `/api/study` answers or refuses, as an ordinary answer either way."""
    game = played(8)
    legal = str(game.legal_moves.sample(Random(3)))
    for text in (legal, "99f@5,5", "<R", "nonsense"):
        wish = {"record": write_record(game), "moves": [text], "seat": 0}
        plain = await http.post("/api/study", json=wish)
        answer = await http.post("/api/study/attempt", json=wish)
        assert answer.status_code == 200
        key, other = ("step", "refusal") if text == legal else ("refusal", "step")
        assert plain.is_success == (text == legal)
        assert answer.json() == {key: plain.json(), other: None}
    for wrong in ({"record": "no record"}, {"record": write_record(game), "seat": 3}):
        answer = await http.post("/api/study/attempt", json=wrong)
        assert code(answer) == code(await http.post("/api/study", json=wrong))


@pytest.mark.anyio
async def test_wrong_requests(http: AsyncClient) -> None:
    """Records that do not replay, seats and half-moves that are not there, too much of anything."""
    record = write_record(played(8))
    for wish, refused in (
        ({"record": "no record"}, (422, "bad_record")),
        ({"record": record + "0 99f@5,5\n"}, (422, "bad_record")),
        ({"record": record, "seat": 3}, (404, "no_such_seat")),
        ({"record": record, "ply": 9}, (404, "not_found")),
        ({"record": record, "seat": 4}, (400, "bad_request")),
        ({"record": record, "moves": ["<R"] * 301}, (400, "bad_request")),
        ({"record": record, "moves": ["x" * 41]}, (400, "bad_request")),
        ({"record": "x" * 200_001}, (400, "bad_request")),
        ({"moves": []}, (400, "bad_request")),
        ({"record": record, "more": 1}, (400, "bad_request")),
    ):
        assert code(await http.post("/api/study", json=wish)) == refused
    answer = await http.post("/api/study/game", json={"record": record + "0 99f@5,5\n"})
    assert code(answer) == (422, "bad_record")
    assert "99f@5,5" in answer.json()["reason"]


def check(whole: OpenReplay, game: Game) -> None:
    """It is that game, with all open."""
    assert (whole.names, whole.options) == (game.names, game.start.options)
    assert (whole.headers, whole.over) == (game.headers, game.over)
    states = [game.start, *(transition.after for transition in game.transitions)]
    assert len(whole.steps) == len(states)
    for step, state, last in zip(whole.steps, states, [None, *game.transitions], strict=True):
        if last is not None:
            assert (step.mover, step.move) == (last.seat, str(last.move))
            assert step.events == last.events
        assert step.view == view_of(state, None)
        for seat, player in enumerate(state.players):
            assert step.hands[seat] == tuple(card.id for card in player.hand)
            assert step.offered[seat] == tuple(objective.id for objective in player.offered)
            assert step.secrets[seat] == (player.objective and player.objective.id)


@pytest.mark.anyio
@pytest.mark.parametrize("options", [{}, {"players": 4}, {"mode": "solo-easy"}])
async def test_whole_records(http: AsyncClient, options: dict[str, Any]) -> None:
    """A record, brought along or stored, finished or not: every step with all hands open, and
    small on its way to those who take gzip."""
    for game in (played(**options), played(30, **options)):
        body = {"record": write_record(game)}
        direct = await http.post("/api/study/game", json=body)
        assert direct.status_code == 200
        await http.post("/api/guests")
        stored = (await http.post("/api/records", json=body)).json()["id"]
        for answer in (direct, await http.get(f"/api/records/{stored}/game")):
            check(msgspec.json.decode(answer.content, type=OpenReplay), game)
            assert answer.headers["content-encoding"] == "gzip"
            assert len(gzip.compress(answer.content)) < 32_000
        plain = await http.get(
            f"/api/records/{stored}/game", headers={"Accept-Encoding": "identity"}
        )
        assert "content-encoding" not in plain.headers
        assert plain.content == direct.content
    assert code(await http.get("/api/records/none/game")) == (404, "not_found")


@pytest.mark.anyio
async def test_how_often(tmp_path: Path) -> None:
    """What has to replay a game is limited by address, at each of its endpoints."""
    (rate,) = Action.STUDY.rates
    record = {"record": write_record(played(0))}
    async with (
        open_endpoints(tmp_path, *study.route_handlers) as endpoints,
        endpoints.browser() as browser,
        endpoints.browser("192.0.2.2") as neighbour,
    ):
        for _ in range(rate.burst):
            assert (await browser.post("/api/study", json=record)).status_code == 200
        for path in ("/api/study", "/api/study/attempt", "/api/study/game"):
            assert code(await browser.post(path, json=record)) == (429, "rate_limited")
            assert (await neighbour.post(path, json=record)).status_code == 200
        endpoints.clock.advance(1)
        assert (await browser.post("/api/study", json=record)).status_code == 200


def test_codes() -> None:
    """Every word of the rules is a code of the protocol."""
    assert {refusal.value for refusal in ViolationCode} <= {code.value for code in Code}
