"""The words on the wire: what clients say (`commands`), what the server says (`messages`), and
the nouns of both. Everything is JSON; every union is told apart by its `type`."""

PROTOCOL = 1
"""Raised when an older client would misread us; a client says which it speaks when it connects."""
