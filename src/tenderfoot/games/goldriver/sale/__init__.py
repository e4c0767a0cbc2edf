"""The auction, who gets the money, and who cannot pay (6, 7, 8, 16)."""
