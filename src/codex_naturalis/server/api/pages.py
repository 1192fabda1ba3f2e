"""The browser client: the files that the build of `web/` produces."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from msgspec import Struct, json

from codex_naturalis.locale.words import Words
from codex_naturalis.server.api.manifest import manifest_in
from codex_naturalis.server.api.static_files import IMMUTABLE, REVALIDATE, StaticFile, static_file

FOLDER = Path(__file__).parents[1] / "site"
INDEX = "index.html"
ROUTES = "routes.json"
MANIFEST = "manifest.webmanifest"
HASHED = "assets/"
"""Files in this folder have the hash of their content in their name."""
MOST_PAGES = 64
"""Pages that are kept compressed."""
NOT_BUILT = b"""\
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Codex Naturalis</title></head>
<body>
<h1>Codex Naturalis</h1>
<p>The server is running, but its pages have not been built.</p>
<p>In the folder of the project, <code>./codex play</code> builds them and opens them.</p>
</body>
</html>
"""


class Route(Struct, frozen=True):
    """What a page needs at once, as the build found it."""

    files: tuple[str, ...] = ()
    """Scripts and styles."""
    words: Mapping[str, tuple[str, ...]] = {}
    """By language, the scripts with its texts, and fonts."""


class Pages:
    """The files as they were at the start of the server; no others are served."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self.built = INDEX in files
        self._index = files.get(INDEX, NOT_BUILT).decode()
        self._manifest = files.get(MANIFEST, b"{}")
        self._routes = json.decode(files.get(ROUTES, b"{}"), type=dict[str, Route])
        self._files = {
            name: static_file(name, body, IMMUTABLE if name.startswith(HASHED) else REVALIDATE)
            for name, body in files.items()
            if name not in (INDEX, ROUTES, MANIFEST)
        }
        self._page = lru_cache(MOST_PAGES)(self._make)
        self.manifest = lru_cache(self._make_manifest)

    def file(self, name: str) -> StaticFile | None:
        return self._files.get(name)

    def route(self, path: str) -> Route | None:
        """The page at a path without slashes around it; None if the client has none there."""
        given = path.split("/")
        for pattern, route in self._routes.items():
            wanted = pattern.strip("/").split("/")
            if len(wanted) == len(given) and all(
                part.startswith(":") or part == piece
                for part, piece in zip(wanted, given, strict=True)
            ):
                return route
        return None if self._routes else Route()

    def page(self, art: str, words: Words, head: str) -> StaticFile:
        """The page of the client; `art`: the digest of the drawings; `head`: what is in its head
        besides."""
        return self._page(art, words.language, words("site-noscript"), head)

    def _make(self, art: str, language: str, noscript: str, head: str) -> StaticFile:
        text = self._index
        for hole, words in (
            ("%ART%", art),
            ("%LANGUAGE%", language),
            ("%NOSCRIPT%", noscript),
            ("<!--%HEAD%-->", head),
        ):
            text = text.replace(hole, words)
        return static_file(INDEX, text.encode(), REVALIDATE)

    def _make_manifest(self, words: Words) -> StaticFile:
        return static_file(MANIFEST, manifest_in(words, self._manifest), REVALIDATE)


def load_pages(folder: Path) -> Pages:
    """All files in the folder; none if it does not exist."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    return Pages({name: path.read_bytes() for name, path in found.items() if path.is_file()})
