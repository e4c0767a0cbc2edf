"""What is typed is understood, or refused with the reason."""

import pytest

from tenderfoot.cli.manual import Manual
from tenderfoot.cli.parser import Parser
from tenderfoot.cli.understanding import Beginning, check, understood
from tenderfoot.locale import Speaker
from tenderfoot.terminal.errors import BadUsage
from tenderfoot.terminal.wishes import Wishes


def typed(line: str) -> Wishes:
    command = Beginning(line.split()).command()
    assert command is not None
    wishes = understood(line.split(), command, Parser(Manual(Speaker("en", None, []))))
    check(command, wishes)
    return wishes


@pytest.mark.parametrize(
    "line",
    [
        "play dicetown --lang fr --players 4 --plain",
        "--lang fr play dicetown --plain --players 4",
        "play --players=4 --plain dicetown --lang=fr",
    ],
)
def test_options_may_stand_before_the_word_and_after_it(line: str) -> None:
    wishes = typed(line)
    assert wishes.words == ["dicetown"]
    assert (wishes.options, wishes.settings) == ({"lang": "fr", "plain": "on"}, {"players": "4"})


def test_a_word_that_may_be_left_out_may_stand_behind_options_too() -> None:
    assert typed("resume --plain game.txt").words == ["game.txt"]
    assert typed("resume game.txt --plain").words == ["game.txt"]
    assert typed("resume --plain").words == []
    assert typed("rules").words == []


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("--first-sheriff", "first_sheriff"),
        ("--first_sheriff", "first_sheriff"),
        ("--mayor-points", "mayor_points"),
        ("--mayor_points", "mayor_points"),
    ],
)
def test_an_option_of_a_game_has_two_spellings(spelling: str, name: str) -> None:
    assert typed(f"play dicetown {spelling} 2").settings == {name: "2"}


@pytest.mark.parametrize(
    "line", ["play dicetown --wild-west", "play dicetown --wild-west true", "play --wild-west dicetown"]
)
def test_a_switch_may_stand_alone(line: str) -> None:
    wishes = typed(line)
    assert (wishes.words, wishes.settings) == (["dicetown"], {"wild_west": "true"})


def test_a_flag_of_the_server_is_its_name_in_snake_case() -> None:
    wishes = typed("serve --base-url https://play.example.org --proxied --port=0")
    assert wishes.options == {"base_url": "https://play.example.org", "proxied": "on", "port": "0"}


@pytest.mark.parametrize(
    ("line", "code", "facts"),
    [
        ("dance", "unknown-command", {"nearest": "dataset"}),
        ("ply", "unknown-command", {"nearest": "play"}),
        ("play", "needs-play", {}),
        ("replay", "needs-replay", {}),
        ("review", "needs-review", {}),
        ("verify", "needs-verify", {}),
        ("play a b", "too-many-words", {"word": "b", "usage": "tenderfoot play GAME [options]"}),
        ("serve open", "too-many-words", {"word": "open"}),
        ("play a --lout", "no-such-option", {"command": "play", "option": "--lout", "nearest": "--bots"}),
        ("play a --lout=3 x", "no-such-option", {"option": "--lout"}),
        ("play a -x", "no-such-option", {"option": "-x"}),
        ("play a --wildwest", "no-such-option", {"nearest": "--wild-west"}),
        ("play a --pla", "no-such-option", {"nearest": "--plain"}),
        ("serve --prot 3", "no-such-option", {"nearest": "--port"}),
        ("play a --seed", "option-without-value", {"example": "value:seed"}),
        ("play a --seed=", "option-without-value", {"option": "--seed"}),
        ("play a --seed --plain", "option-without-value", {"option": "--seed"}),
        ("play a --players", "option-without-value", {"example": "4"}),
        ("serve --port", "option-without-value", {"example": "8765"}),
        ("rules --lang", "option-without-value", {"option": "--lang"}),
        ("play a --plain=yes", "option-with-value", {"option": "--plain"}),
        ("play a --help=yes", "option-with-value", {"option": "--help"}),
        ("serve --proxied=yes", "option-with-value", {"option": "--proxied"}),
        ("verify a --players 3", "option-elsewhere", {"where": "play, arena, dataset"}),
        ("resume --seed 12", "option-elsewhere", {"command": "resume", "where": "play, dataset"}),
        ("play a --port 12", "option-elsewhere", {"where": "serve, cluster, proxy"}),
        ("--players 3 play dicetown", "option-too-early", {"command": "play"}),
        ("--colour red play dicetown", "option-of-nobody", {"option": "--colour"}),
    ],
)
def test_what_cannot_be_meant_is_refused(line: str, code: str, facts: dict[str, str]) -> None:
    with pytest.raises(BadUsage) as refused:
        typed(line)
    assert refused.value.code == code
    assert {name: refused.value.facts[name] for name in facts} == facts
