"""The information set of somebody who sees every card: it has one state only."""

from __future__ import annotations

import numpy as np

from codex_naturalis.engine.state import State
from codex_naturalis.kernel.rules.encoding import encode
from codex_naturalis.kernel.search.information_set import MAX_SEATS, InformationSet


def open_information_set(state: State, seat: int) -> InformationSet:
    """Nothing is hidden, so every determinization is this state: hands, decks and objectives are
    the real ones."""

    def nothing() -> np.ndarray[tuple[int], np.dtype[np.int16]]:
        return np.zeros(0, np.int16)

    return InformationSet(
        seat=seat,
        state=encode(state),
        unseen=nothing(),
        tybor_backs=nothing(),
        deck_tops=np.full(2, -1, np.int16),
        objectives=nothing(),
        starters=nothing(),
        belief=np.ones((MAX_SEATS, 1), np.float32),
    )
