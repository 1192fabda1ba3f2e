"""A page in short: what a link to it says, and shows, to somebody who has no seat."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from urllib.parse import quote, urlencode

from msgspec import Struct
from msgspec.structs import replace

from codex_naturalis.analysis.exercises import shipped
from codex_naturalis.locale.words import Words
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.reviews import GameKind
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.archive.archive import Archive, GameKey
from codex_naturalis.server.archive.steps import step_of
from codex_naturalis.server.ports.store import Store
from codex_naturalis.server.previews.scenes import Opening, Scene, TableScene
from codex_naturalis.server.previews.sentences import (
    called,
    invitation,
    seat_names,
    stage,
    standing,
)
from codex_naturalis.server.tables.registry import TableRegistry
from codex_naturalis.server.tables.spectating import spectator_view

TITLES = {
    "new": "lobby-new",
    "games": "lobby-games",
    "watch": "lobby-watch",
    "replay": "replay-open-title",
    "analysis": "analysis-title",
    "exercises": "exercises",
    "learn": "learn",
    "rules": "rules",
    "account": "account",
    "leaderboard": "leaderboard",
    "statistics": "statistics",
    "shuffle": "people-shuffle",
    "settings": "settings",
}
"""The pages that are the same for everybody, and the messages with their titles."""
SENTENCES = {
    "analysis": "site-analysis-text",
    "exercises": "site-exercises-text",
    "statistics": "site-statistics-text",
}
"""What the links to these pages say; those to others describe the site."""
GAME_SENTENCES = {
    "replay": "site-replay-text",
    "review": "site-review-text",
    "analysis": "site-analysis-game-text",
}
"""What the link to a finished game says."""
HOME = "home"
"""Names the picture of the front page, whose own path is empty."""
_MISSING = (Code.NOT_FOUND, Code.BAD_RECORD)


class Preview(Struct, frozen=True):
    title: str
    description: str
    picture: str
    """Its address on this site."""
    scene: Scene
    found: bool = True
    """Whether there is such a table, record, exercise or person."""


class Previews:
    def __init__(self, tables: TableRegistry, archive: Archive, store: Store) -> None:
        self._tables = tables
        self._archive = archive
        self._store = store

    async def of(self, path: str, ply: int | None, words: Words) -> Preview:
        """The preview of a page, by its path without slashes around it."""
        match path.split("/"):
            case ["table", table]:
                return await _found(self._table(table, words), words)
            case ["replay" | "review" | "analysis" as page, "table" | "record" as kind, game]:
                key = GameKey(GameKind(kind), game)
                return await _found(self._game(page, key, ply, words), words)
            case ["people", name]:
                row = await self._store.people.by_name(name)
                return general(words, row.name) if row else general(words, found=False)
            case ["exercises", "own", _]:
                return _page("exercises", words)
            case ["exercises", exercise]:
                return await _exercise(exercise, words)
            case ["analysis", "saved" | "exercise", _]:
                return _page("analysis", words)
            case [page] if page in TITLES:
                return _page(page, words)
            case _:
                return general(words)

    async def _table(self, table: str, words: Words) -> Preview:
        room = await self._tables.get(table)
        shown = room.table
        if shown.status is Status.GATHERING:
            title, description = invitation(shown, words)
            return Preview(title, description, picture_of(HOME, words), Opening())
        seen = spectator_view(room)
        if seen is None:
            return secret(words)
        version, view = seen
        names = seat_names(shown, words)
        return Preview(
            title=standing(view, names, words),
            description=stage(shown, names, words),
            picture=picture_of(f"table/{quote(table, safe='')}", words, v=version),
            scene=TableScene(view, names),
        )

    async def _game(self, page: str, key: GameKey, ply: int | None, words: Words) -> Preview:
        """Of a finished game, after `ply` half-moves or at its end."""
        game = await self._archive.load(key)
        last = len(game.transitions)
        shown = last if ply is None else min(ply, last)
        view = step_of(game, shown, None).view
        names = tuple(called(name, words) for name in game.names)
        return Preview(
            title=standing(view, names, words),
            description=words(GAME_SENTENCES[page]),
            picture=picture_of(f"{page}/{key.kind}/{quote(key.id, safe='')}", words, ply=shown),
            scene=TableScene(view, names),
        )


def _page(page: str, words: Words, *, found: bool = True) -> Preview:
    sentence = SENTENCES.get(page, "site-description")
    return general(words, words(TITLES[page]), sentence, found=found)


async def _exercise(exercise: str, words: Words) -> Preview:
    """What is asked for."""
    known = await asyncio.to_thread(shipped)  # the first time it reads them all
    for one in known:
        if one.id == exercise:
            title = words("site-exercise", theme=words(f"exercises-theme-{one.theme}"))
            return general(words, title, "site-exercise-text")
    return _page("exercises", words, found=False)


async def _found(coming: Awaitable[Preview], words: Words) -> Preview:
    try:
        return await coming
    except Refused as refused:
        return secret(words, found=refused.code not in _MISSING)


def secret(words: Words, *, found: bool = True) -> Preview:
    """Of a game of which a stranger may see nothing."""
    return replace(general(words, found=found), title=words("site-game"))


def general(
    words: Words,
    page: str | None = None,
    sentence: str = "site-description",
    *,
    found: bool = True,
) -> Preview:
    """Of a page that shows nothing of a game; `page` is its own title, `sentence` a message."""
    name = words("title-full")
    return Preview(
        title=f"{page} · {name}" if page else name,
        description=words(sentence),
        picture=picture_of(HOME, words),
        scene=Opening(),
        found=found,
    )


def picture_of(page: str, words: Words, **more: int) -> str:
    """The names of bots in it are in the language of the link."""
    return f"/preview/{page}.png?{urlencode({'lang': words.language, **more})}"
