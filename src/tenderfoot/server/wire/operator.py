"""What an operator asks a server: whether it is well, and how much it does."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from tenderfoot.server.errors import NotStored
from tenderfoot.server.metrics import written
from tenderfoot.server.safety.connections import Connections
from tenderfoot.server.safety.guard import Guard
from tenderfoot.server.services import Services
from tenderfoot.server.storage.health import DiskHealth


class Operator:
    """`/healthz` for a load balancer, `/metrics` for Prometheus."""

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

    async def metrics(self, request: web.Request) -> web.Response:
        """GET /metrics: for this machine only. On a quiet server a count tells that somebody has answered."""
        self._guard.check_operator(request)
        metrics, services = self._services.metrics, self._services
        metrics.commits = services.store.commits
        metrics.connections = len(self._connections.all)
        metrics.bots_late = services.workers.bots.late
        metrics.hints_late = services.workers.coaches.late
        return web.Response(text=written(metrics))
