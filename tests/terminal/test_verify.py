"""`tenderfoot verify FILE --commitment HEX`: the record is of the table that had shown this fingerprint."""

from __future__ import annotations

from pathlib import Path

import pytest

from tenderfoot.cli import main
from tenderfoot.engine.match import write
from tenderfoot.engine.origin import Origin, header, table_commitment
from tenderfoot.engine.record import new_record
from tenderfoot.games.goldriver import GAME

NAMES = ["Ann", "Bob", "Cleo"]
PLAYED = Origin(bytes(range(32)), [b"a" * 16, b"", b"c" * 16])
TOLD = table_commitment(PLAYED.table)
OTHER = "00" * 32


def record(place: Path, origin: Origin | None) -> Path:
    """A game just begun, whose seed several people have made; or one of a known seed."""
    options = GAME.options({"players": 3})
    seed = PLAYED if origin is None else origin
    made = new_record(GAME, options, seed.seed(header(GAME.name, options, NAMES, GAME.version)), NAMES)
    made.origin = origin
    path = place / "game.txt"
    path.write_text(write(GAME, made), "utf-8")
    return path


@pytest.fixture
def ended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Ended:
    return Ended(tmp_path, capsys)


class Ended:
    """How the check of a record ended."""

    def __init__(self, place: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._place = place
        self._capsys = capsys

    def __call__(self, origin: Origin | None, *more: str, lang: str = "en") -> tuple[int, str]:
        status = main(["verify", str(record(self._place, origin)), *more, "--lang", lang])
        said = self._capsys.readouterr()
        return status, said.out + said.err


def test_the_fingerprint_noted_before_the_game_is_that_of_the_record(ended: Ended) -> None:
    status, said = ended(PLAYED, "--commitment", TOLD.upper())
    assert (status, "The table had shown this fingerprint before the game" in said) == (0, True)


def test_without_one_the_fingerprint_is_shown_to_be_compared(ended: Ended) -> None:
    status, said = ended(PLAYED)
    assert (status, TOLD in said) == (0, True)


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "The seed may have been chosen afterwards"), ("fr", "La graine a pu être choisie après coup")],
)
def test_a_seed_chosen_afterwards_is_found(ended: Ended, lang: str, sentence: str) -> None:
    """Everything in the record fits together; only what was told before does not."""
    chosen = Origin(bytes(32), PLAYED.seats)
    assert ended(chosen)[0] == 0
    status, said = ended(chosen, "--commitment", TOLD, lang=lang)
    assert (status, sentence in said) == (1, True)


def test_a_record_of_one_person_has_no_fingerprint(ended: Ended) -> None:
    status, said = ended(None, "--commitment", TOLD)
    assert (status, "says nothing of what a table" in said) == (1, True)


@pytest.mark.parametrize("typed", ["zz", "00", "0x" + "00" * 31, "é" * 64, OTHER + "00"])
@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "is no fingerprint"), ("fr", "n’est pas une empreinte")]
)
def test_what_is_no_fingerprint_gets_a_sentence(ended: Ended, typed: str, lang: str, sentence: str) -> None:
    status, said = ended(PLAYED, "--commitment", typed, lang=lang)
    assert (status, sentence in said) == (2, True)
