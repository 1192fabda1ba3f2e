"""Commands that are sent again with the nonce of the first time."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from codex_naturalis.protocol.commands import (
    Abort,
    ChooseColour,
    Leave,
    Play,
    Rematch,
    Resign,
    Return,
    Say,
    Sit,
    Stand,
    TakeBack,
)
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Colour, Status
from codex_naturalis.server.tables.commands import handle
from codex_naturalis.server.tables.course import MOST_NONCES
from codex_naturalis.server.tables.room import Room
from tests.server.playing import PEOPLE, SEATED, LiveTables, Watcher, live_tables, play_on

pytestmark = pytest.mark.anyio

Kinds = type[
    Abort | Leave | ChooseColour | Play | Rematch | Resign | Return | Sit | Stand | TakeBack
]


async def give(here: LiveTables, room: Room, person: str, kind: Kinds, **fields: Any) -> int | None:
    """Over a connection of its own, as after a break."""
    about: dict[str, Any] = {"id": 1, "table": room.id}
    command = kind(**about | fields)
    return await handle(here.registry, Watcher(here, person, room.id), PEOPLE[person], command)


async def given_twice(
    here: LiveTables, room: Room, person: str, kind: Kinds, **fields: Any
) -> None:
    """Law: the second answer is the first one, and one entry carries the command out; also for a
    server that has started anew since."""
    fields["nonce"] = nonce = f"nonce-of-{kind.__name__}"
    first = await give(here, room, person, kind, **fields)
    assert await give(here, room, person, kind, **fields) == first
    here.registry = (await here.restarted()).registry
    assert await give(here, room, person, kind, **fields) == first
    entries = (await here.stored(room.id)).entries
    assert [entry.number for entry in entries if entry.nonce == nonce] == [first]


async def test_before_the_game(tmp_path: Path) -> None:
    """Sitting, painting and standing; the last to sit starts the game."""
    async with live_tables(tmp_path) as here:
        room = await here.create("anna", players=3)
        await given_twice(here, room, "bert", Sit, seat=1)
        await given_twice(here, room, "bert", ChooseColour, seat=1, colour=Colour.YELLOW)
        await given_twice(here, room, "bert", Stand, seat=1)
        room = await here.create("anna")
        await given_twice(here, room, "bert", Sit, seat=1)
        assert len((await here.stored(room.id)).entries) == 3


async def test_taking_a_table_away(tmp_path: Path) -> None:
    """Case: the maker aborts while people gather; everybody agrees before the first turn."""
    async with live_tables(tmp_path) as here:
        await given_twice(here, await here.create("anna"), "anna", Abort, seat=0)
        room = await here.game()
        await give(here, room, "anna", Abort, seat=0, nonce="a-vote-of-anna")
        await given_twice(here, room, "bert", Abort, seat=1)


async def test_half_moves(tmp_path: Path) -> None:
    """A choice of the setup; a placement, and taking it back."""
    async with live_tables(tmp_path) as here:
        room = await here.game()
        version = room.course.version
        await given_twice(here, room, "anna", Play, seat=0, version=version, move="s:front")
        room = await here.room(room.id)
        await play_on(await here.watchers(room), Random(3), 3)
        seat, version, state = room.course.to_move[0], room.course.version, room.course.state
        assert state is not None
        player, owner = state.players[seat], SEATED[seat]
        x, y = next(iter(player.area.slots))
        placing = {"version": version, "move": f"{player.hand[0].id}b@{x},{y}"}
        placing |= {"seat": seat, "nonce": "of-the-placement"}
        undoing = {"version": version + 1, "seat": seat, "nonce": "of-taking-back"}
        for _ in range(2):
            assert await give(here, room, owner, Play, **placing) == version + 1
            assert await give(here, room, owner, TakeBack, **undoing) == version + 2
        assert room.course.state == state


async def test_giving_up_and_coming_back(tmp_path: Path) -> None:
    """Leaving, returning, resigning; then the rematch, of which there is one."""
    async with live_tables(tmp_path) as here:
        room = await here.game()
        await given_twice(here, room, "anna", Leave, seat=0)
        await given_twice(here, room, "anna", Return, seat=0)
        await given_twice(here, room, "anna", Resign, seat=0)
        assert (await here.room(room.id)).course.status is Status.FINISHED
        await give(here, room, "anna", Rematch, seat=0, nonce="a-vote-of-anna")
        first = await give(here, room, "bert", Rematch, seat=1, nonce="the-last-vote")
        assert await give(here, room, "bert", Rematch, seat=1, nonce="the-last-vote") == first
        assert len(here.registry.rooms) == 2


async def test_two_connections_at_the_same_moment(tmp_path: Path) -> None:
    """Law: copies of a command that are under way together are carried out once."""
    async with live_tables(tmp_path) as here:
        room = await here.game()
        version = room.course.version
        play = {"seat": 0, "version": version, "move": "s:front", "nonce": "of-both-tabs"}
        copies = [give(here, room, "anna", Play, **play) for _ in range(5)]
        assert set(await asyncio.gather(*copies)) == {version + 1}
        assert len((await here.stored(room.id)).entries) == version + 1


async def test_another_command_is_another(tmp_path: Path) -> None:
    """Case: without a nonce, or with another one, the same words are a command of their own."""
    async with live_tables(tmp_path) as here:
        room = await here.game()
        play = {"seat": 0, "version": room.course.version, "move": "s:front"}
        await give(here, room, "anna", Play, **play, nonce="the-first-one")
        for nonce in (None, "the-second-one"):
            with pytest.raises(Refused) as refused:
                await give(here, room, "anna", Play, **play, nonce=nonce)
            assert refused.value.code is Code.STALE


async def test_the_newest_of_each_seat_are_remembered(tmp_path: Path) -> None:
    """Law: whatever the others do, the last commands of a seat are recognised; a course keeps no
    more than it says."""
    async with live_tables(tmp_path) as here:
        room = await here.create("anna", players=3)
        await give(here, room, "bert", Sit, seat=1, nonce="bert-sits-down")
        for number in range(3 * MOST_NONCES):
            colour = (Colour.GREEN, Colour.YELLOW)[number % 2]
            nonce = f"paint-{number:04}"
            await give(here, room, "anna", ChooseColour, seat=0, colour=colour, nonce=nonce)
        version = room.course.version
        assert await give(here, room, "bert", Sit, seat=1, nonce="bert-sits-down") == 2
        assert room.course.version == version
        assert [len(nonces) for nonces in room.course.nonces] == [MOST_NONCES, 1, 0]


async def test_chat_is_said_once(tmp_path: Path) -> None:
    """Case: a line that is sent again is neither stored nor sent to anybody a second time."""
    async with live_tables(tmp_path) as here:
        room = await here.game()
        watchers = await here.watchers(room)
        say = Say(id=1, table=room.id, text="hello", nonce="nonce-of-hello")
        for _ in range(2):
            await handle(here.registry, watchers[0], PEOPLE["anna"], say)
        assert [len(watcher.heard("said")) for watcher in watchers] == [1, 1]
