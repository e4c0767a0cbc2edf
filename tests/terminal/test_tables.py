"""The tables in lines: what lies where, who leads, and nothing a seat may not know."""

from functools import cache
from itertools import count
from typing import Final

import pytest

from tenderfoot.engine.chance import Imagined, Scripted
from tenderfoot.engine.contract import State, asked, decide, waiting
from tenderfoot.engine.game import Game
from tenderfoot.engine.options import Options
from tenderfoot.games import GAMES
from tenderfoot.locale import LANGUAGES, Speaker
from tenderfoot.terminal import scene
from tenderfoot.terminal.lines import Picture, width

NAMES: Final = ["Tenderfoot", "Annie", "Buck", "Clem", "Dusty", "Ezra"]
SEED: Final = bytes(32)


@cache
def speaker_of(lang: str, game: str) -> Speaker:
    return Speaker(lang, game, NAMES)


def drawn(game: Game, state: State, seat: int | None, lang: str = "en") -> Picture:
    speaker = speaker_of(lang, game.name)
    picture = scene.drawn(game, game.view(state, seat), speaker)
    assert speaker.unsaid == []
    return picture


class TestDiceTown:
    """Three players whose dice are known."""

    GAME: Final = GAMES["dicetown"]
    OPTIONS: Final[Options] = {"players": 3, "first_sheriff": 1}
    DICE: Final = {
        "dice 1 1": [*(0, 0, 3, 4, 5), *(0, 2, 2, 2, 5), *(0, 1, 3, 3, 5)],
        "property 0": list(range(20)),
    }

    def begun(self) -> State:
        options = self.GAME.options(self.OPTIONS)
        return self.GAME.new_game(options, Scripted(SEED, self.DICE), None)

    def keep(self, state: State, seat: int, text: str) -> None:
        ask = asked(state, seat)
        assert ask is not None
        choice = ask.written(text)
        assert choice is not None
        decide(state, seat, choice)

    def test_the_town_the_people_and_ones_own_dice_are_shown(self) -> None:
        picture = drawn(self.GAME, self.begun(), 0)
        assert picture.heading == "Round 1"
        town = [line.text.rstrip() for line in picture.table]
        assert town[:4] == [
            "1 Gold Mine        9  30 of 30",
            "2 Bank             10 $3",
            "3 Stagecoach          $0",
            "4 General Store    J  19 cards",
        ]
        assert town[6] == "7 Town Hall           1 1 1 (+17)"
        assert town[8:] == [
            "             $ gold deeds cards pts dice",
            " »Tenderfoot 8 0    0     0     4   · · · · ·",
            "★ Annie      8 0    0     0     9   · · · · ·",
            "  Buck       8 0    0     0     4   · · · · ·",
        ]
        assert [line.text for line in picture.own] == ["Under your cup: 9 9 Q K A", "Your hand: nothing"]

    def test_who_has_most_of_a_face_leads_and_equals_are_named_together(self) -> None:
        state = self.begun()
        for seat, text in enumerate(["keep 9 9", "keep 9 J", "keep 9 Q"]):
            self.keep(state, seat, text)
        town = [line.text.rstrip() for line in drawn(self.GAME, state, 0).table]
        assert town[0] == "1 Gold Mine        9  30 of 30    Tenderfoot 2"
        assert town[2] == "3 Stagecoach          $3"
        assert town[3] == "4 General Store    J  19 cards    Annie 1"
        assert town[4] == "5 Saloon           Q              Buck 1"
        assert town[9] == " »Tenderfoot 7 0    0     0     3   9 9 · · ·"

    def test_three_with_the_same_are_counted(self) -> None:
        state = self.begun()
        for seat in range(3):
            self.keep(state, seat, "keep 9")
        assert drawn(self.GAME, state, 0).table[0].text.endswith("3 tied at 1")

    def test_the_best_hand_leads_at_the_town_hall_when_all_have_five_dice(self) -> None:
        state = self.begun()
        while waiting(state) and waiting(state)[0].prompt == waiting(self.begun())[0].prompt:
            ask = waiting(state)[0]
            decide(state, ask.seat, ask.options[-1])
        hall = drawn(self.GAME, state, 0).table[6].text
        assert hall.rstrip().endswith("Annie")

    def test_a_cup_is_shown_to_its_owner_alone(self) -> None:
        state = self.begun()
        assert drawn(self.GAME, state, 1).own[0].text == "Under your cup: 9 J J J A"
        others = "\n".join(drawn(self.GAME, state, 0).text())
        assert "J J J" not in others
        assert drawn(self.GAME, state, None).own == []

    def test_the_table_speaks_french(self) -> None:
        picture = drawn(self.GAME, self.begun(), 0, "fr")
        assert picture.table[0].text.startswith("1 Mine d’or")
        assert picture.own[0].text == "Sous votre gobelet : 9 9 D R A"


FRONTIER: Final[Options] = {"players": 6, "wild_west": True, "indians": True}


@pytest.mark.parametrize(
    ("name", "options"),
    [(name, {"players": players}) for name in GAMES for players in range(2, 6)] + [("dicetown", FRONTIER)],
)
def test_every_position_of_a_game_can_be_drawn(name: str, options: Options) -> None:
    """In whole random games, for whoever is asked and for a spectator; the places fit beside the story."""
    game, seed = GAMES[name], str(options["players"]).encode()
    state = game.new_game(game.options(options), Scripted(seed, {}), None)
    widest = 0
    picks = Imagined(seed)
    for number in count():
        if not state.frames:
            break
        ask = waiting(state)[picks.below(f"seat {number}", len(waiting(state)))]
        for seat, lang in ((ask.seat, LANGUAGES[number % 2]), (None, LANGUAGES[0])):
            table = drawn(game, state, seat, lang).table
            widest = max(widest, *[width(line.text) for line in table[:7] if name == "dicetown"], 0)
        decide(state, ask.seat, ask.options[picks.below(f"option {number}", len(ask.options))])
    assert widest <= 56
