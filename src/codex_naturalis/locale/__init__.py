"""The words of all faces of the game, in six languages: one folder a language, one `.ftl` file a
topic (Fluent). `words` has the messages, `languages` chooses the language.

>>> from codex_naturalis.locale.words import words_of
>>> words_of("de")("points", n=1)
'1 Punkt'
"""
