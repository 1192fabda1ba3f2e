"""Housekeeping: what the server does now and then, in small steps, so that nothing grows for
ever."""
