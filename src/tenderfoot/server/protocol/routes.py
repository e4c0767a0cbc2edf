"""Over HTTP one opens and enters tables and reads lists, records and proofs; all play is on the socket.

A link is a path with its secret in the fragment (`/t/k3v…#join=…`, `#seat=…`, `#watch=…`), which no server
and no log ever sees. The page posts it to `/api/tables/{table}/enter` and gets a cookie that scripts cannot
read; the cookie is the device, and what this device may do at which table is the server's knowledge alone. A
GET changes nothing. Whatever is about one table has its name in the path: a server of several processes is
found by its first letter. A refusal is a `Denied` with status 400 to 429; with 503 the fault is the server's
own, and with the code `elsewhere` the table is just moving from one process to another: come again when
`Retry-After` says. The socket is `/ws/{table}`; it wants the cookie and the exact `Origin`, its first message
is `Hello`. A client that was cut off connects again and says the last version it has; what it missed comes
from the log, however much it is. A socket is closed with 1008 when it sends what no client of ours sends,
does not greet in time, goes on after being refused for its speed or has no place at the table any more, 1009
when a message is too long, 1011 when something is wrong with the server, 1012 when the table moves to another
process, 1013 when it reads too slowly or there are too many, 1001 when the server stops. A connection that
asks for nothing for a while is closed; 429 says when to come again.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from tenderfoot.server.protocol import http_bodies


class Route(Struct, frozen=True):
    """One route: its method and path, what is sent, what comes back."""

    method: str
    path: str
    form: type[Struct] | None
    reply: str
    about: str


ROUTES: Final = (
    Route("GET", "/api/games", None, "`GameCard[]`", "the games, their options, their bots"),
    Route("GET", "/api/tables", None, "`TableCard[]`", "the lobby: public tables that gather or play"),
    Route("GET", "/api/mine", None, "`TableCard[]`", "the tables of this device"),
    Route(
        "POST",
        "/api/fit",
        http_bodies.Fitting,
        "`Fit`",
        "whether options of a game go together; changes nothing",
    ),
    Route("POST", "/api/tables", http_bodies.OpenTable, "`Opened`", "open a table"),
    Route(
        "GET",
        "/api/tables/{table}",
        None,
        "`Place`",
        "this device's place at a table, or why it has none; a socket that is refused cannot say so",
    ),
    Route(
        "POST",
        "/api/tables/{table}/enter",
        http_bodies.Enter,
        "`Entered`",
        "come to a table by a link or from the lobby",
    ),
    Route(
        "POST",
        "/api/tables/{table}/forget",
        http_bodies.Forget,
        "`{}`",
        "take a table off this device's list",
    ),
    Route("GET", "/api/traces", None, "`Traces`", "where something of this device's person is kept"),
    Route(
        "POST",
        "/api/tables/{table}/forget-me",
        http_bodies.ForgetMe,
        "`{}`",
        "delete this device's person at a table: his name, his chat, his seat",
    ),
    Route(
        "POST",
        "/api/tables/{table}/open-replay",
        http_bodies.OpenReplay,
        "`{}`",
        "the host opens record, proof and every seat's replay of a game that is over, for good",
    ),
    Route("GET", "/api/tables/{table}/record", None, "text", "the record of a game that is over"),
    Route(
        "GET",
        "/api/tables/{table}/replay",
        None,
        "`Replay`",
        "`?as=me` what I knew (the default), `?as=spectator`, `?as=0` seat 0's knowledge: over and allowed",
    ),
    Route(
        "GET", "/api/tables/{table}/review", None, "`Review`", "a game that is over, judged; `?as=` as above"
    ),
    Route(
        "GET",
        "/api/tables/{table}/review/progress",
        None,
        "`ReviewProgress`",
        "how far the coach is, for whoever waits for it",
    ),
    Route("GET", "/api/tables/{table}/proof", None, "`Proof`", "what made the seed of a game that is over"),
    Route("GET", "/ws/{table}", None, "a WebSocket", "the table: one socket a viewer"),
    Route(
        "GET",
        "/healthz",
        None,
        "text",
        "whether the disk takes what the server writes now and then; if not, 503",
    ),
    Route(
        "GET",
        "/shards/{shard}",
        None,
        "text",
        "for a proxy: whether the tables whose names begin with this letter are at this worker, or `any`"
        " are; if not, 503",
    ),
    Route("GET", "/metrics", None, "text", "counts, for Prometheus, on the server's own machine only"),
)
