"""Passkeys as no browser makes them: each is answered by one sentence."""

import base64
import hashlib
import json
import struct

import cbor2
import pytest

from ludotheque.lab.guest import Guest

ON_NO_CURVE = {1: 2, 3: -7, -1: 1, -2: b"\1" * 32, -3: b"\2" * 32}
"""A key that looks like one."""


def text_of(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser(Guest):
    """Somebody who makes passkeys by hand."""

    def make(self, name, key):
        """Make a passkey with any key, and have it kept."""
        told = self._told_in("webauthn.create", self.ask("POST", "/api/me/passkeys/begin")["challenge"])
        known = struct.pack(">BI16sH", 0x45, 0, bytes(16), len(name)) + name + cbor2.dumps(key)
        data = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": self._site() + known})
        return self._show("/api/me/passkeys", name, told, {"attestationObject": text_of(data)})

    def open(self, name, called=None):
        """Come in by a passkey, signed by nobody."""
        told = self._told_in("webauthn.get", self.ask("POST", "/api/passkeys/begin")["challenge"])
        data = {"authenticatorData": text_of(self._site() + struct.pack(">BI", 5, 0)), "signature": text_of(b"x")}
        return self._show("/api/passkeys", name, told, data, called)

    def _told_in(self, kind, challenge):
        return text_of(json.dumps({"type": kind, "challenge": challenge, "origin": self._address}).encode())

    @staticmethod
    def _site():
        return hashlib.sha256(b"localhost").digest()

    def _show(self, path, name, told, data, called=None):
        credential = {
            "id": text_of(name) if called is None else called,
            "rawId": text_of(name),
            "type": "public-key",
            "response": {"clientDataJSON": told, **data},
        }
        return self.ask("POST", path, {"credential": credential})


@pytest.fixture
def ada(server):
    return Browser(server.address.replace("127.0.0.1", "localhost"), "Ada")


def test_the_same_passkey_is_kept_once(ada):
    assert 1 == ada.make(b"once", ON_NO_CURVE)["passkeys"]

    assert 422 == ada.make(b"once", ON_NO_CURVE)["status"]
    assert 1 == ada.ask("GET", "/api/me")["passkeys"]


@pytest.mark.parametrize("key", [{}, {1: 2}, {1: 2, 3: -7}, {1: 99, 3: -7}, [1, 2], 5, {1: "x", 3: None}])
def test_a_key_that_is_none_is_not_kept(ada, key):
    assert 422 == ada.make(b"odd", key)["status"]


def test_a_key_on_no_curve_opens_nothing(ada):
    ada.make(b"curve", ON_NO_CURVE)

    assert 422 == ada.open(b"curve")["status"]


@pytest.mark.parametrize("called", ["a\0b", "é", "", "x" * 10_000])
def test_a_passkey_called_anything_opens_nothing(ada, called):
    assert 422 == ada.open(b"any", called)["status"]


@pytest.mark.parametrize("told", ["", "%", text_of(b"[]"), text_of(b'{"type": 1, "challenge": 2, "origin": 3}'), 5])
def test_a_credential_that_cannot_be_read_opens_nothing(ada, told):
    assert 422 == ada._show("/api/passkeys", b"any", told, {})["status"]


def test_a_new_lock_ends_the_passkeys_made_before(ada):
    ada.make(b"old", ON_NO_CURVE)

    assert 0 == ada.ask("POST", "/api/me/lock")["passkeys"]
