"""Build a release into dist: a wheel with hot files compiled for this platform, a pure one, and what belongs to them.

Both wheels have the browser client in them, so that whoever installs one needs neither Node nor a compiler.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from tools.sbom import bill

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
MUST_HOLD = ("ludotheque/web/index.html", "ludotheque/cli/__main__.py", "ludotheque/texts/fr.ftl")
MUST_NOT_HOLD = ("__pycache__", ".sqlite", "node_modules", "/tests/")


def build() -> list[Path]:
    """Build everything, and see what is in it; give the wheels."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    wheels = [build_wheel(is_compiled=is_compiled) for is_compiled in (True, False)]
    shutil.copy2(ROOT / "requirements" / "house.txt", DIST)
    (DIST / "ludotheque.cdx.json").write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8")
    write_digests()
    return wheels


def build_wheel(*, is_compiled: bool) -> Path:
    """Build one wheel; the build hook makes the client and, if asked, compiles."""
    before = set(DIST.glob("*.whl"))
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(DIST)],
        cwd=ROOT,
        env={**os.environ, "LUDOTHEQUE_COMPILE": str(int(is_compiled))},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    (wheel,) = set(DIST.glob("*.whl")) - before
    check_wheel(wheel, is_compiled=is_compiled)
    return wheel


def check_wheel(wheel: Path, *, is_compiled: bool) -> None:
    """Complain about a wheel that lacks something, or holds what is nobody's business."""
    names = zipfile.ZipFile(wheel).namelist()
    missing = [name for name in MUST_HOLD if name not in names]
    assert not missing, f"{wheel.name} lacks {missing}"
    assert any(name.startswith("ludotheque/web/assets/") for name in names), f"{wheel.name} lacks the client's assets"
    strays = [name for name in names for part in MUST_NOT_HOLD if part in name]
    assert not strays, f"{wheel.name} holds {strays}"
    compiled = [name for name in names if name.endswith(".so")]
    assert bool(compiled) == is_compiled, f"{wheel.name}: expected {is_compiled=}, got {len(compiled)} compiled modules"


def write_digests() -> None:
    """Write the digest of each file, as sha256sum does."""
    files = sorted(path for path in DIST.iterdir() if path.is_file())
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (DIST / "SHA256SUMS").write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    build()
    for path in sorted(DIST.iterdir()):
        print(f"release: {path.relative_to(ROOT)}, {path.stat().st_size / 1e6:.1f} MB")
