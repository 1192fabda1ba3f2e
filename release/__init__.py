"""What a release consists of, as its locks have it."""
