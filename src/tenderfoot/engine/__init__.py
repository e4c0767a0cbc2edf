"""The engine: what every game shares. It knows no game; read `contract.py` first."""
