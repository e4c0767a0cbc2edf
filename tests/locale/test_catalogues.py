"""Whatever a game can say, both languages can say: no id is missing, no word of a sentence is missing."""

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import tenderfoot
from tenderfoot.engine.chance import Chance, Imagined
from tenderfoot.engine.contract import Choice, State, decide, waiting
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.events import Event
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options
from tenderfoot.engine.prompt import names
from tenderfoot.engine.words import Facts
from tenderfoot.games import GAMES
from tenderfoot.locale import LANGUAGES, Catalogue, Speaker
from tools.rows import table, titles

PACKAGE: Final = Path(tenderfoot.__file__).parent
NAMES: Final = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
GAMES_PLAYED: Final = 12
REFUSING: Final = ("Illegal", "BadOptions", "BadRecord", "refused")

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def modules(game: Game) -> Iterator[object]:
    """Every module of a game."""
    package = importlib.import_module(f"tenderfoot.games.{game.name}")
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def event_titles(game: Game) -> list[str]:
    return titles(table(game.name))


def choices(value: object) -> Iterator[Choice]:
    """Every answer in a constant: alone, or in lists and tables."""
    if isinstance(value, Choice):
        yield value
    elif isinstance(value, dict):
        yield from choices(list(value.values()))
    elif isinstance(value, list | tuple):
        for one in value:
            yield from choices(one)


def all_choices(game: Game) -> list[Choice]:
    found = [
        choice for module in modules(game) for value in vars(module).values() for choice in choices(value)
    ]
    return list({choice.key: choice for choice in found}.values())


def codes(folder: Path) -> set[str]:
    """The codes of every refusal written in these sources."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REFUSING:
                texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
                found.update(text for text in texts[-1:] if isinstance(text, str))
    return found


def option_sets(game: Game) -> list[Options]:
    """Each value of each option at least once, at tables of every size."""
    sets: list[Options] = [{}]
    for setting in game.settings:
        sets += [{setting.name: value} for value in setting.values]
    sets.append({"players": 5, "wild_west": True, "indians": True} if game.name == "dicetown" else {})
    return [options for options in sets if allowed(game, options)]


def allowed(game: Game, options: Options) -> bool:
    try:
        game.options(options)
    except BadOptions:
        return False
    return True


class Once(Speaker):
    """Says nothing twice: the same words of the same facts are as good the second time."""

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang, game, NAMES)
        self.said: Final[set[tuple[object, ...]]] = set()

    def first(self, name: str, facts: Facts) -> bool:
        """Whether this is said for the first time."""
        before = len(self.said)
        self.said.add((name, *facts.items()))
        return len(self.said) > before


def spoken(game: Game, state: State, log: list[Event], speaker: Once) -> None:
    """Say every event to everybody, and every open question."""
    for event in log:
        for told in (event, event.told_to(None)):
            if told is not None and speaker.first(told.title(), told.facts()):
                speaker.event(told)
    log.clear()
    for ask in waiting(state):
        name, facts = game.prompt(ask).name, state.frames[-1].facts(state)
        if speaker.first(name, facts):
            speaker.prompt(name, facts)


def played(game: Game, options: Options, seed: bytes, speakers: list[Once]) -> None:
    """A random game, told in every language."""
    log: list[Event] = []
    picks = Imagined(seed)
    state = game.new_game(game.options(options), Chance(seed), log)
    number = 0
    while state.frames:
        told = log[:]
        for speaker in speakers:
            spoken(game, state, told[:], speaker)
        log.clear()
        ask = waiting(state)[0]
        decide(state, ask.seat, ask.options[picks.below(f"{number}", min(len(ask.options), 256))])
        number += 1
    for speaker in speakers:
        spoken(game, state, log[:], speaker)


@every_game
@every_language
def test_the_files_can_be_read_and_say_each_thing_once(game: Game, lang: str) -> None:
    assert Catalogue(lang, game.name).faults == []


@every_game
@every_language
def test_every_event_has_a_sentence(game: Game, lang: str) -> None:
    catalogue = Catalogue(lang, game.name)
    told = event_titles(game)
    assert len(told) > 10
    assert [title for title in told if not catalogue.has(f"event-{title}")] == []


@every_game
@every_language
def test_every_answer_has_its_words(game: Game, lang: str) -> None:
    speaker = Speaker(lang, game.name, NAMES)
    said = [speaker.choice(choice) for choice in all_choices(game)]
    assert len(said) > 50
    assert sorted(set(speaker.unsaid)) == []
    assert [text for text in said if not text.strip() or "  " in text] == []


@every_game
@every_language
def test_every_question_has_a_sentence_and_a_rule(game: Game, lang: str) -> None:
    catalogue = Catalogue(lang, game.name)
    ids = [f"{kind}-{name}" for name in names(game.prompts) for kind in ("prompt", "rule")]
    assert [name for name in ids if not catalogue.has(name)] == []


@every_game
@every_language
def test_every_thing_with_a_name_has_a_rule(game: Game, lang: str) -> None:
    catalogue = Catalogue(lang, game.name)
    assert len(catalogue.among("card-")) > 10
    for kind in ("card", "elixir", "river", "indian"):
        assert sorted(catalogue.among(f"{kind}text-")) == sorted(catalogue.among(f"{kind}-"))


@every_game
@every_language
def test_every_refusal_has_a_sentence(game: Game, lang: str) -> None:
    catalogue = Catalogue(lang, game.name)
    found = codes(PACKAGE / "engine") | codes(PACKAGE / "games" / game.name)
    assert len(found) > 15
    assert [code for code in sorted(found) if not catalogue.has(f"refusal-{code}")] == []


@every_game
def test_random_games_are_told_without_a_missing_word(game: Game) -> None:
    speakers = [Once(lang, game.name) for lang in LANGUAGES]
    for options in option_sets(game):
        played(game, options, repr(sorted(options.items())).encode(), speakers)
    for n in range(GAMES_PLAYED):
        played(game, {}, bytes([n]), speakers)
    assert [sorted(set(speaker.unsaid)) for speaker in speakers] == [[], []]


@every_game
@every_language
def test_the_rules_in_short_are_there(game: Game, lang: str) -> None:
    say = Speaker(lang, game.name, []).say
    assert len(say(f"rules-{game.name}")) > 500
    assert say(f"title-{game.name}", **game.options({})).count(",") >= 1
