"""Data that come with the analysis: made by commands that they name, and read as they are."""
