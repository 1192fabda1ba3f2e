"""Playing on from a position of a finished game: where it begins, who plays, what is marked and
what is refused."""

from __future__ import annotations

import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from codex_naturalis.cli.verify import command as verify
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Place
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.notation.position import write_position
from codex_naturalis.notation.record import read_record, write_record
from codex_naturalis.protocol.messages import Recap, TableChanged, Update
from codex_naturalis.protocol.refusals import Code
from codex_naturalis.protocol.replays import OpenReplay
from codex_naturalis.protocol.tables import Origin, OriginKind, Status, Table
from tests.server.endpoints import code
from tests.server.serving import serving
from tests.server.tables.test_leaks import known_at, names
from tests.server.visiting import Line, Visitor, finish_game, guest, process, stored_log

pytestmark = pytest.mark.anyio


def played(**options: Any) -> Game:
    game, rng = Game.new(**{"seed": 7, **options}), Random(11)
    while not game.over:
        game.push(game.legal_moves.sample(rng))
    return game


GAME = played()
RECORD = write_record(GAME)
SOLO = played(mode="solo-hard")


@pytest.fixture
async def anna(tmp_path: Path) -> AsyncIterator[Visitor]:
    async with serving(tmp_path / "data", rate_limits=False) as url, guest(url) as anna:
        yield anna


def wish(
    ply: int, seat: int = 0, bot: str | None = "random", game: Game = GAME, **where: Any
) -> dict[str, Any]:
    here = where or {"kind": "text", "record": write_record(game)}
    return {"game": {**here, "ply": ply}, "seat": seat, "bot": bot}


async def played_on(anna: Visitor, *wanted: Any, **more: Any) -> Table:
    answer = await anna.http.post("/api/tables/from", json=wish(*wanted, **more))
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=Table)


async def refused(anna: Visitor, body: dict[str, Any], path: str = "/api/tables/from") -> Code:
    _, word = code(await anna.http.post(path, json=body))
    return Code(word)


async def begin(line: Line, table: str) -> Update:
    """Watch it; what is seen first."""
    await line.do("watch", table=table, events_after=0)
    return next(one for one in line.heard if isinstance(one, Update) and one.table == table)


def first_turn(seat: int) -> int:
    """The half-moves before the first placement of a seat in round 3."""
    return next(
        ply
        for ply, step in enumerate(GAME.transitions)
        if step.seat == seat and step.before.round == 3 and step.before.phase is Phase.PLACE
    )


@pytest.mark.parametrize("seat", [0, 1])
async def test_where_it_begins(anna: Visitor, seat: int) -> None:
    """The table stands as the game did after its half-moves: my view is that of my seat then, and
    all that happened is told as my seat may know it. The other seat is the bot's; the table is
    casual, private, without a clock, and says where it comes from."""
    ply = first_turn(seat)
    table = await played_on(anna, ply, seat, "greedy")
    assert table.status is Status.PLAYING
    assert table.settings.origin == Origin(OriginKind.TEXT, None, ply, 3)
    assert not table.settings.rated
    assert [one.bot for one in table.seats] == [None if n == seat else "greedy" for n in (0, 1)]
    assert [one.person is not None for one in table.seats] == [n == seat for n in (0, 1)]
    async with anna.line() as line:
        update = await begin(line, table.id)
        assert update.view == view_of(GAME.transitions[ply].before, seat)
        recap = line.last(Recap)
        assert len(recap.steps) == ply
        assert recap.steps[-1].version == update.version == ply + 2


@pytest.mark.parametrize("game", [GAME, SOLO], ids=["two", "solo"])
async def test_from_everywhere(anna: Visitor, game: Game) -> None:
    """Law: from every half-move but the last, and from the deal, one can play on to the end; the
    game then exports a record that replays, with the same deal and the same beginning."""
    whole, plies = write_record(game), len(game.transitions)
    for ply in (*range(0, plies, 7), plies - 1):
        table = await played_on(anna, ply, bot=None if game is SOLO else "random", game=game)
        async with anna.line() as line:
            await finish_game(line, table.id, [0], Random(ply))
        text = (await anna.http.get(f"/api/tables/{table.id}/record")).text
        again = read_record(text)
        assert again.over
        assert again.deal == read_record(whole).deal
        assert again.moves[:ply] == game.moves[:ply]
        assert again.headers["Played-On-From"] == f"text, after {ply} half-moves"


async def test_of_tables_and_records(anna: Visitor) -> None:
    """A finished game of a table and an imported record are played on by their ids, and so is a
    game that was played on; each says of which it is."""
    imported = (await anna.http.post("/api/records", json={"record": RECORD})).json()["id"]
    where: list[dict[str, str]] = [{"kind": "record", "id": imported}]
    for _ in range(2):
        table = await played_on(anna, 12, 1, **where[-1])
        kind, name = OriginKind(where[-1]["kind"]), where[-1]["id"]
        assert table.settings.origin == Origin(kind, name, 12, 3)
        async with anna.line() as line:
            await line.do("watch", table=table.id)
            await line.do("resign", table=table.id, seat=1)
        replay = await anna.http.get(f"/api/tables/{table.id}/game")
        steps = msgspec.json.decode(replay.content, type=OpenReplay).steps
        assert [step.move for step in steps[1:13]] == [str(move) for _, move in GAME.moves[:12]]
        where.append({"kind": "table", "id": table.id})


async def test_a_position_without_a_game(anna: Visitor) -> None:
    """A position that was set up by hand is played on as it stands: my view is that of my seat in
    it and names no other card. To the end it replays and is reviewed; it has no deal, so no hash of
    one and no record."""
    state = GAME.transitions[first_turn(0)].before
    where: dict[str, Any] = {"kind": "position", "position": write_position(state)}
    table = await played_on(anna, 0, 0, "random", **where)
    assert table.settings.origin == Origin(OriginKind.POSITION, None, 0, 3)
    assert (table.deal_hash, table.deal_salt) == (None, None)
    async with anna.line() as line:
        update = await begin(line, table.id)
        assert update.view == view_of(state, 0)
        told = names(msgspec.json.decode(msgspec.json.encode(update)))
        assert told <= known_at(state, 0)
        await finish_game(line, table.id, [0], Random(4))
    replay = await anna.http.get(f"/api/tables/{table.id}/game")
    steps = msgspec.json.decode(replay.content, type=OpenReplay).steps
    assert steps[0].view == view_of(state, None)
    assert (await anna.http.post(f"/api/tables/{table.id}/review")).status_code == 202
    status, word = code(await anna.http.get(f"/api/tables/{table.id}/record"))
    assert (status, word) == (404, Code.NOT_FOUND)
    broken: dict[str, Any] = {
        **where,
        "position": where["position"].replace("Mode: table", "Mode: chess"),
    }
    assert await refused(anna, wish(0, **broken)) is Code.BAD_RECORD
    assert await refused(anna, wish(3, **where)) is Code.BAD_REQUEST


async def test_it_is_reviewed_and_verified(anna: Visitor, tmp_path: Path) -> None:
    """A game that was played on gets its review, and its shuffle is verified, as any other."""
    table = await played_on(anna, len(GAME.transitions) - 4)
    async with anna.line() as line:
        await finish_game(line, table.id, [0], Random(1))
    assert (await anna.http.post(f"/api/tables/{table.id}/review")).status_code == 202
    text = (await anna.http.get(f"/api/tables/{table.id}/record")).text
    file = tmp_path / "game.codex"
    file.write_text(text)
    verify.main([str(file)], standalone_mode=False)
    told = (await anna.http.get(f"/api/tables/{table.id}")).json()
    assert told["deal_salt"] in text
    assert told["settings"]["origin"]["kind"] == "text"


async def test_lists_and_rematch(anna: Visitor) -> None:
    """Lists of games carry the mark, and the results of a person leave such games out; a rematch is
    a new deal, and carries no mark."""
    table = await played_on(anna, 12)
    games = (await anna.http.get(f"/api/people/{anna.name}/games")).json()["games"]
    assert games[0]["settings"]["origin"] == {"kind": "text", "id": None, "ply": 12, "round": 3}
    async with anna.line() as line:
        await line.do("watch", table=table.id)
        await line.do("resign", table=table.id, seat=0)
        await line.do("rematch", table=table.id, seat=0)
        await line.rest()
        again = line.last(TableChanged).table.rematch
    profile = (await anna.http.get(f"/api/people/{anna.name}")).json()
    assert (profile["finished"], profile["won"], profile["results"]) == (1, 0, [])
    told = (await anna.http.get(f"/api/tables/{again}")).json()
    assert told["settings"]["origin"] is None
    assert told["deal_hash"] != table.deal_hash


async def test_what_was_played_there_stays(anna: Visitor) -> None:
    """A placement of the finished game is not taken back; one's own is, as ever."""
    ply = first_turn(0) + 1
    table = await played_on(anna, ply)
    async with anna.line() as line:
        await begin(line, table.id)
        version = line.update(table.id).version
        about = {"table": table.id, "seat": 0}
        assert await line.refused("take_back", **about, version=version) is Code.NO_TAKE_BACK
    mine = await played_on(anna, ply - 1)
    async with anna.line() as line:
        await begin(line, mine.id)
        move = GAME.transitions[ply - 1].move
        assert isinstance(move, Place)
        await line.play(mine.id, 0, str(move))
        await line.rest()
        version = line.update(mine.id).version
        await line.do("take_back", table=mine.id, seat=0, version=version)


async def test_nothing_leaks(anna: Visitor) -> None:
    """Law: from the first frame to the last before the end, the seat hears of no card that it may
    not know, though the whole game lies in the log."""
    found = 0
    for ply in range(2, len(GAME.transitions) - 1, 9):
        table = await played_on(anna, ply, 1, "random")
        known = set()
        for step in GAME.transitions[: ply + 1]:
            known |= known_at(step.before, 1)
        async with anna.line() as line:
            update = await begin(line, table.id)
            if update.version != ply + 2 or update.view.phase is Phase.OVER:
                continue  # the bot was quicker
            heard = [one for one in line.heard if isinstance(one, TableChanged | Recap | Update)]
            for message in heard:
                if isinstance(message, Update) and message.version != update.version:
                    continue
                told = names(msgspec.json.decode(msgspec.json.encode(message)))
                assert told <= known, told - known
                found += len(told)
            assert line.last(TableChanged).table.deal_salt is None
    assert found > 100


async def test_refusals(anna: Visitor) -> None:
    """Refused, and no table is made: a game that is not over, one that nobody knows, half-moves
    that it does not have, its end, an unknown seat or bot, none where one is needed, a broken
    record, and an origin in the settings of a new table."""
    running = await anna.table("me", "greedy")
    plies = len(GAME.transitions)
    broken: dict[str, Any] = {"kind": "text", "record": RECORD.replace("<R1", "<R9", 1)}
    for body, expected in (
        (wish(0, kind="table", id=running), Code.NOT_FINISHED),
        (wish(0, kind="table", id="nobody"), Code.NOT_FOUND),
        (wish(0, kind="record", id="nobody"), Code.NOT_FOUND),
        (wish(plies + 1), Code.NOT_FOUND),
        (wish(plies), Code.GAME_OVER),
        (wish(5, 2), Code.NO_SUCH_SEAT),
        (wish(5, bot="nobody"), Code.BAD_SETTINGS),
        (wish(5, bot=None), Code.BAD_SETTINGS),
        (wish(5, 9), Code.BAD_REQUEST),
        (wish(-1), Code.BAD_REQUEST),
        (wish(5, **broken), Code.BAD_RECORD),
        (wish(5, kind="place", id="x"), Code.BAD_REQUEST),
    ):
        assert await refused(anna, body) is expected, body
    answer = await anna.http.post("/api/tables/from", json=wish(5, **broken))
    assert answer.json()["parameters"]["line"] > 1
    seats = [{"type": "human", "mine": True}, {"type": "bot", "bot": "random"}]
    origin = {"kind": "text", "id": None, "ply": 1, "round": 1}
    marked = {"seats": seats, "origin": origin}
    assert await refused(anna, marked, "/api/tables") is Code.BAD_SETTINGS
    games = (await anna.http.get(f"/api/people/{anna.name}/games")).json()["games"]
    assert [game["id"] for game in games] == [running]


async def test_an_unfinished_record(anna: Visitor) -> None:
    """A record that breaks off can be played on from where it does."""
    part = Game(GAME.start, deal=GAME.deal, names=GAME.names)
    for seat, move in GAME.moves[:20]:
        part.push(move, seat)
    assert (await played_on(anna, 20, game=part)).status is Status.PLAYING


async def test_it_survives_a_kill(tmp_path: Path) -> None:
    """A server that is killed after the answer finds the table again: the same log, and the same
    view for its seat."""
    ply = first_turn(0)
    with process(tmp_path / "data") as (url, pid):
        async with guest(url) as anna:
            table = await played_on(anna, ply)
            async with anna.line() as line:
                before = await begin(line, table.id)
            cookies = anna.http.cookies
            os.kill(pid, signal.SIGKILL)
    log = stored_log(tmp_path / "data", table.id)
    assert len(log) == ply + 2
    with process(tmp_path / "data") as (url, _):
        async with guest(url) as anna:
            anna.http.cookies = cookies
            async with anna.line() as line:
                after = await begin(line, table.id)
            assert after.view == before.view
            told = (await anna.http.get(f"/api/tables/{table.id}")).json()
            assert told["settings"]["origin"]["ply"] == ply
