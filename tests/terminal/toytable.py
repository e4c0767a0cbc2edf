"""A table of Toytown for the tests of the terminal: Ann and two bots."""

from pathlib import Path
from typing import Final

from tenderfoot.engine.record import new_record, read
from tenderfoot.locale import Speaker
from tenderfoot.terminal.app import TableApp
from tenderfoot.terminal.saves import Shelf
from tenderfoot.terminal.scene import Scene
from tenderfoot.terminal.seating import read_seating, seated
from tenderfoot.terminal.session import Session
from tests.engine.toytown import Toytown

GAME: Final = Toytown()
SEED: Final = bytes(range(32))


def new_session(directory: Path, seed: bytes = SEED) -> Session:
    seating = seated(0, "Ann", ["Bob", "Cleo"], ["tumbleweed", "tumbleweed"])
    record = new_record(GAME, {}, seed, seating.written())
    return Session(GAME, record, seating, Shelf(directory).new_keeper("toy"))


def resumed(session: Session) -> Session:
    record = read(session.keeper.saved.read_text("utf-8"))
    return Session(GAME, record, read_seating(record.names), session.keeper)


def scene_of(session: Session, lang: str = "en") -> Scene:
    return Scene(session, Speaker(lang, GAME.name, session.seating.names))


def shown(app: TableApp) -> list[str]:
    """The screen as lines of text. The compositor is Textual's own business, so the version is pinned."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]
