"""Monte Carlo tree search over what one seat knows. Rules and evaluation are used from here, not
written here."""
