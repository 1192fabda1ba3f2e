"""The tests tested: every small change of scoring, area and Tybor must make one fail.

./codex mutate
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import click

ROOT = Path(__file__).resolve().parents[1]
MUTANTS = ROOT / "mutants"
EQUIVALENT = {
    "card, refilled, supply = supply.draw(slot, None)": "only Refill.OTHER makes a difference",
}
"""Changed lines that cannot change behaviour, each with its reason."""


def run(*arguments: str) -> str:
    """mutmut has no library; its command tells what it found."""
    command = [sys.executable, "-m", "mutmut", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE).stdout


def changed_line(name: str) -> str:
    """The line that a mutant has in place of ours."""
    added = [line[1:].strip() for line in run("show", name).splitlines() if line[:1] == "+"]
    return added[-1] if added else name


@click.command(epilog="Example: ./codex mutate --jobs 2")
@click.option("--jobs", default=2, show_default=True, type=click.IntRange(1))
@click.option("--json", "as_json", is_flag=True, help="Machine-readable summary.")
def main(jobs: int, as_json: bool) -> None:
    """Change the code in small ways, one at a time, and look whether a test notices."""
    shutil.rmtree(MUTANTS, ignore_errors=True)
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(jobs)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=sys.stderr)
    run("export-cicd-stats")
    stats = json.loads((MUTANTS / "mutmut-cicd-stats.json").read_text("utf-8"))
    alive = [line.split(":")[0].strip() for line in run("results").splitlines() if ":" in line]
    surprising = [name for name in alive if changed_line(name) not in EQUIVALENT]
    summary = {**stats, "alive": alive, "alive_and_not_equivalent": surprising}
    if as_json:
        click.echo(json.dumps(summary))
    else:
        for name in surprising:
            click.echo(run("show", name))
        click.echo(
            f"{stats['total']} mutants, {stats['killed']} killed, {len(alive)} alive, "
            f"of them {len(alive) - len(surprising)} equivalent"
        )
    sys.exit(1 if surprising else 0)


if __name__ == "__main__":
    main()
