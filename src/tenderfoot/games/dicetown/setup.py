"""Setting up (chapter 3): which box the options ask for, and the table before the first throw.

This is the one place that asks which edition is played and whether an extension is in the box.
"""

from __future__ import annotations

from typing import Final

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import settle
from tenderfoot.engine.events import Event
from tenderfoot.engine.options import Editions, Options
from tenderfoot.engine.printed import in_order
from tenderfoot.games.dicetown import keys
from tenderfoot.games.dicetown.box import (
    BASE_STORE,
    ELIXIRS,
    INDIAN_STORE,
    JACK,
    KING,
    NINE,
    NO_CARD,
    OUTLAWS,
    PROPERTY_MASK,
    QUEEN,
    RANCH,
    RANCHES,
    RIVER_COPIES,
    ROW,
    START_BANK,
    START_MONEY,
    STORE_COPIES,
    STORE_IDS,
    TEN,
    WILD_STORE,
    uids,
)
from tenderfoot.games.dicetown.cards import base_cards
from tenderfoot.games.dicetown.edition import (
    Action,
    Card,
    Contest,
    Doc,
    Edition,
    Ledger,
    Muster,
    Petition,
    Place,
)
from tenderfoot.games.dicetown.indians.camp import Evening, HallWithOffering, Notches, SmokeSignals, Village
from tenderfoot.games.dicetown.places.bank import Bank, RobTheBank, Stagecoach
from tenderfoot.games.dicetown.places.doc.classic import ClassicDoc
from tenderfoot.games.dicetown.places.doc.revised import RevisedDoc
from tenderfoot.games.dicetown.places.general_store import GeneralStore, Shop
from tenderfoot.games.dicetown.places.gold_mine import GoldMine, Mine
from tenderfoot.games.dicetown.places.saloon import Rob, Saloon
from tenderfoot.games.dicetown.places.sheriff.favour import SilentSheriff
from tenderfoot.games.dicetown.places.sheriff.office import SheriffsOffice, TakeTheBadge
from tenderfoot.games.dicetown.places.sheriff.petition import HaggleFirst
from tenderfoot.games.dicetown.places.town_hall import Mayor, TownHall
from tenderfoot.games.dicetown.state import Frontier, Medicine, Player, Town
from tenderfoot.games.dicetown.town import OneWinner, Rounds
from tenderfoot.games.dicetown.wildwest.actions import DocAtOnce, HoldUp, MayorsWife
from tenderfoot.games.dicetown.wildwest.cards import wild_cards
from tenderfoot.games.dicetown.wildwest.contest import FirstAndSecond
from tenderfoot.games.dicetown.wildwest.hunt import Hunt
from tenderfoot.games.dicetown.wildwest.outlaws import Posse, Recruit
from tenderfoot.games.dicetown.wildwest.river import FINDS, River

_WANTED: Final = 2  # Outlaws wanted from the beginning
FEWEST_PLAYERS: Final = 2


def _edition(options: Options) -> Edition:
    """R-02. Every mix has a meaning: the extension and the Indians join either edition, whose Doc stays."""
    revised = options["edition"] == "revised"
    wild = bool(options["wild_west"])
    indians = bool(options["indians"])
    two = options["players"] == FEWEST_PLAYERS
    doc: Doc = RevisedDoc("doc", -1, []) if revised else ClassicDoc("doc", -1, [])
    contest: Contest = FirstAndSecond() if wild else OneWinner()
    petition: Petition = HaggleFirst() if options["bribes"] else SilentSheriff()
    cards = store_cards(revised=revised)
    return Edition(
        options=options,
        places=_places(doc, wild, indians),
        cards=cards,
        store=_store(cards, wild, indians),
        property_cards=_property(4 if revised else 5, wild),
        elixirs=list(range(len(ELIXIRS))) if revised else [],
        river=[uid for find in FINDS for uid in find.uids(RIVER_COPIES)] if wild else [],
        outlaws=list(range(len(OUTLAWS))) if wild else [],
        removed=10 if wild and two else 0,
        doc=doc,
        contest=contest,
        petition=petition,
        muster=Posse() if wild else Muster(),
        ledger=Notches() if indians else Ledger(),
        mine=40 if wild and not two else 30,
        stagecoach=2 if wild else 0,
    )


_EDITIONS: Final = Editions(_edition)


def edition_of(options: Options) -> Edition:
    """What these options are played with."""
    return _EDITIONS.of(options)


def _places(doc: Doc, wild: bool, indians: bool) -> list[Place]:
    """The places in board order; with the extension each contested one has a second action."""
    actions = [[action] for action in _classic_actions()]
    if wild:
        actions = [[*one, other] for one, other in zip(actions, _new_actions(), strict=True)]
    hall = HallWithOffering if indians else TownHall
    town: list[Place] = [
        GoldMine("mine", NINE, actions[0]),
        Bank("bank", TEN, actions[1]),
        Stagecoach("stagecoach", -1, []),
        GeneralStore("store", JACK, actions[2]),
        Saloon("saloon", QUEEN, actions[3]),
        SheriffsOffice("sheriff", KING, actions[4]),
        hall("hall", -1, actions[5]),
        doc,
    ]
    if indians:
        return [Village("village", -1, []), *town, Evening("evening", -1, [])]
    return town


def _classic_actions() -> list[Action]:
    return [Mine(), RobTheBank(), Shop(), Rob(), TakeTheBadge(), Mayor()]


def _new_actions() -> list[Action]:
    return [River(), HoldUp(), DocAtOnce(), Recruit(), Hunt(), MayorsWife()]


def store_cards(*, revised: bool) -> list[Card]:
    """Every kind of store card there is, in printed order; the deck says which of them are in the game."""
    return in_order([*base_cards(revised=revised), *wild_cards(), SmokeSignals()], STORE_IDS)


def _store(cards: list[Card], wild: bool, indians: bool) -> list[int]:
    """The store deck: the boxes in printed order, the copies of a card side by side."""
    names = [*BASE_STORE, *(WILD_STORE if wild else []), *(INDIAN_STORE if indians else [])]
    return [uid for card in cards if card.name in names for uid in card.uids(STORE_COPIES)]


def _property(copies: int, wild: bool) -> list[int]:
    """2.2. So many copies of each deed, in the order of the table; the Ranches of the extension."""
    deeds = [uid for kind in range(RANCH) for uid in uids(PROPERTY_MASK[kind])[:copies]]
    return [*deeds, *uids(RANCHES)] if wild else deeds


def set_up(options: Options, chance: Chance, log: list[Event] | None) -> Town:
    """3. Set the table up and play on to the first question."""
    s = _table(edition_of(options), chance, int(options["players"]))
    s.sheriff = _first_sheriff(options, chance, len(s.players))
    s.log = log
    s.push(Rounds())
    settle(s)
    return s


def _table(edition: Edition, chance: Chance, seats: int) -> Town:
    """R-51. Eight dollars for everybody; decks shuffled, a row of three; the mine, the bank, the stagecoach.

    What is removed unseen comes from the top of the shuffled deck, before the row is dealt.
    """
    store = chance.shuffled(keys.store(0), edition.store)
    deeds = chance.shuffled(keys.PROPERTY, edition.property_cards)
    removed = sum([1 << uid for uid in deeds[: edition.removed]])
    deeds = deeds[edition.removed :]
    s = Town(chance, edition)
    s.players = [_player() for _ in range(seats)]
    s.bank = START_BANK
    s.stagecoach = edition.stagecoach
    s.mine = edition.mine
    s.deck = store[::-1]
    s.discard = []
    s.row = deeds[:ROW]
    s.property = deeds[: ROW - 1 : -1]
    s.offers = []
    s.demands = []
    s.medicine = _medicine(edition, chance)
    s.frontier = _frontier(edition, chance, seats)
    s.frontier.removed = removed
    return s


def _player() -> Player:
    p = Player()
    p.money = START_MONEY
    p.new = []
    return p


def _frontier(edition: Edition, chance: Chance, seats: int) -> Frontier:
    """The River face down; the Outlaws recruit side up, the top two of them wanted."""
    f = Frontier()
    f.river = chance.shuffled(keys.RIVER, edition.river)[::-1]
    f.river_known = [0] * len(f.river)
    outlaws = chance.shuffled(keys.outlaws(0), edition.outlaws)
    f.wanted = sum([1 << outlaw for outlaw in outlaws[:_WANTED]])
    f.outlaws = outlaws[_WANTED:][::-1]
    f.recruited = [0] * seats
    f.captured = [0] * seats
    return f


def _medicine(edition: Edition, chance: Chance) -> Medicine:
    """Two Elixirs face up, the others in their deck; none at all where the Doc has none."""
    deck = chance.shuffled(keys.elixirs(0), edition.elixirs)
    shelf = Medicine()
    shelf.slots = [*deck[:2], NO_CARD, NO_CARD, NO_CARD][:3]
    shelf.deck = deck[:1:-1]
    shelf.discard = []
    return shelf


def _first_sheriff(options: Options, chance: Chance, seats: int) -> int:
    """R-59. A seat named by the options, or any."""
    if options["first_sheriff"] == "random":
        return chance.below(keys.SHERIFF, seats)
    return int(options["first_sheriff"])
