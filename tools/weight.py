"""Weigh the built client: what a table loads before anybody has clicked, and all scripts there are, compressed."""

import re
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "src" / "ludotheque" / "web"
ENTRY = re.compile(r'<script[^>]* src="/assets/([\w.-]+\.js)"')
IMPORTED = re.compile(r'(?:import|from)\s*"\./([\w.-]+\.js)"')
"""What a script needs before it runs; `import("./page.js")` is fetched when it is asked for."""


def weight(script: Path) -> int:
    """Count the bytes that travel: the build has compressed them."""
    return script.with_name(f"{script.name}.gz").stat().st_size


def all_scripts(web: Path = WEB) -> list[Path]:
    """List the scripts of a built client."""
    return sorted((web / "assets").glob("*.js"))


def loaded_scripts(web: Path = WEB) -> list[Path]:
    """List what the page needs to begin with: its entry, and all that this imports, and so on."""
    wanted = ENTRY.findall((web / "index.html").read_text(encoding="utf-8"))
    found: dict[str, Path] = {}
    while wanted:
        name = wanted.pop()
        if name not in found:
            found[name] = web / "assets" / name
            wanted += IMPORTED.findall(found[name].read_text(encoding="utf-8"))
    return sorted(found.values())
