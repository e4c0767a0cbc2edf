"""How the benchmarks measure: CPU time of this process, whole batches, one figure each."""

from collections.abc import Callable
from time import process_time


def rate(work: Callable[[int], int], seconds: float) -> float:
    """Units per second of CPU; `work(i)` does batch i and says how many units that was."""
    work(0)  # the first batch fills the caches
    done = batch = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        batch += 1
        done += work(batch)
    return done / spent


def micros(work: Callable[[int], int], seconds: float) -> float:
    """Microseconds of CPU a unit."""
    return 1e6 / rate(work, seconds)
