"""Everything Gold River says has a sentence in English and in French."""

from __future__ import annotations

import random

import pytest

from tenderfoot.engine.contract import Choice, decide, waiting
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.events import Event
from tenderfoot.engine.prompt import names
from tenderfoot.games.goldriver import GAME, choices, new_game
from tenderfoot.games.goldriver.box import NAMES, TOWN_NAMES
from tenderfoot.games.goldriver.deck import DECK, LOST, SAFE
from tenderfoot.games.goldriver.poker import CATEGORIES
from tenderfoot.locale import Catalogue, Speaker
from tests.games.goldriver.test_refusals import REFUSALS
from tools.rows import table, titles

SEATED = ["Ann", "Buck", "Clementine", "Dusty", "Ezra"]
LANGUAGES = ["en", "fr"]


def all_choices() -> list[Choice]:
    """Every answer there is."""
    found: list[Choice] = []
    for thing in vars(choices).values():
        if isinstance(thing, Choice):
            found.append(thing)
        elif isinstance(thing, list):
            for one in thing:
                found += [
                    each for each in (one if isinstance(one, list) else [one]) if isinstance(each, Choice)
                ]
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_told(lang: str) -> None:
    """Every event and every question of sixty games is a sentence; every kind of either is among them."""
    speaker = Speaker(lang, "goldriver", SEATED)
    told, asked = set(), set()
    for number in range(60):
        log: list[Event] = []
        chooser = random.Random(number)
        s = new_game({"players": str(2 + number % 4)}, bytes([number]), log)
        while s.frames:
            ask = chooser.choice(waiting(s))
            asked.add(GAME.prompt(ask).name)
            assert "{" not in speaker.prompt(GAME.prompt(ask).name, s.frames[-1].facts(s))
            # The first answer is often to pass, the last one often points at a building.
            likely = [ask.options[0], ask.options[-1], chooser.choice(ask.options)]
            decide(s, ask.seat, chooser.choice(likely))
        for event in log:
            assert "{" not in speaker.event(event)
            told.add(event.title())
    assert speaker.unsaid == []
    assert told == set(titles(table("goldriver")))
    assert asked == set(names(GAME.prompts))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_words(lang: str) -> None:
    """Every verb, with every card, town, seat and number."""
    speaker = Speaker(lang, "goldriver", SEATED)
    for choice in all_choices():
        assert speaker.choice(choice)
    assert speaker.unsaid == []
    assert {choice.verb() for choice in all_choices()} == set(choices.VERBS)


def test_every_answer_has_a_key_of_its_own() -> None:
    """A record and a search tree tell answers apart by key, and keys by text."""
    texts = {choice.key: choice.text for choice in all_choices()}
    assert len(set(texts.values())) == len(texts) == len({choice.text for choice in all_choices()})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_words(lang: str) -> None:
    speaker = Speaker(lang, "goldriver", SEATED)
    codes = {code: choice for _, choice, code in REFUSALS}
    for code, choice in codes.items():
        assert speaker.refusal(Illegal(code, choice.facts()))
    speaker.refusal(Illegal("bid-too-low", {"amount": 3, "high": 4}))
    speaker.refusal(Illegal("bid-too-high", {"amount": 3, "hand": 2}))
    assert speaker.unsaid == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_of_the_box_has_a_name(lang: str) -> None:
    catalogue = Catalogue(lang, "goldriver")
    assert catalogue.faults == []
    assert catalogue.among("card-") == NAMES
    assert catalogue.among("cardtext-") == NAMES
    assert catalogue.among("town-") == TOWN_NAMES
    assert catalogue.among("hand-") == CATEGORIES
    assert set(catalogue.among("prompt-")) == set(names(GAME.prompts))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_of_a_card_agrees_with_the_deck(lang: str) -> None:
    """Whoever corrects the table of the deck is told here which text to correct as well."""
    catalogue = Catalogue(lang, "goldriver")
    for printed in DECK:
        text = catalogue.say(f"cardtext-{printed.name}", {})
        numbers = [int(word) for word in "".join([c if c.isdecimal() else " " for c in text]).split()]
        if printed.kind <= LOST:
            wanted = [printed.nuggets]
            wanted += [printed.number] if printed.number <= 12 else []
            wanted += [printed.danger] if printed.danger != SAFE else []
            assert numbers[: len(wanted)] == wanted, printed.name
        if printed.poker not in ("", "joker"):
            assert text.endswith(f" {printed.poker}."), printed.name
