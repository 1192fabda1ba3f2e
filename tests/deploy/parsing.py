"""What our program makes of a command line that a file of `deploy/` has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from codex_naturalis.cli import group
from codex_naturalis.server.configuration import load_settings
from codex_naturalis.server.settings import ServerSettings

SEVERAL = ("origins", "trusted_proxies")


def settings_of(words: Sequence[str], environ: Mapping[str, str]) -> ServerSettings:
    """Of `serve …` or `worker …`. Raises what the program would say."""
    name, *rest = words
    with group.make_context("codex-naturalis", [name]) as above:
        command = group.get_command(above, name)
        assert command is not None
        with command.make_context(name, rest, parent=above) as context:
            flags = {**context.params}
    config = flags.pop("config")
    del flags["as_json"]
    for several in SEVERAL:
        if several in flags:
            flags[several] = flags[several] or None
    return load_settings(flags, environ, config and Path(config))
