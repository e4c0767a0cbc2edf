"""A record's names say who is a bot, and of which level."""

import pytest

from tenderfoot.terminal.errors import BadFile
from tenderfoot.terminal.seating import read_seating, seated


def test_the_person_sits_where_it_wants() -> None:
    seating = seated(1, "Ann", ["Bob", "Cleo", "Dan"], ["tumbleweed", "greenhorn"])
    assert seating.names == ["Bob", "Ann", "Cleo"]
    assert seating.person() == 1
    assert seating.written() == ["Bob [tumbleweed]", "Ann", "Cleo [greenhorn]"]


def test_a_written_seating_can_be_read_again() -> None:
    seating = read_seating(["Bob [tumbleweed]", "Ann", "Cleo the Third [greenhorn]"])
    assert seating.names == ["Bob", "Ann", "Cleo the Third"]
    assert seating.levels == ["tumbleweed", "", "greenhorn"]


@pytest.mark.parametrize(("names", "persons"), [(["Bob [tumbleweed]"], 0), (["Ann", "Bob"], 2), ([], 0)])
def test_one_person_must_be_there_to_go_on(names: list[str], persons: int) -> None:
    seating = read_seating(names)
    with pytest.raises(BadFile) as refused:
        seating.person()
    assert refused.value.facts == {"count": persons}


def test_a_name_brings_nothing_a_terminal_would_obey() -> None:
    assert read_seating(["A\x1b[2Jnn"]).names == ["A\N{REPLACEMENT CHARACTER}[2Jnn"]
