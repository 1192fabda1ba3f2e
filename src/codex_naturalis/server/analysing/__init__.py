"""The analysis board: positions and trees that clients send, and searches that go on while somebody
looks."""
