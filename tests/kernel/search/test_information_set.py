"""What a seat knows, and the worlds dealt from it."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from codex_naturalis.engine.game import Game
from codex_naturalis.engine.view import View
from codex_naturalis.engine.view_builder import view_of
from codex_naturalis.kernel.rules import layout as at
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.encoding import encode
from codex_naturalis.kernel.rules.random_numbers import seeded
from codex_naturalis.kernel.search.information_set import determinize, information_set_of
from tests.comparison import SETTINGS, Setting, new_game

FACES, _ = card_tables()


def moments(setting: Setting, seed: int, number: int) -> list[Game]:
    """A random game at some of its moments, the setup and the end of it among them."""
    rng = Random(f"{setting}/{seed}")
    game = new_game(setting, rng)
    copies = []
    while not game.over:
        if len(game.transitions) < 9 or rng.random() < 0.1:
            copies.append(game.copy())
        seat = rng.choice(game.state.to_move)
        game.push(game.legal_moves_of(seat).sample(rng), seat)
    return rng.sample(copies, min(number, len(copies)))


def world(view: View, seed: int) -> State:
    work = np.zeros(at.state_size(4), np.int16)
    determinize(information_set_of(view), FACES, work, seeded(seed))
    return work


def cards_of(s: State, seats: int, *, hidden: bool = True) -> Counter[int]:
    """Where all cards are: hands, market, decks, areas."""
    found = Counter(int(card) for card in s[at.MARKET : at.MARKET + 4] if card >= 0)
    for deck in range(2):
        first = at.DECK + deck * at.DECK_SIZE
        found.update(map(int, s[first : first + int(s[at.DECK_COUNT + deck])]))
    for seat in range(seats):
        base = at.HEADER + seat * at.BLOCK
        found.update(map(int, s[base + at.HAND : base + at.HAND + int(s[base + at.HAND_COUNT])]))
    return found


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_world_has_every_card_once(setting: Setting) -> None:
    """Law: whatever a seat knows, a dealt world holds the cards of the true one that are not laid
    or taken by Tybor: as many, none twice."""
    for number, game in enumerate(moments(setting, 1, 12)):
        seats = len(game.state.players)
        truth = cards_of(encode(game.state), seats)
        for seat in range(seats):
            dealt = cards_of(world(view_of(game.state, seat), number), seats)
            assert max(dealt.values()) == 1
            assert sum(dealt.values()) == sum(truth.values())


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_world_agrees_with_what_is_known(setting: Setting) -> None:
    """Law: my hand, the market, the counts and backs of decks and hands, cards seen taken, areas,
    points and objectives are those of the view."""
    for number, game in enumerate(moments(setting, 2, 12)):
        truth = encode(game.state)
        for seat, _ in enumerate(game.state.players):
            view = view_of(game.state, seat)
            s = world(view, number)
            for place in (
                at.PHASE,
                at.SEAT,
                at.ROUND,
                at.LAST_ROUND,
                at.MODE,
                at.TIE_BREAK,
                at.REFILL,
            ):
                assert s[place] == truth[place]
            assert (
                s[at.MARKET : at.DECK_COUNT + 2].tolist()
                == truth[at.MARKET : at.DECK_COUNT + 2].tolist()
            )
            assert s[at.TYBOR_POINTS : at.MARKET].tolist() == (
                truth[at.TYBOR_POINTS : at.MARKET].tolist()
            )
            if view.objectives:
                assert s[at.COMMON : at.COMMON + 2].tolist() == (
                    truth[at.COMMON : at.COMMON + 2].tolist()
                )
                _same_backs(view, s, truth)
                mine = at.HEADER + seat * at.BLOCK
                assert s[mine : mine + at.SLOTS].tolist() == truth[mine : mine + at.SLOTS].tolist()


def _same_backs(view: View, s: State, truth: State) -> None:
    for deck in range(2):
        left = int(s[at.DECK_COUNT + deck])
        if left:
            top = at.DECK + deck * at.DECK_SIZE + left - 1
            assert FACES[2 * s[top], at.BACK] == FACES[2 * truth[top], at.BACK]
    for seat, player in enumerate(view.players):
        base = at.HEADER + seat * at.BLOCK + at.HAND
        for held, card in enumerate(player.hand):
            shown = FACES[2 * s[base + held], at.BACK]
            assert shown == FACES[2 * truth[base + held], at.BACK]
            assert card.card is None or s[base + held] == truth[base + held]


def test_worlds_differ_and_are_fair() -> None:
    """Law: hidden cards are dealt evenly: over many worlds every card that may be at a place is
    there about equally often."""
    game = Game.new(2, seed=3)
    for seat in (0, 1):
        for _ in range(2):
            game.push(next(iter(game.legal_moves_of(seat))), seat)
    view = game.view(0)
    known = information_set_of(view)
    seed, work = seeded(5), np.zeros(at.state_size(2), np.int16)
    held: Counter[int] = Counter()
    number = 6000
    for _ in range(number):
        determinize(known, FACES, work, seed)
        held[int(work[at.HEADER + at.BLOCK + at.HAND])] += 1
    expected = number / len(held)
    assert len(held) > 5
    assert all(abs(count - expected) < 6 * expected**0.5 for count in held.values())
