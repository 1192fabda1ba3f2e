"""Bad words are found however they are written, and nothing else is."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from codex_naturalis.bots import NAMES as BOTS
from codex_naturalis.locale.words import words_of
from codex_naturalis.server.bad_words.bad_words import LANGUAGES, BadWords, changed, shipped
from codex_naturalis.server.bad_words.word_list import BadEntry, WordList, entries_of

LOCALE = Path("src/codex_naturalis/locale")
SHIPPED = BadWords()
WORDS = sorted({entry.strip("*") for entry in shipped()})
SINGLE = [word for word in WORDS if " " not in word]
CYRILLIC_TWINS = dict(zip("aeopcyxk", "аеорсухк", strict=True))
LATIN_TWINS = {cyrillic: latin for latin, cyrillic in CYRILLIC_TWINS.items()}
LEET = {"a": "4", "e": "3", "i": "1", "o": "0", "s": "5", "t": "7"}
SIGNS = {"a": "@", "s": "$", "i": "!"}
INNOCENT = """
    Scunthorpe Penistone Essex Sussex Arsenal cocktail Hancock Dickens Dickinson assess class
    classic bass grass passage Cassandra analysis analyst Peacock shiitake Shitake Matsushita
    Fukuoka document cucumber circumference Lightwater Clitheroe therapist Uranus raccoon tycoon
    snigger niggle Niger Nigeria Montenegro Negroni Kikeriki ahoj Hurengasse kapuze
    Fickle pique putain-ish compute deputes reputed dispute Puteaux pedestal pederzani troia Troyes
    mercoledì cazzuola stronzio hachís хлебал команда мандарин жидкий хачапури сукно бляха
    застраховать потребляешь оскорблять Херсон подстрахуй
    don't who're he'd I'll 455 1337 80085 88 a1 x2
"""
ACCENTS = ("\u0301", "\u0308", "\u0302", "\u200b")


def replaced(word: str, table: dict[str, str]) -> str:
    return "".join(table.get(letter, letter) for letter in word)


def leet(word: str, table: dict[str, str]) -> str:
    """Not all of it: a number is a number."""
    return word[0] + replaced(word[1:-1], table) + word[-1]


DISGUISES: dict[str, Callable[[str], str]] = {
    "as it is": str,
    "upper case": str.upper,
    "title case": str.title,
    "wide letters": lambda word: "".join(
        chr(ord(letter) + 0xFEE0) if "a" <= letter <= "z" else letter for letter in word
    ),
    "accents": lambda word: "".join(letter + ACCENTS[0] for letter in word),
    "invisible joiners": ACCENTS[3].join,
    "decomposed": lambda word: unicodedata.normalize("NFD", word),
    "Cyrillic twins": lambda word: replaced(word, CYRILLIC_TWINS),
    "Latin twins": lambda word: replaced(word, LATIN_TWINS),
    "digits": lambda word: leet(word, LEET),
    "signs": lambda word: leet(word, SIGNS),
    "stretched": lambda word: word[0] + word[1] * 4 + word[2:],
    "dots": ".".join,
    "hyphens": "-".join,
    "lines": "_".join,
    "blanks": " ".join,
    "a number behind": lambda word: f"{word}88",
    "exclaimed": lambda word: f"{word}!!!",
    "in quotes": lambda word: f"«{word}»",
    "inside a sentence": lambda word: f"well, {word}, what now?",
}


@pytest.mark.parametrize("disguise", DISGUISES)
def test_every_word_in_every_disguise(disguise: str) -> None:
    """Each word of each list is found."""
    missed = [word for word in SINGLE if not SHIPPED.is_in(DISGUISES[disguise](word))]
    assert missed == []


@given(st.sampled_from(WORDS), st.lists(st.sampled_from(["upper case", "accents", "in quotes"])))
def test_disguises_add_up(word: str, disguises: list[str]) -> None:
    for disguise in disguises:
        word = DISGUISES[disguise](word)
    assert SHIPPED.is_in(f"look: {word}")


def test_phrases() -> None:
    """Of several words only together; each word alone is nothing."""
    assert SHIPPED.is_in("Kill  YOURSELF now")
    assert not SHIPPED.is_in("the dragons kill, and you yourself know it")


@pytest.mark.parametrize("masked", ["f*ck", "sh*t", "F#CK"])
def test_masked_vowels(masked: str) -> None:
    assert SHIPPED.is_in(masked)


@pytest.mark.parametrize("innocent", INNOCENT.split())
def test_innocent_words(innocent: str) -> None:
    """Towns, names and words with a bad one inside, and numbers."""
    assert not SHIPPED.is_in(innocent)


def test_our_own_texts_are_innocent() -> None:
    """Every line of all texts of all languages, and the names of bots."""
    for language in LANGUAGES:
        for file in sorted((LOCALE / language).glob("*.ftl")):
            for line in file.read_text("utf-8").splitlines():
                assert not SHIPPED.is_in(line), (file, line)
    assert not any(map(SHIPPED.is_in, BOTS))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_guest_is_innocent(language: str) -> None:
    """Every adjective with every noun that it may stand with."""
    words = words_of(language)
    for gender in ("masculine", "feminine"):
        nouns = words(f"guest-nouns-{gender}").split()
        for adjective in words(f"guest-adjectives-{gender}").split():
            text = " ".join(f"{adjective} {noun}, {noun} {adjective}" for noun in nouns)
            assert not SHIPPED.is_in(text), (adjective, nouns)


def test_names_of_real_people_are_innocent() -> None:
    """Ten thousand family names and all given names that a large list of passwords knows."""
    found = [
        name
        for kind in ("surnames", "female_names", "male_names")
        for name in FREQUENCY_LISTS[kind]
        if SHIPPED.is_in(name)
    ]
    assert found == []


def test_an_encyclopaedia_is_innocent() -> None:
    """Of the commonest 30,000 words of the English Wikipedia none is taken for a bad one."""
    assert [word for word in FREQUENCY_LISTS["english_wikipedia"] if SHIPPED.is_in(word)] == []


@given(st.text(max_size=300))
def test_any_text_can_be_looked_at(text: str) -> None:
    SHIPPED.is_in(text)


@given(st.text(alphabet=st.characters(categories=["Nd", "Po", "Zs"]), max_size=60))
def test_numbers_and_points_are_innocent(text: str) -> None:
    """Without a letter there is no word."""
    assert not SHIPPED.is_in(text)


@given(st.sampled_from([word for word in SINGLE if f"{word}*" not in shipped()]))
def test_only_whole_words(word: str) -> None:
    """What is not marked as a stem is not found inside a longer word."""
    if not any(word.startswith(stem.strip("*")) for stem in shipped() if stem.endswith("*")):
        assert not WordList([word]).is_in(f"qua{word}qua")


@pytest.mark.parametrize("line", ["*", "**", "a*b", "x" * 80])
def test_what_is_no_entry(line: str) -> None:
    with pytest.raises(BadEntry):
        WordList([line])


def test_the_host_changes_the_list(tmp_path: Path) -> None:
    """Entries are added and taken away while the server runs; a file with a mistake changes
    nothing, and without the file the words are those that ship."""
    file = tmp_path / "bad-words.txt"
    words = BadWords(file)
    assert words.is_in("shit")
    assert not words.is_in("noodle")
    file.write_text("# ours\nnoodle*\n- shit\n", "utf-8")
    words.refresh()
    assert words.is_in("Noodles")
    assert not words.is_in("shit")
    file.write_text("noodle*\n-there is no such entry\n", "utf-8")
    words.refresh()
    assert words.is_in("Noodles")
    file.write_bytes(b"\xff\xfe broken")
    words.refresh()
    assert words.is_in("Noodles")
    file.unlink()
    words.refresh()
    assert words.is_in("shit")
    assert not words.is_in("noodle")


def test_the_host_begins_anew() -> None:
    """`-*` takes all of ours away."""
    assert changed(("a", "b"), entries_of("-*\nc\n")) == ("c",)
    assert changed(("a", "b"), entries_of("-a # why\nc")) == ("b", "c")
