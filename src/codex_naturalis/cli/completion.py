"""`completion`: the script that makes a shell complete our commands with the Tab key."""

from __future__ import annotations

import click

from codex_naturalis.cli.output import say

SHELLS = ("bash", "zsh", "fish")


@click.command(epilog='Example:  eval "$(./codex completion bash)"')
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print the completion script for a shell."""
    from click.shell_completion import get_completion_class

    from codex_naturalis.cli import PROGRAM

    kind = get_completion_class(shell)
    assert kind is not None
    name = PROGRAM.replace("-", "_")
    script = kind(ctx.find_root().command, {}, PROGRAM, f"_{name}_COMPLETE".upper()).source()
    say(script.rstrip("\n"))
    if shell == "bash":  # its function calls what was typed, so it works for ./codex too
        say(f"complete -o nosort -F _{name}_completion codex")
