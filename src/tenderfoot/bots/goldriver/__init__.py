"""The bots of Gold River."""
