"""--lang: the language of what a command prints about games."""

from __future__ import annotations

import os

import click

from codex_naturalis.locale.languages import LANGUAGES, of_environment
from codex_naturalis.locale.words import Words, words_of


def _words(_ctx: click.Context, _param: click.Parameter, language: str | None) -> Words:
    return words_of(language or of_environment(os.environ))


language_option = click.option(
    "--lang",
    "words",
    type=click.Choice(LANGUAGES),
    callback=_words,
    help="Language of the texts.  [default: that of the environment (LANG), or English]",
)
