"""Ask whether a version we lock is known to be unsafe; where nobody can be asked, say so and go on."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "base.txt"


def main() -> None:
    """Complain about every package with a known flaw."""
    command = ["-m", "pip_audit", "-r", str(LOCK), "--disable-pip", "--require-hashes"]
    quiet = ["--progress-spinner", "off", "--format", "json", "--timeout", "5"]
    asked = subprocess.run([sys.executable, *command, *quiet], capture_output=True, text=True, check=False)
    try:
        packages = json.loads(asked.stdout)["dependencies"]
    except (json.JSONDecodeError, KeyError):
        print("audit: the list of known flaws cannot be reached from here; nothing was checked")
        return
    known = [package for package in packages if "vulns" in package]
    flawed = [f"{package['name']} {package['version']}: {flaw['id']}" for package in known for flaw in package["vulns"]]
    if flawed:
        sys.exit("audit: these versions are known to be unsafe\n  " + "\n  ".join(flawed))
    if not known:
        print("audit: not one package could be looked up from here; nothing was checked")
        return
    print(f"audit: {len(known)} of {len(packages)} packages could be looked up, none is known to be unsafe")


if __name__ == "__main__":
    main()
