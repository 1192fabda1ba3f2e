"""What players are called on screen: bots have a name in each language, in records their own."""

from __future__ import annotations

from codex_naturalis.engine.game import Game
from codex_naturalis.locale.words import Words


def bot_name(bot: str, words: Words) -> str:
    """What people call a bot; its own name for one that is not for people."""
    message = f"bots-name-{bot}"
    return words(message) if message in words else bot


def shown_names(game: Game, words: Words) -> tuple[str, ...]:
    """The names of the seats; a bot that has no other name than its own has that of the language,
    with its number."""
    return tuple(
        _shown(name, game.headers.get(f"Bot-{seat}"), words) for seat, name in enumerate(game.names)
    )


def _shown(name: str, bot: str | None, words: Words) -> str:
    if bot is None or not (name == bot or name.removeprefix(f"{bot} ").isdecimal()):
        return name
    return f"{bot_name(bot, words)}{name.removeprefix(bot)}"
