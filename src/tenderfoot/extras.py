"""What only some people need is installed as an extra; who lacks one is told which, in one sentence."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tenderfoot.engine.errors import Refusal


class Missing(Refusal):
    """A package of an extra is not installed; the sentence names both."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__("missing-extra", {"package": package, "extra": extra})
        self.sentence = f'This needs {package}, which is not installed: pip install "tenderfoot[{extra}]"'

    def __reduce__(self) -> tuple[type[Missing], tuple[object, ...]]:
        """It comes back from other processes by what it was made of."""
        return Missing, (self.facts["package"], self.facts["extra"])


def needed(module: str, extra: str) -> Any:  # noqa: ANN401 - other people's modules
    """A module that comes with this extra, as in `needed("pyarrow.parquet", "data")`."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != module.partition(".")[0]:
            raise  # what is missing is something else: a fault of the installation
        raise Missing(module.partition(".")[0], extra) from error
