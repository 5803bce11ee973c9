"""Build the client in an empty copy, with a PATH that has no node and no npm, as on a fresh machine."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ON_THE_PATH = ("sh", "env")  # npm's scripts start a shell, and the shell starts programs by env


def build_without_node(folder: Path) -> None:
    programs = folder / "bin"
    programs.mkdir()
    for name in ON_THE_PATH:
        found = shutil.which(name)
        assert found, f"expected {name} on the PATH"
        (programs / name).symlink_to(found)
    copy = folder / "copy"
    shutil.copytree(ROOT / "client", copy / "client", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copy2(ROOT / "hatch_build.py", copy)
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__", "web"))
    subprocess.run([sys.executable, "hatch_build.py"], cwd=copy, env={**os.environ, "PATH": str(programs)}, check=True)
    page = (copy / "src" / "ludotheque" / "web" / "index.html").read_text(encoding="utf-8")
    assert "<script" in page, f"expected a script in the built index.html, found {page!r}"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        build_without_node(Path(name))
    print("without_node: the client builds with no node and no npm on the PATH")
