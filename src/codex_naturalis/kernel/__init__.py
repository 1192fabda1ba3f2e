"""The rules compiled with Numba, and what plays by them: a learned evaluation and a search. Bots
and the lab use it; nothing here knows of processes, files of games or the network."""
