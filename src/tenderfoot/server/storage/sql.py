"""All the SQL of this program but the making of its tables: the statement for each change, and every query.

Written so that SQLite and PostgreSQL both understand it. The tables are made in `migrations.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from tenderfoot.server.storage import changes
from tenderfoot.server.storage.changes import Change
from tenderfoot.server.storage.rows import Seat, TableRow

Value = str | int | bytes | None
Statement = tuple[str, Sequence[Value]]
C = TypeVar("C")
_json: Final = msgspec.json.Encoder()

# --- queries ----------------------------------------------------------------------------------

TABLE: Final = "select * from tables where id = ?"
CHAIRS: Final = "select * from chairs where table_id = ? order by seat"
GRANTS: Final = "select * from grants where table_id = ?"
BANS: Final = "select device from bans where table_id = ?"
ACTS: Final = "select * from answers where table_id = ? order by n"
STEPS: Final = "select * from events where table_id = ? order by version"
CHAT: Final = "select * from chat where table_id = ? order by room, n"
PUBLIC_TABLES: Final = (
    "select * from tables where visibility = 'public' and status in ('gathering', 'opening', 'playing')"
    " order by opened desc limit ?"
)
TABLES_OF: Final = (
    "select tables.*, grants.role, grants.seat, grants.host, grants.muted, grants.guest"
    " from tables join grants on grants.table_id = tables.id where grants.device = ?"
    " order by tables.opened desc limit ?"
)
UNFINISHED: Final = (
    "select id from tables where status = 'playing'"
    """ and (opened > ? or clock not like '%"kind":"none"%') order by opened desc"""
)
UNARCHIVED: Final = (
    "select id from tables where status = 'over' and game = ? and rules = ?"
    " and not exists (select 1 from replays where replays.table_id = tables.id) order by opened desc"
)
ALIVE: Final = "select count(*) as number from tables where status in ('gathering', 'opening', 'playing')"
ALIVE_OF: Final = f"{ALIVE} and opener = ?"
_OUTDATED: Final = (
    "select id from tables where opened < ?"
    " and coalesce((select max(at) from events where table_id = tables.id), 0) < ?"
    " and coalesce((select max(at) from answers where table_id = tables.id), 0) < ?"
)
OUTDATED_OVER: Final = f"{_OUTDATED} and status = 'over' limit ?"
OUTDATED: Final = f"{_OUTDATED} and status <> 'over' limit ?"
LINK: Final = "select kind, seat, sitter from links where table_id = ? and secret = ?"
LINKS: Final = "select count(*) as number from links where table_id = ?"
SPOKEN: Final = "select distinct table_id from chat where device = ?"
GRANTED: Final = "select 1 from grants where table_id = ? and device = ?"
REPLAY: Final = "select record, frames from replays where table_id = ?"
REVIEW: Final = "select body from reviews where table_id = ?"


def chairs_of(tables: str) -> str:
    """The chairs of all tables that a query gives, in its own words and with its own values."""
    return (
        "select chairs.table_id, chairs.name, chairs.kind from chairs"  # noqa: S608  a query of ours
        f" join ({tables}) as listed on listed.id = chairs.table_id order by chairs.table_id, chairs.seat"
    )


# --- for the operator -------------------------------------------------------------------------

NAMED: Final = "select distinct table_id from chairs where name = ? or played_by = ?"
REPORTS: Final = "select * from reports order by at"
PARTS: Final = (
    *("chairs", "grants", "links", "bans", "answers", "events", "chat", "replays", "reviews", "reports"),
)
REMOVALS: Final = (
    *[f"delete from {part} where table_id = ?" for part in PARTS],  # noqa: S608  only names
    "delete from tables where id = ?",
)
_RENAMINGS: Final = (
    "update tables set header = null where id in (select table_id from chairs where name = ?)",
    "update replays set record = '' where table_id in (select table_id from chairs where name = ?)",
    "delete from chat where name = ?",
    "delete from reports where name = ?",
    "update chairs set played_by = '' where played_by = ?",
)


def renamings(name: str, neutral: str) -> list[Statement]:
    """What deletes a name and all that was said under it, wherever it stands."""
    gone: list[Statement] = [(statement, [name]) for statement in _RENAMINGS]
    return [*gone, ("update chairs set name = ? where name = ?", [neutral, name])]


# --- changes ----------------------------------------------------------------------------------


def statements(made: Sequence[Change]) -> list[Statement]:
    """The statements that store these changes."""
    return [statement for change in made for statement in _stored(change)]


def _stored(change: Change) -> list[Statement]:
    if isinstance(change, changes.TableRemoved):
        return [(removal, [change.table]) for removal in REMOVALS]
    return [_STATEMENTS[type(change)](change)]


def _opened(change: changes.TableOpened) -> Statement:
    row = change.row
    return _TABLE, [
        *(row.id, row.opened, row.game, row.rules, _text(row.options), _text(row.clock)),
        *(row.pace, row.visibility, int(row.open_replay), row.status, row.server_seed),
        *(row.seed, row.header, None, row.rematch, None if row.hints is None else int(row.hints)),
        *(row.opener, row.guests),
    ]


def _changed(change: changes.TableChanged) -> Statement:
    row: TableRow = change.row
    outcome = None if row.outcome is None else _text(row.outcome)
    sql = (
        "update tables set rules = ?, status = ?, seed = ?, header = ?, outcome = ?, rematch = ?,"
        " open_replay = ?, fingerprint = ? where id = ?"
    )
    far = (row.rules, row.status, row.seed, row.header, outcome, row.rematch)
    return sql, [*far, int(row.open_replay), row.fingerprint, row.id]


def _seat(change: changes.SeatPut) -> Statement:
    seat: Seat = change.seat
    return _SEAT, [
        *(change.table, change.number, seat.kind, seat.name, seat.level, seat.commitment, seat.contribution),
        *(seat.opened, int(seat.away), seat.misses, _text(seat.standing), seat.sitter),
        *(seat.by, seat.since),
    ]


def _upsert(table: str, key: Sequence[str], rest: Sequence[str]) -> str:
    """Insert a row, or put new values into the one that has this key."""
    changed = ", ".join([f"{column} = excluded.{column}" for column in rest])
    return f"{_insert(table, [*key, *rest])} on conflict ({', '.join(key)}) do update set {changed}"


def _insert(table: str, columns: Sequence[str]) -> str:
    marks = ", ".join("?" * len(columns))
    return f"insert into {table} ({', '.join(columns)}) values ({marks})"  # noqa: S608  only names and marks


_TABLE: Final = _insert(
    "tables",
    [
        *("id", "opened", "game", "rules", "options", "clock", "pace", "visibility", "open_replay", "status"),
        *("server_seed", "seed", "header", "outcome", "rematch", "hints", "opener", "guests"),
    ],
)
_SEAT: Final = _upsert(
    "chairs",
    ["table_id", "seat"],
    [
        *("kind", "name", "level", "commitment", "contribution", "opened", "away", "misses", "standing"),
        *("sitter", "played_by", "since"),
    ],
)
_ACT: Final = _insert("answers", ["table_id", "n", "kind", "seat", "question", "choice", "at", "took"])
_GRANT: Final = _upsert("grants", ["device", "table_id"], ["role", "seat", "host", "made", "muted", "guest"])
_CHAT: Final = _insert("chat", ["table_id", "room", "n", "seat", "name", "text", "at", "guest", "device"])
_REPORT: Final = _insert("reports", ["table_id", "about", "number", "name", "text", "at"])
_HEARTBEAT: Final = _upsert("pulse", ["id"], ["at"])


def _grant(change: changes.GrantPut) -> Statement:
    grant = change.grant
    return _GRANT, [
        *(change.device, change.table, grant.role, grant.seat, int(grant.host), change.at),
        *(int(grant.muted), grant.guest),
    ]


def _guests(change: changes.GuestsCounted) -> Statement:
    return "update tables set guests = ? where id = ?", [change.guests, change.table]


def _grant_dropped(change: changes.GrantDropped) -> Statement:
    return "delete from grants where device = ? and table_id = ?", [change.device, change.table]


def _link(change: changes.LinkMade) -> Statement:
    return "insert into links (secret, table_id, kind, seat, made, sitter) values (?, ?, ?, ?, ?, ?)", [
        *(change.secret, change.table, change.kind, change.seat, change.at, change.sitter)
    ]


def _revoked(change: changes.LinksRevoked) -> Statement:
    return "delete from links where table_id = ? and kind = ?", [change.table, change.kind]


def _banned(change: changes.Banned) -> Statement:
    return "insert into bans (table_id, device) values (?, ?) on conflict do nothing", [
        *(change.table, change.device)
    ]


def _links_dropped(change: changes.SeatLinksDropped) -> Statement:
    return "delete from links where table_id = ? and seat = ?", [change.table, change.seat]


def _act(change: changes.ActAdded) -> Statement:
    act = change.act
    return (
        _ACT,
        [*(change.table, change.n, act.kind, act.seat, act.question, act.choice, change.at, change.took)],
    )


def _step(change: changes.StepAdded) -> Statement:
    return "insert into events (table_id, version, at, body) values (?, ?, ?, ?)", [
        *(change.table, change.version, change.at, _text(change.step))
    ]


def _chat(change: changes.ChatAdded) -> Statement:
    line = change.line
    return _CHAT, [
        *(change.table, change.room, line.n, line.seat, line.name, line.text, line.at, line.guest),
        change.device,
    ]


def _chat_dropped(change: changes.ChatDropped) -> Statement:
    sql = "delete from chat where table_id = ? and (device = ? or (device is null and seat = ?))"
    return sql, [change.table, change.device, change.seat]


def _record_dropped(change: changes.RecordDropped) -> Statement:
    return "update replays set record = '' where table_id = ?", [change.table]


def _reported(change: changes.Reported) -> Statement:
    return f"{_REPORT} on conflict do nothing", [
        *(change.table, change.about, change.number, change.name, change.text, change.at)
    ]


def _chat_forgotten(change: changes.ChatForgotten) -> Statement:
    sql = "delete from chat where table_id = ? and room = ? and n < ?"
    return sql, [change.table, change.room, change.first]


def _replay(change: changes.ReplayKept) -> Statement:
    sql = "insert into replays (table_id, record, frames) values (?, ?, ?) on conflict do nothing"
    return sql, [change.table, change.record, change.frames]


def _review(change: changes.ReviewKept) -> Statement:
    return "insert into reviews (table_id, body) values (?, ?) on conflict do nothing", [
        *(change.table, change.body)
    ]


def _heartbeat(change: changes.Heartbeat) -> Statement:
    return _HEARTBEAT, [change.process, change.at]


def _text(thing: object) -> str:
    return _json.encode(thing).decode()


_STATEMENTS: Final[dict[type, Callable[..., Statement]]] = {
    changes.TableOpened: _opened,
    changes.TableChanged: _changed,
    changes.SeatPut: _seat,
    changes.GrantPut: _grant,
    changes.GuestsCounted: _guests,
    changes.GrantDropped: _grant_dropped,
    changes.LinkMade: _link,
    changes.SeatLinksDropped: _links_dropped,
    changes.LinksRevoked: _revoked,
    changes.Banned: _banned,
    changes.ActAdded: _act,
    changes.StepAdded: _step,
    changes.ChatAdded: _chat,
    changes.ChatForgotten: _chat_forgotten,
    changes.ChatDropped: _chat_dropped,
    changes.RecordDropped: _record_dropped,
    changes.Reported: _reported,
    changes.ReplayKept: _replay,
    changes.ReviewKept: _review,
    changes.Heartbeat: _heartbeat,
}
