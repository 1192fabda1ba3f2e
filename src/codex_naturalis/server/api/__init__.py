"""The doors: decode, call what is behind them, encode. No rules, no state."""
