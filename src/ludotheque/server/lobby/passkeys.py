"""Passkeys: for whoever wants to be known on this house for good, without a password."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from ludotheque.engine.errors import LudothequeError
from ludotheque.server.lobby.accounts import Accounts, LockedOut
from ludotheque.server.store.accounts import Person
from ludotheque.server.store.passkeys import Passkey, PasskeyStore
from ludotheque.server.store.writer import Conflict

NAME = "ludotheque"


class BadPasskey(LudothequeError):
    """A passkey that opens nothing."""


class Site(NamedTuple):
    """Where the browser is: a passkey belongs to one name."""

    origin: str
    host: str


class Passkeys:
    """Makes passkeys for people with an account, and lets them in by these."""

    def __init__(self, accounts: Accounts, store: PasskeyStore) -> None:
        self._accounts = accounts
        self._store = store

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
        await self._accounts.keep_once(bytes_to_base64url(options.challenge), person)
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
        passkey = Passkey(
            bytes_to_base64url(made.credential_id),
            person.id,
            bytes_to_base64url(made.credential_public_key),
            made.sign_count,
        )
        try:
            is_kept = await self._store.add(passkey, person)
        except Conflict as error:
            raise BadPasskey("this passkey is kept already") from error
        if not is_kept:
            raise LockedOut

    async def begin_opening(self, site: Site) -> str:
        """Ask a browser for a passkey of this house."""
        options = webauthn.generate_authentication_options(rp_id=site.host)
        await self._accounts.keep_once(bytes_to_base64url(options.challenge), None)
        return options_to_json(options)

    async def open(self, site: Site, credential: dict[str, Any]) -> Person:
        """Let in whoever holds a passkey."""
        challenge = await self._challenge(credential, "")
        name = str(credential.get("id", ""))
        known = await asyncio.to_thread(self._store.passkey, name) if name.isprintable() else None
        if known is None:
            raise BadPasskey("this passkey is not known here")
        with _complaining("this passkey does not open"):
            opened = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=known.sign_count,
            )
        await self._store.note_sign_count(known.id, opened.new_sign_count)
        person = await self._accounts.person(known.person)
        if person is None:
            raise BadPasskey("this passkey belongs to nobody any more")
        return person

    async def of(self, person: str) -> list[str]:
        """List the ids of somebody's passkeys."""
        return await asyncio.to_thread(self._store.ids_of, person)

    async def _challenge(self, credential: dict[str, Any], person: str) -> bytes:
        """Find the challenge a credential answers; each is answered once, by the one it was given to."""
        with _complaining("expected a credential as browsers make them, with response.clientDataJSON"):
            data = webauthn.helpers.parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        if await self._accounts.use_once(bytes_to_base64url(data.challenge)) != person:
            raise BadPasskey("this passkey answers a question that was not asked, or more than ten minutes ago")
        return data.challenge


@contextmanager
def _complaining(what: str) -> Iterator[None]:
    """Complain about whatever the library stumbles over: what it reads is a stranger's."""
    try:
        yield
    except Exception as error:  # it has many ways to stumble over a key that is none
        raise BadPasskey(f"{what}: {error}") from error
