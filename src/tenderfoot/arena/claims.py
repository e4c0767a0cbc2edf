"""What may be said of the numbers in words: sentences made of them, which say less if they show less."""

from __future__ import annotations

from typing import Final

from tenderfoot.arena.result import Result, short

ENOUGH: Final = 10  # seeds; an interval of fewer says nothing


def order(results: list[Result], steps: int) -> str:
    """Whether each level is shown to be stronger than the one below; `steps` are all there are."""
    doubtful = [result for result in results if not _shown(result)]
    if doubtful:
        names = ", ".join(f"{_pair(result)} ({_how(result)})" for result in doubtful)
        return f"Not shown to be stronger than the level below: {names}."
    who = "Each level" if len(results) == steps else f"Each of the {len(results)} levels here"
    return f"{who} is shown to be stronger than the one below: its interval lies above the fair share."


def _how(result: Result) -> str:
    """Not measured enough, the wrong way round, or open."""
    if len(result.seeds) < ENOUGH:
        return "too few seeds"
    wrong = result.share.high < result.pairing.fair()
    return "it is weaker" if wrong else "the interval holds the fair share"


def _shown(result: Result) -> bool:
    """Whether it wins more than its share, as far as one can be sure."""
    return len(result.seeds) >= ENOUGH and result.share.low > result.pairing.fair()


def harmless(results: list[Result], best: list[str], strategies: int) -> str:
    """Whether a simple strategy wins more than its share against the best levels."""
    against = [one for one in results if one.pairing.field in best and len(one.seeds) >= ENOUGH]
    names = " and ".join(f"{short(level)}s" for level in reversed(best))
    shown = [result for result in against if _shown(result)]
    above = [result for result in against if result.share.mean > result.pairing.fair()]
    if len(against) < strategies * len(best):
        return f"Not all of them have met {names} on {ENOUGH} seeds yet."
    if shown:
        return f"More than the fair share is won by {_pairs(shown)}."
    if above:
        return f"None is shown to win more than its fair share against {names}; {_pairs(above)} may."
    return f"None of them wins more than its fair share against {names}."


def _pairs(results: list[Result]) -> str:
    return ", ".join(_pair(result) for result in results)


def _pair(result: Result) -> str:
    return f"{short(result.pairing.focal)} against {short(result.pairing.field)}s"
