"""The browser client: the files that the build of web/ has made."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from codex_naturalis.server.api.kept import ASK_AGAIN, FOR_EVER, Kept, keep

FOLDER = Path(__file__).parents[1] / "site"
INDEX = "index.html"
HASHED = "assets/"
"""In this folder the build puts the hash of a file into its name."""
ART = b"%ART%"
"""Where the page wants to know the address of the drawings."""
NOT_BUILT = b"""\
<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Codex Naturalis</title></head>
<body>
<h1>Codex Naturalis</h1>
<p>The server runs, but its pages have not been built.</p>
<p>In the folder of the project, <code>./codex play</code> builds them and opens them.</p>
</body>
</html>
"""


class Pages:
    """The files as they were at the start: only these names exist."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self.built = INDEX in files
        self._index = files.get(INDEX, NOT_BUILT)
        self._page: Kept | None = None
        self._files = {
            name: keep(name, body, FOR_EVER if name.startswith(HASHED) else ASK_AGAIN)
            for name, body in files.items()
            if name != INDEX
        }

    def file(self, name: str) -> Kept | None:
        return self._files.get(name)

    def page(self, art: str) -> Kept:
        """The one page, whatever its address, with the address of the drawings in it."""
        if self._page is None:
            self._page = keep(INDEX, self._index.replace(ART, art.encode()), ASK_AGAIN)
        return self._page


def load_pages(folder: Path) -> Pages:
    """None of them when the folder is not there."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    return Pages({name: path.read_bytes() for name, path in found.items() if path.is_file()})
