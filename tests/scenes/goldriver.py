"""Gold River: a scene for each card of the deck, each town, and each power of the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from tenderfoot.engine.options import Options
from tenderfoot.games.goldriver.box import CAUGHT, TAKEN, TOWN_NAMES
from tenderfoot.games.goldriver.claims.parked import ParkedCheck
from tenderfoot.games.goldriver.claims.row import Rounds
from tenderfoot.games.goldriver.claims.taking import Taking
from tenderfoot.games.goldriver.deck import (
    BANDIT,
    DECK,
    DOUBLES,
    DYNAMITE,
    EVEN,
    GHOST,
    HOLD_UP,
    HORSESHOE,
    JUDGE,
    LASSO,
    LOST,
    MINE,
    ODD,
    RAID,
    RIVER,
    SAFE,
    Printed,
)
from tenderfoot.games.goldriver.gold.roll import PostOffice
from tenderfoot.games.goldriver.sale.payment import Moonshine
from tests.games.goldriver.table import RiverTable, card
from tests.scenes.scene import REST, SCENES, RiverScene, river

PIPS: Final = 6
MEETING: Final = {EVEN: (2, 4), ODD: (1, 2), DOUBLES: (3, 3)}
Lay = Callable[[RiverTable, Printed], str]


def dice_for(number: int) -> tuple[int, int]:
    """Dice that meet the number of a card."""
    return MEETING.get(number) or (max(1, number - PIPS), min(PIPS, number - 1))


def takes_before_the_roll(r: RiverTable, name: str, first: int, second: int) -> None:
    """A takes a card; then B rolls these dice."""
    r.state.put(card(name), TAKEN)
    r.state.taken = card(name)
    r.dice("production 3", first, second)
    r.begin(PostOffice(1), ParkedCheck(1), Taking(0))


def picks(r: RiverTable, name: str) -> str:
    """A has won the auction for nothing, takes a card of the row and removes another."""
    r.row(name, "TK02", "TK05", "TK06", "TK12")
    r.won("A", 0)
    return f"A pick {name}; A burn TK02; "


# --- cards by their kind --------------------------------------------------------------------------


def concession(r: RiverTable, one: Printed) -> str:
    """A takes it, and B rolls its number."""
    takes_before_the_roll(r, one.name, *dice_for(one.number))
    return ""


def ghost(r: RiverTable, one: Printed) -> str:
    """A takes it, B rolls its number, and A hands it on to C."""
    takes_before_the_roll(r, one.name, *dice_for(one.number))
    return "A ghost 2"


def lost(r: RiverTable, one: Printed) -> str:
    """A takes it, joins it to one of two towns, and B rolls its number."""
    r.area("A", "SN04", "CM03")
    r.area("B", "SN02")
    r.mayor("B", "SN")
    takes_before_the_roll(r, one.name, *dice_for(one.number))
    return "A join SN"


def judge(r: RiverTable, one: Printed) -> str:
    """A takes it and swaps a mine with B, who is Mayor there."""
    r.area("A", "SN04", "SN06")
    r.mayor("A", "SN")
    r.area("B", "CM03", "CM05")
    r.mayor("B", "CM")
    return picks(r, one.name) + "A judge SN04; A swap CM05"


def raid(r: RiverTable, one: Printed) -> str:
    """A takes it and raids San Narciso: B, who has two nuggets for three mines, pays; C gives up his mine."""
    r.area("A", "SN02")
    r.area("B", "SN04", "SN06", "SN07")
    r.mayor("B", "SN")
    r.area("C", "SN09")
    r.hands(B=2)
    return picks(r, one.name) + "A raid SN; B pay; C lose SN09"


def dynamite(r: RiverTable, one: Printed) -> str:
    """A takes it, blows up a mine of B, and is seen."""
    r.area("B", "CM12", "CM03")
    r.mayor("B", "CM")
    r.dice("dynamite 3 0 0", 2, CAUGHT - 2)
    return picks(r, one.name) + "A dynamite CM12"


def hold_up(r: RiverTable, one: Printed) -> str:
    """A takes it and demands six of B, who has only four."""
    r.hands(B=4)
    r.dice("holdup 3 0 0", 3, 4)
    return picks(r, one.name) + "A holdup 1 6"


def bandit(r: RiverTable, one: Printed) -> str:
    """A takes it, pays for three cards and keeps the mine, for which B gets a fee."""
    r.hands(A=8)
    r.area("B", "SN02", "SN04")
    r.mayor("B", "SN")
    r.deck("SN06", "HOLD1", "BANK", size=40)
    return picks(r, one.name) + "A slots 3; A keep SN06"


def lasso(r: RiverTable, one: Printed) -> str:
    """A takes it and attaches it to a mine, which produces: on its own number, or on 4 with Gold!"""
    r.area("A", "SN07", "CM05")
    takes_before_the_roll(r, one.name, *dice_for(one.number or 7))
    return "A attach SN07"


BY_KIND: Final[dict[int, Lay]] = {
    MINE: concession, RIVER: concession, GHOST: ghost, LOST: lost, JUDGE: judge, RAID: raid,
    DYNAMITE: dynamite, HOLD_UP: hold_up, BANDIT: bandit, LASSO: lasso,
}  # fmt: skip


def _on(lay: Lay, one: Printed, r: RiverTable) -> str:
    return lay(r, one)


def of_the_deck(name: str, lay: Lay, one: Printed, options: Options) -> None:
    """The scene of one printed card."""
    SCENES[f"goldriver/{name}"] = RiverScene(name, partial(_on, lay, one), lay.__doc__ or "", options)


def danger(r: RiverTable, one: Printed) -> str:
    """A takes it, and B rolls the number that blows it up."""
    r.area("A", "SN02" if one.name != "SN02" else "SN04")
    takes_before_the_roll(r, one.name, *dice_for(one.danger))
    return ""


for printed in DECK:
    if printed.kind in BY_KIND:
        of_the_deck(f"card/{printed.name}", BY_KIND[printed.kind], printed, {})
    if printed.danger != SAFE:
        of_the_deck(f"card/{printed.name}-danger", danger, printed, {})


# --- cards with a name of their own ---------------------------------------------------------------

FULL_ROW: Final = ("CM04", "SN02", "GM06", "NL05", "TK07")


@river("card/ALIN")
def all_in(r: RiverTable) -> str:
    """A wins at 13; D, the first who receives of it, goes All In and keeps everything."""
    r.kept("D", "ALIN")
    r.row(*FULL_ROW)
    r.won("A", 13)
    return "D play ALIN"


@river("card/MOON")
def moonshine(r: RiverTable) -> str:
    """A wins at 13 and plays Moonshine: price and choice go the other way round."""
    r.kept("A", "MOON")
    r.row(*FULL_ROW)
    r.won("A", 13)
    return "A play MOON; A pick CM04; A burn SN02"


@river("card/MUST")
def mustang(r: RiverTable) -> str:
    """D, the last to choose, rides to the front."""
    r.kept("D", "MUST")
    r.row(*FULL_ROW)
    r.won("A", 0)
    return "A pick CM04; A burn SN02; D play MUST; D pick TK07; B pick GM06"


@river("card/PENY")
def penny_press(r: RiverTable) -> str:
    """D sends the whole row out; another is turned up."""
    r.kept("D", "PENY")
    r.row(*FULL_ROW)
    r.deck("SN04", "SN06", "RAID1", "WRE1", "GOLD")
    r.auction()
    return "D play PENY"


def horseshoe(r: RiverTable, one: Printed) -> str:
    """A takes it from the row and keeps it for its moment."""
    return picks(r, one.name)


for printed in DECK:
    if printed.kind == HORSESHOE:
        of_the_deck(f"card/{printed.name}-kept", horseshoe, printed, {})


@river("card/BANK")
def bank(r: RiverTable) -> str:
    """A takes the Bank and pays in; then B rolls 3, and A pays in more."""
    r.hands(A=14)
    takes_before_the_roll(r, "BANK", 1, 2)
    return "A deposit 9; A deposit 3"


@river("bank/blown-up")
def bank_blown_up(r: RiverTable) -> str:
    """A blows up the Bank of B, who gets the deposit back."""
    r.area("B", "BANK")
    r.deposit(9)
    r.dice("dynamite 3 0 0", 6, 6)
    r.takes("A", "DYNA1")
    return ""


@river("card/POST")
def post_office(r: RiverTable) -> str:
    """A, who has won the auction, rolls one die and sets the other."""
    r.area("A", "POST", "SN02", "CM05")
    r.rolls("A", 1, 6)
    return "A roll 1; A die 4"


@river("card/SALO")
def saloon(r: RiverTable) -> str:
    """A wins at 13: who keeps six or more of it pays C, who owns the Saloon."""
    r.area("C", "SALO")
    r.row(*FULL_ROW)
    r.won("A", 13)
    return ""


@river("card/STAT")
def station(r: RiverTable) -> str:
    """The Railway Station is a joker: with it A has the best poker hand at the end."""
    r.area("A", "SN04", "CM04", "NL04")
    r.area("B", "SN02", "CM03")
    r.row("STAT", "TK02", "GM06", "NL05", "TK07")
    r.deck(size=3)
    r.begin(Rounds(), Moonshine(0, 0))
    return f"A pick STAT; A burn NL05; {REST}"


# --- towns and powers -----------------------------------------------------------------------------


def mines_of(town: str) -> list[str]:
    """The concessions printed for a town."""
    number = TOWN_NAMES.index(town)
    return [printed.name for printed in DECK if printed.town == number]


def office(r: RiverTable, town: str) -> str:
    """B is Mayor with two; A, who has two as well, pays his fee for a third and becomes Mayor."""
    mines = mines_of(town)
    r.area("A", *mines[:2])
    r.area("B", *mines[2:4])
    r.mayor("B", town)
    r.takes("A", mines[4])
    return ""


def first_mayor(r: RiverTable, town: str) -> str:
    """Nobody is Mayor; A has one and takes a second."""
    mines = mines_of(town)
    r.area("A", mines[0])
    r.takes("A", mines[1])
    return ""


for each in TOWN_NAMES:
    for title, lay in ((each, office), (f"{each}-first-mayor", first_mayor)):
        SCENES[f"goldriver/town/{title}"] = RiverScene(
            f"town/{title}", partial(lay, town=each), lay.__doc__ or "", {}
        )


@river("round/whole")
def whole_round(r: RiverTable) -> str:
    """B wins the auction at 8; everybody takes a card, and B rolls."""
    r.area("A", "SN10")
    r.row("SN06", "CM04", "DYNA1", "WRE1", "WAG1")
    r.dice("production 3", 4, 6)
    r.auction()
    return (
        "A bid 5; B bid 8; C pass; D pass; A pass; B pick CM04; B burn WAG1; C pick DYNA1; "
        "C dynamite SN10; D pick SN06"
    )


@river("round/first")
def first_round(r: RiverTable) -> str:
    """In the first round only concessions are turned up; the others go back into the deck."""
    r.state.round = 0
    r.deck("SN04", "BANK", "CM03", "RAID1", "TK05", "WRE1", "LM05", "SN02")
    r.round()
    return "A bid 3; B pass; C pass; D pass"


@river("round/nobody-bids")
def nobody_bids(r: RiverTable) -> str:
    """Everybody passes: the first player wins for nothing."""
    r.row(*FULL_ROW)
    r.auction()
    return "A pass; B pass; C pass; D pass; A pick CM04; A burn SN02"


@river("round/price-with-five", players=5)
def five_pay(r: RiverTable) -> str:
    """A wins at 20: each keeps half of what comes, and what is left after the last goes to the supply."""
    r.hands(A=20)
    r.row(*FULL_ROW, "SN11")
    r.won("A", 20)
    return ""


@river("round/price-with-three", players=3)
def three_pay(r: RiverTable) -> str:
    """A wins at 13 among three."""
    r.row(*FULL_ROW[:4])
    r.won("A", 13)
    return ""


@river("parked/judge")
def parked_judge(r: RiverTable) -> str:
    """A takes a Judge when nobody else has a mine: it waits."""
    r.area("A", "SN04")
    r.takes("A", "JUDG1")
    return ""


@river("parked/used")
def parked_used(r: RiverTable) -> str:
    """A's parked Judge must be used as soon as B has a mine."""
    r.area("A", "SN04", "SN06")
    r.mayor("A", "SN")
    r.parked("A", "JUDG1")
    r.takes("B", "CM03")
    return "A judge SN04"


@river("parked/lost-mine")
def lost_mine_waits(r: RiverTable) -> str:
    """A has no town: the Lost Mine waits."""
    r.takes("A", "LM09")
    return ""


@river("parked/lost-mine-joins")
def lost_mine_joins(r: RiverTable) -> str:
    """The waiting Lost Mine joins with A's first mine, and A becomes Mayor."""
    r.area("A", "LM05")
    r.area("B", "SN06", "SN07")
    r.mayor("B", "SN")
    r.takes("A", "SN04")
    return ""


@river("production/nothing")
def nothing_produced(r: RiverTable) -> str:
    """B rolls what nobody has."""
    r.area("A", "SN02")
    r.rolls("B", 3, 4)
    return ""


@river("end/scores")
def end(r: RiverTable) -> str:
    """The deck cannot fill a row: nuggets, mines, offices, deposit and poker are counted."""
    r.hands(A=3, B=20, C=7, D=0)
    r.area("A", "SN02", "SN04", "SN06")
    r.mayor("A", "SN")
    r.area("B", "BANK", "CM03")
    r.deposit(9)
    r.area("C", "TK02", "WRE1")
    r.attach("WAG1", "TK02")
    r.deck(size=4)
    r.round()
    return ""


@river("end/without-poker", poker=False, mayor_points=5)
def end_without_poker(r: RiverTable) -> str:
    """The same without poker, and with the older value of an office."""
    return end(r)


def two_bid(r: RiverTable, *kept: str) -> None:
    """Two players; B holds these cards."""
    r.kept("B", *kept)
    r.row("SN02", "SN04", "SN06")
    r.dice("production 3", 6, 6)
    r.auction()


@river("two/half", players=2)
def half(r: RiverTable) -> str:
    """Both bid under seal; A wins, and B takes half of the stake instead of the last card."""
    two_bid(r)
    return "A bid 7; B bid 4; A pick SN02; A burn SN04; B half"


@river("two/card", players=2)
def last_card(r: RiverTable) -> str:
    """B takes the last card."""
    two_bid(r)
    return "A bid 7; B bid 4; A pick SN02; A burn SN04; B card"


@river("two/all-in", players=2)
def two_all_in(r: RiverTable) -> str:
    """B takes the whole stake with All In."""
    two_bid(r, "ALIN")
    return "A bid 7; B bid 4; A pick SN02; A burn SN04; B all"


@river("two/tie", players=2)
def two_tie(r: RiverTable) -> str:
    """Equal bids: the first player wins."""
    two_bid(r)
    return "A bid 5; B bid 5; A pick SN02; A burn SN04; B card"
