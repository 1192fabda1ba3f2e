"""Ask, for every version that the locks pin, whether it has known faults. It needs a network, and
is therefore no part of the tests; the tool itself, pip-audit, is in the lock like all others.

    ./codex audit
    ./codex audit --json
    ./codex audit -- --vulnerability-service osv
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import click
from msgspec import Struct, to_builtins

from release.lock import EVERYTHING, ROOT, SERVER

UNANSWERED = 2
"""The exit status when the question was not answered for every package."""


class Fault(Struct, frozen=True):
    package: str
    version: str
    id: str
    fixed_in: tuple[str, ...]


class Audited(Struct, frozen=True):
    """What is known about the packages of one lock."""

    lock: str
    packages: int
    faults: tuple[Fault, ...]
    unanswered: tuple[str, ...]
    """Packages that the service said nothing about."""


def audit(lock: Path, more: tuple[str, ...]) -> Audited:
    words = [sys.executable, "-m", "pip_audit", "--require-hashes", "--disable-pip"]
    words += ["--requirement", str(lock), "--format", "json", "--progress-spinner", "off", *more]
    run = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    try:
        told = json.loads(run.stdout)["dependencies"]
    except ValueError:
        reason = run.stderr.strip().rpartition("\n")[2] or f"pip-audit ended with {run.returncode}"
        raise Unanswered(reason) from None
    return Audited(
        lock.name,
        len(told),
        tuple(_fault(one, fault) for one in told for fault in one.get("vulns", ())),
        tuple(one["name"] for one in told if "skip_reason" in one),
    )


def _fault(package: dict[str, Any], fault: dict[str, Any]) -> Fault:
    return Fault(package["name"], package["version"], fault["id"], tuple(fault["fix_versions"]))


class Unanswered(Exception):
    """The service did not answer, or the tool did not run."""


@click.command(
    help="\b\n" + (__doc__ or "").partition("\n\n")[0],
    epilog="\b\nExamples:\n  ./codex audit\n  ./codex audit --json"
    "\n  ./codex audit -- --vulnerability-service osv",
)
@click.option("--json", "as_json", is_flag=True, help="Machine-readable summary.")
@click.argument("more", nargs=-1, metavar="[-- PIP-AUDIT ARGS]")
def main(as_json: bool, more: tuple[str, ...]) -> None:
    found: list[Audited] = []
    for lock in (SERVER, EVERYTHING):
        click.echo(f"Asking about {lock.name}…", err=True)
        try:
            found.append(audit(lock, more))
        except Unanswered as error:
            click.echo(f"The audit was not made. Does the network answer? {error}", err=True)
            sys.exit(UNANSWERED)
    if as_json:
        click.echo(json.dumps([to_builtins(one) for one in found]))
    else:
        for one in found:
            _tell(one)
    if any(one.faults for one in found):
        sys.exit(1)
    sys.exit(UNANSWERED if any(one.unanswered for one in found) else 0)


def _tell(audited: Audited) -> None:
    for fault in audited.faults:
        fixed = f"fixed in {', '.join(fault.fixed_in)}" if fault.fixed_in else "not fixed yet"
        click.echo(f"{audited.lock}: {fault.package} {fault.version} has {fault.id}, {fixed}")
    asked = audited.packages - len(audited.unanswered)
    click.echo(f"{audited.lock}: {asked} packages asked about, {len(audited.faults)} known faults")
    if audited.unanswered:
        missing = ", ".join(audited.unanswered[:5])
        click.echo(
            f"{audited.lock}: nothing is known of {len(audited.unanswered)} packages ({missing}"
            f"{', …' if len(audited.unanswered) > 5 else ''}): the service did not know them",
            err=True,
        )


if __name__ == "__main__":
    main(prog_name="./codex audit")
