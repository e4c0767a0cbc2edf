"""What an operator asks a server: whether it is well, and how much it does."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from tenderfoot.server.errors import NotStored
from tenderfoot.server.metrics import written
from tenderfoot.server.safety.connections import Connections
from tenderfoot.server.safety.guard import Guard
from tenderfoot.server.safety.tokens import LETTERS
from tenderfoot.server.services import Services
from tenderfoot.server.shards.ownership import owned
from tenderfoot.server.shards.shard import letter_of
from tenderfoot.server.storage.health import DiskHealth

ANY: Final = "any"


class Operator:
    """`/healthz` for a load balancer, `/shards` for a proxy of several workers, `/metrics` for Prometheus."""

    def __init__(self, services: Services, guard: Guard, connections: Connections) -> None:
        self.health: Final = DiskHealth(services)
        self._services: Final = services
        self._guard: Final = guard
        self._connections: Final = connections

    async def healthz(self, request: web.Request) -> web.Response:
        """GET /healthz: whether the disk took what the server last gave it."""
        if self.health.failing():
            raise NotStored("disk-fails", {})
        return web.Response(text="well\n")

    async def shard(self, request: web.Request) -> web.Response:
        """GET /shards/{shard}: for a proxy, whether the tables of this letter are here."""
        self._guard.check_proxy(request)
        shard = request.match_info["shard"]
        if shard not in (ANY, *LETTERS):
            raise web.HTTPNotFound
        here = not self.health.failing() and self._owns(shard)
        return web.Response(text="here\n" if here else "elsewhere\n", status=200 if here else 503)

    def _owns(self, shard: str) -> bool:
        """Whether this shard is ours, by its letter; whether `any` is: then tables can be opened here."""
        mine = owned(self._services.ownership)
        return bool(mine) if shard == ANY else shard in [letter_of(one) for one in mine]

    async def metrics(self, request: web.Request) -> web.Response:
        """GET /metrics: for this machine only. On a quiet server a count tells that somebody has answered."""
        self._guard.check_operator(request)
        metrics, services = self._services.metrics, self._services
        metrics.shards = len(owned(services.ownership))
        metrics.commits = services.store.commits
        metrics.connections = len(self._connections.all)
        metrics.bots_late = services.workers.bots.late
        metrics.hints_late = services.workers.coaches.late
        return web.Response(text=written(metrics))
