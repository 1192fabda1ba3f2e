"""The table for PettingZoo."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from pettingzoo.test import api_test, render_test, seed_test

from codex_naturalis.engine.deal import shuffled
from codex_naturalis.engine.errors import BadOptions, IllegalMove
from codex_naturalis.engine.events import EndReason
from codex_naturalis.engine.game import Game
from codex_naturalis.engine.state import Phase
from codex_naturalis.env import Batch, TableEnv, env, raw_env
from codex_naturalis.env.actions import FIRST_OBJECTIVE, FIRST_STARTER_SIDE, action_of
from codex_naturalis.env.fields import MAX_CARDS
from codex_naturalis.env.rewards import is_truncated, rewards
from tests.building import player, table
from tests.engine.test_blocked import BLOCKED


def play_on(bare: TableEnv, seed: int = 0) -> None:
    """At random to the end."""
    rng = np.random.default_rng(seed)
    while not any(bare.terminations.values()):
        mask = bare.observe(bare.agent_selection)["action_mask"]
        bare.step(int(rng.choice(np.flatnonzero(mask))))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning")
def test_it_keeps_the_contract_of_pettingzoo(seats: int) -> None:
    """`api_test`, with and without the guards. It warns of all dictionaries but those of its own
    games, and of the empty masks of agents whose game is over."""
    api_test(env(seats=seats), num_cycles=120)
    api_test(raw_env(seats=seats), num_cycles=120)


def test_the_same_seed_gives_the_same_game() -> None:
    """`seed_test`, over whole games."""
    seed_test(lambda: env(seats=3), num_cycles=80)


def test_it_can_be_seen(capsys: pytest.CaptureFixture[str]) -> None:
    """`render_test`: in the terminal, as text, as a drawing."""
    render_test(env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg ")})
    assert "Codex Naturalis · 2 players" in capsys.readouterr().out


def test_a_deal_can_be_given() -> None:
    """The same table as Game.new lays; otherwise each reset deals anew."""
    deal = shuffled(Random(4))
    bare = raw_env(seats=3, refill="other", tie_break="cards")
    bare.reset(options={"deal": deal})
    assert bare.game == Game.new(3, deal=deal, refill="other", tie_break="cards")
    bare.reset(seed=8)
    first = bare.game
    bare.reset()
    assert bare.game != first


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"seats": 5}, "a game has 2 to 4 players, not 5"),
        ({"refill": "none"}, "unknown refill 'none'"),
        ({"render_mode": "rgb_array"}, "unknown render_mode 'rgb_array': one of human, ansi, svg"),
    ],
)
def test_what_the_rules_do_not_know_is_refused(arguments: dict[str, Any], reason: str) -> None:
    """With a reason, when it is made."""
    with pytest.raises(BadOptions, match=reason):
        env(**arguments)


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (FIRST_OBJECTIVE, "no objective is offered yet"),
        (502, "actions go from 0 to 501"),
        (0, "it is card 0 of the hand, which has 0"),
        (492, "the setup is not over"),
    ],
)
def test_the_bare_environment_says_why_an_action_is_illegal(action: int, reason: str) -> None:
    """Nothing has changed: the seat may choose again."""
    bare = raw_env()
    bare.reset(seed=1)
    with pytest.raises(IllegalMove, match=reason):
        bare.step(action)
    bare.step(FIRST_STARTER_SIDE)
    assert len(bare.game.transitions) == 1


def test_a_slot_that_is_not_open_is_named() -> None:
    """By its row, with how many there are."""
    bare = raw_env()
    bare.reset(seed=1)
    while bare.game.state.phase is Phase.SETUP:
        mask = bare.observe(bare.agent_selection)["action_mask"]
        bare.step(int(np.flatnonzero(mask)[0]))
    with pytest.raises(IllegalMove, match=r"action 81: it goes to slot 81, and \d+ are open"):
        bare.step(81)


def test_none_is_no_action_of_a_seat_that_plays() -> None:
    """It is for agents whose game is over."""
    bare = raw_env()
    bare.reset(seed=1)
    with pytest.raises(ValueError, match="seat_0 is still playing"):
        bare.step(None)


def test_an_illegal_action_loses_behind_the_guards() -> None:
    """As in PettingZoo's own games: it ends for all, −1 for who made it."""
    guarded = env(seats=3)
    guarded.reset(seed=1)
    guarded.step(0)
    assert guarded.terminations == {"seat_0": True, "seat_1": True, "seat_2": True}
    assert guarded.rewards == {"seat_0": -1.0, "seat_1": 0, "seat_2": 0}


def test_the_end_is_told_to_all() -> None:
    """Scores and winners in every info, rewards that sum to zero; before it nothing."""
    bare = raw_env(seats=4)
    bare.reset(seed=3)
    assert bare.infos["seat_2"] == {}
    play_on(bare)
    outcome = bare.game.outcome()
    assert outcome is not None
    assert sum(bare.rewards.values()) == pytest.approx(0)
    for seat, agent in enumerate(bare.agents):
        assert bare.infos[agent]["scores"] == [score.total for score in outcome.scores]
        assert bare.infos[agent]["winners"] == list(outcome.winners)
        assert (bare.rewards[agent] > 0) == (seat in outcome.winners)


@pytest.mark.parametrize(
    ("points", "expected"),
    [
        ((22, 20), [1, -1]),
        ((20, 20), [0, 0]),
        ((22, 20, 20), [1, -0.5, -0.5]),
        ((22, 22, 20), [0.25, 0.25, -0.5]),
        ((22, 22, 22, 20), [1 / 9, 1 / 9, 1 / 9, -1 / 3]),
    ],
)
def test_a_victory_is_shared(points: tuple[int, ...], expected: list[float]) -> None:
    """One for all winners together, and as much is lost by the others; in a batch, too."""
    state = table([player(points=p) for p in points], round=9, last_round=9).state
    state = replace(state, seat=len(points) - 1, ended=EndReason.POINTS)
    game = Game(state)
    batch = Batch(1, len(points))
    batch.reset(seed=0)
    batch.load(0, state)
    move = next(move for move in game.legal_moves if str(move).startswith("1b"))
    batch.step([action_of(game.view(game.seat), move)])
    game.push(move)
    assert rewards(game) == pytest.approx(expected)
    assert batch.rewards[0] == pytest.approx(expected)
    assert batch.terminations[0]


def test_a_game_is_cut_off_before_an_area_is_larger_than_can_be_told() -> None:
    """A player who goes on alone, the other being blocked: no victory, only the scores."""
    area = " ".join(["81f", *(f"{n}b@{n},{n}" for n in range(1, MAX_CARDS - 1))])
    state = table([player(area, hand=(61, 62, 63)), player(BLOCKED, points=3)]).state
    bare = raw_env()
    bare.reset(seed=0)
    bare.game = Game(state)
    batch = Batch(1)
    batch.reset(seed=0)
    batch.load(0, state)
    for _ in range(2):
        action = int(np.flatnonzero(batch.masks[0])[0])
        assert not batch.truncations[0]
        batch.step([action])
        bare.step(action)
    assert is_truncated(bare.game.state)
    assert batch.truncations[0]
    assert not batch.terminations[0]
    assert batch.rewards[0].tolist() == [0, 0]
    assert bare.truncations == {"seat_0": True, "seat_1": True}
    assert bare.terminations == {"seat_0": False, "seat_1": False}
    info = bare.infos["seat_1"]
    assert info == {"scores": batch.scores[0].tolist(), "winners": []}
    assert batch.fields["phase"][0] == 0
