"""What a browser says of itself."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from codex_naturalis.server.people.devices import device

WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15"


@pytest.mark.parametrize(
    ("agent", "known"),
    [
        (f"{WINDOWS} Chrome/142.0.0.0 Safari/537.36", ("Chrome", "Windows")),
        (f"{WINDOWS} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0", ("Edge", "Windows")),
        (f"{MAC} Version/26.0 Safari/605.1.15", ("Safari", "macOS")),
        (f"{IPHONE} Version/26.0 Mobile/15E148 Safari/604.1", ("Safari", "iPhone")),
        (f"{IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1", ("Chrome", "iPhone")),
        (
            "Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0",
            ("Firefox", "Android"),
        ),
        ("python-httpx/0.28.1", ("Python", "")),
        ("", ("", "")),
    ],
)
def test_known_browsers(agent: str, known: tuple[str, str]) -> None:
    """In two words that people recognise."""
    assert device(agent) == known


@given(st.text())
def test_any_text(agent: str) -> None:
    """Law: never more than two known words, whatever is said."""
    assert all(len(word) <= 20 for word in device(agent))
