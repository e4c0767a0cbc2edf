"""Write the lists of actions anew: `python -m tests.research.listing`. The diff is the review."""

from pathlib import Path

from tenderfoot.games import GAMES

HOME = Path(__file__).parent / "golden"

if __name__ == "__main__":
    for name, game in GAMES.items():
        lines = [f"{choice.text}\n" for choice in game.choices()]
        (HOME / f"{name}_v0-rules-{game.version}.txt").write_text("".join(lines), "utf-8")
