"""Phase I: dice, what may be kept of them, and what a hand is worth (chapter 6, 7.8.1)."""
