"""Nobody gets help in a rated game: a position of one's own running rated game is not analysed,
however it was sent."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

from msgspec.structs import replace

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.geometry import ORIGIN
from codex_naturalis.engine.state import Player, State
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ports.store import GamesQuery, Store
from codex_naturalis.server.tables.registry import TableRegistry

SAME_STARTER, OTHER_STARTER = 2, 3
"""How many cards in the same cells, or in both hands, make two seats the same, if they have the
same starter or another one. Two games hardly ever share so many by chance."""
SAME_MARKET = 3
NEAR = 2
"""By how many placements a position of a whole game may be ahead of a running one, or behind."""


class RatedGames:
    def __init__(self, store: Store, tables: TableRegistry) -> None:
        self._store = store
        self._tables = tables

    async def check(self, person: str | None, asked: State) -> None:
        """Raises Refused (FORBIDDEN) when the position is from a rated game that the person is
        playing."""
        async for running in self._running(person):
            if is_same_game(asked, running):
                raise _refused()

    async def check_game(self, person: str, asked: Game) -> None:
        """The same for a game of which every position will be looked at: it may go on after the
        running one, as somebody has made it up."""
        async for running in self._running(person):
            if any(is_same_game(state, running) for state in _near(asked, running)):
                raise _refused()

    async def _running(self, person: str | None) -> AsyncIterator[State]:
        """The rated games that the person is playing."""
        if person is None:
            return
        query = GamesQuery(person=person, statuses=(Status.PLAYING,), rated=True)
        while page := await self._store.tables.find(query):
            for found in page:
                running = (await self._tables.get(found.line.id)).course.state
                if running is not None:
                    yield running
            query = replace(query, before=(page[-1].changed, page[-1].line.id))


def _refused() -> Refused:
    return Refused(
        Code.FORBIDDEN, "this is a position of a rated game that you are playing", case="rated_game"
    )


def _near(asked: Game, running: State) -> Iterator[State]:
    """Its last position, and those with about as many cards laid as in the running game."""
    yield asked.state
    cards = _laid(running)
    for transition in asked.transitions:
        if abs(_laid(transition.before) - cards) <= NEAR:
            yield transition.before


def _laid(state: State) -> int:
    return sum(len(player.area.cards) for player in state.players)


def is_same_game(asked: State, running: State) -> bool:
    """Whether the market or a seat of one is that of the other, a few turns sooner or later, or
    with some cards exchanged to hide it."""
    markets = zip(asked.supply.market, running.supply.market, strict=True)
    if sum(mine is not None and mine == theirs for mine, theirs in markets) >= SAME_MARKET:
        return True
    return any(_is_same_seat(mine, theirs) for mine in asked.players for theirs in running.players)


def _is_same_seat(mine: Player, theirs: Player) -> bool:
    same_starter = mine.starter.id == theirs.starter.id
    shared = sum(
        at != ORIGIN and at in theirs.area.cards and theirs.area.cards[at].card == face.card
        for at, face in mine.area.cards.items()
    )
    if shared >= (SAME_STARTER if same_starter else OTHER_STARTER):
        return True
    hand = {card.id for card in mine.hand} & {card.id for card in theirs.hand}
    begun = min(len(mine.area.cards), len(theirs.area.cards)) <= SAME_STARTER
    near = same_starter and (begun or shared > 0)
    return len(hand) >= (SAME_STARTER if near else OTHER_STARTER)
