"""What the page knows of the cards of Gold River is what the deck says: it is not stale."""

from tenderfoot.games.goldriver.deck import DECK
from tools import deck


def test_the_cards_of_the_page_are_those_of_the_box() -> None:
    assert deck.CARDS.read_text("utf-8") == deck.typescript(), "run `python -m tools.deck`"


def test_odds_are_throws_of_thirty_six() -> None:
    rows = {printed.name: deck.odds(printed) for printed in DECK}
    assert (rows["SN07"], rows["SN02"], rows["WRE1"], rows["WRD3"], rows["BANK"]) == (6, 1, 18, 6, 0)
    assert deck.at_least(6) == 26
