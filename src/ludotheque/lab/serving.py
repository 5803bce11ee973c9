"""Servers and workers in processes of their own, that can be killed and started again on the same database."""

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path


class Process:
    """A running command of ours, which says in its first line that it has begun."""

    def __init__(self, *words: str, tree: str = "", log: Path | None = None) -> None:
        """Start, from another tree's sources if one is given; a log takes what it complains about meanwhile."""
        self._words = words
        source = Path(tree) / "src" if (Path(tree) / "src").is_dir() else Path(tree)
        self._environment = {**os.environ, "PYTHONPATH": str(source.resolve())} if tree else None
        self._log = log
        self.start()

    def start(self) -> None:
        """Start, and wait for the first line."""
        with self._log.open("a") if self._log else nullcontext(subprocess.PIPE) as complaints:
            self._process = subprocess.Popen(  # noqa: S603 - our own command
                [sys.executable, "-m", "ludotheque.cli", *self._words],
                stdout=subprocess.PIPE,
                stderr=complaints,
                text=True,
                env=self._environment,
            )
        assert self._process.stdout is not None
        self.first_line = self._process.stdout.readline()
        if not self.first_line.startswith("ludotheque "):
            raise RuntimeError(self._process.communicate()[1])

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def kill(self) -> None:
        """End it as a power cut would, with whatever it was doing."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdout, self._process.stderr):
            if pipe is not None:
                pipe.close()

    def stop(self) -> str:
        """End it kindly; give what it complained about."""
        if self._process.returncode is not None:
            return ""
        self._process.terminate()
        return self._process.communicate(timeout=30)[1] or ""


class Serving(Process):
    """A running server of ours."""

    def __init__(self, where: Path | str, *, nats: str = "", pace: float = 0.0, arguments: Sequence[str] = ()) -> None:
        """Start one on any free port, later on the same one, with its tables in a folder or a database."""
        self.database = where if isinstance(where, str) else f"sqlite:///{where}/tables.sqlite"
        shared = ("--nats", nats) if nats else ()
        quick = ("--pace", str(pace), "--patience", "0.2")
        self._told = ("serve", "--database", self.database, *quick, *shared, *arguments)
        super().__init__(*self._told, "--port", "0")

    def start(self) -> None:
        super().start()
        self.address = self.first_line.split()[-1]
        port = self.address.rstrip("/").rpartition(":")[2]
        self._words = (*self._told, "--port", port)


class Working(Process):
    """A running worker of ours, who thinks for the bots."""

    def __init__(self, database: str, nats: str) -> None:
        super().__init__("worker", "--database", database, "--nats", nats, "--pace", "0")
