"""Teach the bots' value who wins: `make train` plays games, looks at their positions and fits the weights."""
