"""How good a position is for each seat: features, the learned network, and the order in which
half-moves are worth trying. Nothing here keeps a tree."""
