"""A server in a process of its own, that can be killed and started again on the same database."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


class Serving:
    """A running server of ours."""

    def __init__(self, folder: Path, pace: float = 0.0, arguments: Sequence[str] = ()) -> None:
        """Start one whose database lies in the folder; bots move at once. Further arguments go to the command."""
        self.database = f"sqlite:///{folder}/tables.sqlite"
        self._arguments = ["--pace", str(pace), *arguments]
        self._port = 0
        self.start()

    def start(self) -> None:
        """Start on any free port, later on the same one, and wait for the address."""
        port = str(self._port)
        command = [sys.executable, "-m", "ludotheque.cli", "serve", "--port", port, "--database", self.database]
        self._process = subprocess.Popen(  # noqa: S603 - our own command
            [*command, *self._arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if "ludotheque is open: " not in line:
            raise RuntimeError(self._process.communicate()[1])
        self.address = line.split()[-1]
        self._port = int(self.address.rstrip("/").rpartition(":")[2])

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def kill(self) -> None:
        """End it as a power cut would, with whatever it was doing."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdout, self._process.stderr):
            assert pipe is not None
            pipe.close()

    def stop(self) -> str:
        """End it kindly; give what it complained about."""
        self._process.terminate()
        return self._process.communicate(timeout=30)[1]
