"""The table of Dice Town: the places in order with what they hold and who leads, and the people."""

from __future__ import annotations

from typing import Final

from tenderfoot.games.dicetown.box import DICE
from tenderfoot.games.dicetown.known.shapes import PlaceShape, TableShape, ViewShape
from tenderfoot.locale import Speaker
from tenderfoot.terminal.frontier import frontier
from tenderfoot.terminal.lines import Line, Picture, Span, columns

_STEPS: Final = range(1, 8)  # the places of the town; the Doc has a line of its own
_NAMED: Final = 2  # leaders called by name


def draw(view: ViewShape, speaker: Speaker) -> Picture:
    """The round, the town, the people, and what only the reader knows."""
    table = view["table"]
    places = [_place(one, table, speaker) for one in table["almanac"]["places"] if one["step"] in _STEPS]
    people = [_person(seat, view, speaker) for seat in range(len(table["players"]))]
    return Picture(
        speaker.say("dicetown-round", round=table["round"]),
        [
            *columns(places, " "),
            *_elixirs(table, speaker),
            *columns([_heads(speaker), *people], " "),
            *_offers(view, speaker),
            *frontier(table, speaker),
        ],
        _own(view, speaker),
    )


def _place(place: PlaceShape, table: TableShape, speaker: Speaker) -> list[Span]:
    """One place: its face, its prize, and who is ahead as the dice lie now."""
    face = str(speaker.word(f"face:{place['face']}")) if place["face"] else ""
    return [
        (str(place["step"]), "faint"),
        (str(speaker.word(f"place:{place['name']}")), ""),
        (face, "strong"),
        (_prize(place, table, speaker), ""),
        (_leading(place, speaker), "lead"),
    ]


def _prize(place: PlaceShape, table: TableShape, speaker: Speaker) -> str:
    """What is to be had there."""
    name = place["name"]
    if name in {"bank", "stagecoach"}:
        return speaker.say("dicetown-money", amount=place["prize"]["dollars"])
    if name == "mine":
        return speaker.say("dicetown-mine", amount=table["mine"], most=table["almanac"]["mine_of"])
    if name == "store":
        return speaker.say("dicetown-store", amount=table["deck"])
    if name == "hall":
        row = " ".join([_value(card, speaker) for card in table["row"]])
        return speaker.say("dicetown-hall", row=row, amount=table["property"])
    return ""


def _value(card: str, speaker: Speaker) -> str:
    """A deed is its value, a Ranch its letter."""
    return card.removeprefix("deed") if card.startswith("deed") else speaker.say("dicetown-ranch")


def _elixirs(table: TableShape, speaker: Speaker) -> list[Line]:
    """The Doc, and the Elixirs that lie open."""
    lying = enumerate(table["medicine"]["slots"], 1)
    slots = [f"{number} {speaker.word(f'elixir:{slot}')}" for number, slot in lying if slot]
    doc = Line((f"{len(_STEPS) + 1} ", "faint"), (str(speaker.word("place:doc")), ""))
    return [doc.add(f": {', '.join(slots)}") if slots else doc]


def _leading(place: PlaceShape, speaker: Speaker) -> str:
    """Who has the most, and how many; a crowd of equals is only counted, the dice stand below."""
    leaders, most = place["leaders"], place["strength"]
    if len(leaders) > _NAMED:
        return speaker.say("dicetown-tied", count=len(leaders), most=most)
    names = ", ".join([str(speaker.word(f"seat:{seat}")) for seat in leaders])
    return f"{names} {most}" if most else names


def _heads(speaker: Speaker) -> list[Span]:
    names = ("dollars", "nuggets", "deeds", "cards", "points", "dice")
    return [("", ""), *[(speaker.say(f"dicetown-{name}"), "faint") for name in names]]


def _person(seat: int, view: ViewShape, speaker: Speaker) -> list[Span]:
    """One player: what lies open, and how many cards of each back."""
    table, own = view["table"], view["own"]
    person = table["players"][seat]
    star = "★" if seat == table["sheriff"] else " "
    you = "»" if seat == own["seat"] else " "
    laid = len(person["laid"])
    deeds = f"{person['deeds']}+{laid}" if laid else str(person["deeds"])
    dice = person["kept"]
    faces = str(speaker.word("dice:" + " ".join(dice))).split() + ["·"] * (DICE - len(dice))
    return [
        (f"{star}{you}{speaker.word(f'seat:{seat}')}", "you" if seat == own["seat"] else ""),
        (str(person["money"]), ""),
        (str(person["nuggets"]), ""),
        (deeds, ""),
        (str(person["cards"]), ""),
        (f"{own['points'][seat]}{'+' if own['hidden'][seat] else ''}", ""),
        (" ".join(faces), "strong"),
    ]


def _offers(view: ViewShape, speaker: Speaker) -> list[Line]:
    """What the petitioners offer; the faces of cards only where the reader may see them."""
    lines = []
    for offer, faces in zip(view["table"]["offers"], view["own"]["faces"], strict=True):
        facts = {name: offer[name] for name in ("nuggets", "dollars", "deeds", "cards")}
        said = speaker.say("dicetown-offer", seat=f"seat:{offer['seat']}", **facts)
        shown = f" ({speaker.word('card:' + ' '.join(faces))})" if faces else ""
        lines.append(Line((said + shown, "")))
    return lines


def _own(view: ViewShape, speaker: Speaker) -> list[Line]:
    """The reader's cup, hand, and what the reader has seen of other hands."""
    own = view["own"]
    lines = []
    if own["rolled"]:
        lines.append(_labelled("dicetown-cup", "dice:" + " ".join(own["rolled"]), speaker))
    if own["looking_at"]:
        lines.append(_labelled("dicetown-looking", "card:" + " ".join(own["looking_at"]), speaker))
    if own["seat"] is not None:
        lines.append(_labelled("dicetown-hand", "card:" + " ".join(own["hand"]), speaker))
    return lines + _known(view, speaker)


def _known(view: ViewShape, speaker: Speaker) -> list[Line]:
    """The cards in other hands that the reader has seen: nobody needs a notebook."""
    said = []
    for seat, person in enumerate(view["table"]["players"]):
        known = person["seen"] + view["own"]["known"][seat]
        if known and seat != view["own"]["seat"]:
            facts = {"seat": f"seat:{seat}", "cards": "card:" + " ".join(known)}
            said.append(speaker.say("dicetown-known", **facts))
    return [Line(("; ".join(said), "faint"))] if said else []


def _labelled(label: str, fact: str, speaker: Speaker) -> Line:
    return Line((f"{speaker.say(label)} ", "faint"), (str(speaker.word(fact)), "strong"))
