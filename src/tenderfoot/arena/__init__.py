"""The arena: which bot is stronger, and how sure that is. Read `pairing.py` first."""
