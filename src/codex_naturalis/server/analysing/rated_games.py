"""Nobody gets help in a rated game: a position of one's own running rated game is not analysed,
however it was sent."""

from __future__ import annotations

from codex_naturalis.engine.geometry import ORIGIN
from codex_naturalis.engine.state import Player, State
from codex_naturalis.protocol.refusals import Code, Refused
from codex_naturalis.protocol.tables import Status
from codex_naturalis.server.ports.store import GamesQuery, Store
from codex_naturalis.server.tables.registry import TableRegistry

MOST_GAMES = 50
SAME_STARTER, OTHER_STARTER = 2, 3
"""How many cards in the same cells, or in both hands, make two seats the same, if they have the
same starter or another one. Two games hardly ever share so many by chance."""
SAME_MARKET = 3


class RatedGames:
    def __init__(self, store: Store, tables: TableRegistry) -> None:
        self._store = store
        self._tables = tables

    async def check(self, person: str | None, asked: State) -> None:
        """Raises Refused (FORBIDDEN) when the position is from a rated game that the person is
        playing."""
        if person is None:
            return
        query = GamesQuery(person=person, statuses=(Status.PLAYING,), rated=True, limit=MOST_GAMES)
        for found in await self._store.tables.find(query):
            running = (await self._tables.get(found.line.id)).course.state
            if running is not None and is_same_game(asked, running):
                raise Refused(
                    Code.FORBIDDEN,
                    "this is a position of a rated game that you are playing",
                    case="rated_game",
                )


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
