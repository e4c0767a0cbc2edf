"""The answers of a game as numbers: dense, the same for every player, and the same as long as the version.

An action is the place of an answer in `Game.choices()`. Where an answer points at a seat, that seat is
counted from the one who acts: 0 is himself, 1 his left neighbour. So `name 1` means the same to every player,
and one policy plays every chair. docs/compatibility.md says how long which number stays.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.contract import Choice
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.game import Game

_SEAT: Final = "seat"


class Actions:
    """The actions of a game for so many players.

    >>> from tenderfoot.games import GAMES
    >>> actions = Actions(GAMES["goldriver"], 3)
    >>> actions.action("bid 4"), actions.text(10)
    (10, 'bid 4')
    >>> actions.choice(actions.action("ghost 1"), actor=2)  # his left neighbour is seat 0
    ghost 0
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.choices: Final = game.choices()
        self.size: Final = len(self.choices)
        self.backs: Final = _rotated(self.choices, seats)  # by actor: the choice that each action means
        self.turns: Final = [[0] * self.size for _ in range(seats)]  # by actor: the action of each choice
        for turn, back in zip(self.turns, self.backs, strict=True):
            for action, choice in enumerate(back):
                turn[choice.number] = action
        self._known: Final = {choice.text: choice.number for choice in self.choices}

    def choice(self, action: int, actor: int) -> Choice:
        """What an action means when this seat says it; refuses what is no action."""
        if not 0 <= action < self.size:
            raise no_action(action, self.size)
        return self.backs[actor][action]

    def number(self, choice: Choice, actor: int) -> int:
        """The action by which this seat says this."""
        return self.turns[actor][choice.number]

    def text(self, action: int) -> str:
        """An action in words: seats are counted from the one who acts."""
        return self.choices[action].text

    def action(self, text: str) -> int:
        """The action with these words; refuses what nobody can say."""
        if text not in self._known:
            raise Illegal("not-offered", {"choice": text})
        return self._known[text]


def no_action(action: int, size: int) -> Illegal:
    """Refuse a number that no answer bears."""
    refusal = Illegal("no-such-action", {"found": str(action), "last": size - 1})
    refusal.sentence = f"There is no action {action}; actions go from 0 to {size - 1}."
    return refusal


def _rotated(choices: list[Choice], seats: int) -> list[list[Choice]]:
    """For each actor: the choice each action means."""
    by_seat = {_meaning(choice): choice for choice in choices}
    return [[_for_actor(choice, actor, seats, by_seat) for choice in choices] for actor in range(seats)]


def _meaning(choice: Choice, seat: int = -1) -> tuple[object, ...]:
    """What a choice says, perhaps of another seat: no two choices say the same."""
    facts = choice.facts()
    if _SEAT in facts and seat >= 0:
        facts = {**facts, _SEAT: f"{_SEAT}:{seat}"}
    return (choice.verb(), *sorted(facts.items())) if facts else (choice.text,)


def _for_actor(choice: Choice, actor: int, seats: int, known: dict[tuple[object, ...], Choice]) -> Choice:
    """The same of the seat so many places to his left; who does not sit there stays where he is."""
    pointed = choice.facts().get(_SEAT)
    if pointed is None or int(str(pointed).partition(":")[2]) >= seats:
        return choice
    seat = (int(str(pointed).partition(":")[2]) + actor) % seats
    return known[_meaning(choice, seat)]
