"""A table and its play."""
