"""The kernel lays the table as the engine does, and shuffles without favour."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.deal import Deal, shuffled
from codex_naturalis.engine.deal import lay_table as engine_table
from codex_naturalis.engine.state import Options
from codex_naturalis.kernel.rules.area import State
from codex_naturalis.kernel.rules.card_tables import card_tables
from codex_naturalis.kernel.rules.deal import DEAL_SIZE, lay_table, shuffle, shuffle_deal
from codex_naturalis.kernel.rules.encoding import (
    CARD_INDEX,
    FIRST_STARTER,
    MODES,
    OBJECTIVE_INDEX,
    REFILLS,
    TIE_BREAKS,
    encode,
)
from codex_naturalis.kernel.rules.layout import state_size
from codex_naturalis.kernel.rules.playout import unshuffled_deal
from codex_naturalis.kernel.rules.random_numbers import seeded
from tests.comparison import SETTINGS, Setting
from tests.kernel.rules.chances import assert_uniform

FACES, _ = card_tables()


def flat(deal: Deal) -> State:
    numbers = [CARD_INDEX[card] for card in (*deal.resource, *deal.gold)]
    numbers += [CARD_INDEX[card] - FIRST_STARTER for card in deal.starters]
    numbers += [OBJECTIVE_INDEX[objective] for objective in deal.objectives]
    return np.array(numbers, np.int16)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_tables_are_laid_alike(setting: Setting) -> None:
    """From the same decks: the same numbers in every place, whatever the memory held before."""
    seats, mode, tie, refill = setting
    for seed in range(40):
        deal = shuffled(Random(seed))
        wanted = encode(engine_table(deal, seats, Options(mode, tie, refill), RETAIL))
        s = np.full(state_size(seats), 77, np.int16)
        numbers = MODES.index(mode), TIE_BREAKS.index(tie), REFILLS.index(refill)
        lay_table(s, FACES, flat(deal), seats, *numbers)
        assert s.tolist() == wanted.tolist()


def test_a_fresh_deal_is_the_catalogue() -> None:
    """Before shuffling, all cards are there, each once."""
    order = Deal(
        tuple(card.id for card in RETAIL.resource),
        tuple(card.id for card in RETAIL.gold),
        tuple(card.id for card in RETAIL.starters),
        tuple(objective.id for objective in RETAIL.objectives),
    )
    assert unshuffled_deal().tolist() == flat(order).tolist()
    assert len(unshuffled_deal()) == DEAL_SIZE


def test_shuffled_decks_keep_their_cards() -> None:
    """Each deck stays a permutation of itself."""
    deal, seed = unshuffled_deal(), seeded(1)
    for _ in range(100):
        shuffle_deal(seed, deal)
        parts = deal[:40], deal[40:80], deal[80:86], deal[86:]
        found = [sorted(part.tolist()) for part in parts]
        assert found == [list(r) for r in (range(40), range(40, 80), range(6), range(16))]


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
def test_every_order_is_as_likely(count: int) -> None:
    """All permutations of a few cards, in the midst of others that stay."""
    seed = seeded(count)
    found: dict[tuple[int, ...], int] = {}
    for _ in range(12000):
        deal = np.arange(9, dtype=np.int16)
        shuffle(seed, deal, 2, count)
        assert [*deal[:2], *deal[2 + count :]] == [0, 1, *range(2 + count, 9)]
        order = tuple(deal[2 : 2 + count].tolist())
        found[order] = found.get(order, 0) + 1
    assert_uniform(list(found.values()), int(np.prod(range(1, count + 1))))


def test_any_card_comes_to_any_place() -> None:
    """In a whole deck: where each card lies after shuffling."""
    deal, seed = unshuffled_deal(), seeded(5)
    found = np.zeros((40, 40), int)
    for _ in range(8000):
        shuffle_deal(seed, deal)
        found[deal[:40], np.arange(40)] += 1
    assert_uniform(found.ravel().tolist(), 1600)
