"""The seed of a game among several people is what all of them put into it."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tenderfoot.engine.errors import BadRecord
from tenderfoot.engine.match import write
from tenderfoot.engine.origin import Origin, header, read_origin, seat_commitment, table_commitment
from tenderfoot.engine.record import Record, new_record, read
from tenderfoot.engine.verify import verify
from tests.engine.toytown import Toytown

GAME = Toytown()
NAMES = ["Anna", "Bot", "Émile"]
ORIGIN = Origin(bytes(range(32)), [b"a" * 16, b"", b"c" * 16])


def recorded(origin: Origin) -> Record:
    about = header("toytown", GAME.options({"players": 3}), NAMES, GAME.version)
    record = new_record(GAME, {"players": 3}, ORIGIN.seed(about), NAMES)
    record.origin = origin
    return record


def test_the_seed_is_made_of_the_tables_bytes_of_each_seats_and_of_the_game() -> None:
    said = '{"game":"g","options":{"a":1,"b":true},"rules":3,"seats":["Émile"]}'
    assert header("g", {"b": True, "a": 1}, ["Émile"], 3) == said
    assert ORIGIN.seed(said) == sha256(bytes(range(32)) + b"a" * 16 + b"c" * 16 + said.encode()).digest()


def test_commitments_tell_seats_apart() -> None:
    assert table_commitment(b"x") == sha256(b"tenderfoot serverx").hexdigest()
    assert seat_commitment(1, b"x") == sha256(b"tenderfoot seat1x").hexdigest()


def test_a_record_holds_its_origin() -> None:
    text = write(GAME, recorded(ORIGIN))
    again = read(text)
    assert again.origin is not None
    assert again.origin.seats == ORIGIN.seats
    assert again.origin.table == ORIGIN.table
    assert verify(GAME, text) is None


def test_a_seed_of_another_origin_is_found() -> None:
    other = Origin(ORIGIN.table, [b"a" * 16, b"", b"C" * 16])
    found = verify(GAME, write(GAME, recorded(other)))
    assert found is not None
    assert found.code == "other-origin"


def test_an_origin_that_cannot_be_read_is_refused() -> None:
    text = write(GAME, recorded(ORIGIN)).replace("origin 00", "origin 0z")
    with pytest.raises(BadRecord, match="bad-seed"):
        read(text)


def test_nothing_is_written_as_a_dash() -> None:
    assert read_origin(Origin(b"\x01", [b"", b"\x02"]).write()).seats == [b"", b"\x02"]
