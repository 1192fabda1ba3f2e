"""Players without an open position (R33), dry decks and skipped draws (R31, R32)."""

from __future__ import annotations

from msgspec.structs import replace

from codex_naturalis.engine.area import EMPTY_AREA, Area, lay
from codex_naturalis.engine.cards import Back, Card, Kind, Side, make_card, make_face
from codex_naturalis.engine.events import (
    EndReason,
    EndTriggered,
    GameEnded,
    MarketRefilled,
    TurnSkipped,
    TyborTook,
)
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Options, Phase
from codex_naturalis.engine.supply import Refill
from codex_naturalis.engine.symbols import Symbol
from codex_naturalis.notation.position import read_area
from tests.building import cards, monk, player, table

BLOCKED = read_area(
    "84b 34f@-1,1 79f@0,2 15f@-2,2 78f@-1,-1 16f@-3,1 51b@1,1 58f@2,0 59f@-4,2 77f@2,2"
)
"""Example E14."""


def cul_de_sac() -> tuple[Area, Card]:
    """An invented starter with one visible corner, and an invented card that shuts it."""
    corner = (False, True, False, False)
    starter = make_face(201, Side.FRONT, None, open=corner)
    front = make_face(202, Side.FRONT, Symbol.FUNGI, open=(False,) * 4)
    back = make_face(202, Side.BACK, Symbol.FUNGI, centre=(Symbol.FUNGI,))
    lid = make_card(Kind.RESOURCE, front, back)
    return lay(EMPTY_AREA, starter, (0, 0)).area, lid


def test_a_blocked_player_is_skipped_and_scored() -> None:
    """R33: no play, no draw, still in the game and scored at the end."""
    game = table([player(points=19, hand=(8, 9, 10)), player(BLOCKED, points=15), player()])
    game.push("8f@1,1")
    events = game.push("<R")
    assert TurnSkipped(1) in events
    assert game.seat == 2
    assert game.why_not("1b@1,1", seat=1)[0].code == "not_your_turn"
    hand = game.state.players[1].hand
    while not game.over:
        game.push(next(iter(game.legal_moves)))
    assert game.state.players[1].hand == hand
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores[1].track == 15
    assert len(outcome.scores) == 3


def test_a_blocked_first_player_is_skipped_after_the_setup() -> None:
    """R33 holds for the very first turn too."""
    area, _ = cul_de_sac()
    shut = Area(area.cards, {}, area.shut | {(1, 1)}, area.tally)
    game = table([player(shut), player()], round=1, phase=Phase.SETUP)
    state = game.state
    unsettled = replace(state.players[1], objective=None)
    game = Game(replace(state, players=(state.players[0], unsettled), seat=1))
    events = game.push("o:95")
    assert events[-1] == TurnSkipped(0)
    assert game.seat == 1
    assert game.state.phase is Phase.PLACE


def test_when_everybody_is_blocked_the_game_ends_at_once() -> None:
    """R33, with invented cards: the printed ones cannot block two players."""
    area, lid = cul_de_sac()
    people = [replace(player(area), hand=(lid,)) for _ in range(2)]
    game = table(people)
    game.push("202f@1,1")
    assert game.state.players[0].area.blocked
    game.push("<R")
    assert game.seat == 1
    game.push("202f@1,1")
    events = game.push("<G")
    assert events[-1] == GameEnded(EndReason.BLOCKED)
    assert game.over
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.reason is EndReason.BLOCKED
    assert outcome.winners == (0, 1)


def test_all_blocked_in_the_last_round_keeps_the_first_reason() -> None:
    """A trigger stays what ended the game, also when everybody is blocked on the way."""
    area, lid = cul_de_sac()
    people = [replace(player(area, points=20 * (n == 0)), hand=(lid,)) for n in range(2)]
    game = table(people)
    events = game.push("202f@1,1")
    assert EndTriggered(0, EndReason.POINTS, 6) in events
    game.push("<R")
    game.push("202f@1,1")
    assert game.push("<G")[-1] == GameEnded(EndReason.POINTS)


def test_tybor_plays_on_alone() -> None:
    """R33: in solo a blocked player is skipped round by round until the end comes by R40."""
    game = table(
        [player(BLOCKED, points=15)],
        tybor=monk(31),
        round=1,
        phase=Phase.SETUP,
        common=(88, 90),
    )
    state = game.state
    game = Game(replace(state, players=(replace(state.players[0], objective=None),)))
    events = game.push("o:95")
    assert game.over
    skipped = [event for event in events if isinstance(event, TurnSkipped)]
    assert len(skipped) == game.state.round == game.state.last_round
    assert [event.seat for event in events if isinstance(event, EndTriggered)] == [1]
    assert len([event for event in events if isinstance(event, TyborTook)]) > 4
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores[0].track == 15


def test_refill_same_leaves_the_slot_empty() -> None:
    """R31: with its own deck empty a slot stays empty, and cannot be drawn from."""
    game = table([player(), player(hand=(4, 5, 6))], resource=(), gold=(61, 62))
    game.push("1b@1,1")
    events = game.push("<R1")
    assert not [event for event in events if isinstance(event, MarketRefilled)]
    assert game.state.supply.market[0] is None
    assert [str(move) for move in _draws(game)] == ["<G", "<R2", "<G1", "<G2"]
    assert [r.code for r in game.why_not("<R1")] == ["slot_empty"]
    assert [r.code for r in game.why_not("<R")] == ["deck_empty"]
    assert game.why_not("<R")[0].text == "the resource deck is empty"


def test_refill_other_takes_from_the_other_deck() -> None:
    """R31, the option: an R slot may then hold a gold card, and a G slot a resource card."""
    options = Options(refill=Refill.OTHER)
    game = table([player(), player()], resource=(), gold=(61, 62), options=options)
    game.push("1b@1,1")
    game.push("<R1")
    assert [card and card.id for card in game.state.supply.market] == [61, 32, 71, 72]
    game.push("2b@1,1")
    game.push("<R1")
    assert [card and card.id for card in game.state.supply.market] == [62, 32, 71, 72]
    assert game.state.last_round == 6
    game = table([player(), player()], resource=(21, 22), gold=(), options=options)
    game.push("1b@1,1")
    game.push("<G2")
    assert [card and card.id for card in game.state.supply.market] == [31, 32, 71, 21]


def test_refill_other_with_both_decks_empty() -> None:
    """R32: face-up cards may still be drawn, without replacement."""
    options = Options(refill=Refill.OTHER)
    game = table([player(), player()], resource=(), gold=(61,), options=options)
    game.push("1b@1,1")
    game.push("<G")
    game.push("2b@1,1")
    game.push("<R1")
    assert [card and card.id for card in game.state.supply.market] == [None, 32, 71, 72]


def test_the_end_is_triggered_once() -> None:
    """R41: later triggers change nothing."""
    people = [player(points=19, hand=(8, 9, 10)), player(points=19, hand=(18, 19, 20))]
    game = table(people, resource=tuple(range(11, 17)))
    assert EndTriggered(0, EndReason.POINTS, 6) in game.push("8f@1,1")
    game.push("<R")
    assert not [e for e in game.push("18f@1,1") if isinstance(e, EndTriggered)]


def test_the_trigger_still_draws_and_nobody_does_in_the_last_round() -> None:
    """R42."""
    game = table([player(points=20, hand=(1, 2, 3)), player(hand=(4, 5, 6))])
    game.push("1b@1,1")
    assert game.state.phase is Phase.DRAW
    game.push("<R")
    game.push("4b@1,1")
    game.push("<R")
    game.push("2b@-1,1")
    assert game.seat == 1
    assert str(game.state.phase) == "place"
    assert [r.code for r in game.why_not("<R")] == ["place_first"]
    game.push("5b@-1,1")
    assert game.over


def _draws(game: Game) -> list[object]:
    """What the next player may draw after placing."""
    game.push("4b@1,1")
    return list(game.legal_moves)


def test_seen_cards_are_forgotten_when_placed() -> None:
    """R6: a card taken from the market is known to all while it is in the hand."""
    game = table([player(hand=(1, 2, 3)), player(hand=(4, 5, 6))])
    game.push("1b@1,1")
    game.push("<R1")
    assert list(game.state.players[0].seen) == [31]
    held = game.view(1).players[0].hand
    assert [card.card for card in held] == [None, None, 31]
    game.push("4b@1,1")
    game.push("<R")
    assert game.state.players[1].seen == ()
    game.push("31b@-1,1")
    assert not game.state.players[0].seen
    assert [card.id for card in game.state.players[0].hand] == [2, 3]
    assert cards(31)[0].shown == Back(Kind.RESOURCE, Symbol.INSECT)
