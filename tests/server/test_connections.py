"""How many may be connected, and who makes room for others."""

from __future__ import annotations

import pytest

from tenderfoot.server.safety.connections import REFUSED, Connections
from tenderfoot.server.safety.rate_limits import FORGOTTEN, Buckets, neighbourhood


class Somebody:
    """A connection of the tests."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.gone = False

    def close_unneeded(self) -> None:
        self.gone = True

    def stuck(self, now: float, patience: float) -> bool:
        return now > patience

    def cut(self) -> None:
        self.gone = True


def opened(connections: Connections, address: str, count: int, *, busy: bool = True) -> list[Somebody]:
    """So many come from an address, and are let in."""
    found = []
    for _ in range(count):
        assert connections.place(address) == "admitted"
        one = Somebody(address)
        connections.opened(one)
        if busy:
            connections.busy(one)
        found.append(one)
    return found


def test_whoever_has_been_silent_longest_makes_room_for_others() -> None:
    connections = Connections(9, 3)
    silent = opened(connections, "a", 3, busy=False)
    connections.busy(silent[0])
    connections.idle(silent[0])  # he has been idle for the shortest time now
    opened(connections, "b", 1)
    assert [one.gone for one in silent] == [False, True, False]
    opened(connections, "c", 1)
    assert [one.gone for one in silent] == [False, True, True]
    assert len(connections.all) == 3


def test_silence_from_any_number_of_addresses_locks_nobody_out() -> None:
    connections = Connections(2, 10)
    for number in range(1000):
        opened(connections, f"address {number}", 2, busy=False)
    [player] = opened(connections, "somebody", 1)
    for number in range(1000):
        opened(connections, f"another {number}", 2, busy=False)
    assert not player.gone
    assert len(connections.all) == 10


def test_an_address_that_is_full_of_silence_makes_room_by_itself() -> None:
    connections = Connections(2, 10)
    [other] = opened(connections, "b", 1, busy=False)
    mine = opened(connections, "a", 3, busy=False)
    assert [one.gone for one in mine] == [True, False, False]
    assert not other.gone


@pytest.mark.parametrize(("each", "most"), [(2, 10), (10, 2)])
def test_where_all_are_busy_some_are_told_and_the_rest_is_not_let_in(each: int, most: int) -> None:
    connections = Connections(each, most)
    busy = opened(connections, "a", 2)
    for _ in range(REFUSED):
        assert connections.place("a") == "refused"
        told = Somebody("a")
        connections.opened(told)
        connections.busy(told)
    assert connections.place("a") == "dropped"
    assert not any(one.gone for one in busy)
    for one in list(connections.all):
        connections.closed(one)
        connections.closed(one)
    assert connections.place("a") == "admitted"


def test_all_who_are_idle_can_be_let_go() -> None:
    connections = Connections(9, 9)
    idle, busy = opened(connections, "a", 2, busy=False), opened(connections, "b", 2)
    assert connections.close_idle() == 2
    assert [one.gone for one in idle + busy] == [True, True, False, False]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1%eth0", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_limits_count_half_of_an_ipv6_address(address: str, counted: str) -> None:
    assert neighbourhood(address) == counted


def test_a_flood_of_addresses_does_not_give_anybody_more() -> None:
    buckets = Buckets(0.001, 1)
    assert buckets.take("eve")
    for number in range(2 * FORGOTTEN):
        buckets.take(f"address {number}")
        if number % 1000 == 0:
            assert not buckets.take("eve")
    assert not buckets.take("eve")
    assert 0 < buckets.wait("eve") <= 1000
