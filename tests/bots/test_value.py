"""What was learned: who wins is foretold as often as it comes true, from what can be seen and nothing else.

The games of `held_out` were played by `make train` and not learned from.
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path
from typing import cast

import numpy as np
import pytest

from tenderfoot.bots.dicetown.estate import Estate, rounds_left
from tenderfoot.bots.dicetown.goods import Knowledge
from tenderfoot.bots.dicetown.insight import value as town_value
from tenderfoot.bots.goldriver.insight import value as river_value
from tenderfoot.bots.goldriver.prospects import Prospects, Tastes
from tenderfoot.bots.goldriver.prospects import rounds_left as rolls_left
from tenderfoot.bots.goldriver.standing import NAMES, of_view, of_world
from tenderfoot.bots.review import win_chances
from tenderfoot.bots.value import Standing, read
from tenderfoot.engine.chance import Imagined
from tenderfoot.engine.contract import State, waiting
from tenderfoot.engine.errors import BadOptions
from tenderfoot.engine.game import Game
from tenderfoot.engine.match import begin
from tenderfoot.engine.options import Options
from tenderfoot.games import GAMES, dicetown, goldriver
from tenderfoot.games.dicetown.state import Town
from tenderfoot.games.goldriver.state import River
from tenderfoot.locale import Speaker
from tests.bots.positions import positions
from tests.games.dicetown.secrets import TownSecrets
from tests.games.goldriver.secrets import RiverSecrets
from tools.train.fit import Sheet, surprise
from tools.train.games import Played, kept, play
from tools.train.plan import GAMES as PLAN
from tools.train.positions import Floats, table
from tools.train.subjects import SUBJECTS, moments
from tools.train.weights import tenths

HELD_OUT = Path(__file__).parent / "held_out"
VALUES = {"dicetown": town_value, "goldriver": river_value}
OLD = Tastes(spite=0.5, fee=0.3, grip=0.9, poker=0.5)
OFF = 0.03  # how far what is foretold may be from what comes true, in every tenth


class Look:
    """A position of a game: what a seat sees of it, and a spectator; what was thought before; who won."""

    def __init__(self, seen: Standing, open_: Standing, before: list[float], won: list[float]) -> None:
        self.seen = seen
        self.open = open_
        self.before = before
        self.won = won


def before(s: State) -> list[float]:
    """Who was thought to win, before anything was learned."""
    if isinstance(s, Town):
        estate = Estate(s, rounds_left(s.mine, len(s.row) + len(s.property)))
        return [estate.win(seat) for seat in range(len(s.players))]
    river = cast(River, s)
    points, spread = Prospects(river, OLD).points, 1.5 + 2.6 * math.sqrt(rolls_left(river))
    weights = [math.exp((each - max(points)) / spread) for each in points]
    return [weight / sum(weights) for weight in weights]


def thought(game: Game, state: State, seat: int) -> list[float]:
    """The same with no more knowledge than a seat has: over worlds that it deals."""
    if game.name == "goldriver":
        return before(state)
    view = game.view(state, seat)
    dealt = [before(game.determinize(view, bytes([number]))) for number in range(4)]
    return [sum(each) / len(dealt) for each in zip(*dealt, strict=True)]


def looks(played: Played) -> list[Look]:
    """The positions of a game, as whoever is asked sees them, and as a spectator does."""
    game, look = GAMES[played.game], SUBJECTS[played.game].look
    *_, (end, _) = played.again()
    winners, seats = game.winners(end), game.seats(end)
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    found = []
    for state in moments(played):
        seat = waiting(state)[0].seat if state.asks else 0
        seen, open_ = look(game.view(state, seat)), look(game.view(state, None))
        found.append(Look(seen, open_, thought(game, state, seat), won))
    return found


@cache
def held_out(game: str) -> list[Look]:
    return [look for played in kept(game, HELD_OUT / f"{game}.jsonl") for look in looks(played)]


def log_loss(pairs: list[tuple[list[float], list[float]]]) -> float:
    """The mean over positions, by the number of players alike."""
    losses = [
        -sum(won * math.log(max(chance, 1e-12)) for chance, won in zip(*pair, strict=True)) for pair in pairs
    ]
    return sum(losses) / len(losses)


def foretold(game: str, found: list[Look]) -> tuple[float, float, list[tuple[float, float]]]:
    """The log-loss, that of what was thought before, and the tenths of what all sorts of people see."""
    value = VALUES[game]()
    now = [value.chances(look.seen) for look in found]
    open_ = [value.chances(look.open) for look in found]
    won = [look.won for look in found]
    flat = [np.array([x for one in many for x in one]) for many in ([*now, *open_], [*won, *won])]
    return (
        log_loss(list(zip(now, won, strict=True))),
        log_loss([(look.before, look.won) for look in found]),
        tenths(flat[0], flat[1]),
    )


def well_foretold(game: str, found: list[Look]) -> None:
    now, earlier, parts = foretold(game, found)
    assert now < earlier - 0.01
    assert [(a, b) for a, b in parts if abs(a - b) > OFF] == []


@pytest.mark.parametrize("game", PLAN)
def test_what_is_foretold_comes_true_as_often_in_every_tenth(game: str) -> None:
    well_foretold(game, held_out(game))


@pytest.mark.long
@pytest.mark.parametrize("game", PLAN)
def test_the_same_in_games_that_nobody_has_seen(game: str) -> None:
    fresh = [
        look
        for players, wanted in PLAN[game].items()
        for seed in range(wanted, wanted + 150)
        for look in looks(play(game, players, seed))
    ]
    well_foretold(game, fresh)


@pytest.mark.parametrize("game", PLAN)
def test_plain_python_and_numpy_foretell_the_same(game: str) -> None:
    content = json.loads((Path(__file__).parents[2] / f"src/tenderfoot/bots/{game}/value.json").read_text())
    for players in PLAN[game]:
        some = [look for look in held_out(game) if len(look.won) == players][::7]
        assert some
        written = content["players"][str(players)]
        worths = np.array([written["worth"][name] for name in content["features"]]).T
        sheet = Sheet(worths, np.array(written["spread"]), np.array(written["marks"]), content["horizon"])
        seen = [look.seen for look in some]
        rows = table([(one.rows, one.left, one.marks, [0.0], [0.0]) for one in seen])
        plain = np.array([VALUES[game]().chances(one) for one in seen])
        assert np.abs(plain - sheet.chances(rows)).max() < 1e-9


def test_the_surprise_is_that_of_the_sheet() -> None:
    chances: Floats = np.array([[0.5, 0.5], [0.25, 0.75]])
    assert surprise(chances, np.eye(2)) == pytest.approx(-(math.log(0.5) + math.log(0.75)) / 2)


@pytest.mark.parametrize("seat", [0, 2])
def test_hidden_cards_of_dice_town_change_nothing(seat: int) -> None:
    """Dealt anew what this seat may not see, its value is the same to the last digit, and a spectator's."""
    game = dicetown.GAME
    for number, (state, _) in enumerate(positions(game, {"players": 3, "wild_west": True}, 120)):
        other = state.copy()
        TownSecrets().deal(other, seat, Imagined(number.to_bytes(4, "big")))
        for whose in (seat, None):
            assert Knowledge(game.view(state, whose)).rows == Knowledge(game.view(other, whose)).rows


def test_the_deck_of_gold_river_changes_nothing() -> None:
    game = goldriver.GAME
    for number, (state, ask) in enumerate(positions(game, {"players": 4}, 120)):
        other = state.copy()
        RiverSecrets().deal(other, ask.seat, Imagined(number.to_bytes(4, "big")))
        seen, dealt = of_view(game.view(state, None)), of_world(cast(River, other))
        assert (seen.rows, seen.left) == (dealt.rows, dealt.left)


TABLES: list[tuple[Game, Options]] = [
    *[(goldriver.GAME, {"players": players}) for players in range(2, 6)],
    *[
        (dicetown.GAME, {"players": players, "edition": edition, "wild_west": west, "indians": west})
        for players in range(2, 7)
        for edition in ("classic", "revised")
        for west in (False, True)
        if west or players < 6
    ],
]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_every_table_can_be_foretold(game: Game, options: Options) -> None:
    chances = win_chances(begin(game, options, b"any", listen=False))
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0.5 / len(chances)  # nobody has done anything yet
    assert max(chances) < 1.8 / len(chances)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("other", [{"rules": 1}, {"game": "dicetown"}, {"features": NAMES[1:]}])
def test_what_was_learned_by_other_rules_is_refused_in_a_sentence(
    lang: str, other: dict[str, object]
) -> None:
    content = {"game": "goldriver", "rules": goldriver.GAME.version, "features": NAMES, **other}
    with pytest.raises(BadOptions) as refused:
        read(content, goldriver.GAME, NAMES)
    voice = Speaker(lang, "goldriver", [])
    assert "make train" in voice.say(f"refusal-{refused.value.code}", **refused.value.facts)
    assert voice.unsaid == []
