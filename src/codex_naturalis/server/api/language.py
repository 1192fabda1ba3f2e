"""The language of a request."""

from __future__ import annotations

from typing import Any

from litestar import Request

from codex_naturalis.locale.languages import of_header
from codex_naturalis.locale.words import Words, words_of


def words_for(request: Request[Any, Any, Any]) -> Words:
    """The words that `Accept-Language` wants most, of those that there are."""
    return words_of(of_header(request.headers.get("accept-language", "")))
