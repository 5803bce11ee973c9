"""The description of the HTTP calls: what each takes, written from the structs that read it."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from ludotheque.server.wire.puzzle import PuzzleTry
from ludotheque.server.wire.reminders import PushDevice, RemindersWish
from ludotheque.server.wire.requests import Arrange, Code, Consent, Credential, Fork, Me, NewTable, Sit
from ludotheque.server.wire.workshop import WhatIf

BODIES: dict[tuple[str, str], type] = {
    ("put", "/api/me"): Me,
    ("put", "/api/me/corpus"): Consent,
    ("put", "/api/me/reminders"): RemindersWish,
    ("put", "/api/me/reminders/device"): PushDevice,
    ("post", "/api/me/move"): Code,
    ("post", "/api/me/passkeys"): Credential,
    ("post", "/api/passkeys"): Credential,
    ("post", "/api/tables"): NewTable,
    ("post", "/api/tables/{table}/sit"): Sit,
    ("post", "/api/tables/{table}/arrange"): Arrange,
    ("post", "/api/tables/{table}/fork"): Fork,
    ("post", "/api/puzzles/{game}"): PuzzleTry,
    ("post", "/api/workshop"): WhatIf,
}
"""What the body of each call is."""
TROUBLES = {
    "403": "a page of another site has asked, or somebody who is not the owner",
    "404": "no such thing",
    "409": "the table refuses it",
    "422": "it cannot be read, or makes no sense",
    "429": "too often",
    "503": "it could not be stored: try again",
}
TEMPLATE = "#/components/schemas/{name}"


def describe(app: FastAPI) -> None:
    """Describe the calls, once somebody asks."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _described(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]  # this is how FastAPI wants it


def _described(app: FastAPI) -> dict[str, Any]:
    described = get_openapi(title=app.title, version="1", routes=app.routes)
    schemas, components = msgspec.json.schema_components(BODIES.values(), ref_template=TEMPLATE)
    error = {"type": "object", "required": ["error"], "properties": {"error": {"type": "string"}}}
    described["components"] = {"schemas": {**components, "Error": error}}
    paths = {path: calls for path, calls in described["paths"].items() if path.startswith("/api/")}
    for path, calls in paths.items():
        for method, call in calls.items():
            call["responses"] |= {
                status: {
                    "description": words,
                    "content": {"application/json": {"schema": {"$ref": TEMPLATE.format(name="Error")}}},
                }
                for status, words in TROUBLES.items()
            }
            for place, (key, _) in enumerate(BODIES.items()):
                if key == (method, path):
                    content = {"application/json": {"schema": schemas[place]}}
                    call["requestBody"] = {"required": True, "content": content}
    described["paths"] = paths
    return described
