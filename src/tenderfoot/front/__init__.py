"""What `import tenderfoot` gives: a match by the name of its game, bots to play it, records, tournaments.

Each name is loaded when it is first asked for (`tenderfoot.__getattr__`), so that the import itself costs
nothing. Whatever is refused is refused in a sentence, with the reason.
"""

from tenderfoot.front.match import Match, game_names

__all__ = ["Match", "game_names"]
