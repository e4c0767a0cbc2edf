"""What is typed is understood, or refused with the reason."""

import pytest

from tenderfoot.terminal.errors import BadUsage
from tenderfoot.terminal.wishes import Wishes, check, parse

SETTINGS = ["edition", "players", "first_sheriff", "first_game"]


def understood(line: str) -> Wishes:
    wishes = parse(line.split(), SETTINGS)
    check(wishes)
    return wishes


@pytest.mark.parametrize(
    "line",
    [
        "play dicetown --lang fr --players 4",
        "--lang fr --players 4 play dicetown",
        "play --players=4 dicetown --lang=fr",
    ],
)
def test_options_may_stand_anywhere(line: str) -> None:
    wishes = understood(line)
    assert (wishes.command, wishes.words) == ("play", ["dicetown"])
    assert (wishes.options, wishes.settings) == ({"lang": "fr"}, {"players": "4"})


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("--first-sheriff", "first_sheriff"),
        ("--first_sheriff", "first_sheriff"),
        ("--first-game", "first_game"),
        ("--first_game", "first_game"),
    ],
)
def test_an_option_of_a_game_has_two_spellings(spelling: str, name: str) -> None:
    assert understood(f"play dicetown {spelling} 2").settings == {name: "2"}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("dance", "unknown-command"),
        ("play", "needs-play"),
        ("replay", "needs-replay"),
        ("verify", "needs-verify"),
        ("play a b", "too-many-words"),
        ("play a --loud", "no-such-option"),
        ("play a -x", "no-such-option"),
        ("play a --pla", "no-such-option"),
        ("play a --seed", "option-without-value"),
        ("play a --seed=", "option-without-value"),
        ("play a --seed --plain", "option-without-value"),
        ("play a --plain=yes", "option-with-value"),
        ("verify a --players 3", "option-elsewhere"),
        ("resume --seed 12", "option-elsewhere"),
    ],
)
def test_what_cannot_be_meant_is_refused(line: str, code: str) -> None:
    with pytest.raises(BadUsage) as refused:
        understood(line)
    assert refused.value.code == code
