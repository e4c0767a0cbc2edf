"""Law 11: interpreted and compiled code write the golden games word for word.

This file runs in both forms; the files it compares with are the same.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tenderfoot.games.dicetown.box import ELIXIRS, STORE
from tenderfoot.games.goldriver.deck import DECK
from tools.playthroughs import FOLDER, golden, write
from tools.rows import table, titles

ROOT: Final = Path(__file__).parent.parent
PLAYABLE: Final = {
    "dynamite", "girls", "brute", "cheater", "corruption", "credits", "joe", "marshall", "split", "gs_elixir",
    "insurance", "gift", "doublegun", "collection", "whisky", "desperado", "smoke",
}  # fmt: skip


@pytest.mark.parametrize("name", golden())
def test_the_golden_game_is_written_again(name: str) -> None:
    assert write(name) == (FOLDER / f"{name}.txt").read_text("utf-8")


def test_no_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == set(golden())


def told(game: str) -> str:
    """Every golden game of a title, as one text."""
    return "".join(file.read_text("utf-8") for file in sorted(FOLDER.glob(f"{game},*.txt")))


def happened(game: str) -> set[str]:
    """The events of the golden games, by name."""
    return {line.split()[0] for line in told(game).splitlines() if line.startswith("  ") and line[2] != " "}


# Shapes shared by several events; and what random play hardly ever shows: scenarios T9, T35 and T-320 do.
SHAPES = {"event", "by-seat", "with-amount", "with-card"}
RARE = {"goldriver": {"nobody-bid", "deposit-returned"}, "dicetown": {"store-empty"}}
# What others are told instead of an event that is partly secret.
INSTEAD = re.compile(r"others: (\S+)")


@pytest.mark.parametrize("game", ["dicetown", "goldriver"])
def test_everything_that_can_be_told_is_told(game: str) -> None:
    """Every class of event occurs, so every place, window, card effect and ending does."""
    seen = happened(game) | set(INSTEAD.findall(told(game)))
    assert events(game) - seen - SHAPES == RARE[game]


def events(game: str) -> set[str]:
    """Everything that can be told in a game."""
    return set(titles(table(game)))


def occurring(game: str, pattern: str) -> set[str]:
    return set(re.findall(pattern, told(game)))


def test_every_store_card_is_played_or_held() -> None:
    held = occurring("dicetown", r'"hand": \[([^\]]*)\]')
    in_hands = {card for hand in held for card in re.findall(r'"(\w+)"', hand)}
    turned_up = occurring("dicetown", r"card-turned-up .*card:(\w+)")
    assert {name for name, _, _ in STORE} - in_hands - turned_up == set()
    played = occurring("dicetown", r"card-played .*?card card:(\w+)") | turned_up
    assert played >= PLAYABLE
    assert len(occurring("dicetown", r"card-cancelled .*?card card:(\w+)")) > 3


def test_every_elixir_doc_line_river_card_outlaw_and_indian_face_occurs() -> None:
    assert occurring("dicetown", r"elixir-drunk .*elixir:(\w+)") == set(ELIXIRS)
    assert occurring("dicetown", r"doc-visited .*line (\d)") == {"0", "1", "2", "3"}
    assert len(occurring("dicetown", r"river-drawn .*river:(\w+)")) == 6
    assert len(occurring("dicetown", r"outlaw-used .*outlaw:(\w+)")) == 12
    assert len(occurring("dicetown", r"outlaw-captured .*outlaw:(\w+)")) == 12
    assert len(occurring("dicetown", r"indian-die-rolled .*indian:(\w+)")) == 6


def test_bribes_are_taken_and_waived() -> None:
    """Nothing offered, taken, waived: each happens when the Sheriff names."""
    assert occurring("dicetown", r"sheriff-named .*deal (\d)") >= {"0", "1", "2"}


def test_every_card_of_gold_river_is_taken() -> None:
    taken = occurring("goldriver", r"\n  (?:picked|slot-kept) .*card:(\w+)")
    assert {printed.name for printed in DECK} - taken == set()
