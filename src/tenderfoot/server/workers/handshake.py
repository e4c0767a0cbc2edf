"""How a server and a pool of thinkers come to trust each other: by a secret both know, and by being the same.

Each proves that it knows the token without saying it, over numbers the other has just drawn: whoever listens
in the place of a pool learns nothing, and is shown nothing of a table. Then the server says by what it plays,
and a pool that would think otherwise refuses.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from asyncio import StreamReader, StreamWriter
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Final, TypeVar

from msgspec import Struct, field
from msgspec.msgpack import Decoder

import tenderfoot
from tenderfoot import bots
from tenderfoot.bots.sources import digest, written
from tenderfoot.engine.errors import Refusal
from tenderfoot.engine.game import Game
from tenderfoot.server.errors import BadSetting
from tenderfoot.server.tables.fingerprint import fingerprint
from tenderfoot.server.workers.letters import Lost, receive, send

PATIENCE: Final = 5.0  # seconds for a handshake
SHORTEST: Final = 16  # letters of a token

T = TypeVar("T")
Identity = dict[str, str]


class Stranger(Refusal):
    """The other side does not know the token, or is not the same program."""


class Hello(Struct):
    """The server begins, with a number of its own."""

    nonce: bytes


class Proof(Struct):
    """The pool's number, and that it knows the token."""

    nonce: bytes
    proof: bytes


class Introduction(Struct):
    """That the server knows it too, and who it is."""

    proof: bytes
    identity: Identity


class Verdict(Struct):
    """Whether the pool thinks for it; a code says why not."""

    code: str = ""
    facts: dict[str, str | int] = field(default_factory=dict)


def secret(token: str) -> str:
    """The token, if it is one that nobody guesses."""
    if len(token) < SHORTEST:
        raise BadSetting("no-token", {"count": SHORTEST})
    return token


def identity(games: Mapping[str, Game]) -> Identity:
    """By what one plays and thinks here: rules by what they do, bots by their sources."""
    rules = {f"rules {name}": fingerprint(game) for name, game in games.items()}
    own = {f"bot {one.name}": " ".join(written([one.home])) for one in bots.outsiders()}
    house = digest([Path(bots.__file__).parent])
    return {"version": tenderfoot.__version__, **rules, "bots": house, "numpy": version("numpy"), **own}


async def greet(reader: StreamReader, writer: StreamWriter, token: str, ours: Identity) -> None:
    """The server's side; refuses a pool that is not to be trusted or does not want to."""
    nonce = secrets.token_bytes(16)
    send(writer, Hello(nonce))
    pool = await _within(reader, Proof)
    if not hmac.compare_digest(pool.proof, _proof(token, b"pool", nonce, pool.nonce)):
        raise Stranger("thinkers-token", {})
    send(writer, Introduction(_proof(token, b"server", nonce, pool.nonce), ours))
    verdict = await _within(reader, Verdict)
    if verdict.code:
        raise Stranger(verdict.code, dict(verdict.facts))


async def admit(reader: StreamReader, writer: StreamWriter, token: str, ours: Identity) -> None:
    """The pool's side; whoever is not admitted is told why, and is lost."""
    hello = await _within(reader, Hello)
    nonce = secrets.token_bytes(16)
    send(writer, Proof(nonce, _proof(token, b"pool", hello.nonce, nonce)))
    server = await _within(reader, Introduction)
    verdict = Verdict("thinkers-token")
    if hmac.compare_digest(server.proof, _proof(token, b"server", hello.nonce, nonce)):
        verdict = compared(server.identity, ours)
    send(writer, verdict)
    if verdict.code:
        raise Lost(verdict.code)


def compared(theirs: Identity, ours: Identity) -> Verdict:
    """Whether a pool thinks as a server would; it may know more bots than that one."""
    for what, value in theirs.items():
        if ours.get(what) != value:
            kind, _, name = what.partition(" ")
            facts = {"what": f"same:{kind}", "name": name or "–", "ours": value}
            return Verdict("thinkers-other", {**facts, "theirs": ours.get(what, "–")})
    return Verdict()


async def _within(reader: StreamReader, kind: type[T]) -> T:
    try:
        return await asyncio.wait_for(receive(reader, Decoder(kind)), PATIENCE)
    except TimeoutError as fault:
        raise Lost("silent") from fault


def _proof(token: str, who: bytes, *nonces: bytes) -> bytes:
    return hmac.digest(token.encode(), b"tenderfoot thinkers " + who + b"".join(nonces), "sha256")
