"""Compiling the kernel: the decorators, the cache of machine code, and whether it is ready.
Nothing here knows the game."""
