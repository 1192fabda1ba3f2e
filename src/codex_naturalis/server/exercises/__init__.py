"""Exercises: those of the program, everybody's own, and how they are solved."""
