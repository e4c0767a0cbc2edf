"""The Indians: their die, and their camp."""
