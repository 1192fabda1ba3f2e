"""The laboratory: many games between bots, and what they say of the bots.

>>> from codex_naturalis.lab.pairings import Pairings
>>> Pairings(("greedy", "random"), 2).seatings
(('greedy', 'random'), ('random', 'greedy'))
"""
