"""The table of Gold River: what is for sale, who sits in which town, and what lies before each player.

A concession is written as its town, what it waits for, and what it yields: `SN 8→5` is a mine of San
Narciso that yields five nuggets on an eight.
"""

from __future__ import annotations

from typing import Final, cast

from tenderfoot.engine.view import Plain
from tenderfoot.games.goldriver.box import NAMES, NUGGETS, NUMBER, TOWN, TOWN_NAMES
from tenderfoot.games.goldriver.deck import DECK, DOUBLES, EVEN, ODD, SAFE
from tenderfoot.locale import Speaker
from tenderfoot.terminal.lines import Line, Picture, Span, columns

_CONDITIONS: Final = {EVEN: "even", ODD: "odd", DOUBLES: "doubles"}
_BOUGHT: Final = ("cards", "kept", "parked")


def draw(plain: Plain, speaker: Speaker) -> Picture:
    """The round, the row, the towns, and everybody's cards."""
    facts = {name: int(str(plain[name])) for name in ("round", "deck")}
    sale = [Line(("  ", ""), (_card(name, plain, speaker), "")) for name in _words(plain, "row")]
    return Picture(
        speaker.say("goldriver-round", **facts, first=f"seat:{plain['first']}"),
        [
            Line((speaker.say("goldriver-for-sale"), "strong")),
            *sale,
            *columns(_towns(plain, speaker)),
            *_holdings(plain, speaker),
        ],
        [],
    )


def _towns(plain: Plain, speaker: Speaker) -> list[list[Span]]:
    """One row a player: nuggets, concessions in each town, a star for the Mayor."""
    rows: list[list[Span]] = [
        [("", ""), (speaker.say("goldriver-nuggets"), "faint"), *[(town, "faint") for town in TOWN_NAMES]]
    ]
    mayors = cast("dict[str, int]", plain["mayors"])
    for seat, player in enumerate(_players(plain)):
        towns = [_town(name, plain) for name in _words(player, "cards")]
        cells = [_office(towns.count(town), mayors[town] == seat) for town in TOWN_NAMES]
        you = seat == plain["seat"]
        name = (f"{'»' if you else ' '}{speaker.word(f'seat:{seat}')}", "you" if you else "")
        rows.append([name, (str(player["nuggets"]), "strong"), *cells])
    return rows


def _office(count: int, mayor: bool) -> Span:
    return (f"{count or '·'}{'★' if mayor else ''}", "lead" if mayor else "")


def _holdings(plain: Plain, speaker: Speaker) -> list[Line]:
    lines = []
    for seat, player in enumerate(_players(plain)):
        cards = [name for zone in _BOUGHT for name in _words(player, zone)]
        if cards:
            said = ", ".join([_card(name, plain, speaker) for name in cards])
            style = "you" if seat == plain["seat"] else "strong"
            lines.append(Line((f"{speaker.word(f'seat:{seat}')}: ", style), (said, "")))
    return lines


def _card(name: str, plain: Plain, speaker: Speaker) -> str:
    """A card in few letters."""
    card = NAMES.index(name)
    if not NUMBER[card] or not NUGGETS[card]:
        return str(speaker.word(f"card:{name}")) + _carrier(name, plain, speaker)
    number = NUMBER[card]
    waits = speaker.say(f"goldriver-{_CONDITIONS[number]}") if number in _CONDITIONS else str(number)
    danger = f" †{DECK[card].danger}" if DECK[card].danger != SAFE else ""
    return f"{_town(name, plain) or name[:2]} {waits}→{NUGGETS[card]}{danger}"


def _carrier(name: str, plain: Plain, speaker: Speaker) -> str:
    """What an attached card is attached to."""
    carried = cast("dict[str, str]", plain["attached"]).get(name)
    return f" ({_card(carried, plain, speaker)})" if carried else ""


def _town(name: str, plain: Plain) -> str:
    """The town a concession belongs to now; none: empty."""
    joined = cast("dict[str, str]", plain["joined"])
    town = TOWN[NAMES.index(name)]
    return joined.get(name, TOWN_NAMES[town] if town >= 0 else "")


def _players(plain: Plain) -> list[Plain]:
    return cast("list[Plain]", plain["players"])


def _words(plain: Plain, field: str) -> list[str]:
    return cast("list[str]", plain[field])
