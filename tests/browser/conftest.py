"""What the tests of the page share: one browser, one server, a fresh profile for each guest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import structs
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.finding import FLAGS, NEIGHBOUR, chromium
from tests.browser.guest import Guests
from tests.browser.house import GENEROUS, STATIC, Lodging
from tests.browser.puppet import Puppet
from tests.browser.river import RiverStage
from tests.server.guest import STUCK

expect.set_options(timeout=1000 * STUCK)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        found = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (Path(STATIC) / "index.html").exists(), "the page is not built: make web"
    lodging = Lodging(tmp_path_factory.mktemp("house"))
    yield lodging.address
    lodging.stop()


@pytest.fixture
def guests(browser: Browser, house: str) -> Iterator[Guests]:
    """Whoever comes in this test; at the end nobody may have met an error or a missing sentence."""
    coming = Guests(browser, house, dry=True)
    yield coming
    coming.leave()
    assert coming.faults == []


@pytest.fixture
def hasty(browser: Browser, tmp_path: Path) -> Iterator[Guests]:
    """The same at a server that does not wait long for a number to be opened."""
    lodging = Lodging(tmp_path, structs.replace(GENEROUS, opening=3.0))
    coming = Guests(browser, lodging.address, dry=True)
    yield coming
    coming.leave()
    lodging.stop()
    assert coming.faults == []


@pytest.fixture
def neighbours(browser: Browser, house: str) -> Iterator[Guests]:
    """The same on phones of the local network: by its address there, which is no secure context."""
    coming = Guests(browser, house.replace("127.0.0.1", NEIGHBOUR), dry=True)
    yield coming
    coming.leave()
    assert coming.faults == []


@pytest.fixture(scope="session")
def puppet() -> Iterator[Puppet]:
    stage = Puppet()
    yield stage
    stage.stop()


@pytest.fixture
def watchers(browser: Browser, puppet: Puppet) -> Iterator[Guests]:
    """The same before a prepared position."""
    coming = Guests(browser, puppet.address, dry=True)
    yield coming
    coming.leave()
    assert coming.faults == []


@pytest.fixture(scope="session")
def stage() -> Iterator[RiverStage]:
    made = RiverStage()
    yield made
    made.stop()


@pytest.fixture
def bidders(browser: Browser, stage: RiverStage) -> Iterator[Guests]:
    """The same before a prepared position of Gold River."""
    coming = Guests(browser, stage.address, dry=True)
    yield coming
    coming.leave()
    assert coming.faults == []
