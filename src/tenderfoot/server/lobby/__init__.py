"""Finding, opening and entering tables."""
