"""Who is at hand for a scene: a server with real games, and two stages for prepared positions."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize

from tests.browser.guest import Guest, Guests, Json
from tests.browser.house import Lodging
from tests.browser.puppet import Puppet
from tests.browser.river import RiverStage
from tools.screens.shot import Set


class Cast:
    """Everybody for one scene, with its language and light."""

    def __init__(self, browser: Browser, house: Lodging, puppet: Puppet, river: RiverStage) -> None:
        self.puppet: Final = puppet
        self.river: Final = river
        self._browser: Final = browser
        self._house: Final = house
        self._here: list[Guests] = []
        self._set = Set("", "en", "night")
        self._size = ViewportSize(width=1440, height=900)

    def dress(self, wanted: Set, size: ViewportSize) -> None:
        """From now on everybody comes so."""
        self._set, self._size = wanted, size

    def arrive(self, path: str = "/", **settings: Json) -> Guest:
        """Somebody at the server."""
        return self._at(self._house.address, path, settings)

    def at_town(self, **settings: Json) -> Guest:
        """Somebody before a prepared position of Dice Town."""
        return self._at(self.puppet.address, "/", settings)

    def at_river(self, **settings: Json) -> Guest:
        """The same for Gold River."""
        return self._at(self.river.address, "/", settings)

    def _at(self, address: str, path: str, settings: Json) -> Guest:
        guests = Guests(self._browser, address)
        self._here.append(guests)
        return guests.arrive(self._size, self._set.language, path, theme=self._set.theme, **settings)

    def leave(self) -> None:
        """All go home."""
        for guests in self._here:
            guests.leave()
        self._here.clear()

    def stop(self) -> None:
        """Take everything down."""
        self._house.stop()
        self.puppet.stop()
        self.river.stop()


Scene = Callable[[Cast], Page]


def company(browser: Browser, place: Path) -> Cast:
    """The servers of all scenes, started."""
    return Cast(browser, Lodging(Path(tempfile.mkdtemp(dir=place))), Puppet(), RiverStage())
