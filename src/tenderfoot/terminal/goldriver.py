"""The table of Gold River: what is for sale, who sits in which town, and what lies before each player.

A concession is written as its town, what it waits for, and what it yields: `SN 8→5` is a mine of San
Narciso that yields five nuggets on an eight.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.games.goldriver.box import NAMES, NUGGETS, NUMBER, TOWN, TOWN_NAMES
from tenderfoot.games.goldriver.deck import DECK, DOUBLES, EVEN, ODD, SAFE
from tenderfoot.games.goldriver.known.shapes import TableShape, ViewShape
from tenderfoot.locale import Speaker
from tenderfoot.terminal.lines import Line, Picture, Span, columns

_CONDITIONS: Final = {EVEN: "even", ODD: "odd", DOUBLES: "doubles"}


def draw(view: ViewShape, speaker: Speaker) -> Picture:
    """The round, the row, the towns, and everybody's cards."""
    table = view["table"]
    sale = [Line(("  ", ""), (_card(name, table, speaker), "")) for name in table["row"]]
    first = f"seat:{table['first']}"
    return Picture(
        speaker.say("goldriver-round", round=table["round"], deck=table["deck"], first=first),
        [
            Line((speaker.say("goldriver-for-sale"), "strong")),
            *sale,
            *columns(_towns(view, speaker)),
            *_holdings(view, speaker),
        ],
        [],
    )


def _towns(view: ViewShape, speaker: Speaker) -> list[list[Span]]:
    """One row a player: nuggets, concessions in each town, a star for the Mayor."""
    rows: list[list[Span]] = [
        [("", ""), (speaker.say("goldriver-nuggets"), "faint"), *[(town, "faint") for town in TOWN_NAMES]]
    ]
    table = view["table"]
    counts, mayors = table["almanac"]["counts"], table["mayors"]
    for seat, player in enumerate(table["players"]):
        cells = [_office(counts[town][seat], mayors[town] == seat) for town in TOWN_NAMES]
        you = seat == view["own"]["seat"]
        name = (f"{'»' if you else ' '}{speaker.word(f'seat:{seat}')}", "you" if you else "")
        rows.append([name, (str(player["nuggets"]), "strong"), *cells])
    return rows


def _office(count: int, mayor: bool) -> Span:
    return (f"{count or '·'}{'★' if mayor else ''}", "lead" if mayor else "")


def _holdings(view: ViewShape, speaker: Speaker) -> list[Line]:
    lines = []
    for seat, player in enumerate(view["table"]["players"]):
        cards = player["cards"] + player["kept"] + player["parked"]
        if cards:
            said = ", ".join([_card(name, view["table"], speaker) for name in cards])
            style = "you" if seat == view["own"]["seat"] else "strong"
            lines.append(Line((f"{speaker.word(f'seat:{seat}')}: ", style), (said, "")))
    return lines


def _card(name: str, table: TableShape, speaker: Speaker) -> str:
    """A card in few letters."""
    card = NAMES.index(name)
    if not NUMBER[card] or not NUGGETS[card]:
        return str(speaker.word(f"card:{name}")) + _carrier(name, table, speaker)
    number = NUMBER[card]
    waits = speaker.say(f"goldriver-{_CONDITIONS[number]}") if number in _CONDITIONS else str(number)
    danger = f" †{DECK[card].danger}" if DECK[card].danger != SAFE else ""
    return f"{_town(name, table) or name[:2]} {waits}→{NUGGETS[card]}{danger}"


def _carrier(name: str, table: TableShape, speaker: Speaker) -> str:
    """What an attached card is attached to."""
    carried = table["attached"].get(name)
    return f" ({_card(carried, table, speaker)})" if carried else ""


def _town(name: str, table: TableShape) -> str:
    """The town a concession belongs to now; none: empty."""
    town = TOWN[NAMES.index(name)]
    return table["joined"].get(name, TOWN_NAMES[town] if town >= 0 else "")
