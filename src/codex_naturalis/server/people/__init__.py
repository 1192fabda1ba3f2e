"""People: who they are, what they may be called, how much they may ask, how well they play."""
