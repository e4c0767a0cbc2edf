"""How the tables came about: an ordered list of what was done to them.

A file made by any older version is brought up to date when it is opened, and nothing is ever deleted but
links to seats that do not say whose seat it was (their owners sit there still, and ask for new ones), and
reviews, which are made again.
"""

from __future__ import annotations

from typing import Final

MIGRATIONS: Final = (
    """
    create table tables (
        id text primary key, opened integer not null, game text not null, rules integer not null,
        options text not null, clock text not null, pace integer not null, visibility text not null,
        open_replay integer not null, status text not null, server_seed blob not null,
        seed blob, header text, outcome text, rematch text
    );
    create table chairs (
        table_id text not null references tables (id), seat integer not null, kind text not null,
        name text not null, level text, commitment text, contribution text, opened text not null,
        away integer not null, misses integer not null, standing text not null,
        primary key (table_id, seat)
    );
    create table grants (
        device blob not null, table_id text not null references tables (id), role text not null,
        seat integer, host integer not null, made integer not null,
        primary key (device, table_id)
    );
    create index grants_of_table on grants (table_id);
    create table links (
        secret blob primary key, table_id text not null references tables (id), kind text not null,
        seat integer, made integer not null
    );
    create table answers (
        table_id text not null references tables (id), n integer not null, kind text not null,
        seat integer not null, question integer not null, choice text not null, at integer not null,
        primary key (table_id, n), unique (table_id, kind, seat, question)
    );
    create table events (
        table_id text not null references tables (id), version integer not null, at integer not null,
        body text not null, primary key (table_id, version)
    );
    create table chat (
        table_id text not null references tables (id), room text not null, n integer not null,
        seat integer, name text not null, text text not null, at integer not null,
        primary key (table_id, room, n)
    );
    """,
    """
    create table replays (
        table_id text primary key references tables (id), record text not null, frames blob not null
    );
    create index tables_by_status on tables (status, opened);
    """,
    """
    alter table tables add column hints integer;
    create table reviews (table_id text primary key references tables (id), body text not null);
    """,
    """
    alter table chairs add column sitter text not null default '';
    alter table links add column sitter text not null default '';
    update chairs set sitter = lower(hex(randomblob(16))) where kind = 'person';
    update grants set seat = null where seat is not null and not exists (
        select 1 from chairs
        where chairs.table_id = grants.table_id and chairs.seat = grants.seat and chairs.kind = 'person'
    );
    delete from links where kind = 'seat';
    """,
    """
    create table pulse (id integer primary key check (id = 1), at integer not null);
    """,
    """
    alter table chairs add column played_by text not null default '';
    alter table chairs add column since integer not null default 0;
    alter table grants add column muted integer not null default 0;
    create table bans (
        table_id text not null references tables (id), device blob not null,
        primary key (table_id, device)
    );
    """,
    """
    alter table tables add column opener blob not null default x'';
    create index tables_by_opener on tables (opener, status);
    """,
    """
    alter table tables add column fingerprint text not null default '';
    alter table answers add column took integer not null default 0;
    """,
    """
    alter table chat add column device blob;
    create table reports (
        table_id text not null references tables (id), about text not null, number integer not null,
        name text not null, text text not null, at integer not null,
        primary key (table_id, about, number)
    );
    """,
    """
    alter table tables add column guests integer not null default 0;
    alter table grants add column guest integer not null default 0;
    alter table chat add column guest integer not null default 0;
    update grants set guest = (
        select count(*) from grants as other
        where other.table_id = grants.table_id
        and (other.made < grants.made or (other.made = grants.made and other.device <= grants.device))
    );
    update tables set guests = (select count(*) from grants where grants.table_id = tables.id);
    update chat set guest = coalesce((
        select grants.guest from grants
        where grants.table_id = chat.table_id and grants.device = chat.device
    ), 0) where seat is null;
    create index chat_by_device on chat (device);
    """,
    # Reviews counted in points, and count in chances to win now; each is made again when it is asked for.
    "delete from reviews;",
)
