"""Web Push: a message that a browser alone can read (RFC 8291), from a house that its service knows (RFC 8292)."""

import json
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludotheque.engine.errors import LudothequeError

CURVE = ec.SECP256R1()
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD = 4096
"""Bytes of a record: all that is sent fits into one."""
SALT, SECRET, POINT = 16, 16, 65
"""Bytes of a salt, of what a browser shares with us, of a public key."""
LONGEST_KEY, LONGEST_SECRET = 88, 24
"""Letters of them as browsers write them."""
HALF_A_DAY = 12 * 3600
KEPT = 24 * 3600
"""Seconds for which a service keeps what it cannot deliver at once."""


class BadDevice(LudothequeError):
    """Keys that are no browser's."""


def written(data: bytes) -> str:
    """Write bytes as browsers do."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """Read bytes as browsers write them."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check_keys(p256dh: str, auth: str) -> None:
    """Complain about keys that nothing can be encrypted with."""
    try:
        _public(read(p256dh))
        if len(read(auth)) == SECRET and len(p256dh) <= LONGEST_KEY and len(auth) <= LONGEST_SECRET:
            return
    except ValueError:
        pass
    raise BadDevice(f"expected a key on P-256 and {SECRET} bytes of secret, both in base64url")


def encrypted(
    message: bytes, p256dh: bytes, auth: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """Encrypt a message for a browser; the key and the salt are new every time, but for the example of the standard."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT)
    mine = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), _public(p256dh))
    first = _derived(shared, auth, b"WebPush: info\0" + p256dh + mine, 32)
    key = _derived(first, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(first, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return header + AESGCM(key).encrypt(nonce, message + b"\x02", None)  # 2: there is no other record


class PushSender:
    """The site, as push services know it: by a key of its own (VAPID)."""

    def __init__(self, secret: bytes) -> None:
        """Make the key of the site from a secret: every process has the same."""
        self._key = ec.derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, CURVE)
        self.public = written(_point(self._key.public_key()))
        """What browsers are told, so that nobody else can push to them."""

    def headers(self, endpoint: str, house: str) -> dict[str, str]:
        """Say who sends something; a newer message takes the place of an older one that was not delivered."""
        return {
            "Authorization": f"vapid t={self._token(endpoint, house)}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": "turns",
            "Urgency": "normal",
        }

    def _token(self, endpoint: str, house: str) -> str:
        to = urlsplit(endpoint)
        until = int(time.time()) + HALF_A_DAY  # by the world's clock: the house's own may be ahead
        claims = {"aud": f"{to.scheme}://{to.netloc}", "exp": until, "sub": house}
        said = ".".join(written(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(said.encode(), ec.ECDSA(SHA256())))
        return f"{said}.{written(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _public(point: bytes) -> ec.EllipticCurvePublicKey:
    if len(point) != POINT:
        raise ValueError("a point that is not written in full")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
