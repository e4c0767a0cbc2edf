"""Setting up (chapter 3): which box the options ask for, and the table before the first throw.

This is the one place that asks which edition is played and whether an extension is in the box.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import settle
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Options
from tenderfoot.games.dicetown.box import (
    BASE_KINDS,
    ELIXIRS,
    JACK,
    KING,
    NINE,
    NO_CARD,
    PROPERTY_MASK,
    QUEEN,
    RANCH,
    ROW,
    START_BANK,
    START_MONEY,
    STORE_KIND,
    TEN,
    uids,
)
from tenderfoot.games.dicetown.cards import JoeAtOnce, JoeInOffice, Marshall, base_cards
from tenderfoot.games.dicetown.edition import Card, Contest, Doc, Edition, Ledger, Muster, Petition, Place
from tenderfoot.games.dicetown.petition import HaggleFirst
from tenderfoot.games.dicetown.places.bank import Bank, RobTheBank, Stagecoach
from tenderfoot.games.dicetown.places.classic_doc import ClassicDoc
from tenderfoot.games.dicetown.places.general_store import GeneralStore, Shop
from tenderfoot.games.dicetown.places.gold_mine import GoldMine, Mine
from tenderfoot.games.dicetown.places.revised_doc import RevisedDoc
from tenderfoot.games.dicetown.places.saloon import Rob, Saloon
from tenderfoot.games.dicetown.places.sheriffs_office import SheriffsOffice, TakeTheBadge
from tenderfoot.games.dicetown.places.town_hall import Mayor, TownHall
from tenderfoot.games.dicetown.prompts import W_BADGE, W_SHERIFF
from tenderfoot.games.dicetown.sheriff import SilentSheriff
from tenderfoot.games.dicetown.state import Frontier, Medicine, Player, Town
from tenderfoot.games.dicetown.town import OneWinner, Rounds

_EDITIONS: Final[dict[str, Edition]] = {}


def edition_of(options: Options) -> Edition:
    """What these options are played with: one value for each set of options, shared by all games."""
    name = " ".join([options[key] for key in sorted(options)])
    if name not in _EDITIONS:
        _EDITIONS[name] = _edition(options)
    return _EDITIONS[name]


def _edition(options: Options) -> Edition:
    revised = options["edition"] == "revised"
    doc: Doc = RevisedDoc(8, "doc", -1, []) if revised else ClassicDoc(8, "doc", -1, [])
    petition: Petition = HaggleFirst() if options["bribes"] == "on" else SilentSheriff()
    contest: Contest = OneWinner()
    return Edition(
        options,
        _places(doc),
        _cards(revised),
        [uid for uid in range(len(STORE_KIND)) if STORE_KIND[uid] < BASE_KINDS],
        _property(4 if revised else 5),
        list(range(len(ELIXIRS))) if revised else [],
        0,
        doc,
        contest,
        petition,
        Muster(),
        Ledger(),
        30,
        0,
    )


def _places(doc: Doc) -> list[Place]:
    """5. The places in board order."""
    return [
        GoldMine(1, "mine", NINE, [Mine()]),
        Bank(2, "bank", TEN, [RobTheBank()]),
        Stagecoach(3, "stagecoach", -1, []),
        GeneralStore(4, "store", JACK, [Shop()]),
        Saloon(5, "saloon", QUEEN, [Rob()]),
        SheriffsOffice(6, "sheriff", KING, [TakeTheBadge()]),
        TownHall(7, "hall", -1, [Mayor()]),
        doc,
    ]


def _cards(revised: bool) -> list[Card]:
    if revised:
        return base_cards(JoeAtOnce(), Marshall(1 << W_SHERIFF | 1 << W_BADGE))
    return base_cards(JoeInOffice(), Marshall(1 << W_SHERIFF))


def _property(copies: int) -> list[int]:
    """2.2. So many copies of each deed, in the order of the table."""
    return [uid for kind in range(RANCH) for uid in uids(PROPERTY_MASK[kind])[:copies]]


def set_up(options: Options, chance: Chance, log: list[Event] | None) -> Town:
    """3. Set the table up and play on to the first question."""
    s = _table(edition_of(options), chance, int(options["players"]))
    s.sheriff = _first_sheriff(options, chance, len(s.players))
    s.log = log
    s.push(Rounds())
    settle(s)
    return s


def _table(edition: Edition, chance: Chance, seats: int) -> Town:
    """Eight dollars for everybody; decks shuffled, a row of three; the mine, the bank, the stagecoach."""
    store = chance.shuffled("store 0", edition.store)
    deeds = chance.shuffled("property 0", edition.property_cards)
    return Town(
        chance,
        edition,
        [Player(START_MONEY, 0, 0, 0, 0, 0, 0, 0, 0, 0) for _ in range(seats)],
        *(0, 0, START_BANK, edition.stagecoach, edition.mine),
        *(store[::-1], [], 0, 0),
        *(deeds[:ROW], deeds[: ROW - 1 : -1], 0),
        *(-1, 0, 0),
        *(0, 0),
        *([], []),
        _medicine(edition, chance),
        Frontier([], [], [], 0, [0] * seats, [0] * seats, 0, 0, 0, -1, -1, 0),
        -1,
    )


def _medicine(edition: Edition, chance: Chance) -> Medicine:
    """Two Elixirs face up, the others in their deck; none at all where the Doc has none."""
    deck = chance.shuffled("elixirs 0", edition.elixirs)
    slots = [*deck[:2], NO_CARD, NO_CARD, NO_CARD]
    return Medicine(slots[:3], deck[:1:-1], [], 0)


def _first_sheriff(options: Options, chance: Chance, seats: int) -> int:
    """R-59. A seat named by the options, or any."""
    if options["firstSheriff"] == "random":
        return chance.below("sheriff", seats)
    return int(options["firstSheriff"])
