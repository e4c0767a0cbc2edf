"""The HTTP routes as OpenAPI, made of the server's own list and types: what schemathesis reads."""

from __future__ import annotations

import msgspec

from tenderfoot.server.protocol.routes import ROUTES
from tests.server.guest import Json

CODES = ("200", "201", "400", "403", "404", "413", "429")


def document() -> dict[str, Json]:
    """All routes but the socket."""
    forms = [route.form for route in ROUTES if route.form is not None]
    schemas, components = msgspec.json.schema_components(forms, ref_template="#/components/schemas/{name}")
    bodies = dict(zip([form.__name__ for form in forms], schemas, strict=True))
    paths: dict[str, Json] = {}
    for route in ROUTES:
        if route.path.startswith("/ws/"):
            continue
        operation: dict[str, Json] = {"responses": {code: {"description": route.about} for code in CODES}}
        if route.form is not None:
            content = {"application/json": {"schema": bodies[route.form.__name__]}}
            operation["requestBody"] = {"required": True, "content": content}
        operation["parameters"] = parameters(route.path)
        paths.setdefault(route.path, {})[route.method.lower()] = operation
    about = {"title": "Tenderfoot", "version": "1"}
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": components}}


def parameters(path: str) -> list[Json]:
    found: list[Json] = []
    if "{table}" in path:
        found.append({"name": "table", "in": "path", "required": True, "schema": {"type": "string"}})
    if "{shard}" in path:
        found.append({"name": "shard", "in": "path", "required": True, "schema": {"type": "string"}})
    if path.endswith("/replay"):
        found.append({"name": "as", "in": "query", "schema": {"type": "string"}})
    return found
