"""`tenderfoot proxy`: the configuration of a HAProxy that leads everybody to the worker that has his table.

A table's name is in the path, and its first letter is its shard. For each shard the proxy asks every worker
whether it is there; only the owner says yes. What is about no table goes to any worker that owns something.
The limits that a single server has by address are counted here for all workers together.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.words import Facts
from tenderfoot.locale import LANGUAGES, Speaker
from tenderfoot.server.errors import BadSetting
from tenderfoot.server.safety.tokens import LETTERS
from tenderfoot.server.services import Limits

BURST: Final = 30  # seconds' worth of requests that may come at once
WAIT: Final = 10  # seconds, for whoever was too fast
SOON: Final = 1  # second, and a table has an owner again
LATER: Final = 600  # seconds, while no new tables are opened
COUNTED: Final = f"conn_cur,http_req_rate({BURST}s),gpc0_rate(1h),gpc1_rate(1h)"
HIGHEST_PORT: Final = 65535

GLOBAL: Final = """\
# HAProxy 2.4 or newer, before these workers of Tenderfoot: {workers}
# Written by `tenderfoot proxy`; with other workers, write it anew and reload.

global
    # As many connections as the system gives it files for: LimitNOFILE in its unit, two for each.
    # For a log: log stdout format raw local0, and below: log global, option httplog

defaults base
    mode http
    option http-keep-alive
    timeout http-request 15s
    timeout client 60s
    timeout connect 1s
    timeout server 120s
    timeout queue 5s
    timeout check 2s
    timeout tunnel 1h
    option httpchk
    http-check expect status 200
    default-server inter 500ms fastinter 250ms rise 1 fall 1
    http-error status 502 content-type application/json {elsewhere}
    http-error status 503 content-type application/json {elsewhere}
    http-error status 504 content-type application/json {elsewhere}

# A worker that does not own the shard any more hangs up on everybody itself; one that is frozen cannot.
defaults shards from base
    retries 0
    default-server inter 500ms fastinter 250ms rise 1 fall 1 on-marked-down shutdown-sessions

frontend players from base
    bind {bind}
    # With TLS, instead: bind :443 ssl crt /etc/haproxy/play.example.org.pem alpn h2,http/1.1
    # and what still comes by http: http-request redirect scheme https unless {{ ssl_fc }}

    # Who comes, as the workers are told it; what he says of himself is not believed.
    http-request del-header X-Forwarded-For
    http-request del-header Forwarded
    http-request set-header X-Forwarded-For %[src]

    # What is for the operator and for this proxy is asked of the workers themselves.
    http-request deny deny_status 404 if {{ path /metrics }} or {{ path_beg /shards/ }}

    # Limits by address; of IPv6 the 64 bits of a household.
    stick-table type ipv6 size 200k expire 1h store {counted}
    http-request track-sc0 src,ipmask(32,64)
    acl opens method POST
    acl at_tables path /api/tables
    acl enters path_reg ^/api/tables/[^/]+/enter$
    http-request sc-inc-gpc0(0) if opens at_tables
    http-request sc-inc-gpc1(0) if enters
    acl too_many_connections sc_conn_cur(0) gt {connections_each}
    acl too_many_requests sc_http_req_rate(0) gt {requests}
    acl too_many_tables sc_gpc0_rate(0) gt {tables}
    acl too_many_entries sc_gpc1_rate(0) gt {entries}
    acl too_much var(txn.too_much) -m bool
    http-request set-var(txn.too_much) bool(1) if too_many_connections or too_many_requests
    http-request set-var(txn.too_much) bool(1) if too_many_tables opens at_tables
    http-request set-var(txn.too_much) bool(1) if too_many_entries enters
    http-request deny deny_status 429 content-type application/json {too_fast} if too_much

    # To hold new tables off while games come to their end, before an update that changes the rules:
    # http-request deny deny_status 503 content-type application/json {draining} if opens at_tables

    # Whatever is about a table goes to its owner; an address that names no table goes anywhere.
    http-request set-var(txn.shard) path,field(3,/),bytes(0,1) if {{ path_beg /ws/ }}
    http-request set-var(txn.shard) path,field(4,/),bytes(0,1) if {{ path_beg /api/tables/ }}
    use_backend shard-%[var(txn.shard)] if {{ var(txn.shard) -m reg ^[0-9a-z]$ }}
    use_backend api if {{ path_beg /api/ }} or {{ path /healthz }}
    default_backend pages

backend api from base
    balance roundrobin
    retries 2
    option redispatch 1
    http-check send meth GET uri /shards/any ver HTTP/1.1 hdr Host localhost
{servers}

# The page and its parts from one worker, as long as it is there: during an update each has its own.
backend pages from base
    balance source
    hash-type consistent
    retries 2
    option redispatch 1
    http-check send meth GET uri /shards/any ver HTTP/1.1 hdr Host localhost
{servers}
"""
SHARD: Final = """
backend shard-{letter} from shards
    http-check send meth GET uri /shards/{letter} ver HTTP/1.1 hdr Host localhost
{servers}
"""


class Door(Struct, frozen=True):
    """Where the proxy stands, and how much one address may ask of all workers together."""

    bind: str
    limits: Limits = Limits()


def configuration(workers: Sequence[str], door: Door) -> str:
    """All of it, for workers at these addresses."""
    limits = door.limits
    servers = "\n".join([f"    server w{n} {one} check" for n, one in enumerate(workers, 1)])
    first = GLOBAL.format(
        workers=" ".join(workers),
        bind=door.bind,
        connections_each=limits.connections,
        requests=int(limits.requests * BURST),
        tables=limits.tables,
        entries=limits.entries,
        counted=COUNTED,
        servers=servers,
        elsewhere=_said(Refusal("elsewhere", {}), SOON),
        draining=_said(Refusal("draining", {}), LATER),
        too_fast=_said(Refusal("too-fast", {"seconds": WAIT}), WAIT),
    )
    return first + "".join([SHARD.format(letter=letter, servers=servers) for letter in LETTERS])


def workers_at(said: str) -> list[str]:
    """The addresses of workers, as somebody typed them: `10.0.0.1:8765,10.0.0.2:8765`."""
    found = [one.strip() for one in said.split(",") if one.strip()]
    for one in found:
        host, _, port = one.rpartition(":")
        if not host or not port.isascii() or not port.isdecimal() or not 0 < int(port) <= HIGHEST_PORT:
            raise BadSetting("bad-workers", {"found": one})
        if not all(letter.isalnum() or letter in ".-[]:" for letter in host) or not host.isascii():
            raise BadSetting("bad-workers", {"found": one})
    if not found:
        raise BadSetting("bad-workers", {"found": said})
    return found


def _said(refusal: Refusal, seconds: int) -> str:
    """A refusal as the workers would say it; the proxy knows nobody's language, so in all of ours."""
    facts: Facts = refusal.facts
    sentence = " ".join([Speaker(lang, None, []).refusal(refusal) for lang in LANGUAGES])
    body = json.dumps({"code": refusal.code, "facts": facts, "sentence": sentence}, ensure_ascii=False)
    quoted = body.replace("\\", "\\\\").replace("'", "\\'")
    return f"string '{quoted}' hdr Retry-After {seconds}"
