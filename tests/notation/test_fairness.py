"""The promise of a deal: kept, broken, absent; and redone by anyone with sha256sum."""

import subprocess
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.engine.deal import shuffled
from codex_naturalis.engine.game import Game
from codex_naturalis.notation import fairness
from codex_naturalis.notation.fairness import Fairness, FairnessVerdict, check_fairness, commitment
from codex_naturalis.notation.record import read_record, write_record

SALT = "9f86d081884c7d65"


def promised(salt: str = SALT, **headers: str) -> Game:
    deal = shuffled(Random(5))
    promise = {"Deal-Hash": commitment(deal, salt), "Deal-Salt": salt}
    game = Game.new(deal=deal, headers={**promise, **headers})
    return read_record(write_record(game))


def test_kept() -> None:
    """A record with the hash and the salt of its own deal is as promised, capitals or not; also
    with the hash that somebody noted, with or without the header."""
    game = promised()
    promise = game.headers["Deal-Hash"]
    assert check_fairness(game) == Fairness(FairnessVerdict.KEPT, promise, promise)
    assert check_fairness(game).ok
    assert check_fairness(promised(**{"Deal-Hash": promise.upper()})).ok
    assert check_fairness(game, promise.upper()).ok
    assert check_fairness(promised(**{"Deal-Hash": ""}), promise).ok
    assert str(check_fairness(game)) == "the deal is the one that was promised"


def test_broken() -> None:
    """Another deal, or another salt, is not what was promised."""
    game = promised(**{"Deal-Hash": "0" * 64})
    found = check_fairness(game)
    assert (found.verdict, found.ok, found.promised) == (FairnessVerdict.BROKEN, False, "0" * 64)
    assert str(found).startswith(f"the deal is not the one that was promised: promised {'0' * 64},")
    assert check_fairness(promised(**{"Deal-Salt": "pepper"})).verdict is FairnessVerdict.BROKEN


@pytest.mark.parametrize(
    ("headers", "noted", "verdict"),
    [
        ({"Deal-Hash": ""}, None, FairnessVerdict.NO_HASH),
        ({"Deal-Salt": ""}, None, FairnessVerdict.NO_SALT),
        ({}, "0" * 64, FairnessVerdict.OTHER_PROMISE),
    ],
)
def test_nothing_to_check(
    headers: dict[str, str], noted: str | None, verdict: FairnessVerdict
) -> None:
    """Without a promise, without its salt, and with another promise than the one noted."""
    found = check_fairness(promised(**headers), noted)
    assert (found.verdict, found.ok) == (verdict, False)
    assert str(found) == fairness.WORDS[verdict]


def test_no_deal() -> None:
    """A game that began from a position promises nothing."""
    assert check_fairness(Game(promised().start)).verdict is FairnessVerdict.NO_DEAL


@given(st.integers(0, 2**32), st.text(max_size=40))
def test_the_text_that_is_hashed(seed: int, salt: str) -> None:
    """Salt, then the four deck lines of the record, joined by newlines."""
    deal = shuffled(Random(seed))
    lines = [line for line in write_record(Game.new(deal=deal)).splitlines() if "-Deck: " in line]
    assert len(lines) == 4
    text = "\n".join([salt, *lines])
    assert commitment(deal, salt) == sha256(text.encode()).hexdigest()


def test_the_recipe(tmp_path: Path) -> None:
    """The recipe of the docstring, run as it stands by a shell, gives the promise."""
    game = promised()
    (tmp_path / "game.codex").write_text(write_record(game))
    assert fairness.__doc__ is not None
    recipe = fairness.__doc__.partition("    printf")[2]
    done = subprocess.run(
        ["sh", "-c", f"printf{recipe}"],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout.split()[0] == game.headers["Deal-Hash"]
