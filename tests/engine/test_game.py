"""The checked door: new games, refusals with every reason, taking back, equality."""

from __future__ import annotations

from random import Random

import pytest

from codex_naturalis.engine import rules
from codex_naturalis.engine.cards import Side
from codex_naturalis.engine.deal import Deal, shuffled
from codex_naturalis.engine.errors import BadDeal, BadOptions, IllegalMove
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import ChooseStarter, Draw, Place, parse_move
from codex_naturalis.engine.state import Phase
from codex_naturalis.engine.supply import Source
from tests.building import player, table


@pytest.mark.parametrize(("players", "decks"), [(2, (34, 36)), (3, (32, 35)), (4, (30, 34))])
def test_decks_after_the_setup(players: int, decks: tuple[int, int]) -> None:
    """The check of section 2 of the rules."""
    supply = Game.new(players, seed=1).state.supply
    assert (len(supply.resource), len(supply.gold)) == decks


def test_the_deal_goes_round_as_records_say() -> None:
    """R11–R15 in order: the market, starters, hands of two resources and a gold, objectives."""
    deal = shuffled(Random(4))
    state = Game.new(3, deal=deal).state
    assert [card and card.id for card in state.supply.market] == [
        *deal.resource[:2],
        *deal.gold[:2],
    ]
    for seat, dealt in enumerate(state.players):
        assert dealt.starter.id == deal.starters[seat]
        assert [card.id for card in dealt.hand] == [
            *deal.resource[2 + 2 * seat : 4 + 2 * seat],
            deal.gold[2 + seat],
        ]
        offered = deal.objectives[2 + 2 * seat : 4 + 2 * seat]
        assert tuple(objective.id for objective in dealt.offered) == offered
    assert tuple(objective.id for objective in state.objectives) == deal.objectives[:2]
    assert [card.id for card in state.supply.resource] == list(deal.resource[8:])
    assert [card.id for card in state.supply.gold] == list(deal.gold[5:])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"players": 1}, "2 to 4 players, not 1"),
        ({"players": 5}, "2 to 4 players, not 5"),
        ({"players": 2, "mode": "solo-hard"}, "1 player, not 2"),
        ({"mode": "chess"}, "unknown mode 'chess'"),
        ({"tie_break": "lot"}, "unknown tie-break 'lot'"),
        ({"refill": "both"}, "unknown refill 'both'"),
        ({"mode": "solo-easy", "refill": "other"}, "always refills from the same deck"),
        ({"names": ["Ada"]}, "1 names for 2 players"),
        ({"rng": Random(1)}, "one of: seed, rng, deal"),
        ({"seed": None}, "one of: seed, rng, deal"),
    ],
)
def test_bad_options(arguments: dict[str, object], said: str) -> None:
    """A game that the rules do not know is refused, and says what is wrong."""
    with pytest.raises(BadOptions, match=said):
        Game.new(**{"seed": 1, **arguments})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"resource": tuple(range(1, 40))}, "card 40 is missing from the resource deck"),
        ({"gold": (41, *range(41, 80))}, "card 41 is twice in the gold deck"),
        ({"starters": (81, 82, 83, 84, 85, 99)}, "card 99 does not belong to the starter deck"),
        ({"objectives": ()}, "card 87 is missing from the objective deck"),
    ],
)
def test_bad_deals(change: dict[str, tuple[int, ...]], said: str) -> None:
    """A deck is all the cards of its kind, each once."""
    whole = shuffled(Random(1))
    decks = {name: getattr(whole, name) for name in Deal.__struct_fields__}
    with pytest.raises(BadDeal, match=said):
        Game.new(deal=Deal(**{**decks, **change}))


def test_push_takes_text_and_says_every_reason() -> None:
    """A refused half-move names all that is wrong, in order, and changes nothing."""
    game = table([player("81f", hand=(57, 59, 1)), player()])
    before = game.state
    with pytest.raises(IllegalMove) as refused:
        game.push("57f@0,0")
    assert [reason.code for reason in refused.value.reasons] == ["occupied", "cost"]
    assert str(refused.value) == ("57f@0,0: 0,0 is taken by card 81; card 57 needs 2 more plant")
    assert refused.value.move == "57f@0,0"
    assert game.state is before
    assert game.push("1b@1,1") == game.transitions[0].events
    assert str(game.state.phase) == "draw"


@pytest.mark.parametrize(
    ("move", "codes"),
    [
        ("99f@1,1", ["not_in_hand"]),
        ("2f@1,0", ["not_in_hand", "off_lattice"]),
        ("1f@1,0", ["off_lattice"]),
        ("1f@0,0", ["occupied"]),
        ("1f@4,4", ["not_adjacent"]),
        ("1f@999999999999,1", ["not_adjacent"]),
        ("1f@999999999999,0", ["off_lattice"]),
        ("57f@1,1", ["cost"]),
        ("57f@4,0", ["not_adjacent", "cost"]),
        ("<R", ["place_first"]),
        ("s:front", ["setup_over", "starter_chosen"]),
        ("o:87", ["setup_over", "objective_chosen", "not_offered"]),
        ("o:95", ["setup_over", "objective_chosen"]),
        ("", ["unreadable"]),
        ("17f@1", ["unreadable"]),
        ("17F@1,1", ["unreadable"]),
        ("\u0661f@1,1", ["unreadable"]),
        ("1f@9999999999999999999,1", ["unreadable"]),
        ("x" * 5000, ["unreadable"]),
    ],
)
def test_reasons(move: str, codes: list[str]) -> None:
    """Every kind of refusal of a turn."""
    game = table([player("81f", hand=(57, 59, 1)), player()])
    reasons = game.why_not(move)
    assert [reason.code for reason in reasons] == codes
    assert all(len(str(reason)) < 200 for reason in reasons)


def test_reasons_of_the_setup() -> None:
    """Each seat owes its starter, then its objective, in any order among the seats (R12, R15)."""
    game = Game.new(2, seed=1)
    offered = game.state.players[1].offered
    keep = f"o:{offered[0].id}"
    assert [r.code for r in game.why_not("1f@1,1")] == [
        "setup_not_over",
        "not_in_hand",
        "not_adjacent",
    ]
    assert [r.code for r in game.why_not("<R")] == ["setup_not_over"]
    assert [r.code for r in game.why_not(keep, seat=1)] == ["starter_first"]
    assert [r.code for r in game.why_not("s:back", seat=2)] == ["no_such_seat"]
    assert [r.code for r in game.why_not("s:back", seat=-1)] == ["no_such_seat"]
    game.push("s:back", seat=1)
    assert [r.code for r in game.why_not("s:back", seat=1)] == ["starter_chosen"]
    assert [r.code for r in game.why_not("o:1", seat=1)] == ["not_offered"]
    game.push(keep, seat=1)
    assert [r.code for r in game.why_not(keep, seat=1)] == ["objective_chosen"]
    assert game.seat == 0
    assert game.state.to_move == (0,)


def test_nobody_places_at_the_origin_before_the_starter() -> None:
    """The origin is for the starter alone: an empty area has no slot."""
    game = Game.new(2, seed=1)
    card = game.state.players[0].hand[0].id
    assert "not_adjacent" in [r.code for r in game.why_not(f"{card}b@0,0")]
    assert game.legal_moves.slots == []
    assert game.legal_moves.faces == []


def test_after_the_end_nothing_is_legal() -> None:
    """A finished game refuses everything, and says so."""
    game = Game.new(2, seed=1)
    rng = Random(1)
    while not game.over:
        game.push(game.legal_moves.sample(rng))
    assert [r.code for r in game.why_not("<R")] == ["game_over"]
    assert list(game.legal_moves) == []
    assert len(game.legal_moves) == 0
    assert not game.legal_moves
    assert game.state.to_move == ()
    assert game.outcome() is not None
    assert repr(game).startswith("<Game: table of 2, round ")


def test_draw_before_placing_and_placing_twice() -> None:
    """R20: play, then draw, each once."""
    game = table([player(hand=(1, 2, 3)), player()])
    game.push("1b@1,1")
    assert [r.code for r in game.why_not("2b@-1,1")] == ["draw_first"]
    assert [r.code for r in game.why_not("<R", seat=1)] == ["not_your_turn"]


def test_legal_moves_know_only_moves() -> None:
    """`in` takes half-moves; text and other things are not among them."""
    game = table([player(hand=(1, 2, 3)), player()])
    assert Place(1, Side.FRONT, (1, 1)) in game.legal_moves
    assert "1f@1,1" not in game.legal_moves
    assert ChooseStarter(Side.FRONT) not in game.legal_moves
    assert Draw(Source.RESOURCE_DECK) not in game.legal_moves
    assert "1f@1,1" in repr(game.legal_moves)
    assert "seat 0" in repr(game.legal_moves)


def test_copies_go_their_own_way() -> None:
    """A copy shares the past and nothing of the future; games are equal by what was played."""
    game = Game.new(2, seed=1, names=["Ada", "Bruno"])
    game.push("s:front")
    twin = game.copy()
    assert twin == game
    twin.push("s:back", seat=1)
    assert twin != game
    assert game.view(1).players[1].cards == ()
    twin.pop()
    assert twin == game
    assert game != "a game"
    with pytest.raises(TypeError):
        hash(game)
    game.pop()
    with pytest.raises(IndexError):
        game.pop()
    assert "round 1, seat 0 to choose" in repr(game)


def test_views_of_strangers() -> None:
    """There is no view of a seat that is not at the table; a spectator has no hand."""
    game = Game.new(2, seed=1)
    with pytest.raises(ValueError, match="no seat 2"):
        game.view(2)
    spectator = game.view(None)
    assert list(spectator.legal_moves) == []
    assert not spectator.my_turn
    with pytest.raises(ValueError, match="no seat"):
        _ = spectator.me
    view = game.view(0)
    with pytest.raises(ValueError, match="not a placement"):
        view.preview(Place(1, Side.FRONT, (1, 1)))


def test_r12_nothing_is_seen_before_the_starter() -> None:
    """R12: before its starter's face is chosen a seat sees no hand, objective or deck top; a
    spectator sees them when all have chosen."""
    game = Game.new(2, seed=1)
    early = game.view(0)
    assert (early.objectives, early.faces, early.slots) == ((), (), ())
    assert [p.hand for p in early.players] == [(), ()]
    assert [deck.top for deck in early.decks] == [None, None]
    assert early.players[0].starter is not None
    assert early.players[1].starter is None
    game.push("s:front", seat=0)
    assert len(game.view(0).objective_scores) == 2
    assert len(game.view(0).players[0].offered) == 2
    assert len(game.view(0).players[1].hand) == 3
    assert game.view(None).objectives == ()
    assert game.view(1).players[0].starter is not None
    game.push("s:front", seat=1)
    assert len(game.view(None).objectives) == 2


def test_progress_before_the_secret_is_chosen() -> None:
    """Progress counts the objectives known so far."""
    game = Game.new(2, seed=1)
    game.push("s:front", seat=0)
    assert len(game.view(0).objective_scores) == 2
    game.push(f"o:{game.state.players[0].offered[1].id}", seat=0)
    assert len(game.view(0).objective_scores) == 3


def test_setup_in_any_order_reaches_the_same_state() -> None:
    """The seats' choices do not depend on each other."""
    first, second = Game.new(2, seed=5), Game.new(2, seed=5)
    keeps = [f"o:{dealt.offered[0].id}" for dealt in first.state.players]
    for seat, move in [(0, "s:front"), (0, keeps[0]), (1, "s:back"), (1, keeps[1])]:
        first.push(move, seat)
    for seat, move in [(1, "s:back"), (1, keeps[1]), (0, "s:front"), (0, keeps[0])]:
        second.push(move, seat)
    assert first.state == second.state
    assert first.state.phase is Phase.PLACE
    assert first != second


def test_the_unchecked_door() -> None:
    """`rules.apply` plays for the seat whose half-move it is, and says what happened."""
    game = table([player(hand=(1, 2, 3)), player()])
    before = game.state
    transition = rules.apply(before, parse_move("1b@1,1"))
    game.push("1b@1,1")
    assert transition == game.transitions[0]
    assert transition.before is before


def test_texts_of_half_moves() -> None:
    """The six kinds of text, and numbers with leading zeros, which mean the same."""
    for text in ("s:front", "s:back", "o:88", "17f@1,-1", "80b@-12,10", "<R", "<G2"):
        assert str(parse_move(text)) == text
    assert str(parse_move("017f@01,-01")) == "17f@1,-1"
