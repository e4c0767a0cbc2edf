"""Nobody learns what the rules do not tell him; and whoever made the server tell it would be caught.

The clean server passes the eavesdropper. Then thirty and more leaks are planted, one at a time, each of a
kind that some real server has had, and the eavesdropper must find every one.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from msgspec import structs

from tenderfoot.engine.contract import State, waiting
from tenderfoot.engine.errors import Illegal
from tenderfoot.engine.options import Options, Value
from tenderfoot.engine.scramble import Scramble
from tenderfoot.engine.words import Facts
from tenderfoot.server.errors import Denied
from tenderfoot.server.lobby import lists
from tenderfoot.server.protocol.guests import Chair
from tenderfoot.server.protocol.server_messages import (
    Event,
    Outcome,
    Question,
    Room,
    Ticking,
)
from tenderfoot.server.storage.home import Home
from tenderfoot.server.tables import archive, session
from tenderfoot.server.tables import room as rooms
from tenderfoot.server.tables import table as tables
from tenderfoot.server.tables.acts import StoredEvent
from tenderfoot.server.tables.half import Half
from tenderfoot.server.tables.picture import Seen
from tenderfoot.server.tables.play import Play
from tenderfoot.server.tables.position import Position, Times
from tenderfoot.server.tables.projection import Projection, Viewer
from tenderfoot.server.tables.table import Table
from tenderfoot.server.tables.timing import Timing
from tenderfoot.server.tables.votes import Cast
from tenderfoot.server.wire.app import Server
from tests.engine.toytown import Toy, ToySecrets
from tests.games.dicetown.secrets import TownSecrets
from tests.games.goldriver.secrets import RiverSecrets
from tests.server import postgres
from tests.server.eavesdropper import FOREVER, Eavesdropper, Leak
from tests.server.guest import Json
from tests.server.running import with_server

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
MOST: Final = 20  # positions of a real game in the ordinary run


def listened(
    place: Path,
    game: str = "toytown",
    scramble: Scramble | None = None,
    most: int = FOREVER,
    *homes: Home,
    **options: Value,
) -> int:
    """Let the eavesdropper listen to a game; the positions he has judged."""
    judged = []

    async def story(server: Server, port: int) -> None:
        wanted: Options = {"players": 3, **options}
        spy = Eavesdropper(server, port, server.services.games[game], wanted, scramble or ToySecrets())
        judged.append(await spy.listen(most))

    within = 600 if game == "toytown" or most < FOREVER else 3600
    with_server(place, story, within, home=next(iter(homes), place / "tables.db"))
    return judged[0]


def test_the_server_tells_nobody_anything_he_may_not_know(tmp_path: Path) -> None:
    assert listened(tmp_path) >= 6


@pytest.mark.parametrize(
    "options", [{"edition": "classic"}, {"wild_west": True, "indians": True}], ids=["classic", "wild west"]
)
def test_nor_in_dice_town(options: Options, tmp_path: Path) -> None:
    assert listened(tmp_path, "dicetown", TownSecrets(), MOST, **options) == MOST


def test_nor_in_gold_river(tmp_path: Path) -> None:
    assert listened(tmp_path, "goldriver", RiverSecrets(), MOST) == MOST


def test_nor_where_postgresql_keeps_the_tables(tmp_path: Path) -> None:
    assert listened(tmp_path, "toytown", ToySecrets(), FOREVER, postgres.fresh()) >= 6


@pytest.mark.long
def test_nor_in_either_game_where_postgresql_keeps_it(tmp_path: Path) -> None:
    west: Options = {"wild_west": True, "indians": True}
    assert listened(tmp_path, "dicetown", TownSecrets(), MOST, postgres.fresh(), **west) == MOST
    assert listened(tmp_path, "goldriver", RiverSecrets(), MOST, postgres.fresh()) == MOST


@pytest.mark.long
@pytest.mark.parametrize("game", ["dicetown", "goldriver"])
def test_nor_in_a_whole_game(game: str, tmp_path: Path) -> None:
    scramble = TownSecrets() if game == "dicetown" else RiverSecrets()
    assert listened(tmp_path, game, scramble) > MOST


# --- what a leak looks like in the view -------------------------------------------------------


def in_view(add: Callable[[Toy, dict[str, Json]], None]) -> Plant:
    """A leak in what a viewer sees of the table."""

    def plant(patch: Patch) -> None:
        def view(_: Projection, game: Json, state: State, viewer: Viewer, _known: Half) -> Seen:
            seen: dict[str, Json] = game.view(state, viewer).plain()
            assert isinstance(state, Toy)
            for half in seen.values():
                add(state, half)
            return Seen(Half(seen["table"]), Half(seen["own"]))

        patch.setattr(Projection, "view", view)

    return plant


def others_hands(s: Toy, seen: dict[str, Json]) -> None:
    seen["hands"] = s.hands


def others_dice(s: Toy, seen: dict[str, Json]) -> None:
    seen["die"] = s.dice


def top_of_the_deck(s: Toy, seen: dict[str, Json]) -> None:
    seen["pile"] = s.deck[-1] if s.deck else 0


def sealed_answers(s: Toy, seen: dict[str, Json]) -> None:
    seen["said"] = [choice.text for said in s.sealed.values() for choice in said]


def who_has_answered(s: Toy, seen: dict[str, Json]) -> None:
    seen["answered"] = s.whole


def the_seed(s: Toy, seen: dict[str, Json]) -> None:
    seen["chance"] = s.chance.seed.hex()


def a_checksum(s: Toy, seen: dict[str, Json]) -> None:
    seen["checksum"] = sha256(json.dumps([s.hands, s.deck]).encode()).hexdigest()[:8]


def who_still_thinks(s: Toy, seen: dict[str, Json]) -> None:
    seen["polled"] = sum(1 << ask.seat for ask in waiting(s))


def an_order(s: Toy, seen: dict[str, Json]) -> None:
    """Seats listed from the best hand to the worst."""
    seen["order"] = sorted(range(len(s.hands)), key=lambda seat: -sum(s.hands[seat]))


def ids_that_follow_a_card(s: Toy, seen: dict[str, Json]) -> None:
    seen["backs"] = [[sha256(bytes([card])).hexdigest()[:4] for card in hand] for hand in s.hands]


def a_size(s: Toy, seen: dict[str, Json]) -> None:
    """A message as long as the others' cards are good."""
    seen["leak"] = " " * sum(card for hand in s.hands for card in hand if card % 2)


def a_count(s: Toy, seen: dict[str, Json]) -> None:
    seen["cards"] = [sum(1 for card in hand if card % 2 == 0) for hand in s.hands]


def a_seat_for_the_spectator(patch: Patch) -> None:
    right = Projection.view

    def view(self: Projection, game: Json, state: State, viewer: Viewer, known: Half) -> Seen:
        return right(self, game, state, 0 if viewer is None else viewer, known)

    patch.setattr(Projection, "view", view)


def the_deck_for_everybody(patch: Patch) -> None:
    """A secret in what all are sent alike."""

    def known(_: Projection, game: Json, state: State) -> Half:
        assert isinstance(state, Toy)
        return Half({**game.view(state, None).table(), "pile": state.deck})

    patch.setattr(Projection, "open", known)


# --- in events, questions, clocks -------------------------------------------------------------


def everything_told(patch: Patch) -> None:
    def told(_: Projection, heard: list[StoredEvent], _viewer: Viewer) -> list[Event]:
        return [Event(event.title, event.facts) for event in heard]

    patch.setattr(Projection, "told", told)


def private_things_announced(patch: Patch) -> None:
    right = Projection.told

    def told(self: Projection, heard: list[StoredEvent], viewer: Viewer) -> list[Event]:
        known = right(self, heard, viewer)
        return known + [Event("something", {}) for _ in heard[len(known) :]]

    patch.setattr(Projection, "told", told)


def private_things_to_spectators(patch: Patch) -> None:
    right = Projection.told

    def told(self: Projection, heard: list[StoredEvent], viewer: Viewer) -> list[Event]:
        return right(self, heard, 1 if viewer is None else viewer)

    patch.setattr(Projection, "told", told)


def others_questions(patch: Patch) -> None:
    right = Projection.question

    def question(self: Projection, play: Position, viewer: Viewer) -> Question | None:
        return right(self, play, viewer) or right(
            self, play, next((seat for seat, ask in enumerate(play.asks) if ask), None)
        )

    patch.setattr(Projection, "question", question)


def facts_about_others(patch: Patch) -> None:
    right = Projection.question

    def question(self: Projection, play: Position, viewer: Viewer) -> Question | None:
        mine = right(self, play, viewer)
        facts: Facts = {"waiting": sum(1 for ask in play.asks if ask)}
        return None if mine is None else Question(mine.question, mine.prompt, mine.kind, facts, mine.options)

    patch.setattr(Projection, "question", question)


def one_number_for_all_questions(patch: Patch) -> None:
    right = Projection.question

    def question(self: Projection, play: Position, viewer: Viewer) -> Question | None:
        mine = right(self, play, viewer)
        if mine is None:
            return None
        return Question(sum(play.numbers), mine.prompt, mine.kind, mine.facts, mine.options)

    patch.setattr(Projection, "question", question)


def others_locks(patch: Patch) -> None:
    def locked(_: Projection, play: Position, _viewer: Viewer) -> int | None:
        found = [number for number in play.locked if number is not None]
        return found[0] if found else None

    patch.setattr(Projection, "locked", locked)


def a_version_for_every_answer(patch: Patch) -> None:
    right = Projection.shown

    def shown(self: Projection, play: Position, *rest: Json) -> Json:
        message = right(self, play, *rest)
        message.version = sum(play.numbers) + 1
        return message

    patch.setattr(Projection, "shown", shown)


def shown_again(table: Table) -> None:
    """Everybody is shown the table, though nothing is new for him."""
    for looking in table.sessions:
        table.snapshots.publish(table.snapshots.render(table.position, [looking.shown_to]))
        looking.turn()


def a_message_for_every_answer(patch: Patch) -> None:
    right = Table._act_stored

    def stored(self: Table, *about: Json) -> None:
        right(self, *about)
        shown_again(self)

    patch.setattr(Table, "_act_stored", stored)


def a_room_for_every_answer(patch: Patch) -> None:
    right = Table._act_stored

    def stored(self: Table, *about: Json) -> None:
        right(self, *about)
        self.room_serial += 1
        self.room_changed()

    patch.setattr(Table, "_act_stored", stored)


def a_clock_for_those_who_think(patch: Patch) -> None:
    def ticking(_: Projection, play: Position, left: int | None, banks: list[int]) -> Ticking:
        return Ticking([seat for seat, ask in enumerate(play.asks) if ask], left, banks)

    patch.setattr(Projection, "ticking", ticking)


def a_bank_for_sealed_answers(patch: Patch) -> None:
    right = Timing.times

    def times(self: Timing, play: Play) -> Times:
        true = right(self, play)
        return structs.replace(true, banks=[bank - play.acts for bank in true.banks])

    patch.setattr(Timing, "times", times)


def an_early_score(patch: Patch) -> None:
    def outcome(_: Projection, play: Play) -> Outcome:
        return Outcome(play.game.scores(play.state), play.game.winners(play.state))

    patch.setattr(Projection, "outcome", outcome)


# --- in errors --------------------------------------------------------------------------------


def a_refusal_that_knows_hands(patch: Patch) -> None:
    right = Play.check

    def check(self: Play, seat: int, question: int, text: str) -> Json:
        assert isinstance(self.state, Toy)
        held = any(str(card) in text for hand in self.state.hands for card in hand)
        if held and (self.asks[seat] is None or self.asks[seat].written(text) is None):  # type: ignore[union-attr]
            raise Illegal("held-by-another", {"choice": text})
        return right(self, seat, question, text)

    patch.setattr(Play, "check", check)


def a_refusal_that_names_who_thinks(patch: Patch) -> None:
    def stale(self: Play, seat: int, _: int) -> Illegal:
        return Illegal("not-asked", {"seat": f"seat:{(self.open_seats() or [seat])[0]}"})

    patch.setattr(Play, "_stale", stale)


def a_refusal_with_facts(patch: Patch) -> None:
    def stale(self: Play, seat: int, _: int) -> Illegal:
        return Illegal("not-asked", {"seat": f"seat:{seat}", "waiting": len(self.open_seats())})

    patch.setattr(Play, "_stale", stale)


# --- in rooms, lists, records, replays, chat --------------------------------------------------


def contributions_before_all_are_open(patch: Patch) -> None:
    right = rooms.chair_of

    def chair(number: int, stored: rooms.Furniture, present: bool, votes: Cast) -> Chair:
        known = right(number, stored, present, votes)
        return structs.replace(known, commitment=stored.seats[number].contribution or known.commitment)

    patch.setattr(rooms, "chair_of", chair)


def the_servers_bytes_in_the_room(patch: Patch) -> None:
    right = rooms.room_of

    def room(stored: rooms.Furniture, viewers: list[Viewer], votes: Cast) -> Room:
        news = right(stored, viewers, votes)
        news.commitment = stored.row.server_seed.hex()
        return news

    patch.setattr(tables, "room_of", room)


def the_seed_in_the_room(patch: Patch) -> None:
    right = Table.room

    def room(self: Table) -> bytes:
        return right(self)[:-1] + b',"seed":"' + (self.row.seed or b"").hex().encode() + b'"}'

    patch.setattr(Table, "room", room)


def who_is_asked_in_lists(patch: Patch) -> None:
    patch.setattr(
        lists, "_asked", lambda lobby, one, seat: bool(lobby.tables[one.id].play.open_seats() or seat)
    )


def always_over(patch: Patch, part: str) -> None:
    """An archive that does not ask whether the game is over."""
    right: Json = getattr(archive, part)

    async def early(table: Table, *rest: Json) -> Json:
        status, table.row.status = table.row.status, "over"
        try:
            return await right(table, *rest)
        finally:
            table.row.status = status

    patch.setattr(archive, part, early)


def a_record_before_the_end(patch: Patch) -> None:
    async def record(table: Table) -> str:
        assert table.play is not None
        return table.play.paper.seed.hex()

    patch.setattr(archive, "record", record)


def a_proof_before_the_end(patch: Patch) -> None:
    always_over(patch, "proof")


def a_replay_before_the_end(patch: Patch) -> None:
    async def kept(table: Table) -> Json:
        assert table.play is not None
        made: Json = await archive._made(table, table.play, await table.services.store.acts(table.row.id))
        return made

    patch.setattr(archive, "_kept", kept)
    always_over(patch, "replay")


def anybodys_replay(patch: Patch) -> None:
    patch.setattr(archive, "allowed", _seat)


def _seat(table: Table, mine: Viewer, wanted: str) -> Viewer:
    if table.row.status != "over":
        raise Denied("not-over", {})
    return mine if wanted == "me" else None if wanted == "spectator" else int(wanted)


def the_whole_replay(patch: Patch) -> None:
    """A replay of one's own that is told everything."""
    right = archive.replay

    async def replay(table: Table, mine: Viewer, wanted: str) -> Json:
        found = await right(table, mine, wanted)
        steps = await archive._steps(table)
        for frame, (_, step) in zip(found.frames, steps, strict=True):
            told = [Event(event.title, event.facts) for event in step.heard]
            frame.moment.told[:] = told
        return found

    patch.setattr(archive, "replay", replay)


def spectators_heard_by_players(patch: Patch) -> None:
    patch.setattr(session, "heard_rooms", lambda *_: ["players", "watchers"])


LEAKS: Final[dict[str, Plant]] = {
    "others' hands": in_view(others_hands),
    "others' dice": in_view(others_dice),
    "the top of the deck": in_view(top_of_the_deck),
    "sealed answers": in_view(sealed_answers),
    "who has answered": in_view(who_has_answered),
    "the seed": in_view(the_seed),
    "a checksum of hidden cards": in_view(a_checksum),
    "who still thinks": in_view(who_still_thinks),
    "an order": in_view(an_order),
    "ids that follow a card": in_view(ids_that_follow_a_card),
    "a size": in_view(a_size),
    "a count": in_view(a_count),
    "a seat for the spectator": a_seat_for_the_spectator,
    "the deck for everybody": the_deck_for_everybody,
    "everything told": everything_told,
    "private things announced": private_things_announced,
    "private things to spectators": private_things_to_spectators,
    "others' questions": others_questions,
    "facts about others": facts_about_others,
    "one number for all questions": one_number_for_all_questions,
    "others' locks": others_locks,
    "a version for every answer": a_version_for_every_answer,
    "a message for every answer": a_message_for_every_answer,
    "a room for every answer": a_room_for_every_answer,
    "a clock for those who think": a_clock_for_those_who_think,
    "a bank for sealed answers": a_bank_for_sealed_answers,
    "an early score": an_early_score,
    "a refusal that knows hands": a_refusal_that_knows_hands,
    "a refusal that names who thinks": a_refusal_that_names_who_thinks,
    "a refusal with facts": a_refusal_with_facts,
    "contributions before all are open": contributions_before_all_are_open,
    "the server's bytes in the room": the_servers_bytes_in_the_room,
    "the seed in the room": the_seed_in_the_room,
    "who is asked, in lists": who_is_asked_in_lists,
    "a record before the end": a_record_before_the_end,
    "a proof before the end": a_proof_before_the_end,
    "a replay before the end": a_replay_before_the_end,
    "anybody's replay": anybodys_replay,
    "the whole replay": the_whole_replay,
    "spectators heard by players": spectators_heard_by_players,
}


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_caught(name: str, tmp_path: Path, monkeypatch: Patch) -> None:
    LEAKS[name](monkeypatch)
    with pytest.raises(Leak):
        listened(tmp_path)
