"""5. Choosing cards of the row."""

from __future__ import annotations

from tenderfoot.games.goldriver.events import PICKED
from tests.games.goldriver.table import LETTERS, RiverTable, table


def order(river: RiverTable) -> str:
    return "".join([LETTERS[event["seat"]] for event in river.told(PICKED)])


def finish(river: RiverTable) -> None:
    while river.state.frames:
        river.say(river.asked(), river.default())


def test_t36_everybody_takes_one_and_the_last_card_is_not_asked_for() -> None:
    """Four players: A has won: it picks and burns; 3 cards are left for B, C, D; D gets the last unasked;
    nothing is left (A47).
    """
    river = table()
    river.row("SN02", "CM04", "NL05", "TK06", "GM06")
    river.won("A", 0)
    assert river.options() == ["pick SN02", "pick CM04", "pick NL05", "pick TK06", "pick GM06"]
    river.say("A", "pick CM04")
    assert (river.prompt(), river.options()) == ("burn", ["burn SN02", "burn NL05", "burn TK06", "burn GM06"])
    river.say("A", "burn SN02")
    assert (river.asked(), len(river.row_now())) == ("B", 3)
    river.dice("production 3", 1, 1)
    river.say("B", "pick GM06")
    river.say("C", "pick NL05")
    assert [river.place(name) for name in ("CM04", "SN02", "GM06", "NL05", "TK06")] == [
        "A",
        "out",
        "B",
        "C",
        "D",
    ]
    assert river.row_now() == []


def test_t37_the_mustang_moves_its_holder_to_the_front() -> None:
    """Four players: A has won, D plays Mustang: the order is A, D, B, C (S8, 12.3)."""
    river = table()
    river.row("SN02", "CM04", "NL05", "TK06", "GM06")
    river.kept("D", "MUST")
    river.won("A", 0)
    river.say("A", "pick CM04")
    river.say("A", "burn SN02")
    assert (river.asked(), river.prompt(), river.options()) == ("D", "mustang", ["hold", "play MUST"])
    river.say("D", "play MUST")
    finish(river)
    assert (order(river), river.place("MUST")) == ("ADBC", "out")


def test_t39_the_mustang_is_not_offered_to_the_winner_or_the_next_one() -> None:
    """Four players: A has won: Mustang is not offered to A, nor to B, who is next anyway."""
    for letter in "AB":
        river = table()
        river.row("SN02", "CM04", "NL05", "TK06", "GM06")
        river.kept(letter, "MUST")
        river.won("A", 0)
        river.say("A", "pick CM04")
        river.say("A", "burn SN02")
        assert (river.asked(), river.prompt()) == ("B", "pick")
        assert river.place("MUST") == letter


def test_t41_the_burn_comes_before_the_effect() -> None:
    """The winner (3) picks BAND1: it burns a card of the row before it says how many to draw (S7, A25)."""
    river = table()
    river.row("BAND1", "CM04", "NL05", "TK06", "GM06")
    river.hands(A=3)
    river.won("A", 0)
    river.say("A", "pick BAND1")
    assert (river.prompt(), river.place("BAND1")) == ("burn", "taken")
    river.say("A", "burn GM06")
    assert (river.prompt(), river.options()) == ("slots", ["slots 1", "slots 2", "slots 3"])


def test_t122_with_moonshine_the_mustang_passes_over_others() -> None:
    """Moonshine is played: D is next anyway and B may ride; the order is A, B, D, C."""
    river = table()
    river.row("SN02", "CM04", "NL05", "TK06", "GM06")
    river.kept("A", "MOON")
    river.kept("B", "MUST")
    river.won("A", 0)
    river.say("A", "play MOON")
    river.say("A", "pick CM04")
    river.say("A", "burn SN02")
    assert (river.asked(), river.prompt()) == ("B", "mustang")
    river.say("B", "play MUST")
    finish(river)
    assert order(river) == "ABDC"


def test_t123_the_mustang_taken_in_this_round_can_be_played_in_it_no_more() -> None:
    """B takes the Mustang as second card: it is too late for this round, C is next (A13)."""
    river = table()
    river.row("MUST", "CM04", "NL05", "TK06", "GM06")
    river.won("A", 0)
    river.say("A", "pick CM04")
    river.say("A", "burn GM06")
    river.say("B", "pick MUST")
    assert (river.asked(), river.prompt(), river.place("MUST")) == ("C", "pick", "B")


def test_t124_the_mustang_may_be_held_back() -> None:
    """The holder of the Mustang says no: the order stays, and so does the card."""
    river = table()
    river.row("SN02", "CM04", "NL05", "TK06", "GM06")
    river.kept("D", "MUST")
    river.won("A", 0)
    river.say("A", "pick CM04")
    river.say("A", "burn SN02")
    river.say("D", "hold")
    finish(river)
    assert (order(river), river.place("MUST")) == ("ABCD", "D")
