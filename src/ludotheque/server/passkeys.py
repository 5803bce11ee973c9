"""Passkeys: for whoever wants to be known on this house for good, without a password."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import sqlalchemy as sa
import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from ludotheque.engine.errors import Trouble
from ludotheque.server.register import Person, Register
from ludotheque.server.schema import passkeys
from ludotheque.server.writer import Taken

NAME = "ludotheque"


class BadPasskey(Trouble):
    """A passkey that opens nothing."""


class Site(NamedTuple):
    """Where the browser is: a passkey belongs to one name."""

    origin: str
    host: str


class Passkeys:
    """Makes passkeys for people in the register, and lets them in by these."""

    def __init__(self, register: Register) -> None:
        self._register = register
        self._store = register.store

    async def begin_making(self, site: Site, person: Person) -> str:
        """Ask a browser to make a passkey."""
        old = [PublicKeyCredentialDescriptor(base64url_to_bytes(key)) for key in await self.of(person.id)]
        options = webauthn.generate_registration_options(
            rp_id=site.host,
            rp_name=NAME,
            user_name=person.name,
            user_id=person.id.encode(),
            exclude_credentials=old,
            authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        )
        await self._register.keep_once(bytes_to_base64url(options.challenge), person.id)
        return options_to_json(options)

    async def make(self, site: Site, person: Person, credential: dict[str, Any]) -> None:
        """Keep the passkey a browser has made."""
        challenge = await self._challenge(credential, person.id)
        with _complaining("this passkey could not be kept"):
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
            )
        values = {
            "id": bytes_to_base64url(made.credential_id),
            "person": person.id,
            "public_key": bytes_to_base64url(made.credential_public_key),
            "uses": made.sign_count,
        }
        try:
            await self._store.write(lambda db: db.execute(sa.insert(passkeys).values(**values)))
        except Taken as error:
            raise BadPasskey("this passkey is kept already") from error

    async def begin_opening(self, site: Site) -> str:
        """Ask a browser for a passkey of this house."""
        options = webauthn.generate_authentication_options(rp_id=site.host)
        await self._register.keep_once(bytes_to_base64url(options.challenge), "")
        return options_to_json(options)

    async def open(self, site: Site, credential: dict[str, Any]) -> Person:
        """Let in whoever holds a passkey."""
        challenge = await self._challenge(credential, "")
        name = str(credential.get("id", ""))
        row = await asyncio.to_thread(self._passkey, name) if name.isprintable() else None
        if row is None:
            raise BadPasskey("this passkey is not known here")
        with _complaining("this passkey does not open"):
            opened = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.uses,
            )
        used = sa.update(passkeys).where(passkeys.c.id == row.id).values(uses=opened.new_sign_count)
        await self._store.write(lambda db: db.execute(used))
        person = await asyncio.to_thread(self._register.person, row.person)
        if person is None:
            raise BadPasskey("this passkey belongs to nobody any more")
        return person

    async def of(self, person: str) -> list[str]:
        """List the ids of somebody's passkeys."""
        return await asyncio.to_thread(self._ids, person)

    def _ids(self, person: str) -> list[str]:
        with self._store.reading() as db:
            return list(db.execute(sa.select(passkeys.c.id).where(passkeys.c.person == person)).scalars())

    def _passkey(self, name: str) -> Any:
        with self._store.reading() as db:
            return db.execute(sa.select(passkeys).where(passkeys.c.id == name)).first()

    async def _challenge(self, credential: dict[str, Any], person: str) -> bytes:
        """Find the challenge a credential answers; each is answered once, by the one it was given to."""
        with _complaining("expected a credential as browsers make them, with response.clientDataJSON"):
            data = webauthn.helpers.parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        if await self._register.use_once(bytes_to_base64url(data.challenge)) != person:
            raise BadPasskey("this passkey answers a question that was not asked, or more than ten minutes ago")
        return data.challenge


@contextmanager
def _complaining(what: str) -> Iterator[None]:
    """Complain about whatever the library stumbles over: what it reads is a stranger's."""
    try:
        yield
    except Exception as error:  # it has many ways to stumble over a key that is none
        raise BadPasskey(f"{what}: {error}") from error
