"""What is new in one half of a view: what a client has to change in the one it was sent before.

Objects are compared key by key, lists of objects or lists item by item if they are as long as before;
anything else that differs is replaced whole. It is worked out from two views of the same viewer and from
nothing else, so that it tells him nothing that they do not. It is compiled with the rules, and knows
nothing but plain data: the message is `Patch`.
"""

from __future__ import annotations

from tenderfoot.engine.view import Shape

Path = list[str | int]
Gone = list[Path]
Put = list[tuple[Path, object]]


def patch(old: Shape, new: Shape) -> tuple[Gone, Put]:
    """What makes the new half of the old one: what is gone, and what is set."""
    gone: Gone = []
    put: Put = []
    if old != new:
        _compare_keys([], dict(old), dict(new), gone, put)
    return gone, put


def _compare_keys(path: Path, old: dict[str, object], new: dict[str, object], gone: Gone, put: Put) -> None:
    for key in old:
        if key not in new:
            gone.append([*path, key])
    for key, value in new.items():
        if key not in old:
            put.append(([*path, key], value))
        elif old[key] != value:
            _compare([*path, key], old[key], value, gone, put)


def _compare(path: Path, old: object, new: object, gone: Gone, put: Put) -> None:
    """Two values that differ."""
    if isinstance(old, dict) and isinstance(new, dict):
        _compare_keys(path, old, new, gone, put)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new) and _nested(new):
        for index, value in enumerate(new):
            if old[index] != value:
                _compare([*path, index], old[index], value, gone, put)
    else:
        put.append((path, new))


def _nested(items: list[object]) -> bool:
    """Whether items are worth a path of their own."""
    return isinstance(items[0], (dict, list)) if items else False
