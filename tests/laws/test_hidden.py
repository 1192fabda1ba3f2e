"""Nothing hidden is seen: views, events and resampling."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from msgspec.structs import replace

from codex_naturalis.engine import rules
from codex_naturalis.engine.cards import Back, Card
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.events import CardDrawn, CardPlaced, redact
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.moves import Draw, Move, Place
from codex_naturalis.engine.state import Phase, Player, State
from codex_naturalis.engine.supply import DECKS, Supply
from codex_naturalis.engine.view_builder import view_of
from tests.comparison import Setting
from tests.playing import play, seeds, settings, viewers

pytestmark = pytest.mark.slow


def permute_hidden(state: State, seat: int | None, fixed: set[int], rng: Random) -> State:
    """Another truth that the seat cannot tell from this one, made without the engine's own
    resampling: hidden cards of equal back change places, others' objectives are swapped for
    spare ones. Cards in `fixed` stay: the next half-move will show them."""

    def hidden(card: Card, owner: int | None, seen: tuple[int, ...] = ()) -> bool:
        return card.id not in fixed and card.id not in seen and (owner is None or owner != seat)

    groups: dict[Back, list[Card]] = {}

    def collect(cards: tuple[Card, ...], owner: int | None, seen: tuple[int, ...] = ()) -> None:
        for card in cards:
            if hidden(card, owner, seen):
                groups.setdefault(card.shown, []).append(card)

    def deal(
        cards: tuple[Card, ...], owner: int | None, seen: tuple[int, ...] = ()
    ) -> tuple[Card, ...]:
        return tuple(
            groups[card.shown].pop() if hidden(card, owner, seen) else card for card in cards
        )

    supply, monk = state.supply, state.tybor
    collect(supply.resource, None)
    collect(supply.gold, None)
    for owner, player in enumerate(state.players):
        collect(player.hand, owner, player.seen)
    if monk is not None:
        collect(monk.dealt, None)
    for cards in groups.values():
        rng.shuffle(cards)
    players = [
        replace(player, hand=deal(player.hand, owner, player.seen))
        for owner, player in enumerate(state.players)
    ]
    if state.phase is not Phase.OVER:
        players = swap_objectives(state, players, seat, rng)
    return replace(
        state,
        players=tuple(players),
        tybor=None if monk is None else replace(monk, dealt=deal(monk.dealt, None)),
        supply=Supply(deal(supply.resource, None), deal(supply.gold, None), supply.market),
    )


def swap_objectives(
    state: State, players: list[Player], seat: int | None, rng: Random
) -> list[Player]:
    """Give the others objectives that the seat has not seen."""
    mine = () if seat is None else state.players[seat].offered
    spare = [
        objective for objective in RETAIL.objectives if objective not in (*state.objectives, *mine)
    ]
    rng.shuffle(spare)
    swapped = list(players)
    for owner, player in enumerate(players):
        if owner != seat:
            offered = (spare.pop(), spare.pop())
            kept = None if player.objective is None else rng.choice(offered)
            swapped[owner] = replace(player, offered=offered, objective=kept)
    return swapped


def shown_by(state: State, move: Move, viewer: int | None) -> set[int]:
    """The cards that a half-move (and Tybor's turn after it) may rightly show to a viewer."""
    supply = state.supply
    tops = {card.id for deck in (supply.resource, supply.gold) for card in deck[:4]}
    match move:
        case Place():
            return {move.card} | (tops if state.tybor else set())
        case Draw(source=source):
            secretly = source in DECKS and viewer != state.seat
            return set() if secretly and state.tybor is None else tops
        case _:
            return set()


@given(settings, seeds)
@hypothesis_settings(max_examples=40)
def test_what_a_seat_cannot_see_changes_nothing_for_it(setting: Setting, seed: int) -> None:
    """Two states that differ only in what a viewer cannot see give it equal views, and the same
    half-move gives it equal redacted events and equal views again; spectators too."""
    differing = 0
    for game, rng in play(setting, seed):
        if not game.transitions:
            continue
        transition = game.transitions[-1]
        before, move, mover = transition.before, transition.move, transition.seat
        for viewer in viewers(game):
            fixed = shown_by(before, move, viewer)
            other = permute_hidden(before, viewer, fixed, rng)
            assert view_of(other, viewer) == view_of(before, viewer)
            if transition.after.phase is Phase.OVER or _sees_more(before, move, mover, viewer):
                continue
            if mover != viewer and not isinstance(move, Place | Draw):
                continue  # another's choice of objective: ids differ between the two truths
            there = rules.apply(other, move, mover)
            differing += other != before
            assert [redact(event, viewer) for event in there.events] == [
                redact(event, viewer) for event in transition.events
            ]
            assert view_of(there.after, viewer) == view_of(transition.after, viewer)
    assert differing > 5


def _sees_more(before: State, move: Move, mover: int, viewer: int | None) -> bool:
    """Choosing one's starter is when the hand is seen (R12)."""
    return before.phase is Phase.SETUP and (viewer == mover or viewer is None)


@given(settings, seeds)
@hypothesis_settings(max_examples=30)
def test_a_resampled_truth_looks_the_same(setting: Setting, seed: int) -> None:
    """The view of a resampled state is the same view, for every seat and for a spectator; it is a
    whole table (every card in one place) on which the same half-moves are legal."""
    for game, rng in play(setting, seed):
        for viewer in viewers(game):
            view = game.view(viewer)
            state = view.resample(rng)
            assert view_of(state, viewer) == view
            cards = [card.id for card in (*state.supply.resource, *state.supply.gold)]
            cards += [card.id for card in state.supply.market if card is not None]
            for player in state.players:
                cards += [card.id for card in player.hand]
                cards += [face.card for face in player.area.cards.values() if face.kingdom]
            if (monk := state.tybor) is not None:
                cards += [card.id for card in (*monk.dealt, *monk.taken, *monk.scored)]
            assert sorted(cards) == list(range(1, 81))
            objectives = [objective.id for objective in state.objectives]
            objectives += [objective.id for player in state.players for objective in player.offered]
            assert len(objectives) == len(set(objectives))
            if viewer is not None:
                assert list(Game(state).legal_moves_of(viewer)) == list(view.legal_moves)


@given(settings, seeds)
@hypothesis_settings(max_examples=20)
def test_resampling_reaches_every_card_it_may(setting: Setting, seed: int) -> None:
    """A hidden card of a known back is, over many samples, each unseen card of that back."""
    for game, rng in play(setting, seed):
        if len(game.transitions) == 9:
            view = game.view(0)
            tops = {view.resample(rng).supply.gold[0].id for _ in range(200)}
            back = view.decks[1].top
            seen = {laid.card for player in view.players for laid in player.cards}
            seen |= {held.card for player in view.players for held in player.hand if held.card}
            seen |= {card for card in view.market if card}
            if view.tybor is not None:
                seen |= {*view.tybor.taken, *view.tybor.scored}
            assert tops == {c.id for c in RETAIL.gold if c.shown == back and c.id not in seen}
            return


@given(settings, seeds)
@hypothesis_settings(max_examples=30)
def test_a_view_names_no_hidden_card(setting: Setting, seed: int) -> None:
    """Nothing in the JSON of a view names a card of a deck, an unseen card of another hand or
    another's objective; before one's starter is chosen, not even one's own hand (R12)."""
    for game, _ in play(setting, seed):
        state = game.state
        for viewer in viewers(game):
            view = game.view(viewer)
            named = set(view.market) | set(view.objectives)
            for seen in view.players:
                named |= {laid.card for laid in seen.cards}
                named |= {held.card for held in seen.hand}
                named |= {*seen.offered, seen.objective, seen.starter}
            named |= {face.card for face in view.faces}
            secret = {card.id for card in (*state.supply.resource, *state.supply.gold)}
            for owner, player in enumerate(state.players):
                if owner != viewer or not player.starter_placed:
                    secret |= {card.id for card in player.hand} - {*player.seen}
                    if not game.over:
                        secret |= {objective.id for objective in player.offered}
                if owner != viewer and not player.starter_placed:
                    secret.add(player.starter.id)
            if state.tybor is not None:
                secret |= {card.id for card in state.tybor.dealt}
            assert not named & secret


@given(settings, seeds)
@hypothesis_settings(max_examples=20)
def test_my_hand_can_be_kept_from_my_events(setting: Setting, seed: int) -> None:
    """The redacted events of a seat are enough to know its hand, and never name another's draw
    from a deck."""
    hands: dict[int, set[int]] = {}
    for game, _ in play(setting, seed):
        if not game.transitions or game.state.phase is Phase.SETUP:
            continue
        for seat, player in enumerate(game.state.players):
            if seat not in hands:
                hands[seat] = {card.id for card in player.hand}
                continue
            for event in game.transitions[-1].events:
                match redact(event, seat):
                    case CardPlaced(seat=owner, card=card) if owner == seat:
                        hands[seat].remove(card)
                    case CardDrawn(seat=owner, card=int(card)) if owner == seat:
                        hands[seat].add(card)
                    case CardDrawn(source=source, card=hidden) if source in DECKS:
                        assert hidden is None
                    case _:
                        pass
            assert hands[seat] == {card.id for card in player.hand}
