"""What a link shows of a table: what a stranger may see, not sooner, and no hidden card."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from codex_naturalis.analysis.exercises import shipped
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.locale.languages import LANGUAGES
from codex_naturalis.locale.words import words_of
from codex_naturalis.protocol.commands import Resign
from codex_naturalis.server.archive.archive import Archive
from codex_naturalis.server.previews.preview import Preview, Previews
from codex_naturalis.server.previews.scenes import Opening, TableScene, decode_scene, encode_scene
from tests.server.playing import LiveTables, live_tables, play_on

WORDS = words_of("en")


async def shown(here: LiveTables, table: str = "table") -> Preview:
    previews = Previews(here.registry, Archive(here.store), here.store)
    return await previews.of(f"table/{table}", None, WORDS)


@pytest.mark.anyio
async def test_only_what_a_spectator_sees(tmp_path: Path) -> None:
    """Law: at every half-move the picture is made from the view of a spectator, and from a view
    of a seat none can be."""
    async with live_tables(tmp_path) as here:
        room = await here.game(players=3)
        watchers = await here.watchers(room)
        rng = Random(3)
        for _ in range(40):
            await play_on(watchers, rng, 1)
            assert room.course.state is not None
            scene = (await shown(here)).scene
            assert isinstance(scene, TableScene)
            assert scene.view == view_of(room.course.state, None)
            assert decode_scene(encode_scene(scene)) == scene
            with pytest.raises(AssertionError, match="spectator"):
                TableScene(view_of(room.course.state, 1), scene.names)


@pytest.mark.anyio
async def test_how_it_stands(tmp_path: Path) -> None:
    """Who plays, the round and the points; at the end the totals, and who won."""
    async with live_tables(tmp_path) as here:
        room = await here.game()
        watchers = await here.watchers(room)
        names = " – ".join(seat.name for seat in room.table.seats)
        assert (await shown(here)).title == names
        await play_on(watchers, Random(3), 30)
        assert room.course.state is not None
        view = view_of(room.course.state, None)
        points = " : ".join(str(player.points) for player in view.players)
        assert (await shown(here)).title == f"{names}, round {view.round}, {points}"
        await play_on(watchers, Random(3))
        result = room.course.result
        assert result is not None
        assert result.totals is not None
        told = await shown(here)
        assert told.title == f"{names}, {' : '.join(map(str, result.totals))}"
        winner = room.table.seats[result.winners[0]].name
        assert told.description == f"{winner} won this game of Codex Naturalis."


@pytest.mark.anyio
async def test_given_up(tmp_path: Path) -> None:
    """A game that somebody gave up has a winner too."""
    async with live_tables(tmp_path) as here:
        room = await here.game(rated=False, on_leave="forfeit")
        watchers = await here.watchers(room)
        await play_on(watchers, Random(3), 20)
        assert await watchers[0].do(Resign, seat=0) is None
        winner = room.table.seats[1].name
        assert (await shown(here)).description == f"{winner} won this game of Codex Naturalis."


@pytest.mark.anyio
async def test_no_spectators(tmp_path: Path) -> None:
    """Where spectators are not wanted, nothing of the game is told, and nobody's name."""
    async with live_tables(tmp_path) as here:
        room = await here.game(spectators=False)
        watchers = await here.watchers(room)
        for half_moves in (0, 20, 10_000):
            await play_on(watchers, Random(3), half_moves)
            told = await shown(here)
            assert told.scene == Opening()
            assert told.title == "A game of Codex Naturalis"
            assert told.description == WORDS("site-description")


@pytest.mark.anyio
async def test_a_delay(tmp_path: Path) -> None:
    """With a delay of 30 seconds, a link shows the table as it was 30 seconds ago."""
    async with live_tables(tmp_path) as here:
        room = await here.game(spectator_delay=30)
        watchers = await here.watchers(room)
        assert (await shown(here)).scene == Opening()
        here.clock.advance(31)
        await play_on(watchers, Random(3), 20)
        assert room.course.state is not None
        then = view_of(room.course.state, None)
        told = await shown(here)
        assert isinstance(told.scene, TableScene)
        assert not told.scene.view.players[0].cards
        here.clock.advance(31)
        await play_on(watchers, Random(3), 20)
        told = await shown(here)
        assert isinstance(told.scene, TableScene)
        assert msgspec.json.encode(told.scene.view) == msgspec.json.encode(then)


@pytest.mark.anyio
async def test_exercises(tmp_path: Path) -> None:
    """Their page and each exercise have a title of their own; one that does not exist is not
    found, and of one's own nothing is told to strangers, not even whether it exists."""
    async with live_tables(tmp_path) as here:
        previews = Previews(here.registry, Archive(here.store), here.store)
        title = WORDS("exercises")
        for path, found in (
            ("exercises", True),
            ("exercises/nothing", False),
            ("exercises/own/anything", True),
        ):
            preview = await previews.of(path, None, WORDS)
            assert preview.title.startswith(title), path
            assert preview.found == found, path
        for one in shipped()[:20]:
            preview = await previews.of(f"exercises/{one.id}", None, WORDS)
            theme = WORDS(f"exercises-theme-{one.theme}")
            assert preview.found
            assert preview.title.startswith(f"Exercise: {theme} ·")
            assert preview.scene == Opening()


@pytest.mark.anyio
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_sentence_of_their_own(tmp_path: Path, language: str) -> None:
    """Law: in every language the links to exercises, one exercise, statistics and the analysis
    board have each a title and a sentence that no other page has; a saved analysis tells a stranger
    no more than the board, not even whether it exists."""
    words = words_of(language)
    paths = ("", "learn", "exercises", f"exercises/{shipped()[0].id}", "statistics", "analysis")
    async with live_tables(tmp_path) as here:
        previews = Previews(here.registry, Archive(here.store), here.store)
        told = [await previews.of(path, None, words) for path in paths]
        assert len({one.title for one in told}) == len(paths)
        assert told[0].description == told[1].description == words("site-description")
        assert len({one.description for one in told}) == len(paths) - 1
        for path in ("analysis/saved/anything", "analysis/exercise/anything"):
            assert await previews.of(path, None, words) == told[-1]
