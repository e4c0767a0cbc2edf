"""How bots weigh answers: by counts and no clock, with a card as without one, warm but not absurd."""

import math
from collections import Counter
from threading import Event, Thread
from typing import cast

import pytest

from tenderfoot.bots import Bot, levels, make, reply
from tenderfoot.bots.coach import advice
from tenderfoot.bots.contract import Candidate
from tenderfoot.bots.dicetown.estate import Estate
from tenderfoot.bots.dicetown.lookahead import Lookahead
from tenderfoot.bots.dicetown.marshal import Marshal as Town4
from tenderfoot.bots.dicetown.prospector import Prospector
from tenderfoot.bots.goldriver.marshal import BY_DICE
from tenderfoot.bots.goldriver.marshal import Marshal as River4
from tenderfoot.bots.goldriver.seal import chances_of, gains_of
from tenderfoot.bots.thinker import Thinker
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options
from tenderfoot.engine.view import View
from tenderfoot.games import dicetown, goldriver
from tenderfoot.games.dicetown import prompts
from tenderfoot.games.dicetown.choices import Number
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.goldriver import prompts as river_prompts
from tenderfoot.games.goldriver.state import River
from tenderfoot.locale import Speaker
from tests.bots.positions import positions

GAMES = [dicetown.GAME, goldriver.GAME]
WINDOWS = range(prompts.W_MINE, prompts.W_WANTED + 1)


class Counting(Lookahead):
    """Counts the worlds it deals."""

    dealt = 0

    def world(self, number: int) -> Town:
        self.dealt += 1
        return super().world(number)


def lead(estate: Estate, seat: int) -> float:
    return estate.lead(seat, 0.5)


def test_whoever_holds_a_card_thinks_as_long_as_whoever_does_not() -> None:
    efforts = set()
    for state, ask in positions(dicetown.GAME, {"players": 4}, 400, every=1):
        if ask.prompt not in WINDOWS:
            continue
        view = dicetown.GAME.view(state, ask.seat)
        for options in (ask.options[:1], ask.options):
            look = Counting(view, b"seed", 12, lead)
            look.weigh(Ask(ask.seat, ask.prompt, options))
            efforts.add((look.played, look.dealt))
    assert efforts == {(12, 6)}


FULL_HOUSE: Options = {"players": 6, "edition": "classic", "wild_west": True, "indians": True}
TABLES: list[tuple[Game, Options]] = [
    (dicetown.GAME, {"players": 4}),
    (dicetown.GAME, FULL_HOUSE),
    (goldriver.GAME, {"players": 2}),
    (goldriver.GAME, {"players": 5}),
]


def test_the_longest_rounds_cost_no_more_playouts_than_were_allowed() -> None:
    """Six players with all there is: a count bounds what is played out, and each answer is tried."""
    allowed, solved = Town4.playouts, (prompts.KEEP, prompts.OUTLAW, prompts.W_CHEAT)
    tried = 0
    for state, ask in positions(dicetown.GAME, FULL_HOUSE, 60, level="tumbleweed"):
        if ask.prompt in solved or not Town4(b"").weighs(ask):
            continue
        look = Counting(dicetown.GAME.view(state, ask.seat), b"seed", allowed, lead)
        look.weigh(ask)
        assert look.played == max(allowed, len(ask.options))
        assert look.dealt <= max(allowed, len(ask.options)) // 2
        tried += 1
    assert tried


class Tired(River4):
    """A Marshal of Gold River who counts the answers he plays out, and may not play out many."""

    playouts = 6
    tried_out = 0

    def in_world(self, s: River, ask: Ask) -> list[float]:
        self.tried_out += len(ask.options)
        return super().in_world(s, ask)


def test_a_marshal_of_gold_river_deals_fewer_worlds_where_there_are_many_answers() -> None:
    """Each answer once, whatever that takes; a second world only if there are playouts for all of it."""
    seen = set()
    for state, ask in positions(goldriver.GAME, {"players": 5}, 250, level="tumbleweed"):
        if ask.prompt in (river_prompts.BID, river_prompts.HOLDUP, river_prompts.DEPOSIT):
            continue
        bot, n = Tired(b"tired"), len(ask.options)
        bot.choose(goldriver.GAME.view(state, ask.seat), ask)
        wanted = BY_DICE.get(ask.prompt, bot.worlds)
        assert bot.tried_out == n * max(1, min(wanted, bot.playouts // n))
        seen.add(bot.tried_out // n)
    assert seen == {1, 2, 3}


def test_bids_under_seal_are_weighed_up_to_a_ceiling() -> None:
    """However rich two players are, no more than so many pairs of bids are worked out."""
    s = goldriver.new_game({"players": 2}, b"rich")
    s.hands[:] = [400, 300]
    bot = River4(b"rich")
    assert gains_of(s, s.asks[0], bot.instinct, bot.tastes).shape == (31, 31)
    assert chances_of(s, s.asks[0], bot.instinct).shape == (31, 31)


class Busy(Thread):
    """Somebody else who keeps the processor busy, in the same process."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.enough = Event()

    def run(self) -> None:
        while not self.enough.is_set():
            sum(range(1000))


@pytest.mark.parametrize(("game", "options"), TABLES)
@pytest.mark.parametrize("level", levels("dicetown"))
def test_the_same_seed_decides_the_same_however_busy_the_machine_is(
    game: Game, options: Options, level: str
) -> None:
    asked = [
        (game.view(state, ask.seat), ask)
        for state, ask in positions(game, options, 60, every=5, level="tumbleweed")
    ]
    alone = [reply(game, level, make(game.name, level, b"one"), view, ask).text for view, ask in asked]
    busy = Busy()
    busy.start()
    try:
        beside = [reply(game, level, make(game.name, level, b"one"), view, ask).text for view, ask in asked]
    finally:
        busy.enough.set()
        busy.join()
    assert beside == alone


class Fixed(Thinker):
    warmth = 0.5
    worths = (5.0, 4.8, 0.0)

    def weigh(self, view: View, ask: Ask) -> list[Candidate]:
        pairs = zip(ask.options, self.worths, strict=True)
        return [Candidate(option, worth, {}) for option, worth in pairs]


def test_a_warm_bot_takes_what_is_nearly_as_good_and_never_what_is_absurd() -> None:
    options = [Choice(key, f"option {key}") for key in range(3)]
    bot = Fixed(b"warm")
    taken = Counter(bot.choose(cast(View, None), Ask(0, 0, options)).key for _ in range(500))
    assert taken[0] > taken[1] > 150
    assert taken[2] < 2
    bot.warmth = 0.0
    assert {bot.choose(cast(View, None), Ask(0, 0, options)).key for _ in range(20)} == {0}


@pytest.mark.parametrize("game", GAMES)
def test_advice_is_sorted_and_has_a_reason_in_both_languages(game: dicetown.game.DiceTown) -> None:
    voices = [Speaker(lang, game.name, []) for lang in ("en", "fr")]
    advised = 0
    for state, ask in positions(game, {"players": 4}, 30, every=5):
        said = advice(game.name, game.view(state, ask.seat), ask)
        if said is None:
            continue
        advised += 1
        worths = [candidate.worth for candidate in said.candidates]
        assert worths == sorted(worths, reverse=True)
        assert all(ask.option(candidate.choice) is not None for candidate in said.candidates)
        for voice in voices:
            assert voice.say(f"reason-{said.reason}", **said.facts)
    assert advised > 10
    assert [voice.unsaid for voice in voices] == [[], []]


def test_advice_on_dice_says_how_likely_each_place_is() -> None:
    for state, ask in positions(dicetown.GAME, {"players": 4}, 30):
        if ask.prompt == prompts.KEEP:
            said = advice("dicetown", dicetown.GAME.view(state, ask.seat), ask)
            assert said is not None
            chances = said.candidates[0].chances
            assert list(chances) == [
                f"place:{p}" for p in ("mine", "bank", "store", "saloon", "sheriff", "hall")
            ]
            assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in chances.values())
            return
    pytest.fail("nobody threw any dice")


def test_luck_is_nought_in_the_long_run() -> None:
    lucks = []
    for state, ask in positions(dicetown.GAME, {"players": 3}, 500, every=2):
        if ask.prompt == prompts.KEEP:
            view = dicetown.GAME.view(state, ask.seat)
            keeping = Prospector(b"luck").keeping(view, ask.seat)
            best = max(
                candidate.worth for candidate in keeping.weigh(ask) if "brute" not in candidate.choice.text
            )
            lucks.append(best - keeping.before())
    mean = sum(lucks) / len(lucks)
    spread = math.sqrt(sum((luck - mean) ** 2 for luck in lucks) / len(lucks))
    assert len(lucks) > 100
    assert abs(mean) < 3 * spread / math.sqrt(len(lucks))


def test_a_bribe_is_a_part_of_what_can_be_gained_and_never_more_than_there_is() -> None:
    offered = []
    for state, ask in positions(dicetown.GAME, {"players": 4}, 3000, every=1, level="tumbleweed"):
        if ask.prompt == prompts.OFFER:
            choice = make("dicetown", "gambler", b"bribe").choose(dicetown.GAME.view(state, ask.seat), ask)
            offered.append(choice.n if isinstance(choice, Number) else 0)
            assert offered[-1] <= cast(Town, state).players[ask.seat].money
        if len(offered) == 25:
            break
    assert any(offered)
    assert not all(offered)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_bot_is_described_in_a_paragraph(game: dicetown.game.DiceTown, lang: str) -> None:
    voice = Speaker(lang, game.name, [])
    for level in levels(game.name):
        assert len(voice.say(f"about-{game.name}-{level}")) > 40
        assert voice.say(f"level-{level}")
    assert voice.unsaid == []


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(BadOptions):
        make("dicetown", "sharpshooter", b"")


def test_a_bot_that_does_not_weigh_gives_no_advice() -> None:
    state, ask = next(positions(dicetown.GAME, {}, 1))
    bot: Bot = make("dicetown", "greenhorn", b"")
    assert bot.advise(dicetown.GAME.view(state, ask.seat), ask) is None
    one, other = Candidate(ask.options[0], 2.0, {}), Candidate(ask.options[1], 0.5, {})
    assert bot.compare(dicetown.GAME.view(state, ask.seat), ask, one, other) == (
        "worth-more",
        {"points": "1.5"},
    )
