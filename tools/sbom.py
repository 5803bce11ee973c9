"""Write the bill of materials of a release, CycloneDX: what runs, what is in the client, and what only builds it."""

import base64
import json
import re
import sys
import tomllib
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "requirements"
CLIENT_LOCK = ROOT / "client" / "package-lock.json"
PINNED = re.compile(r"^([\w.-]+)==([^\s;]+)((?:.*\\\n)+.*)", re.MULTILINE)
BUILT_IN = ("node_modules/svelte",)
"""Tools of which a part ends up in the client."""
Component = dict[str, Any]


def bill() -> dict[str, Any]:
    """Put the bill together; the same locks give the same bill."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    components = sorted([*python_packages(), *npm_packages()], key=lambda one: str(one["purl"]))
    content = json.dumps(components, sort_keys=True)
    name = f"{project['name']} {project['version']} {content}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_OID, name)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": "ludotheque",
                "name": project["name"],
                "version": project["version"],
                "description": project["description"],
                "licenses": [{"license": {"id": project["license"]}}],
                "purl": f"pkg:pypi/{project['name']}@{project['version']}",
            }
        },
        "components": components,
        "dependencies": [
            {"ref": "ludotheque", "dependsOn": [one["bom-ref"] for one in components if one["scope"] != "excluded"]}
        ],
    }


def python_packages() -> Iterator[Component]:
    """List what the wheel needs, what its extras need, and what builds it."""
    scopes: dict[str, str] = {}
    found: dict[str, tuple[str, list[str]]] = {}
    for lock, scope in (("base", "required"), ("house", "optional"), ("build", "excluded")):
        for name, version, rest in PINNED.findall((REQUIREMENTS / f"{lock}.txt").read_text(encoding="utf-8")):
            scopes.setdefault(name, scope)
            found[name] = version, re.findall(r"--hash=sha256:([0-9a-f]{64})", rest)
    for name, (version, digests) in found.items():
        purl = f"pkg:pypi/{name.lower()}@{version}"
        yield _component(name, version, purl, scopes[name], [("SHA-256", digest) for digest in digests])


def npm_packages() -> Iterator[Component]:
    """List what is in the client, and what builds it."""
    packages = json.loads(CLIENT_LOCK.read_text(encoding="utf-8"))["packages"]
    seen = set()
    for path, package in packages.items():
        name = path.rpartition("node_modules/")[2]
        purl = f"pkg:npm/{quote(name, safe='/')}@{package.get('version')}"
        if not path or purl in seen:
            continue
        seen.add(purl)
        scope = "excluded" if package.get("dev") and path not in BUILT_IN else "required"
        algorithm, _, digest = package["integrity"].partition("-")
        hashed = [(f"SHA-{algorithm[3:]}", base64.b64decode(digest).hex())]
        yield _component(name, package["version"], purl, scope, hashed)


def _component(name: str, version: str, purl: str, scope: str, hashes: list[tuple[str, str]]) -> Component:
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "scope": scope,
        "hashes": [{"alg": algorithm, "content": digest} for algorithm, digest in hashes],
    }


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8")
    print(f"sbom: {sys.argv[1]}")
