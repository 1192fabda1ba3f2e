"""The key that signs cookies is for its owner."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from codex_naturalis.server.people.cookie_key import cookie_key


def test_a_key_that_all_may_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It works, with a warning that says what to do; as it is made there is none."""
    path = tmp_path / "cookies.key"
    with caplog.at_level(logging.WARNING):
        key = cookie_key(path)
        assert cookie_key(path) == key
        assert caplog.messages == []
        path.chmod(0o644)
        assert cookie_key(path) == key
    (line,) = caplog.messages
    assert "chmod 600" in line
    assert str(path) in line
