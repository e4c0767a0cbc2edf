"""What the dice bring (13, 14)."""
