"""Which part of the program handles which client message: a table of handlers, one a kind.

A handler checks, carries out and hands to the store in one step; its reply goes out when that is on disk. The
few that have to read first are awaited.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

from msgspec import Struct

from tenderfoot.server.lobby import links
from tenderfoot.server.lobby.lobby import Lobby
from tenderfoot.server.protocol import client_messages as asked
from tenderfoot.server.protocol.client_messages import AnyClientMessage
from tenderfoot.server.protocol.server_messages import Advised, Done, Link, Taken
from tenderfoot.server.tables import answers, chat, hints, hosting, pregame, reports, takeover
from tenderfoot.server.tables.table import Table, Written

Reply = Done | Taken | Link | Advised
Handled = tuple[Reply, Written | None]  # to be said when it is written; None: at once


class At(Struct, frozen=True):
    """Who asks, and where."""

    lobby: Lobby
    table: Table
    device: bytes


def handle(at: At, request: AnyClientMessage) -> Handled | Awaitable[Handled]:
    """Do what is asked for, or refuse it: the reply, and when it may be said."""
    if type(request) in _HANDLERS:
        return _HANDLERS[type(request)](at, request)
    return Done(request.id), _CHANGES[type(request)](at, request)


def answer(at: At, request: asked.Answer) -> Handled:
    """Answer the open question."""
    return answers.answer(at.table, at.device, request)


def take_back(at: At, request: asked.TakeBack) -> Handled:
    """Take a sealed answer back."""
    return answers.take_back(at.table, at.device, request)


def hold(at: At, request: asked.Hold) -> Handled:
    """Ask for time in a window."""
    return answers.hold(at.table, at.device, request)


async def hint(at: At, request: asked.Hint) -> Handled:
    """Ask the coach."""
    return await hints.hint(at.table, at.device, request), None


async def invite(at: At, request: asked.Invite) -> Handled:
    """Make a link."""
    path, written = await links.invite(at.table, at.device, request.kind)
    return Link(request.id, request.kind, path), written


def revoke(at: At, request: asked.Revoke) -> Handled:
    """Make the links of a kind worthless, and a new one."""
    path, written = hosting.revoke(at.table, at.device, request.kind)
    return Link(request.id, request.kind, path), written


def standing(at: At, request: asked.Standing) -> Written:
    """Keep standing answers."""
    return answers.stand_by(at.table, at.device, request.answers)


def leave(at: At, _: asked.Leave) -> Written:
    """Let a bot play on."""
    return answers.leave(at.table, at.device)


def come_back(at: At, _: asked.Return) -> Written:
    """Play again oneself."""
    return answers.come_back(at.table, at.device)


def say(at: At, request: asked.Say) -> Written:
    """Chat."""
    return chat.say(at.table, at.device, request.text)


def rematch(at: At, _: asked.Rematch) -> Written | None:
    """The same people at a new table."""
    return at.lobby.rematch(at.table, at.device)


def sit(at: At, request: asked.Sit) -> Written:
    """Take a chair."""
    return pregame.sit(at.table, at.device, request.seat, request.name, given=request.given)


def stand(at: At, _: asked.Stand) -> Written:
    """Give a chair up."""
    return pregame.stand(at.table, at.device)


def seat_bot(at: At, request: asked.SeatBot) -> Written:
    """Put a bot on a chair."""
    return pregame.seat_bot(at.table, at.device, request.seat, request.level)


def clear(at: At, request: asked.Clear) -> Written:
    """Empty a chair."""
    return pregame.clear(at.table, at.device, request.seat)


def ready(at: At, request: asked.Ready) -> Written:
    """Be ready."""
    return pregame.ready(at.table, at.device, request.commitment)


def unready(at: At, _: asked.Unready) -> Written:
    """Not be ready after all."""
    return pregame.ready(at.table, at.device, None)


def open_up(at: At, request: asked.Open) -> Written:
    """Open what is behind one's commitment."""
    return pregame.open_up(at.table, at.device, request.contribution)


def take_chair(at: At, request: asked.TakeChair) -> Written:
    """Take a bot's chair."""
    return takeover.take(at.table, at.device, request.seat, request.name, given=request.given)


def remove(at: At, request: asked.Remove) -> Written:
    """Show somebody out."""
    return hosting.remove(at.table, at.device, request)


def mute(at: At, request: asked.Mute) -> Written:
    """Let somebody say no more."""
    return hosting.mute(at.table, at.device, request)


def hand_over(at: At, request: asked.HandOver) -> Written | None:
    """Let a bot play for somebody who is silent."""
    return takeover.hand_over(at.table, at.device, request.seat)


def report(at: At, request: asked.Report) -> Written:
    """Tell the operator."""
    return reports.report(at.table, at.device, request)


# Each handler takes the kind of message it stands beside: only this table knows that.
_HANDLERS: Final[dict[type[AnyClientMessage], Callable[[At, Any], Handled | Awaitable[Handled]]]] = {
    asked.Answer: answer,
    asked.TakeBack: take_back,
    asked.Hold: hold,
    asked.Hint: hint,
    asked.Invite: invite,
    asked.Revoke: revoke,
}
_CHANGES: Final[dict[type[AnyClientMessage], Callable[[At, Any], Written | None]]] = {
    asked.Standing: standing,
    asked.Leave: leave,
    asked.Return: come_back,
    asked.Say: say,
    asked.Rematch: rematch,
    asked.Sit: sit,
    asked.Stand: stand,
    asked.SeatBot: seat_bot,
    asked.Clear: clear,
    asked.Ready: ready,
    asked.Unready: unready,
    asked.Open: open_up,
    asked.TakeChair: take_chair,
    asked.Remove: remove,
    asked.Mute: mute,
    asked.HandOver: hand_over,
    asked.Report: report,
}
