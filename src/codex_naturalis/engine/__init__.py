"""The rules of the game as pure functions of immutable data. No clock, no input or output, no
randomness that is not a parameter, and nothing about text, pictures, bots or networks."""
