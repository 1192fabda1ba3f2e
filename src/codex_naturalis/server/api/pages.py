"""The browser client: the files that the build of `web/` produces."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from codex_naturalis.server.api.static_files import IMMUTABLE, REVALIDATE, StaticFile, static_file

FOLDER = Path(__file__).parents[1] / "site"
INDEX = "index.html"
HASHED = "assets/"
"""Files in this folder have the hash of their content in their name."""
ART = b"%ART%"
"""Placeholder in the page for the digest of the drawings."""
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


class Pages:
    """The files as they were at the start of the server; no others are served."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self.built = INDEX in files
        self._index = files.get(INDEX, NOT_BUILT)
        self._page: StaticFile | None = None
        self._files = {
            name: static_file(name, body, IMMUTABLE if name.startswith(HASHED) else REVALIDATE)
            for name, body in files.items()
            if name != INDEX
        }

    def file(self, name: str) -> StaticFile | None:
        return self._files.get(name)

    def page(self, art: str) -> StaticFile:
        """The page of the client, the same for all addresses; `art`: the digest of the drawings."""
        if self._page is None:
            self._page = static_file(INDEX, self._index.replace(ART, art.encode()), REVALIDATE)
        return self._page


def load_pages(folder: Path) -> Pages:
    """All files in the folder; none if it does not exist."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    return Pages({name: path.read_bytes() for name, path in found.items() if path.is_file()})
