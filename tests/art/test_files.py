"""The files for a browser: all there, light, alone, and always the same."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from collections import Counter
from statistics import mean

import pytest

from codex_naturalis import art
from codex_naturalis.engine.catalogue import RETAIL
from codex_naturalis.engine.symbols import KINGDOMS, SYMBOLS
from tests.art.reading import SVG, parsed

ALLOWED = {
    "circle", "defs", "g", "linearGradient", "path", "pattern", "radialGradient", "rect", "stop",
    "svg", "symbol", "use",
}  # fmt: skip


def test_names() -> None:
    """One file a face, a back and a sign, by the numbers of the catalogue."""
    names = {f"{card}f.svg" for card in RETAIL.cards}
    names |= {f"{card.id}b.svg" for card in RETAIL.starters}
    names |= {f"back-{kind}-{kingdom}.svg" for kind in ("resource", "gold") for kingdom in KINGDOMS}
    names |= {f"objective-{objective}.svg" for objective in RETAIL.objective_by_id} | {
        "objective-back.svg"
    }
    names |= {f"symbol-{name}.svg" for name in (*SYMBOLS, "covered")}
    assert set(art.files()) == names
    assert art.files()["17f.svg"] == art.card(17)
    assert art.files()["objective-90.svg"] == art.objective(90)


@pytest.mark.parametrize("name", art.files())
def test_stands_alone(name: str) -> None:
    """Well-formed; plain shapes only, no text, script, style or picture; every reference is to
    something in the same file, and every id is there once."""
    picture = art.files()[name]
    root = parsed(picture)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= ALLOWED
    ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
    assert not [one for one, times in ids.items() if times > 1]
    references = re.findall(r'(?:href="|url\()([^")]*)', picture)
    assert set(references) <= {f"#{one}" for one in ids}
    for element in root.iter():
        assert not {key for key in element.attrib if key == "style" or key.startswith("on")}
    assert picture.count("http") == 1, "only the name space"


def test_weight() -> None:
    """Mean at most 8 kB, largest at most 14 kB, all together at most 300 kB gzipped."""
    sizes = [len(picture.encode()) for picture in art.files().values()]
    assert mean(sizes) <= 8_000
    assert max(sizes) <= 14_000
    packed = sum(len(gzip.compress(picture.encode())) for picture in art.files().values())
    assert packed <= 300_000


def test_always_the_same() -> None:
    """The hash over all files does not depend on the process."""
    script = "from codex_naturalis import art; print(art.digest())"
    for seed in ("0", "4711"):
        run = subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        assert run.stdout.strip() == art.digest()
    assert re.fullmatch(r"[0-9a-f]{16}", art.digest())


def test_the_answer_is_nobodys() -> None:
    """Who changes the answer changes no later one."""
    art.files().clear()
    assert len(art.files()) == 125
