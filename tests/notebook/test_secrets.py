"""A picture shows what its seat may know: of a world that fits all the seat knows it is the same picture."""

from __future__ import annotations

from typing import cast

import pytest

from tenderfoot.engine.match import Match
from tenderfoot.engine.options import Options
from tenderfoot.games.dicetown.known.shapes import ViewShape
from tenderfoot.locale import Catalogue
from tenderfoot.notebook import svg
from tests.notebook.tables import KINDS, NAMED, NAMES, looked_at
from tests.notebook.test_pictures import written


def shape(match: Match, seat: int | None) -> ViewShape:
    """What this seat may know, as a picture is made of it."""
    return cast(ViewShape, match.view(seat).plain())


@pytest.mark.parametrize(("game", "options"), KINDS, ids=NAMED)
def test_the_picture_of_a_seat_is_that_of_every_world_it_can_imagine(game: str, options: Options) -> None:
    for number, match in enumerate(looked_at(game, options)):
        for ask in match.asks[number % max(1, len(match.asks)) :][:1]:
            world = match.imagine(ask.seat, number)
            for seat in (ask.seat, None):
                real = svg(match.game, match.view(seat), NAMES)
                assert real == svg(world.game, world.view(seat), NAMES)
    assert number > 1


def test_a_spectator_reads_no_card_of_a_hand() -> None:
    catalogue = Catalogue("en", "dicetown")
    cards = [catalogue.say(f"card-{name}", {}) for name in catalogue.among("card-")]
    held = 0
    for match in looked_at("dicetown", {"players": 4}):
        said = written(svg(match.game, match.view(), NAMES))
        assert [card for card in cards if card in said] == []
        held += sum(player["cards"] for player in shape(match, None)["table"]["players"])
    assert held > 0


def test_a_player_reads_his_own_hand() -> None:
    catalogue = Catalogue("en", "dicetown")
    shown = 0
    for match in looked_at("dicetown", {"players": 4}):
        said, hand = written(svg(match.game, match.view(1), NAMES)), shape(match, 1)["own"]["hand"]
        shown += len([card for card in hand if catalogue.say(f"card-{card}", {}) in said])
    assert shown > 0
