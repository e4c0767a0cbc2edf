"""What is told of the Sheriff's decisions, a row an event."""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.events import After, Move, Row
from tenderfoot.engine.sorts import NUMBER, SEAT, SEATS
from tenderfoot.games.dicetown.sorts import CARDS, CONTEST_NOW, PLACE, both_counted, worth_of_all

PETITION_OPENED: Final = Row(
    "petition-opened",
    {"sheriff": SEAT, "place": PLACE, "seats": SEATS},
    after=CONTEST_NOW,
    part="place",
)
DEMANDED: Final = Row(
    "demanded",
    {"sheriff": SEAT, "seats": SEATS, "nuggets": NUMBER, "dollars": NUMBER, "deeds": NUMBER, "cards": NUMBER},
)
NOTHING_DEMANDED: Final = Row("nothing-demanded", {"sheriff": SEAT, "seats": SEATS})
LAST_CALLED: Final = Row("last-called", {"sheriff": SEAT})
OFFER_MADE: Final = Row(
    "offer-made",
    {
        "seat": SEAT,
        "sheriff": SEAT,
        "spot": NUMBER,
        "nuggets": NUMBER,
        "dollars": NUMBER,
        "cards": CARDS,
        "deeds": NUMBER,  # how many backs of each deck the others see
        "store": NUMBER,
    },
    only="seat sheriff",
    hides="cards",
)
NOTHING_OFFERED: Final = Row("nothing-offered", {"seat": SEAT, "sheriff": SEAT, "spot": NUMBER})
SHERIFF_NAMED: Final = Row(
    "sheriff-named",
    {
        "sheriff": SEAT,
        "seat": SEAT,
        "place": PLACE,
        "tied": SEATS,
        "waiting": NUMBER,
        "spot": NUMBER,
        "deal": NUMBER,
    },
    after=CONTEST_NOW,
    part="place",
)
CARDS_PAID: Final = Row(
    "cards-paid",
    {"giver": SEAT, "receiver": SEAT, "cards": CARDS, "deeds": NUMBER, "store": NUMBER},
    after={"worth": After(NUMBER, worth_of_all, "cards"), **both_counted("giver", "receiver")},
    moves=[Move("deeds", "giver", "receiver", "deeds"), Move("cards", "giver", "receiver", "store")],
    only="giver receiver",
    hides="cards worth",
)
