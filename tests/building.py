"""Tables for cases: said by their areas, hands and decks, the rest filled in quietly."""

from __future__ import annotations

from collections.abc import Sequence

from codex_naturalis.engine.area import EMPTY_AREA, Area, lay
from codex_naturalis.engine.cards import Card, Objective
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Place, parse_move
from codex_naturalis.engine.state import Mode, Options, Phase, Player, State, Tybor
from codex_naturalis.engine.supply import Supply
from codex_naturalis.engine.symbols import SYMBOLS, Symbol, tally_of
from codex_naturalis.notation.position import read_area


def cards(*ids: int) -> tuple[Card, ...]:
    return tuple(RETAIL.cards[number] for number in ids)


def objective_card(number: int) -> Objective:
    return RETAIL.objective_by_id[number]


def lay_all(text: str) -> tuple[Area, int]:
    """The area of cards laid in order, costs unasked, and the points that they brought."""
    area, points = EMPTY_AREA, 0
    for word in text.split():
        move = parse_move(word if "@" in word else f"{word}@0,0")
        assert isinstance(move, Place)
        assert move.at in area.slots, f"{word} has no place"
        laying = lay(area, RETAIL.cards[move.card].face(move.side), move.at)
        area, points = laying.area, points + laying.points
    return area, points


def owned(area: Area) -> dict[str, int]:
    """The symbols of an area, by letter, those that are there."""
    return {s.letter: n for s, n in zip(SYMBOLS, area.tally, strict=True) if n}


def with_symbols(**counts: int) -> Area:
    """An area of which only the symbols matter."""
    return Area({}, {}, frozenset(), tally_of({Symbol(word): n for word, n in counts.items()}))


def player(
    area: str | Area = "81f",
    hand: tuple[int, ...] = (1, 2, 41),
    points: int = 0,
    objective: int = 95,
) -> Player:
    laid = read_area(area) if isinstance(area, str) else area
    starter = RETAIL.cards[81]
    kept = objective_card(objective)
    spare = objective_card(96 if objective == 95 else 95)
    return Player(starter, laid, cards(*hand), (), (kept, spare), kept, points)


def table(
    players: Sequence[Player],
    *,
    resource: tuple[int, ...] = (21, 22, 23, 24),
    gold: tuple[int, ...] = (61, 62, 63, 64),
    market: tuple[int | None, ...] = (31, 32, 71, 72),
    common: tuple[int, int] = (87, 99),
    seat: int = 0,
    phase: Phase = Phase.PLACE,
    round: int = 5,
    last_round: int | None = None,
    options: Options | None = None,
    tybor: Tybor | None = None,
) -> Game:
    slots = tuple(None if number is None else RETAIL.cards[number] for number in market)
    mode = Mode.SOLO_NORMAL if tybor else Mode.TABLE
    return Game(
        State(
            players=tuple(players),
            tybor=tybor,
            supply=Supply(cards(*resource), cards(*gold), slots),
            objectives=(objective_card(common[0]), objective_card(common[1])),
            seat=seat,
            phase=phase,
            round=round,
            last_round=last_round,
            ended=None,
            options=options or Options(mode),
        )
    )


def monk(*taken: int, points: int = 0) -> Tybor:
    """Tybor with some cards face down."""
    return Tybor((), cards(*taken), (), points)
