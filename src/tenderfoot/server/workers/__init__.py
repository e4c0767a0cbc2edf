"""Slow work, done in other processes."""
