"""How the tables came about in PostgreSQL: an ordered list of what was done to them.

Workers of the release before go on while a newer one brings the database up to date. So a change may add a
table, add a column that is null or has a constant for those who do not know it, or add an index to a table
that is small or new; it may not rename, retype or remove what that release uses, nor fill a large table anew:
that is done one release later, when nobody uses it any more. `LEAST` is the number of changes that a program
must know to work with what is there now; it follows one release behind.

The tables are those of SQLite (`storage/migrations.py`), where truth is a number too, and one more for the
workers that share them.
"""

from __future__ import annotations

from typing import Final

LEAST: Final = 1
MIGRATIONS: Final = (
    """
    create table tables (
        id text primary key, opened bigint not null, game text not null, rules bigint not null,
        options text not null, clock text not null, pace bigint not null, visibility text not null,
        open_replay bigint not null, status text not null, server_seed bytea not null,
        seed bytea, header text, outcome text, rematch text, hints bigint,
        opener bytea not null default '', fingerprint text not null default '',
        guests bigint not null default 0
    );
    create index tables_by_status on tables (status, opened);
    create index tables_by_opener on tables (opener, status);
    create table chairs (
        table_id text not null references tables (id), seat bigint not null, kind text not null,
        name text not null, level text, commitment text, contribution text, opened text not null,
        away bigint not null, misses bigint not null, standing text not null,
        sitter text not null default '', played_by text not null default '', since bigint not null default 0,
        primary key (table_id, seat)
    );
    create table grants (
        device bytea not null, table_id text not null references tables (id), role text not null,
        seat bigint, host bigint not null, made bigint not null, muted bigint not null default 0,
        guest bigint not null default 0, primary key (device, table_id)
    );
    create index grants_of_table on grants (table_id);
    create table links (
        secret bytea primary key, table_id text not null references tables (id), kind text not null,
        seat bigint, made bigint not null, sitter text not null default ''
    );
    create index links_of_table on links (table_id);
    create table bans (
        table_id text not null references tables (id), device bytea not null, primary key (table_id, device)
    );
    create table answers (
        table_id text not null references tables (id), n bigint not null, kind text not null,
        seat bigint not null, question bigint not null, choice text not null, at bigint not null,
        took bigint not null default 0,
        primary key (table_id, n), unique (table_id, kind, seat, question)
    );
    create table events (
        table_id text not null references tables (id), version bigint not null, at bigint not null,
        body text not null, primary key (table_id, version)
    );
    create table chat (
        table_id text not null references tables (id), room text not null, n bigint not null,
        seat bigint, name text not null, text text not null, at bigint not null, device bytea,
        guest bigint not null default 0, primary key (table_id, room, n)
    );
    create index chat_by_device on chat (device);
    create table replays (
        table_id text primary key references tables (id), record text not null, frames bytea not null
    );
    create table reviews (table_id text primary key references tables (id), body text not null);
    create table reports (
        table_id text not null references tables (id), about text not null, number bigint not null,
        name text not null, text text not null, at bigint not null, primary key (table_id, about, number)
    );
    create table pulse (id bigint primary key, at bigint not null);
    create table workers (
        id text primary key, address text not null, pid bigint not null, beat bigint not null,
        started bigint not null
    );
    """,
)
