"""No help in a rated game that is being played, however its position is sent."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.state import State
from codex_naturalis.engine.view import View
from codex_naturalis.notation.position import read_position, write_position
from codex_naturalis.notation.possibility import faults_in
from codex_naturalis.notation.record import write_record
from codex_naturalis.protocol.messages import CommandRefused
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.server.analysing.rated_games import is_same_game
from codex_naturalis.server.ports.log import Kind
from codex_naturalis.server.ports.store import GamesQuery
from codex_naturalis.server.tables.entries import start_of
from tests.server.serving import serving
from tests.server.visiting import Line, Visitor, account, set_up, some_move, stored_log

pytestmark = pytest.mark.anyio


def games(number: int, half_moves: int) -> list[State]:
    found = []
    for seed in range(number):
        game = Game.new(2, seed=seed)
        rng = Random(seed)
        while len(game.transitions) < half_moves:
            game.push(game.legal_moves.sample(rng))
        found.append(game.state)
    return found


def test_other_games_are_others() -> None:
    """Law: positions of different deals are hardly ever taken for the same game."""
    same = [pair for pair in combinations(games(60, 24), 2) if is_same_game(*pair)]
    assert len(same) <= 3, f"{len(same)} of 1770"


def test_the_same_game_is_found() -> None:
    """Law: a game is recognised some turns sooner and later, with hidden cards dealt anew, and
    from the setup on."""
    game = Game.new(2, seed=3)
    rng = Random(3)
    states = [game.state]
    while len(game.transitions) < 40:
        game.push(game.legal_moves.sample(rng))
        states.append(game.state)
    for ply, state in enumerate(states):
        for other in states[max(0, ply - 4) : ply + 5]:
            assert is_same_game(state, other), (ply, other)
        assert is_same_game(Game(state).view(state.seat).resample(rng), state), ply


async def rated_game(ada: Visitor, ben: Visitor, one: Line, two: Line, turns: int) -> str:
    """A rated table at which both have laid some cards."""
    table = await ada.table("me", "free", rated=True, visibility="open")
    await one.do("watch", table=table)
    await two.do("watch", table=table)
    await two.do("sit", table=table, seat=1)
    await set_up(table, [one, two])
    rng = Random(5)
    for _ in range(turns):
        for seat, line in enumerate((one, two)):
            for _ in range(2):
                await line.rest()
                view = line.update(table).view
                await line.play(table, seat, some_move(view, seat, rng))
    for line in (one, two):
        await line.rest()
    return table


def game_in_log(data: Path, table: str) -> Game:
    """The game with all its cards, as the host's disk has it."""
    game: Game | None = None
    for _, _, _, kind, seat, text, *_ in stored_log(data, table):
        if kind == Kind.START:
            game = Game.new(2, deal=start_of(text).deal)
        elif kind == Kind.MOVE and game is not None:
            game.push(text, seat)
    assert game is not None
    return game


def as_known(view: View) -> str:
    """A possible position with what a seat knows: what somebody would set up by hand."""
    state = view.resample(Random(1))
    assert faults_in(state) == []
    return write_position(state)


@pytest.mark.parametrize(("turns", "played_on"), [(3, False), (0, True), (1, True), (3, True)])
async def test_other_ways_to_the_engine(tmp_path: Path, turns: int, played_on: bool) -> None:
    """Case: while a rated game runs, its players cannot have a record of it reviewed, play on from
    it, or make an exercise of it, not even of one that goes on to a made-up end; somebody else
    can."""
    async with (
        serving(tmp_path / "data") as url,
        account(url, "Ada") as ada,
        account(url, "Ben") as ben,
        account(url, "Cleo") as cleo,
        ada.line() as one,
        ben.line() as two,
    ):
        table = await rated_game(ada, ben, one, two, turns)
        game = game_in_log(tmp_path / "data", table)
        ply = len(game.transitions)
        rng = Random(7)
        while played_on and not game.over:
            game.push(game.legal_moves.sample(rng))
        text = write_record(game)
        for visitor, allowed in ((ada, False), (ben, False), (cleo, True)):
            brought = await visitor.http.post("/api/records", json={"record": text})
            record = brought.json()["id"]
            wish = {"kind": "text", "record": text, "ply": ply}
            for path, body in (
                (f"/api/records/{record}/review", None),
                ("/api/tables/from", {"game": wish, "seat": 0, "bot": "random"}),
                ("/api/me/exercises", {"kind": "record", "id": record, "ply": ply}),
            ):
                answer = await visitor.http.post(path, json=body)
                assert answer.is_success == allowed, (path, answer.text)
                if not allowed:
                    assert answer.json()["case"] == "rated_game"


async def test_a_running_rated_game(tmp_path: Path) -> None:
    """Case: while a rated game runs, its players get no view, no set-up and no search of its
    position, nor of one with a card exchanged; somebody else does, and so do they when it is
    over."""
    async with (
        serving(tmp_path / "data") as url,
        account(url, "Ada") as ada,
        account(url, "Ben") as ben,
        account(url, "Cleo") as cleo,
        ada.line() as one,
        ben.line() as two,
        cleo.line() as three,
    ):
        table = await rated_game(ada, ben, one, two, turns=3)
        view = one.update(table).view
        text = as_known(view)
        for line in (one, two):
            for open_cards in (False, True):
                answer = await line.ask("analyse", start=text, open=open_cards)
                assert isinstance(answer, CommandRefused)
                assert (answer.code, answer.case) == (Code.FORBIDDEN, "rated_game")
        for visitor in (ada, ben):
            for path, body in (
                ("open", {"text": text}),
                ("step", {"start": text}),
                ("setup", by_hand(read_position(text))),
            ):
                refused = await visitor.http.post(f"/api/analysis/{path}", json=body)
                assert refused.status_code == 403, (path, refused.text)
                assert refused.json()["case"] == "rated_game"
        await three.do("analyse", start=text)
        await two.do("resign", table=table, seat=1)
        await one.do("analyse", start=text)


def by_hand(state: State) -> dict[str, object]:
    return {
        "seats": [
            {
                "area": [
                    f"{face.card}{face.side.value[0]}"
                    if at == (0, 0)
                    else str(Place(face.card, face.side, at))
                    for at, face in player.area.cards.items()
                ],
                "hand": [card.id for card in player.hand],
            }
            for player in state.players
        ],
        "turn": state.seat,
    }


async def test_every_running_game_counts(tmp_path: Path) -> None:
    """Case: who plays more games than one page of a list has, gets no help in the first of them
    either."""
    async with (
        serving(tmp_path / "data", rate_limits=False, rated_meetings=1000) as url,
        account(url, "Ada") as ada,
        account(url, "Ben") as ben,
        ada.line() as one,
        ben.line() as two,
    ):
        table = await rated_game(ada, ben, one, two, turns=1)
        text = as_known(one.update(table).view)
        for _ in range(GamesQuery().limit):
            other = await ada.table("me", "free", rated=True, visibility="open")
            await two.do("sit", table=other, seat=1)
        answer = await one.ask("analyse", start=text)
        assert isinstance(answer, CommandRefused)
        assert answer.case == "rated_game"
