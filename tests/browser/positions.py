"""A position of Dice Town for every kind of question there is, found by playing at random."""

from __future__ import annotations

import random
from typing import Final

from tenderfoot.engine.contract import Ask
from tenderfoot.engine.options import Options
from tenderfoot.games.dicetown import GAME
from tenderfoot.server.tables.acts import Act, Step
from tenderfoot.server.tables.play import Play

WILD: Final = {"players": 3, "wild_west": True, "indians": True}
BOXES: Final[list[Options]] = [
    {"edition": "classic", **WILD},
    {"edition": "revised", **WILD},
    {"edition": "classic", "players": 2},
    {"edition": "revised", "players": 2},
]
# Where the search begins: the box and the game in which a question comes early. If the rules change, the
# games after it are tried too.
HINTS: Final = {
    "keep": (0, 0),
    "petition": (3, 32),
    "decision": (2, 14),
    "decision take": (2, 30),
    "action": (1, 6),
    "offering": (1, 40),
    "cheat": (3, 61),
    "doc": (0, 22),
    "girls": (3, 45),
    "victim": (1, 138),
    "backs": (2, 99),
    "steal": (2, 92),
    "outlaw": (0, 108),
    "voucher": (0, 76),
    "offer": (2, 27),
    "offer-nuggets": (2, 138),
    "offer-cards": (2, 16),
    "barter": (0, 82),
    "store": (2, 91),
    "last-call": (2, 30),
    "demand": (3, 64),
    "give": (1, 110),
    "river": (1, 117),
    "river-order": (1, 117),
    "split": (3, 119),
    "elixir": (1, 40),
    "shaman": (1, 132),
    "wanted": (2, 98),
    "hall": (2, 81),
    "sheriff": (2, 92),
    "elixir-card": (2, 118),
    "chase": (1, 97),
    "reroll": (1, 109),
    "credits": (3, 13),
    "mine": (2, 136),
    "capture": (0, 101),
    "smoke": (1, 135),
    "whisky": (1, 67),
    "insure": (0, 56),
    "fence": (2, 31),
    "settle": (0, 47),
    "recruit": (1, 89),
    "outpick": (1, 71),
    "badge": (1, 118),
    "final": (0, 956),
}
TRIES: Final = 400
NAMES: Final = ["Ann", "Bob", "Cleo"]


class Position:
    """A game that waits for seat 0, with everything told so far."""

    def __init__(self, play: Play, steps: list[Step]) -> None:
        self.play: Final = play
        self.steps: Final = steps


def position(prompt: str, ending: str = "") -> Position:
    """A game in which seat 0 is asked this, with an answer that ends so."""
    box, first = HINTS[f"{prompt} {ending}" if ending else prompt]
    for number in range(first, first + TRIES):
        found = _played(box, number, prompt, ending)
        if found is not None:
            return found
    raise AssertionError(f"nobody is ever asked {prompt}")


def _played(box: int, number: int, prompt: str, ending: str) -> Position | None:
    """Play one game at random until seat 0 is asked this."""
    chance = random.Random(number * 10 + box)
    options = GAME.options(BOXES[box])
    seed = number.to_bytes(32, "big")
    play = Play(GAME, options, seed, NAMES[: int(options["players"])])
    steps = [play.first()]
    while not play.over():
        ask = play.asks[0]
        if ask is not None and GAME.prompt(ask).name == prompt and _offers(ask, ending):
            return Position(play, steps)
        step = play.do(_random_act(play, chance))
        if step is not None:
            steps.append(step)
    return None


def _offers(ask: Ask, ending: str) -> bool:
    return any(option.text.endswith(ending) for option in ask.options)


def _random_act(play: Play, chance: random.Random) -> Act:
    """Somebody answers; cards are kept rather than played, so that hands fill."""
    if play.held():
        return Act("close", -1, 0)
    seat = play.open_seats()[0]
    ask = play.asks[seat]
    assert ask is not None
    choice = chance.choice(ask.options)
    if ask.options[-1].text.startswith("play") and chance.random() < 0.6:
        choice = ask.options[0]
    return Act("answer", seat, play.numbers[seat], choice.text)
