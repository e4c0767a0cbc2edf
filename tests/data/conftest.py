"""One data set for all the tests that only look at it."""

import pytest

from tenderfoot.data import Dataset
from tests.data.sets import small


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    return small(tmp_path_factory.mktemp("data") / "set")
