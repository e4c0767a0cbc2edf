"""What an answer is said to lead to comes true: a screen shows it, and counts nothing itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tenderfoot.engine.contract import Ask, Choice, decide, default_answer, prospect
from tenderfoot.engine.events import Event, of_row
from tenderfoot.engine.match import Match, begin
from tenderfoot.engine.options import Options
from tenderfoot.engine.words import Facts
from tenderfoot.games import GAMES
from tenderfoot.games.dicetown.events import KEPT
from tenderfoot.games.goldriver.end import with_interest
from tenderfoot.games.goldriver.events import DEPOSITED, PRICE_PAID, PRODUCED, STAKE_PAID

TRIES = 60


def questions(game: str, options: Options, prompt: str) -> Iterator[tuple[Match, Ask]]:
    """Where random games ask this question."""
    for seed in range(TRIES):
        random, match = Random(seed), begin(GAMES[game], options, seed)
        while not match.over:
            ask = match.asks[0]
            if match.game.prompt(ask).name == prompt:
                yield match, ask
            match.answer(ask.seat, random.choice(ask.options))


def after(match: Match, ask: Ask, option: Choice, more: int = 0) -> list[Event]:
    """What is told when this is answered, and so many others after it as the rulebook answers."""
    world = match.state.copy()
    world.log = []
    decide(world, ask.seat, option)
    for _ in range(more):
        decide(world, world.asks[0].seat, default_answer(world, world.asks[0].seat))
    return world.log


def outlooks(match: Match, ask: Ask) -> list[tuple[Choice, Facts]]:
    return [(option, prospect(match.state, ask, option)) for option in ask.options]


def test_a_keep_leaves_what_it_says() -> None:
    """The last to answer lifts the cups, and his purse is as was said of each keep."""
    for match, ask in questions("dicetown", {"players": 2, "edition": "classic"}, "keep"):
        if len(match.asks) > 1:
            continue
        for option, facts in outlooks(match, ask):
            kept = [event for event in of_row(after(match, ask, option), KEPT) if event["seat"] == ask.seat]
            assert kept[0]["purse"] == facts["left"]
        if match.round > 3:
            return
    raise AssertionError("nobody kept anything")


def test_a_bid_leaves_what_it_says() -> None:
    """The last word of an auction: whoever bids all that is left to bid pays it, and has this much then."""
    for match, ask in questions("goldriver", {"players": 3}, "bid"):
        for option, facts in outlooks(match, ask):
            if "left" not in facts:
                assert option.text == "pass"
                continue
            paid = of_row(after(match, ask, option), PRICE_PAID)
            if paid:
                assert paid[0]["purse"] == facts["left"]
                return
    raise AssertionError("no bid decided an auction")


def test_a_sealed_bid_leaves_what_it_says() -> None:
    for match, ask in questions("goldriver", {"players": 2}, "bid2"):
        if len(match.asks) > 1:
            continue
        option, facts = outlooks(match, ask)[-1]
        staked = of_row(after(match, ask, option, 2), STAKE_PAID)
        if staked and staked[0]["seat"] == ask.seat:
            assert staked[0]["purse"] == facts["left"]
            return
    raise AssertionError("nobody staked anything")


def test_a_deposit_leaves_and_brings_what_it_says() -> None:
    for match, ask in questions("goldriver", {"players": 3}, "deposit"):
        if len(ask.options) == 1:
            continue
        for option, facts in outlooks(match, ask):
            [told] = of_row(after(match, ask, option), DEPOSITED)
            assert (told["purse"], told["deposit"]) == (facts["left"], facts["deposit"])
            assert facts["brings"] == with_interest(told["deposit"])
        return
    raise AssertionError("nobody had anything to put into the Bank")


def test_a_die_brings_what_it_says() -> None:
    rich = 0
    for match, ask in questions("goldriver", {"players": 3}, "die"):
        for option, facts in outlooks(match, ask):
            told = of_row(after(match, ask, option), PRODUCED)
            assert sum(event["amount"] for event in told if event["seat"] == ask.seat) == facts["gain"]
            rich += int(facts["gain"])
        if rich:
            return
    raise AssertionError("no die brought anything")
