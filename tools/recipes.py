"""Try the recipes of docs/operating.md as they are written: a house behind nginx and behind Caddy, and a game in it.

Only what belongs to one machine is put in: names, ports, folders, and a certificate made for the occasion.
"""

import datetime as dt
import json
import os
import re
import secrets
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from ludotheque.lab.guest import Guest
from ludotheque.lab.parts import Postgres

ROOT = Path(__file__).resolve().parent.parent
MANUAL = ROOT / "docs" / "operating.md"
BIN = Path(sys.executable).parent
OURS = (sys.executable, "-m", "ludotheque.cli")
PATIENCE = 60.0
TRIES = 10
"""How many codes may be guessed from one address, as the manual says."""
AROUND_NGINX = """\
daemon off;
pid {folder}/nginx.pid;
error_log stderr;
events {{ }}
http {{
    access_log off;
    {paths}
    include {site};
}}
"""
AROUND_CADDY = """\
{{
    admin off
    skip_install_trust
    http_port {port}
}}
"""


def recipe(kind: str, holds: str) -> str:
    """Find a recipe in the manual: the block of a kind that holds some words."""
    blocks = re.findall(rf"^```{kind}\n(.*?)^```", MANUAL.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    found = [block for block in blocks if holds in block]
    assert len(found) == 1, f"expected one block ```{kind} with {holds!r} in {MANUAL.name}, found {len(found)}"
    return str(found[0])


def free_port() -> int:
    """Find a port that nobody has, below those that are given to connections: one of them could take it meanwhile."""
    while True:
        port = 10_000 + secrets.randbelow(20_000)
        with suppress(OSError), socket.create_server(("", port)):
            return port


class Machine:
    """One machine: what stands in the recipes, and what stands for it here."""

    def __init__(self, folder: Path, database: str) -> None:
        self.folder = folder
        self.port, self.plain_port, self.nats_port = free_port(), free_port(), free_port()
        self._words = {
            "postgresql://…": database,
            "/etc/": f"{folder}/etc/",
            "/var/lib/": f"{folder}/",
            "127.0.0.1:4222": f"127.0.0.1:{self.nats_port}",
            "10.0.0.5:4222": f"127.0.0.1:{self.nats_port}",
            "8001": str(free_port()),
            "8002": str(free_port()),
        }
        for name in ("etc/ssl", "etc/ludotheque", "nats", "ludotheque"):
            (folder / name).mkdir(parents=True)
        self.logs: list[Path] = []
        self.environment = {**os.environ, "PATH": f"{BIN}:{os.environ.get('PATH', '')}"}

    def told(self, text: str, **more: str) -> str:
        """Put in what belongs to this machine, all at once: a number in what was put in is no port."""
        words = {**self._words, **more}
        for word in more:
            assert word in text, f"expected {word!r} in {text!r}"
        return re.sub("|".join(map(re.escape, words)), lambda found: words[found[0]], text)

    def read_secrets(self) -> None:
        """Write the file of secrets as the manual says, and read it as systemd does."""
        subprocess.run(["sh", "-ec", self.told(recipe("sh", "LUDOTHEQUE_SECRET"))], check=True)
        file = self.folder / "etc" / "ludotheque.env"
        assert file.stat().st_mode & 0o077 == 0, f"expected that only its owner may read {file}"
        for line in file.read_text().splitlines():
            name, _, value = line.partition("=")
            self.environment[name] = value

    @contextmanager
    def running(self, *command: str | Path, first_line: str = "", port: int = 0) -> Iterator[None]:
        """Run a program until it is no longer needed: it is there once it says so, or can be reached."""
        said = self.folder / f"{Path(command[0]).name}-{len(self.logs)}.log"
        self.logs.append(said)
        with said.open("w") as complaints:
            process = subprocess.Popen(
                [str(word) for word in command],
                env=self.environment,
                cwd=self.folder,
                stdout=subprocess.PIPE if first_line else complaints,
                stderr=complaints,
                text=True,
            )
        try:
            if process.stdout is not None:
                line = process.stdout.readline()
                assert line.startswith(first_line), f"expected {first_line!r}, got {line!r}, {said.read_text()}"
            else:
                _await(port, process, said)
            yield
        finally:
            process.terminate()
            process.communicate(timeout=30)

    def check_logs(self) -> None:
        """See that no part of the house had to do without NATS, and that none finds the recipe wanting."""
        for log in self.logs:
            told = log.read_text()
            trouble = re.search(r"^\w+:[\w.]+:.*NATS", told, re.MULTILINE)
            assert trouble is None, f"{log.name} has trouble with NATS: {told}"
            assert "the key that signs" not in told, told


def _await(port: int, process: "subprocess.Popen[str]", said: Path) -> None:
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError(f"{process.args!r} does not answer on port {port}: {said.read_text()}")


def write_certificate(folder: Path, name: str) -> None:
    """Write a certificate for this machine, signed by nobody but itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    who = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(dt.UTC)
    names = [x509.DNSName("localhost")]
    made = (
        x509.CertificateBuilder(who, who, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - dt.timedelta(hours=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    plain = serialization.NoEncryption()
    private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    (folder / f"{name}.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / f"{name}.key").write_bytes(private)


@contextmanager
def house(machine: Machine, *, crosses_machines: bool) -> Iterator[None]:
    """Start NATS, two servers and a worker by the commands of the manual."""
    nats, address = recipe("nats", "authorization"), f"nats://127.0.0.1:{machine.nats_port}"
    if crosses_machines:
        write_certificate(machine.folder / "etc" / "ssl", "nats")
        nats = re.sub(r"^listen:.*\n", lambda _: recipe("nats", "tls:"), nats, flags=re.MULTILINE)
        machine.environment["SSL_CERT_FILE"] = str(machine.folder / "etc/ssl/nats.pem")
    (machine.folder / "etc" / "nats-server.conf").write_text(machine.told(nats))
    machine.read_secrets()
    with ExitStack() as running:
        for line in machine.told(recipe("sh", "nats-server -c")).splitlines():
            words = shlex.split(line)
            if crosses_machines:
                words = [f"tls://localhost:{machine.nats_port}" if word == address else word for word in words]
            if words[0] == "ludotheque":
                running.enter_context(machine.running(*OURS, *words[1:], first_line="ludotheque "))
            else:
                running.enter_context(machine.running(*words, port=machine.nats_port))
        yield


@contextmanager
def nginx(machine: Machine) -> Iterator[Path]:
    """Start nginx with the recipe; give the certificate by which it is known."""
    write_certificate(machine.folder / "etc" / "ssl", "play")
    site, around = machine.folder / "etc" / "site.conf", machine.folder / "etc" / "nginx.conf"
    own = {"listen 443": f"listen 127.0.0.1:{machine.port}", "play.example": "localhost"}
    site.write_text(machine.told(recipe("nginx", "upstream"), **own))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    paths = " ".join(f"{kind}_temp_path {machine.folder}/{kind};" for kind in kinds)
    around.write_text(AROUND_NGINX.format(folder=machine.folder, site=site, paths=paths))
    machine.folder.chmod(0o755)  # nginx's own processes run as somebody else
    with machine.running("nginx", "-e", "stderr", "-c", around, port=machine.port):
        yield machine.folder / "etc" / "ssl" / "play.pem"


@contextmanager
def caddy(machine: Machine) -> Iterator[Path]:
    """Start Caddy with the recipe; give the certificate by which it is known: for this machine it signs its own."""
    file = machine.folder / "etc" / "Caddyfile"
    site = machine.told(recipe("caddy", "reverse_proxy"), **{"play.example": f"localhost:{machine.port}"})
    file.write_text(AROUND_CADDY.format(port=machine.plain_port) + site)
    machine.environment["XDG_DATA_HOME"] = machine.environment["XDG_CONFIG_HOME"] = str(machine.folder)
    command = ("caddy", "run", "--adapter", "caddyfile", "--config", file)
    with machine.running(*command, port=machine.port):
        known = machine.folder / "caddy/pki/authorities/local/root.crt"
        end = time.monotonic() + PATIENCE
        while not _shakes_hands(machine.port, known) and time.monotonic() < end:
            time.sleep(0.05)
        yield known


def _shakes_hands(port: int, certificate: Path) -> bool:
    try:
        trust = ssl.create_default_context(cafile=certificate)
        with socket.create_connection(("127.0.0.1", port)) as line:
            trust.wrap_socket(line, server_hostname="localhost").close()
    except (OSError, ssl.SSLError):
        return False
    return True


def play(machine: Machine, certificate: Path, *, is_behind_a_proxy: bool = True) -> None:
    """Play by https, from two browsers; see that the house knows of https, of its name, and of who asks."""
    os.environ["SSL_CERT_FILE"] = str(certificate)  # for every connection of this process
    address = f"https://localhost:{machine.port}/"
    table = _play_a_move_each(address)
    _check_headers(address)
    _check_origin(address, table)
    if is_behind_a_proxy:
        _check_counting(address)


def _play_a_move_each(address: str) -> str:
    ada, bo = Guest(address, "Ada"), Guest(address, "Bo")
    options = {"board": "forward", "money": "hidden"}
    asked = {"game": "clocks", "seats": ["me", "open", "bot:greedy"], "options": options}
    table = ada.ask("POST", "/api/tables", asked)["id"]
    bo.ask("POST", f"/api/tables/{table}/sit", {"seat": 1})
    people = [ada.attend(table), bo.attend(table)]
    while len([guest for guest in people if guest.acknowledged]) < len(people):
        mover = next((guest for guest in people if guest.options), None)
        if mover is None:
            people[0].hear(PATIENCE)
            continue
        assert mover.do(mover.options[0])["type"] == "done"
        other = people[1 - people.index(mover)]
        while other.version < mover.version:
            other.hear(PATIENCE)
    for guest in people:
        guest.leave()
    return str(table)


def _check_headers(address: str) -> None:
    with urllib.request.urlopen(f"{address}api/me") as answer:  # noqa: S310 - our own server
        cookie, strict = answer.headers["Set-Cookie"], answer.headers["Strict-Transport-Security"]
    assert "Secure" in cookie, f"expected a cookie for https only, got {cookie.partition(';')[2]!r}"
    assert strict, "expected that the house knows of https"


def _check_origin(address: str, table: str) -> None:
    where = f"{address.replace('http', 'ws', 1)}ws/tables/{table}"
    with connect(where, origin=Origin(address.rstrip("/")), max_size=None):
        pass
    try:
        with connect(where, origin=Origin("https://elsewhere.example"), max_size=None):
            raise AssertionError("expected that a page of another site is refused")
    except InvalidStatus:
        pass


def _check_counting(address: str) -> None:
    """Guess codes, and claim to be somebody else each time: it helps nobody."""
    body = json.dumps({"code": secrets.token_hex(5)}).encode()
    found = []
    for number in range(2 * TRIES + 1):  # each of two servers counts for itself
        claimed = {"Content-Type": "application/json", "X-Forwarded-For": f"198.51.100.{number}"}
        request = urllib.request.Request(f"{address}api/me/move", body, claimed)  # noqa: S310 - our own server
        try:
            urllib.request.urlopen(request).close()  # noqa: S310 - our own server
        except urllib.error.HTTPError as error:
            found.append(error.code)
    assert 429 in found, f"expected that guessing is counted by the real address, got {found}"


PROXIES = {"nginx": nginx, "caddy": caddy}


def try_recipes(proxy: str, *, crosses_machines: bool) -> None:
    """Try the recipe of a proxy, and with it those of several processes on one machine or across machines."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-recipes-") as name, ExitStack() as stack:
        postgres = Postgres()
        stack.callback(postgres.close)
        machine = Machine(Path(name), postgres.url)
        stack.enter_context(house(machine, crosses_machines=crosses_machines))
        play(machine, stack.enter_context(PROXIES[proxy](machine)))
        machine.check_logs()


def try_without_proxy() -> None:
    """Try the recipe of a single server that speaks https by itself."""
    with tempfile.TemporaryDirectory(prefix="ludotheque-recipes-") as name:
        machine = Machine(Path(name), "")
        write_certificate(machine.folder / "etc" / "ssl", "play")
        words = shlex.split(machine.told(recipe("sh", "--tls"), **{"443": str(machine.port)}))
        with machine.running(*OURS, *words[1:], first_line="ludotheque "):
            play(machine, machine.folder / "etc" / "ssl" / "play.pem", is_behind_a_proxy=False)


if __name__ == "__main__":
    try_without_proxy()
    print("recipes: one server with https, as written: a game was played")
    missing = [proxy for proxy in PROXIES if shutil.which(proxy) is None]
    for number, proxy in enumerate(PROXIES):
        if proxy not in missing:
            try_recipes(proxy, crosses_machines=number > 0)
            print(f"recipes: {proxy}, NATS, PostgreSQL, two servers and a worker, as written: a game was played")
    if missing:
        sys.exit(f"recipes: not tried, for they are not on the PATH: {', '.join(missing)}")
