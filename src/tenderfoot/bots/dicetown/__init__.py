"""The bots of Dice Town. `ways.py`, `rivals.py`, `stakes.py` and `throws.py` solve the throwing of dice."""
