"""What a page says about itself in its head: title, description, the tags of Open Graph for links,
and what a browser should load at once."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from html import escape
from typing import Any

from litestar import Request

from codex_naturalis.art.previews import PREVIEW_HEIGHT, PREVIEW_WIDTH
from codex_naturalis.locale.words import Words
from codex_naturalis.server.api.security import scheme_of
from codex_naturalis.server.previews.preview import Preview
from codex_naturalis.server.settings import ServerSettings

LOCALES = {"en": "en_GB", "fr": "fr_FR", "it": "it_IT", "de": "de_DE", "cs": "cs_CZ", "ru": "ru_RU"}
_HOST = re.compile(r"(?:[A-Za-z0-9.-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?", re.ASCII)


def origin_of(request: Request[Any, Any, Any], settings: ServerSettings) -> str | None:
    """`https://host`, as the request was sent; None if it names no host that can be one."""
    host = request.headers.get("host", "")
    scheme = scheme_of(request.scope, settings)
    return f"{scheme}://{host}" if _HOST.fullmatch(host) and scheme in {"http", "https"} else None


def head_of(
    preview: Preview, words: Words, origin: str | None, path: str, preloaded: Iterable[str]
) -> str:
    """`path`: that of the page, encoded; `preloaded`: files that the page needs at once."""
    return "\n    ".join(
        [
            f"<title>{escape(preview.title)}</title>",
            *(_meta("name", *tag) for tag in _named(preview)),
            *(_meta("property", *tag) for tag in _open_graph(preview, words, origin, path)),
            f'<link rel="manifest" href="/manifest.webmanifest?lang={words.language}">',
            *map(_preload, preloaded),
        ]
    )


def _named(preview: Preview) -> Iterator[tuple[str, str]]:
    yield "description", preview.description
    yield "twitter:card", "summary_large_image"


def _open_graph(
    preview: Preview, words: Words, origin: str | None, path: str
) -> Iterator[tuple[str, str]]:
    yield "og:type", "website"
    yield "og:site_name", words("title-full")
    yield "og:title", preview.title
    yield "og:description", preview.description
    yield "og:locale", LOCALES[words.language]
    if origin is not None:
        yield "og:url", origin + path
        yield "og:image", origin + preview.picture
        yield "og:image:type", "image/png"
        yield "og:image:width", str(PREVIEW_WIDTH)
        yield "og:image:height", str(PREVIEW_HEIGHT)
        yield "og:image:alt", words("site-picture")


def _meta(kind: str, name: str, content: str) -> str:
    return f'<meta {kind}="{name}" content="{escape(content)}">'


def _preload(file: str) -> str:
    if file.endswith(".js"):
        return f'<link rel="modulepreload" crossorigin href="/{file}">'
    if file.endswith(".css"):
        # Not the style itself: those of all pages come first.
        return f'<link rel="preload" as="style" crossorigin href="/{file}">'
    return f'<link rel="preload" as="font" type="font/woff2" crossorigin href="/{file}">'
