"""How bots weigh answers: within a budget, as long with a card as without one, warm but never absurd."""

import math
from collections import Counter
from typing import cast

import pytest

from tenderfoot.bots import Bot, levels, make
from tenderfoot.bots.coach import advice
from tenderfoot.bots.contract import Candidate
from tenderfoot.bots.dicetown.estate import Estate
from tenderfoot.bots.dicetown.instinct import answer
from tenderfoot.bots.dicetown.lookahead import Lookahead
from tenderfoot.bots.dicetown.prospector import Prospector
from tenderfoot.bots.goldriver.instinct import PLAYER
from tenderfoot.bots.goldriver.marshal import Marshal as River
from tenderfoot.bots.thinker import Budget, Thinker
from tenderfoot.engine.contract import Ask, Choice
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.view import View
from tenderfoot.games import dicetown, goldriver
from tenderfoot.games.dicetown import prompts
from tenderfoot.games.dicetown.choices import Number
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.goldriver import choices
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
    for state, ask in positions(dicetown.GAME, {"players": "4"}, 400, every=1):
        if ask.prompt not in WINDOWS:
            continue
        view = dicetown.GAME.view(state, ask.seat)
        for options in (ask.options[:1], ask.options):
            look = Counting(view, b"seed", 12, lead, Budget(math.inf))
            look.weigh(Ask(ask.seat, ask.prompt, options))
            efforts.add((look.played, look.dealt))
    assert efforts == {(12, 6)}


class Brief(Budget):
    """Time for so many answers, on any machine."""

    def __init__(self, answers: int) -> None:
        super().__init__(math.inf)
        self.left = answers

    def over(self) -> bool:
        self.left -= 1
        return self.left < 0


def test_a_deadline_leaves_the_first_thought_and_is_looked_at_between_answers() -> None:
    tried = 0
    for state, ask in positions(dicetown.GAME, {"players": "4"}, 60):
        if ask.prompt == prompts.KEEP:
            continue
        for time in {0, len(ask.options) - 1}:
            look = Counting(dicetown.GAME.view(state, ask.seat), b"seed", 400, lead, Brief(time))
            worths = look.weigh(ask)
            assert look.played == time
            assert ask.options[worths.index(max(worths))] == answer(look.world(0), ask)
            tried += 1
    assert tried


def test_a_hurried_marshal_of_gold_river_follows_its_instinct() -> None:
    hurried = make("goldriver", "marshal", b"hurry")
    assert isinstance(hurried, River)
    hurried.milliseconds = 0
    patient = 0
    for state, ask in positions(goldriver.GAME, {"players": "4"}, 60):
        view = goldriver.GAME.view(state, ask.seat)
        if ask.prompt != choices.BID:
            assert hurried.choose(view, ask) == PLAYER.answer(hurried.world(view, 0), ask)
            patient += make("goldriver", "marshal", b"hurry").choose(view, ask) != hurried.choose(view, ask)
    assert patient  # with time it thinks better of some


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", levels("dicetown"))
def test_a_bot_without_time_still_answers(game: dicetown.game.DiceTown, level: str) -> None:
    for state, ask in positions(game, {"players": "3"}, 15, every=7):
        bot = make(game.name, level, b"hurry")
        if isinstance(bot, Thinker):
            bot.milliseconds = 0
        assert ask.option(bot.choose(game.view(state, ask.seat), ask)) is not None


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_decides_the_same(game: dicetown.game.DiceTown) -> None:
    for state, ask in positions(game, {"players": "4"}, 20, every=9):
        view = game.view(state, ask.seat)
        said = {make(game.name, "prospector", b"one").choose(view, ask).text for _ in range(2)}
        assert len(said) == 1


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
    for state, ask in positions(game, {"players": "4"}, 30, every=5):
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


def test_advice_on_dice_says_how_likely_each_place_is_and_what_the_throw_was_worth_before() -> None:
    for state, ask in positions(dicetown.GAME, {"players": "4"}, 30):
        if ask.prompt == prompts.KEEP:
            said = advice("dicetown", dicetown.GAME.view(state, ask.seat), ask)
            assert said is not None
            assert said.before is not None
            chances = said.candidates[0].chances
            assert list(chances) == [
                f"place:{p}" for p in ("mine", "bank", "store", "saloon", "sheriff", "hall")
            ]
            assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in chances.values())
            return
    pytest.fail("nobody threw any dice")


def test_luck_is_nought_in_the_long_run() -> None:
    lucks = []
    for state, ask in positions(dicetown.GAME, {"players": "3"}, 500, every=2):
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
    for state, ask in positions(dicetown.GAME, {"players": "4"}, 3000, every=1, level="any"):
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
