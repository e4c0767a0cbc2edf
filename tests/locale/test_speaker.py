"""Codes and facts become sentences; what cannot be said is readable, and noted."""

import pytest

from tenderfoot.engine.contract import Choice
from tenderfoot.engine.errors import BadOptions, Illegal
from tenderfoot.engine.events import Event, Row
from tenderfoot.engine.sorts import NUMBER, SEAT
from tenderfoot.engine.words import Facts
from tenderfoot.locale import LANGUAGES, Catalogue, Speaker, Unsaid

NAMES = ["Ann", "Bob", "Cleo"]


@pytest.fixture
def speaker() -> Speaker:
    return Speaker("en", None, NAMES)


SANG = Row("sang", {"seat": SEAT, "songs": NUMBER})


def test_a_seat_is_called_by_the_name_of_whoever_sits_there(speaker: Speaker) -> None:
    assert speaker.word("seat:1") == "Bob"


def test_several_of_a_kind_are_listed_as_one_says_them(speaker: Speaker) -> None:
    assert speaker.word("seat:0 2") == "Ann and Cleo"
    assert speaker.word("seat:0 1 2") == "Ann, Bob and Cleo"
    assert Speaker("fr", None, NAMES).word("seat:0 2") == "Ann et Cleo"
    assert speaker.word("seat:") == "nothing"


def test_dice_are_read_off_one_after_the_other() -> None:
    assert Speaker("en", "dicetown", []).word("dice:9 9 Q") == "9 9 Q"
    assert Speaker("fr", "dicetown", []).word("dice:9 J") == "9 V"


def test_a_number_and_a_plain_word_stay_as_they_are(speaker: Speaker) -> None:
    assert speaker.word(7) == 7
    assert speaker.word("keep 9 9") == "keep 9 9"
    assert speaker.word("two words: and more") == "two words: and more"


def test_a_word_from_outside_brings_nothing_a_terminal_would_obey(speaker: Speaker) -> None:
    assert speaker.word("a\x1b[2Jb") == "a\N{REPLACEMENT CHARACTER}[2Jb"
    assert len(str(speaker.word("x" * 5000))) < 500


def test_a_seat_nobody_sits_at_still_has_a_name(speaker: Speaker) -> None:
    assert speaker.word("seat:5") == "seat 5"


def test_a_refusal_is_a_sentence_with_its_facts(speaker: Speaker) -> None:
    assert speaker.refusal(Illegal("not-asked", {"seat": "seat:2"})) == "Cleo is not asked anything now."
    facts: Facts = {"option": "edition", "value": "new", "known": "classic revised", "nearest": "revised"}
    said = (
        "The option “edition” cannot be “new”; the nearest value is “revised”, "
        "and it can be: classic, revised."
    )
    assert speaker.refusal(BadOptions("unknown-value", facts)) == said
    assert speaker.unsaid == []


def test_what_has_no_sentence_is_said_bare_and_noted(speaker: Speaker) -> None:
    assert speaker.event(Event(SANG, [1, 2])) == "sang (seat Bob, songs 2)"
    assert speaker.choice(Choice(0, "whistle 3")) == "whistle"
    assert speaker.prompt("which-song", {}) == "which song"
    assert speaker.unsaid == ["event-sang", "choice-whistle", "prompt-which-song"]


def test_a_sentence_that_lacks_a_word_is_said_bare_and_noted(speaker: Speaker) -> None:
    assert speaker.say("saved") == "saved"
    assert len(speaker.unsaid) == 1
    assert speaker.unsaid[0].startswith("saved: ")


def test_a_catalogue_does_not_say_what_it_does_not_have() -> None:
    with pytest.raises(Unsaid):
        Catalogue("en", None).say("no-such-sentence", {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plurals_follow_the_language(lang: str) -> None:
    say = Speaker(lang, None, []).say
    assert say("points", points=1) == "1 point"
    assert say("points", points=2) == "2 points"
    assert say("points", points=0) == {"en": "0 points", "fr": "0 point"}[lang]


def test_sentences_carry_no_marks_a_terminal_would_show(speaker: Speaker) -> None:
    assert speaker.say("saved", path="x").isprintable()
