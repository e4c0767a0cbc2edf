"""What the entries of Dice Town should be, worked out from the plain view: slowly, by name, and otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Any, Final, cast

from tenderfoot.engine.view import View
from tenderfoot.games.dicetown.box import FACES
from tenderfoot.games.dicetown.hand.dice import pack
from tenderfoot.games.dicetown.hand.poker import key
from tenderfoot.games.dicetown.prompts import PROMPTS
from tests.research.town_stack import GOODS, StackReader

_LADDER: Final = sorted([key(pack(list(hand))) for hand in combinations_with_replacement(range(6), 5)])


class Reader:
    """One plain view, read for one seat: all that is not 0, by the names of the entries."""

    def __init__(self, view: View, me: int) -> None:
        plain = view.plain()
        self.me = me
        self.table = cast("dict[str, Any]", plain["table"])
        self.own = cast("dict[str, Any]", plain["own"])
        self.seats = len(self.table["players"])
        self.found: Counter[str] = Counter()
        self.question()
        self.said()
        self.round()
        self.piles()
        for seat in range(self.seats):
            self.player(seat)
        self.hand(sum(frame.is_window() for frame in view.stack))
        self.offers()
        if self.table["options"]["wild_west"] or self.table["options"]["indians"]:
            self.frontier()
        self.found.update(StackReader(view, me, self.seats).found)

    def numbers(self) -> dict[str, int]:
        """What is not 0."""
        return {name: n for name, n in self.found.items() if n}

    def seat(self, seat: int) -> str:
        return f"seat {(seat - self.me) % self.seats}:"

    def some(self, name: str, seats: Iterable[int | None]) -> None:
        for seat in seats:
            if seat is not None:
                self.found[f"{self.seat(seat)} {name}"] += 1

    def count(self, prefix: str, things: Iterable[str]) -> None:
        for thing in things:
            self.found[f"{prefix} {thing}"] += 1

    def question(self) -> None:
        self.some("polled", self.table["polled"])
        if self.own["ask"] is not None:
            self.found["asked: " + PROMPTS[self.own["ask"]["prompt"]].name] = 1

    def said(self) -> None:
        spot = 0
        for said in self.own["said"]:
            verb, *words = said["text"].split()
            self.found["said"] += 1
            if verb == "keep":
                self.count("said: keep", [word for word in words if word in FACES])
                self.found["said: brute"] = int("brute" in words)
            elif verb in ("dollars", "nuggets"):
                self.found[f"said {spot}: {verb}"] = int(words[0])
            elif verb in ("add", "play"):
                self.found[f"said {spot}: {words[0]}"] += 1
            elif verb == "use":
                self.found[f"said: {words[0]}"] = int(words[1])
            else:
                self.found[f"said {spot}: whole"] = 1
                spot += 1

    def round(self) -> None:
        table = self.table
        self.found["round"] = table["round"]
        self.found["revised"] = int(table["options"]["edition"] == "revised")
        self.found["bribes"] = int(table["options"]["bribes"])
        self.found["dice"] = int(table["phase"] == "dice")
        if table["place"]:
            self.found["place: " + table["place"]] = 1
        self.some("sheriff", [table["sheriff"]])
        self.some("gained", table["gained"])
        self.some("controlled", table["controlled"])
        self.some("winner", [table["winner"]])

    def piles(self) -> None:
        table = self.table
        for name in ("bank", "stagecoach", "mine", "deck", "discard", "property"):
            self.found[name] = table[name]
        for k, card in enumerate(table["row"]):
            self.found[f"row {k + 1}: {card}"] = 1
        for k, elixir in enumerate(table["medicine"]["slots"]):
            self.count(f"slot {k + 1}:", [elixir] if elixir else [])
        self.found["elixirs"] = table["medicine"]["deck"]
        self.count("drunk:", table["medicine"]["drunk"])
        self.count("played:", table["played"])
        self.count("known discard:", self.own["known_discard"])
        self.count("looking at:", self.own["looking_at"])
        for back in ("deeds", "cards"):
            self.found[f"looked at: {back}"] = table["looked_at"][back]

    def player(self, seat: int) -> None:
        player, whose = self.table["players"][seat], self.seat(seat)
        for name in ("money", "nuggets", "cup", "deeds", "cards"):
            self.found[f"{whose} {name}"] = player[name]
        if player["poker"]:
            hand = pack([FACES.index(face) for face in player["kept"]])
            self.found[f"{whose} poker"] = 1 + _LADDER.index(key(hand))
        for name in ("kept", "shown", "laid", "seen"):
            self.count(f"{whose} {name}", player[name])
        self.count(f"{whose} known", self.own["known"][seat])

    def hand(self, windows: int) -> None:
        self.count("rolled", self.own["rolled"])
        self.count("hand", self.own["hand"])
        late = dict(enumerate(self.own["new"], 1))  # by window, from the outermost on
        self.count("too new", late.get(windows, []))

    def offers(self) -> None:
        for offer, faces in zip(self.table["offers"], self.own["faces"], strict=True):
            whose = f"{self.seat(offer['seat'])} offer {offer['spot']}:"
            self.found[f"{whose} made"] = 1
            for goods in GOODS:
                self.found[f"{whose} {goods}"] = offer[goods]
            self.count(whose, faces)
        for seat, demand in enumerate(self.table["demands"]):
            for goods in GOODS:
                self.found[f"{self.seat(seat)} demanded {goods}"] = demand[goods]

    def frontier(self) -> None:
        found, table = self.found, self.table["frontier"]
        found["wild west"] = int(self.table["options"]["wild_west"])
        found["indians"] = int(self.table["options"]["indians"])
        for name in ("river", "outlaws", "removed"):
            found[name] = table[name]
        self.count("river gone:", table["river_gone"])
        self.count("returned:", table["returned"])
        self.count("wanted:", table["wanted"])
        self.count("top outlaw:", [table["outlaw"]] if table["outlaw"] else [])
        for card in self.own["river_known"]:
            found[f"river {card['under']}: {card['card']}"] = 1
        self.some("indian die", [table["die"]])
        self.some("peace pipe", [table["pipe"]])
        for seat in range(self.seats):
            self.count(f"{self.seat(seat)} recruited", table["recruited"][seat])
            self.count(f"{self.seat(seat)} captured", table["captured"][seat])
        for seat, obtained in enumerate(self.own["obtained"]):
            self.count(f"{self.seat(seat)} obtained", obtained["cards"])
            found[f"{self.seat(seat)} obtained unseen"] = obtained["unseen"]
