"""`cluster`: several nodes and all they need, on this machine."""

from __future__ import annotations

import os
from pathlib import Path

import click

from codex_naturalis.cli.data_folder import server_extra
from codex_naturalis.cli.options import json_option
from codex_naturalis.cli.output import Failure, flush, say, say_json

MOST = 64


@click.command(
    epilog="\b\nExamples:\n  ./codex cluster --nodes 2 --workers 1"
    "\n  ./codex cluster --data codex-cluster --port 0 --json"
    "\n  ./codex cluster --nodes 3 -- --bot-pause 0 --no-rate-limits"
)
@click.option(
    "--nodes",
    type=click.IntRange(1, MOST),
    default=2,
    show_default=True,
    metavar="N",
    help="Nodes.",
)
@click.option(
    "--workers",
    type=click.IntRange(0, MOST),
    default=1,
    show_default=True,
    metavar="N",
    help="Workers; without any the nodes think themselves.",
)
@click.option(
    "--port",
    type=click.IntRange(0, 65_535),
    default=8000,
    show_default=True,
    metavar="N",
    help="Where the proxy listens on 127.0.0.1; 0 picks a free one.",
)
@click.option(
    "--data",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keeps everything there for the next time.  [default: nothing is kept]",
)
@click.option(
    "--install",
    "installing",
    is_flag=True,
    help="Install what is missing first, by apt-get; only root can do that.",
)
@json_option
@click.argument("options", nargs=-1, type=click.UNPROCESSED, metavar="[-- OPTIONS OF SERVE]")
def command(
    nodes: int,
    workers: int,
    port: int,
    data: Path | None,
    installing: bool,
    as_json: bool,
    options: tuple[str, ...],
) -> None:
    """Run several nodes, and all they need, on this machine.

    That is PostgreSQL, NATS, the nodes, workers and a proxy, to try it, for tests and for
    benchmarks. The programs are those of Debian (postgresql, nats-server, nginx-light); nothing is
    installed unless --install says so. All of it listens on 127.0.0.1 only. For a server that
    people use see docs/how-to/run-a-server.md.

    The address is printed as soon as everything is up; with --json those of all parts too, with
    their processes, and the folder, in which `secrets` has the passwords of the store and the bus.
    A part that dies is started again. Ctrl-C or SIGTERM stops all in order, a second one at once.
    """
    with server_extra():
        from codex_naturalis.cluster.cluster import Cluster
        from codex_naturalis.cluster.programs import check, install
        from codex_naturalis.cluster.signals import Signals, Stopped

    if installing:
        install()
    check()
    cluster = Cluster(data, nodes, workers, port, options, _tell)
    with Signals() as signals:
        try:
            cluster.start(signals)
            if as_json:
                about = {"url": cluster.proxy.address, "pid": os.getpid()}
                parts = cluster.running()
                say_json({**about, "data": str(cluster.folder), "parts": parts})
            else:
                say(f"Codex Naturalis listens on {cluster.proxy.address}")
                for part in cluster.running():
                    say(f"  {part.name:<12} {part.pid:<8} {part.address}".rstrip())
            flush()
            cluster.watch(signals)
        except Stopped:
            if not cluster.up:
                raise Failure("stopped before it was up") from None
        finally:
            cluster.stop(signals)


def _tell(line: str) -> None:
    say(line, err=True)
