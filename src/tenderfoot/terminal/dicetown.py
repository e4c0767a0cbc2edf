"""The table of Dice Town: the places in order with what they hold and who leads, and the people."""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.view import Plain
from tenderfoot.games.dicetown.box import DICE, FACES
from tenderfoot.games.dicetown.hand.dice import pack
from tenderfoot.games.dicetown.hand.poker import RANK
from tenderfoot.locale import Speaker
from tenderfoot.terminal.frontier import frontier
from tenderfoot.terminal.lines import Line, Picture, Span, columns

# Every place that is decided by a face, and the face.
_FACE: Final = {"mine": "9", "bank": "10", "store": "J", "saloon": "Q", "sheriff": "K"}
_PLACES: Final = ("mine", "bank", "stagecoach", "store", "saloon", "sheriff", "hall")

_NAMED: Final = 2  # leaders called by name


def draw(plain: Plain, speaker: Speaker) -> Picture:
    """The round, the town, the people, and what only the reader knows."""
    places = [_place(number, place, plain, speaker) for number, place in enumerate(_PLACES, 1)]
    people = [_person(seat, plain, speaker) for seat in range(len(_people(plain)))]
    return Picture(
        speaker.say("dicetown-round", round=_int(plain, "round")),
        [
            *columns(places, " "),
            *_elixirs(plain, speaker),
            *columns([_heads(speaker), *people], " "),
            *_offers(plain, speaker),
            *frontier(plain, speaker),
        ],
        _own(plain, speaker),
    )


def _place(number: int, place: str, plain: Plain, speaker: Speaker) -> list[Span]:
    """One place: its face, its prize, and who is ahead as the dice lie now."""
    face = str(speaker.word(f"face:{_FACE[place]}")) if place in _FACE else ""
    name = str(speaker.word(f"place:{place}"))
    leaders = _best_hands(plain) if place == "hall" else _most(plain, _FACE.get(place, ""))
    return [
        (str(number), "faint"),
        (name, ""),
        (face, "strong"),
        (_prize(place, plain, speaker), ""),
        (_leading(leaders, speaker), "lead"),
    ]


def _prize(place: str, plain: Plain, speaker: Speaker) -> str:
    """What is to be had there."""
    if place in {"bank", "stagecoach"}:
        return speaker.say("dicetown-money", amount=_int(plain, place))
    if place == "mine":
        return speaker.say("dicetown-mine", amount=_int(plain, "mine"), most=_int(plain, "mine of"))
    if place == "store":
        return speaker.say("dicetown-store", amount=_int(plain, "deck"))
    if place == "hall":
        row = " ".join([_value(card, speaker) for card in _words(plain, "row")])
        return speaker.say("dicetown-hall", row=row, amount=_int(plain, "property"))
    return ""


def _value(card: str, speaker: Speaker) -> str:
    """A deed is its value, a Ranch its letter."""
    return card.removeprefix("deed") if card.startswith("deed") else speaker.say("dicetown-ranch")


def _elixirs(plain: Plain, speaker: Speaker) -> list[Line]:
    """The Doc, and the Elixirs that lie open."""
    slots = [
        f"{number} {speaker.word(f'elixir:{slot}')}"
        for number, slot in enumerate(_words(plain, "slots"), 1)
        if slot
    ]
    doc = Line((f"{len(_PLACES) + 1} ", "faint"), (str(speaker.word("place:doc")), ""))
    return [doc.add(f": {', '.join(slots)}") if slots else doc]


def _leading(leaders: dict[int, int], speaker: Speaker) -> str:
    """Who has the most, and how many; a crowd of equals is only counted, the dice stand below."""
    if not leaders:
        return ""
    most = max(leaders.values())
    if len(leaders) > _NAMED:
        return speaker.say("dicetown-tied", count=len(leaders), most=most)
    names = ", ".join([str(speaker.word(f"seat:{seat}")) for seat in leaders])
    return f"{names} {most}" if most else names


def _most(plain: Plain, face: str) -> dict[int, int]:
    """Who has the most dice of a face, and how many."""
    counts = {seat: _dice(person).count(face) for seat, person in enumerate(_people(plain))}
    most = max(counts.values())
    return {seat: n for seat, n in counts.items() if n == most > 0}


def _best_hands(plain: Plain) -> dict[int, int]:
    """Whose hand is best, as soon as all have five dice; a hand has no number to tell."""
    hands = [_dice(person) for person in _people(plain)]
    if any(len(hand) < DICE for hand in hands):
        return {}
    ranks = [RANK[pack([FACES.index(face) for face in hand])] for hand in hands]
    return {seat: 0 for seat, rank in enumerate(ranks) if rank == max(ranks)}


def _heads(speaker: Speaker) -> list[Span]:
    names = ("dollars", "nuggets", "deeds", "cards", "points", "dice")
    return [("", ""), *[(speaker.say(f"dicetown-{name}"), "faint") for name in names]]


def _person(seat: int, plain: Plain, speaker: Speaker) -> list[Span]:
    """One player: what lies open, and how many cards of each back."""
    person = _people(plain)[seat]
    star = "★" if seat == plain["sheriff"] else " "
    you = "»" if seat == plain["seat"] else " "
    laid = len(_words(person, "laid"))
    deeds = f"{person['deeds']}+{laid}" if laid else str(person["deeds"])
    dice = _dice(person)
    faces = str(speaker.word("dice:" + " ".join(dice))).split() + ["·"] * (DICE - len(dice))
    return [
        (f"{star}{you}{speaker.word(f'seat:{seat}')}", "you" if seat == plain["seat"] else ""),
        (str(person["money"]), ""),
        (str(person["nuggets"]), ""),
        (deeds, ""),
        (str(person["cards"]), ""),
        (f"{person['points']}{'+' if _hides(seat, plain) else ''}", ""),
        (" ".join(faces), "strong"),
    ]


def _hides(seat: int, plain: Plain) -> bool:
    """Whether a player holds cards that the reader does not know: the points may be more."""
    person = _people(plain)[seat]
    known = len(_words(person, "seen")) + len(_words(person, "known"))
    return seat != plain["seat"] and _int(person, "deeds") + _int(person, "cards") > known


def _offers(plain: Plain, speaker: Speaker) -> list[Line]:
    """What the petitioners offer; the faces of cards only where the reader may see them."""
    lines = []
    for offer in cast("list[Plain]", plain["offers"]):
        facts = {name: _int(offer, name) for name in ("nuggets", "dollars", "deeds", "cards")}
        said = speaker.say("dicetown-offer", seat=f"seat:{offer['seat']}", **facts)
        faces = _words(offer, "faces")
        shown = f" ({speaker.word('card:' + ' '.join(faces))})" if faces else ""
        lines.append(Line((said + shown, "")))
    return lines


def _own(plain: Plain, speaker: Speaker) -> list[Line]:
    """The reader's cup, hand, and what the reader has seen of other hands."""
    lines = []
    if plain["rolled"]:
        lines.append(_labelled("dicetown-cup", f"dice:{plain['rolled']}", speaker))
    if plain["looking at"]:
        lines.append(_labelled("dicetown-looking", "card:" + " ".join(_words(plain, "looking at")), speaker))
    if plain["seat"] is not None:
        lines.append(_labelled("dicetown-hand", "card:" + " ".join(_words(plain, "hand")), speaker))
    return lines + _known(plain, speaker)


def _known(plain: Plain, speaker: Speaker) -> list[Line]:
    """The cards in other hands that the reader has seen: nobody needs a notebook."""
    said = []
    for seat, person in enumerate(_people(plain)):
        known = _words(person, "seen") + _words(person, "known")
        if known and seat != plain["seat"]:
            facts = {"seat": f"seat:{seat}", "cards": "card:" + " ".join(known)}
            said.append(speaker.say("dicetown-known", **facts))
    return [Line(("; ".join(said), "faint"))] if said else []


def _labelled(label: str, fact: str, speaker: Speaker) -> Line:
    return Line((f"{speaker.say(label)} ", "faint"), (str(speaker.word(fact)), "strong"))


def _dice(person: Plain) -> list[str]:
    """The dice set aside, which everybody sees."""
    return str(person["kept"]).split()


def _people(plain: Plain) -> list[Plain]:
    return cast("list[Plain]", plain["players"])


def _words(plain: Plain, field: str) -> list[str]:
    return cast("list[str]", plain[field])


def _int(plain: Plain, field: str) -> int:
    return cast("int", plain[field])
