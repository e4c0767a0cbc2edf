"""All that is said to PostgreSQL alone: locks, sessions, workers, and how far its tables are.

What both databases understand is in `storage/sql.py`; how the tables are made, in `migrations.py`.
"""

from __future__ import annotations

from typing import Final

# PostgreSQL keeps a lock of ours under two numbers: a class of locks, and one of that class.
MIGRATING: Final = 0x7E4D01
OWNING: Final = 0x7E4D02  # a shard

# --- ownership --------------------------------------------------------------------------------

_OWNED: Final = (
    f"locktype = 'advisory' and objsubid = 2 and classid = {OWNING}"  # noqa: S608  our words
    " and database = (select oid from pg_database where datname = current_database())"
)
LOCK: Final = f"select pg_try_advisory_lock({OWNING}, ?::int) as done"
UNLOCK: Final = f"select pg_advisory_unlock({OWNING}, ?::int)"
HELD: Final = f"select objid from pg_locks where {_OWNED} and pid = pg_backend_pid()"  # noqa: S608  our words
_OWNER: Final = f"select distinct pid from pg_locks where {_OWNED} and pid = ?::int"  # noqa: S608  our words
ENDED: Final = 500  # milliseconds that we wait for the end of a session: its locks are free only then
END: Final = f"select pg_terminate_backend(pid, {ENDED}) from ({_OWNER}) as owner"  # noqa: S608  our words
ANY_OWNER: Final = f"select 1 from pg_locks where {_OWNED} limit 1"  # noqa: S608  our words

# --- workers ----------------------------------------------------------------------------------

SILENT: Final = 4000  # milliseconds without a beat, and a worker is not waited for any longer
_NOW: Final = "(extract(epoch from clock_timestamp()) * 1000)::bigint"
SIGN: Final = (
    "with mine as (insert into workers (id, address, pid, beat, started)"  # noqa: S608  our words
    f" values (?, ?, ?, {_NOW}, {_NOW})"
    " on conflict (id) do update set pid = excluded.pid, beat = excluded.beat returning id, pid)"
    f" select id, pid, {SILENT} as remaining, false as gone from mine union all"
    f" select id, pid, beat + {SILENT} - {_NOW} as remaining,"
    " not exists (select 1 from pg_stat_activity a where a.pid = workers.pid) as gone"
    " from workers where id <> ?"
)
STRIKE: Final = "delete from workers where id = ?"
FORGET_THE_GONE: Final = "delete from pulse where id not in (select pid from pg_stat_activity)"

# --- transactions -----------------------------------------------------------------------------

# A commit may wait for a second machine: to end that by a limit of time would say done to what is not.
COMMIT: Final = "set local statement_timeout = 0; commit"

# --- how far the tables are -------------------------------------------------------------------

COLUMNS: Final = (
    "select c.relname as part, a.attname as name, format_type(a.atttypid, null) as type"
    " from pg_attribute a join pg_class c on c.oid = a.attrelid"
    " where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace"
    " and a.attnum > 0 and not a.attisdropped"
)
ONLY_ONE: Final = f"begin; select pg_advisory_xact_lock({MIGRATING}, 0)"
COUNTED: Final = "create table if not exists schema_changes (had bigint not null, least bigint not null)"
IS_COUNTED: Final = "select to_regclass('schema_changes') is not null as known"
HAD: Final = "select had, least from schema_changes"
FORGET_COUNT: Final = "delete from schema_changes"
COUNT: Final = "insert into schema_changes (had, least) values (?, ?)"
