"""Rated play: who may begin a game, what leaving and stalling cost, and what looks unlikely."""
