"""Cancelling long work."""

from __future__ import annotations

from codex_naturalis.engine.errors import CodexError


class Stopped(CodexError):
    """The caller has cancelled a review or a count; there is no result."""
