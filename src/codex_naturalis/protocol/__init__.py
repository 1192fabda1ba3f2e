"""The messages between clients and server: what clients send (`commands`), what the server sends
(`messages`), and the types of both and of REST. Everything is JSON; the members of a union differ
by their `type`. Only data belongs here: what is done with a message is in `server` and `client`."""

PROTOCOL = 2
"""Raised when an older client would misread messages; clients send their version when they
connect."""
