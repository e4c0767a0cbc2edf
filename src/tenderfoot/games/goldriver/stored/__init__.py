"""A position as data, and what must be true of every position."""
