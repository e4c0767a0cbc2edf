"""A table of Dice Town laid out in the words of the table, for tests of its rules.

    t = table(edition="classic", players=3, sheriff="A")
    t.all_dice("9 9 9 J K", "10 10 Q Q K", "J J A A A")
    t.hand("B", "wanted")
    t.town()
    t.answer("A", "play dynamite")
    assert t.nuggets("A") == 6

Players are letters, cards are ids of the rules, faces and answers are written as in records. Unless said
otherwise it is round 2, everybody has $8, no nuggets and an empty hand, the bank $3, the mine 30 nuggets.
Named cards are moved out of the decks; the box counts as many bills and nuggets as the test lays out,
so `check()` holds from the first moment on.
"""

from __future__ import annotations

from collections.abc import Sequence

from tenderfoot.engine.contract import Frame, asked, decide, default_answer, settle, waiting
from tenderfoot.engine.events import Event, Row, of_row
from tenderfoot.engine.fields import fields
from tenderfoot.games.dicetown import GAME
from tenderfoot.games.dicetown.box import (
    ELIXIRS,
    PROPERTY_IDS,
    PROPERTY_KIND,
    RIVER_IDS,
    RIVER_KIND,
    STORE_IDS,
    STORE_KIND,
    property_kinds,
    store_kinds,
)
from tenderfoot.games.dicetown.edition import Edition
from tenderfoot.games.dicetown.hand.dice import written
from tenderfoot.games.dicetown.hand.throws import Throw
from tenderfoot.games.dicetown.known.plain import outlaw_ids
from tenderfoot.games.dicetown.known.view import TownView
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.dicetown.town import Rounds, Walk
from tests.layout import LETTERS, Layout


def table(
    edition: str = "classic",
    players: int = 3,
    sheriff: str = "A",
    round: int = 2,  # noqa: A002  the word of the rules
    bribes: bool = True,
    wild_west: bool = False,
    indians: bool = False,
) -> Table:
    """A table with these options, ready to be laid out."""
    options = GAME.options(
        {
            "edition": edition,
            "players": players,
            "bribes": bribes,
            "first_sheriff": LETTERS.index(sheriff),
            "wild_west": wild_west,
            "indians": indians,
        }
    )
    return Table(options, round)


class Table(Layout):
    """One table: first laid out, then played."""

    def throw(self, number: int = 1, last: bool = False) -> Table:
        """Begin with this throw of phase I."""
        return self._begin([Rounds(), Walk(0), Throw(number, int(last))])

    def town(self) -> Table:
        """Begin with phase II: everybody has five dice."""
        return self.step(0)

    def step(self, number: int) -> Table:
        """Begin with this step of phase II."""
        steps = [place.step for place in self.s.edition.places]
        return self._begin([Rounds(), Walk(next(i for i, step in enumerate(steps) if step >= number))])

    def ending(self) -> Table:
        """Begin with the check at the end of the round."""
        return self._begin([Rounds()])

    # Playing.

    def answer(self, who: str, *answers: str) -> None:
        """Give one answer, or several in a row; raises `Illegal` like the engine."""
        for text in answers:
            seat = LETTERS.index(who)
            ask = asked(self.s, seat)
            option = ask.written(text) if ask is not None else None
            choice = option or GAME.choice(text)
            decide(self.s, seat, choice)

    def asked(self) -> str:
        """The letters of those who still have to answer, in the order in which they are asked."""
        return "".join([LETTERS[ask.seat] for ask in waiting(self.s)])

    def options(self, who: str) -> list[str]:
        """The answers open to a player; empty if nothing is asked."""
        ask = asked(self.s, LETTERS.index(who))
        return [] if ask is None else [option.text for option in ask.options]

    def prompt(self) -> str:
        """The name of the open question; "" when the game is over."""
        return GAME.prompt(self.s.asks[0]).name if self.s.asks else ""

    def default(self, who: str) -> str:
        """What the rules answer for a player who does not."""
        return default_answer(self.s, LETTERS.index(who)).text

    def default_all(self) -> None:
        """Everybody who is asked now gives the default answer, to the end."""
        frame = self.s.frames[-1]
        while self.s.frames and self.s.frames[-1] is frame and self.s.asks:
            ask = waiting(self.s)[0]
            decide(self.s, ask.seat, default_answer(self.s, ask.seat))

    def until(self, prompt: str) -> str:
        """Default answers until this question is open; the letters of those asked."""
        while self.prompt() != prompt:
            assert self.s.frames, f"the game is over and never came to {prompt}"
            ask = waiting(self.s)[0]
            decide(self.s, ask.seat, default_answer(self.s, ask.seat))
        return self.asked()

    def finish_round(self) -> None:
        """Default answers until the next round begins or the game is over."""
        number = self.s.round
        while self.s.frames and self.s.round == number:
            ask = waiting(self.s)[0]
            decide(self.s, ask.seat, default_answer(self.s, ask.seat))

    # Reading.

    def dollars(self, who: str) -> int:
        return self._player(who).money

    def nuggets(self, who: str) -> int:
        return self._player(who).nuggets

    def kept(self, who: str) -> str:
        return written(self._player(who).kept)

    def loose(self, who: str) -> int:
        return 5 - len(written(self._player(who).kept).split())

    def hand_of(self, who: str) -> list[str]:
        """The ids of a hand, sorted: store cards as printed, then deeds."""
        p = self._player(who)
        return _ids(store_kinds(p.store), STORE_IDS) + _ids(property_kinds(p.deeds), PROPERTY_IDS)

    def table_of(self, who: str) -> list[str]:
        """The property cards that lie open before a player."""
        return _ids(property_kinds(self._player(who).laid), PROPERTY_IDS)

    def row_now(self) -> list[str]:
        return [PROPERTY_IDS[PROPERTY_KIND[uid]] for uid in self.s.row]

    def discards(self) -> list[str]:
        """The discard pile, oldest first."""
        return [STORE_IDS[STORE_KIND[uid]] for uid in self.s.discard]

    def slots(self) -> list[str]:
        """The open Elixirs."""
        return [ELIXIRS[elixir] for elixir in self.s.medicine.slots[:2]]

    def wanted_now(self) -> list[str]:
        return outlaw_ids(self.s.frontier.wanted)

    def recruited_by(self, who: str) -> list[str]:
        return outlaw_ids(self.s.frontier.recruited[LETTERS.index(who)])

    def captured_by(self, who: str) -> list[str]:
        return outlaw_ids(self.s.frontier.captured[LETTERS.index(who)])

    def river_now(self) -> list[str]:
        """The River pile, the top card first."""
        return [RIVER_IDS[RIVER_KIND[uid]] for uid in self.s.frontier.river[::-1]]

    def die_of(self) -> str:
        """Who holds the Indian die; "" for the village."""
        return "" if self.s.frontier.die < 0 else LETTERS[self.s.frontier.die]

    def sheriff(self) -> str:
        return LETTERS[self.s.sheriff]

    def has_gained(self, who: str) -> bool:
        return bool(self.s.gained >> LETTERS.index(who) & 1)

    def has_controlled(self, who: str) -> bool:
        return bool(self.s.controlled >> LETTERS.index(who) & 1)

    def points(self, who: str) -> int:
        return GAME.scores(self.s)[LETTERS.index(who)]

    def winner(self) -> str:
        """Who has won; "" while the game goes on."""
        return "" if self.s.winner < 0 else LETTERS[self.s.winner]

    def view(self, who: str) -> TownView:
        return GAME.view(self.s, LETTERS.index(who))

    def events(self) -> list[Event]:
        """Everything told since the beginning."""
        return self.log

    def told(self, row: Row) -> list[Event]:
        """The events of one row."""
        return of_row(self.log, row)

    def check(self) -> None:
        """Everything of the box is somewhere exactly once."""
        GAME.count(self.s)

    def _begin(self, frames: Sequence[Frame[Town]]) -> Table:
        assert not self.begun, "the table is laid out already"
        self.begun = True
        self.s = _in_a_box_of_its_own(self.s)
        self.s.frames = list(frames)
        self.s.log = self.log
        settle(self.s)
        return self


def _ids(kinds: list[int], names: list[str]) -> list[str]:
    return [names[kind] for kind in kinds]


def _in_a_box_of_its_own(s: Town) -> Town:
    """The same table, in a box that holds exactly the bills and nuggets that were laid out."""
    bills = sum(p.money for p in s.players) + s.bank + s.stagecoach
    nuggets = sum(p.nuggets for p in s.players) + s.mine
    old = s.edition
    box = Edition(
        options=old.options,
        places=old.places,
        cards=old.cards,
        store=old.store,
        property_cards=old.property_cards,
        elixirs=old.elixirs,
        river=old.river,
        outlaws=old.outlaws,
        removed=old.removed,
        doc=old.doc,
        contest=old.contest,
        petition=old.petition,
        muster=old.muster,
        ledger=old.ledger,
        mine=nuggets,
        stagecoach=bills - 8 * len(s.players) - 3,
    )
    same = Town(s.chance, box)
    for name in fields(Town):
        setattr(same, name, getattr(s, name))
    return same
