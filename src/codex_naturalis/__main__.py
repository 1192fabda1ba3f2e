"""`python -m codex_naturalis` is the command line."""

from codex_naturalis.cli import main

if __name__ == "__main__":
    main()
