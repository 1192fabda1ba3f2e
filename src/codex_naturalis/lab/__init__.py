"""Many games between bots, their ratings, and the training of the evaluation. Here belongs what
plays or learns in bulk; how one bot chooses belongs to `bots` or `kernel`.

>>> from codex_naturalis.lab.pairings import Pairings
>>> Pairings(("greedy", "random"), 2).seatings
(('greedy', 'random'), ('random', 'greedy'))
"""
