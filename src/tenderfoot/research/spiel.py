"""Dice Town and Gold River for OpenSpiel: importing this registers them with `pyspiel`.

    >>> import pyspiel
    >>> import tenderfoot.research.spiel
    >>> game = pyspiel.load_game("tenderfoot_goldriver_v0(players=2)")
    >>> game.num_players(), game.num_distinct_actions()
    (2, 1712)

One chance node stands at the root: its outcome is the seed, and every later die and card follows from it.
So a search that looks at children of the true state sees the future; one that resamples (ISMCTS) does not.
docs/openspiel.md says more.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.options import Value, no_such_game
from tenderfoot.engine.seed import Seed
from tenderfoot.extras import needed
from tenderfoot.games import GAMES
from tenderfoot.locale import Speaker
from tenderfoot.research.limits import limits
from tenderfoot.research.moment import Moment, dealt, lens_of
from tenderfoot.research.observer import Observer
from tenderfoot.research.parameters import defaults, options_of, parameters
from tenderfoot.research.rewards import reward_named
from tenderfoot.research.seeds import Seeds

pyspiel: Any = needed("pyspiel", "spiel")

_TITLES: Final = {"dicetown": "Dice Town", "goldriver": "Gold River"}
_Type: Any = pyspiel.GameType


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel comes without types
    """A game of the house as OpenSpiel knows games; `load` and `pyspiel.load_game` make it.

    >>> game = load("goldriver", players=3, reward="margin")
    >>> game.num_players(), game.num_distinct_actions(), game.max_chance_outcomes()
    (3, 1712, 4096)
    """

    house: str  # the name of the game in the house

    def __init__(self, params: dict[str, Any]) -> None:
        name = self.house
        try:
            self.worth: Final = reward_named(params["reward"])
            self.lens: Final = lens_of(name, tuple(options_of(name, params).items()))
        except Refusal as refusal:
            raise _spoken(refusal, None) from refusal
        self.deals: Final = int(params["deals"])
        if self.deals < 1:
            raise pyspiel.SpielError(f"There must be a deal to draw; deals cannot be {self.deals}.")
        self.outcomes: Final = [(deal, 1 / self.deals) for deal in range(self.deals)]
        utility, _ = _utility(params["reward"], self.lens.seats)
        super().__init__(_type(name, utility), self._facts(params["reward"]), params)

    def _facts(self, reward: str) -> Any:  # noqa: ANN401 - untyped
        """The sizes and bounds of this game."""
        bounds = limits(self.house, self.lens.options)
        lowest = {"win": 0, "margin": -bounds.points, "score": 0}
        return pyspiel.GameInfo(
            num_distinct_actions=self.lens.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.lens.seats,
            min_utility=lowest[reward],
            max_utility=1 if reward == "win" else bounds.points,
            utility_sum=_utility(reward, self.lens.seats)[1],
            max_game_length=bounds.decisions,
        )

    def new_initial_state(self) -> SpielState:
        """Before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and nothing after it."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:  # noqa: ANN401 - untyped
        """An observer of what one player knows, with or without what it knew before."""
        if params:
            raise pyspiel.SpielError(f"Observations of Tenderfoot have no parameters; found {params}.")
        if not iig_obs_type:
            return Observer(self.lens, recall=False)
        single = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (single and iig_obs_type.public_info):
            raise pyspiel.SpielError(
                "Tenderfoot shows what one player knows: public and its own, no other part."
            )
        return Observer(self.lens, iig_obs_type.perfect_recall)


class DiceTown(SpielGame):
    """Dice Town, registered as `tenderfoot_dicetown_v0`.

    >>> load("dicetown", players=3, wild_west=True).num_players()
    3
    """

    house = "dicetown"


class GoldRiver(SpielGame):
    """Gold River, registered as `tenderfoot_goldriver_v0`.

    >>> load("goldriver", players=2, first_game=True).get_type().long_name
    'Gold River'
    """

    house = "goldriver"


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position for OpenSpiel: before the deal, at the question of one player, or at the end.

    >>> state = load("goldriver", players=2).new_initial_state()
    >>> state.apply_action(7)  # the deal: the same as tenderfoot.Match("goldriver", players=2, seed=7)
    >>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()[:3]]
    (0, ['bid 0', 'bid 1', 'bid 2'])
    >>> world = state.imagined(0, seed=1)  # what player 0 knows, the rest dealt anew
    >>> world.information_state_string(0) == state.information_state_string(0)
    True
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.now: Moment | None = None  # nothing else: what stands here is copied with every clone

    def current_player(self) -> Any:  # noqa: ANN401 - untyped
        """Who is asked; of several under seal the one whose seat comes first."""
        if self.now is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.now.ask is None else self.now.ask.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.now is not None and self.now.ask is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as any other."""
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def returns(self) -> list[float]:
        """What the game was worth to each player; nothing before its end."""
        game = self.get_game()
        if self.now is None or self.now.ask is not None:
            return [0.0] * game.num_players()
        return list(game.worth(self.now.match()))

    def imagined(self, player: int, seed: Seed) -> SpielState:
        """A state that this player, who must be asked, could not tell from this one; its history is empty."""
        world = None if self.now is None else self.now.imagined(player, seed)
        if world is None:
            raise pyspiel.SpielError(
                f"Player {player} is asked nothing; worlds are imagined for those who are."
            )
        other: SpielState = self.get_game().new_initial_state()
        other.now = world
        return other

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> SpielState:
        """The same, by the chance of OpenSpiel."""
        return self.imagined(player_id, repr(probability_sampler()))

    def _legal_actions(self, player: int) -> list[int]:
        if self.now is None or self.now.ask is None:
            return []
        turn = self.now.lens.actions.turns[player]
        return sorted([turn[option.number] for option in self.now.ask.options])

    def _apply_action(self, action: int) -> None:
        if self.now is None:
            self.now = self._deal(action)
            return
        try:
            self.now = self.now.answered(self.now.lens.actions.choice(action, self.now.actor))
        except Refusal as refusal:
            raise _spoken(refusal, self.now) from refusal

    def _deal(self, deal: int) -> Moment:
        game = self.get_game()
        if not 0 <= deal < game.deals:
            raise pyspiel.SpielError(f"There is no deal {deal}; deals go from 0 to {game.deals - 1}.")
        return dealt(game.lens, deal)

    def _action_to_string(self, player: int, action: int) -> str:
        text: str = f"deal {action}" if player < 0 else self.get_game().lens.actions.text(action)
        return text

    def __str__(self) -> str:
        return "before the deal" if self.now is None else str(self.now)


def load(game: str, **options: Value) -> SpielGame:
    """A game by its own name and options; `reward` and `deals` are options too.

    >>> str(load("goldriver", players=2, deals=8))[:54]
    'tenderfoot_goldriver_v0(buildings=True,deals=8,first_g'
    """
    if game not in GAMES:
        raise _spoken(no_such_game(game, list(GAMES)), None)
    found: SpielGame = pyspiel.load_game(_name(game), parameters(game, options))
    return found


def resampler(seed: Seed) -> Callable[[SpielState, int], SpielState]:
    """For `set_resampler` of OpenSpiel's ISMCTS: the same worlds each time, where its own follow the clock.

    >>> state = load("goldriver", players=2).new_initial_state()
    >>> state.apply_action(7)
    >>> str(resampler(1)(state, 0)) == str(state)  # nothing that lies open has changed
    True
    """
    seeds = Seeds(seed)
    return lambda true, player: true.imagined(player, seeds.next())


def _name(game: str) -> str:
    """The name of this version of a game; it changes when actions or observations do."""
    return f"tenderfoot_{game}_v0"


def _type(game: str, utility: Any) -> Any:  # noqa: ANN401 - untyped
    """What OpenSpiel wants to know of a kind of game."""
    seats = next(setting.values for setting in GAMES[game].settings if setting.name == "players")
    return _Type(
        short_name=_name(game),
        long_name=_TITLES[game],
        dynamics=_Type.Dynamics.SEQUENTIAL,
        chance_mode=_Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=_Type.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=_Type.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # it can be had; but nobody learns from the bits of a digest
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def _utility(reward: str, seats: int) -> tuple[Any, float | None]:
    """Of which kind the sum of all returns is, and the sum itself where it is always the same."""
    if reward == "win":
        return _Type.Utility.CONSTANT_SUM, 1.0
    if reward == "margin" and seats == 2:  # noqa: PLR2004 - what one is ahead the other is behind
        return _Type.Utility.ZERO_SUM, 0.0
    return _Type.Utility.GENERAL_SUM, None


def _spoken(refusal: Refusal, now: Moment | None) -> Exception:
    """A refusal as OpenSpiel raises errors, in a sentence."""
    game = None if now is None else now.lens.game.name
    sentence = refusal.sentence or Speaker("en", game, []).refusal(refusal)
    error: Exception = pyspiel.SpielError(sentence)
    return error


# Classes, no functions: pyspiel lets go of what it holds when Python is gone, and only a class survives that.
for _kind in (DiceTown, GoldRiver):
    pyspiel.register_game(_type(_kind.house, _Type.Utility.CONSTANT_SUM), _kind)
