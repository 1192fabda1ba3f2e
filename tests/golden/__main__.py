"""Rewrite the transcripts of the golden playthroughs and the oracle's perft counts.

./codex golden
"""

from __future__ import annotations

import click

from tests.golden import RECORDS, transcript
from tests.perft import COUNTS, counted_by_oracle


@click.command(epilog="Example: ./codex golden, then read the difference with git diff")
def main() -> None:
    """Rewrite all golden files; the records stay."""
    with click.progressbar(RECORDS, label="golden") as records:
        for path in records:
            path.with_suffix(".txt").write_text(transcript(path), "utf-8")
    COUNTS.write_text(counted_by_oracle(), "utf-8")


if __name__ == "__main__":
    main()
