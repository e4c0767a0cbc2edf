"""The row of cards, and taking them (5, 9, 15)."""
