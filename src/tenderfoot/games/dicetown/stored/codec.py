"""A state as plain data and back, exactly: for the store, for another process, for a bug report."""

from __future__ import annotations

from typing import cast

from tenderfoot.engine.chance import Chance
from tenderfoot.engine.contract import Frame, reopen
from tenderfoot.engine.options import Options
from tenderfoot.engine.view import Plain
from tenderfoot.games.dicetown.setup import edition_of
from tenderfoot.games.dicetown.state import Frontier, Medicine, Offer, Player, Town
from tenderfoot.games.dicetown.stored.frames import FRAMES


def dump(s: Town) -> Plain:
    """Everything, secrets and all."""
    return {
        "options": dict(s.edition.options),
        "seed": s.chance.seed.hex(),
        "players": [_player(p) for p in s.players],
        "table": [s.sheriff, s.round, s.bank, s.stagecoach, s.mine],
        "store": [s.deck[:], s.discard[:], s.played, s.shuffles],
        "property": [s.row[:], s.property[:], s.seen],
        "looked": [s.looker, s.looked_deeds, s.looked_store],
        "luck": [s.gained, s.controlled, s.winner],
        "offers": [[o.seat, o.spot, o.nuggets, o.dollars, o.deeds, o.store] for o in s.offers],
        "demands": s.demands[:],
        "medicine": [s.medicine.slots, s.medicine.deck, s.medicine.discard, s.medicine.shuffles],
        "frontier": _frontier(s.frontier),
        "frames": [[type(frame).__name__, frame.pack()] for frame in s.frames],
        "sealed": [[seat, [choice.key for choice in said]] for seat, said in s.sealed.items()],
    }


def _player(p: Player) -> list[int]:
    open_ = [p.money, p.nuggets, p.kept, p.rolled, p.shown, p.deeds, p.laid]
    return [*open_, p.store, p.knows_deeds, p.knows_store, *p.new]


def _frontier(f: Frontier) -> list[object]:
    piles: list[object] = [f.river, f.river_known, f.outlaws, f.wanted, f.recruited, f.captured]
    return [*piles, f.shuffles, f.removed, f.returned, f.die, f.pipe, f.obtained]


def load(plain: Plain) -> Town:
    """The state that was dumped; the open question is put again, no rule is carried out twice."""
    s = _table(plain)
    s.frames = [_frame(str(pair[0]), _numbers(pair[1])) for pair in _rows(plain["frames"])]
    reopen(s, {_number(pair[0]): _numbers(pair[1]) for pair in _rows(plain["sealed"])})
    return s


def _table(plain: Plain) -> Town:
    table, luck, looked = _numbers(plain["table"]), _numbers(plain["luck"]), _numbers(plain["looked"])
    store, property_ = _row(plain["store"]), _row(plain["property"])
    return Town(
        Chance(bytes.fromhex(str(plain["seed"]))),
        edition_of(cast(Options, plain["options"])),
        [_seated(_numbers(row)) for row in _row(plain["players"])],
        *(table[0], table[1], table[2], table[3], table[4]),
        *(_numbers(store[0]), _numbers(store[1]), _number(store[2]), _number(store[3])),
        *(_numbers(property_[0]), _numbers(property_[1]), _number(property_[2])),
        *(looked[0], looked[1], looked[2]),
        *(luck[0], luck[1]),
        *([_offered(_numbers(row)) for row in _row(plain["offers"])], _numbers(plain["demands"])),
        _shelf(_row(plain["medicine"])),
        _beyond(_row(plain["frontier"])),
        luck[2],
    )


def _seated(n: list[int]) -> Player:
    return Player(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8], n[9], n[10:])


def _offered(n: list[int]) -> Offer:
    return Offer(n[0], n[1], n[2], n[3], n[4], n[5])


def _shelf(row: list[object]) -> Medicine:
    return Medicine(_numbers(row[0]), _numbers(row[1]), _numbers(row[2]), _number(row[3]))


def _beyond(row: list[object]) -> Frontier:
    return Frontier(
        *(_numbers(row[0]), _numbers(row[1]), _numbers(row[2]), _number(row[3])),
        *(_numbers(row[4]), _numbers(row[5]), _number(row[6]), _number(row[7])),
        *(_number(row[8]), _number(row[9]), _number(row[10]), _number(row[11])),
    )


def _frame(name: str, args: list[int]) -> Frame[Town]:
    """A frame made anew with its own arguments."""
    frame: Frame[Town] = type.__call__(FRAMES[name], *args)
    return frame


def _number(plain: object) -> int:
    return cast(int, plain)


def _numbers(plain: object) -> list[int]:
    return cast(list[int], plain)[:]


def _row(plain: object) -> list[object]:
    return cast(list[object], plain)


def _rows(plain: object) -> list[list[object]]:
    return cast(list[list[object]], plain)
