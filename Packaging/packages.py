#!/usr/bin/env python3
"""Makes the packages that are zip files: `packages.py wheel|bundle FOLDER OUT` packs the program of an archive's folder.

A wheel only carries the program: pip puts it beside the Python that installs it. An artifact bundle is what SwiftPM takes
as a binary target. The same files make the same bytes: in one order, and as old as the commit.
"""
import base64
import hashlib
import json
import os
import pathlib
import platform
import subprocess
import sys
import time
import zipfile

SUMMARY = "Checks iOS screens for accessibility, without Xcode and without the running app"


def commit_time():
    """When the commit was made; a zip file knows no earlier year than 1980, and no zone."""
    seconds = int(subprocess.check_output(["git", "log", "-1", "--format=%ct"], text=True))
    return time.gmtime(max(seconds, 315532800))[:6]


def write_zip(path, files):
    """Writes (name, bytes, whether it is a program) in this order."""
    date = commit_time()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content, is_program in files:
            entry = zipfile.ZipInfo(name, date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100755 if is_program else 0o100644) << 16
            archive.writestr(entry, content)


def machine():
    """The machine as wheels and triples call it."""
    name = platform.machine()
    if platform.system() == "Darwin":
        return name
    return {"arm64": "aarch64", "amd64": "x86_64"}.get(name, name)


def wheel_tag():
    """A program that needs no library of the system runs with either C library, and on any kernel of the last years."""
    if platform.system() == "Darwin":
        return f"py3-none-macosx_15_0_{machine()}"
    return f"py3-none-manylinux_2_17_{machine()}.manylinux2014_{machine()}.musllinux_1_1_{machine()}"


def wheel(folder, version, out):
    """A wheel named as PEP 427 wants it, with the program among its scripts."""
    tag = wheel_tag()
    python, abi, systems = tag.split("-")
    info = f"a11ylint-{version}.dist-info"
    metadata = "\n".join([
        "Metadata-Version: 2.4", "Name: a11ylint", f"Version: {version}", f"Summary: {SUMMARY}",
        "License-Expression: Apache-2.0", "License-File: LICENSE", "Requires-Python: >=3.8", "",
    ])
    tags = "".join(f"Tag: {python}-{abi}-{system}\n" for system in systems.split("."))
    about = f"Wheel-Version: 1.0\nGenerator: a11ylint {version}\nRoot-Is-Purelib: false\n{tags}"
    files = [
        (f"a11ylint-{version}.data/scripts/a11ylint", (folder / "a11ylint").read_bytes(), True),
        (f"{info}/METADATA", metadata.encode(), False),
        (f"{info}/WHEEL", about.encode(), False),
        (f"{info}/licenses/LICENSE", (folder / "LICENSE").read_bytes(), False),
    ]
    record = "".join(f"{name},{digest(content)},{len(content)}\n" for name, content, _ in files)
    files.append((f"{info}/RECORD", f"{record}{info}/RECORD,,\n".encode(), False))
    path = out / f"a11ylint-{version}-{tag}.whl"
    write_zip(path, files)
    return path


def digest(content):
    """A digest as RECORD has it."""
    text = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
    return f"sha256={text}"


def bundle(folder, version, out):
    """An artifact bundle (SE-0305) with the program for this machine's platform."""
    on_mac = platform.system() == "Darwin"
    triple = f"{machine()}-apple-macosx" if on_mac else f"{machine()}-unknown-linux-gnu"
    place = f"{folder.name}/bin/a11ylint"
    info = {
        "schemaVersion": "1.0",
        "artifacts": {
            "a11ylint": {
                "type": "executable", "version": version,
                "variants": [{"path": place, "supportedTriples": [triple]}],
            }
        },
    }
    root = "a11ylint.artifactbundle"
    path = out / f"{folder.name}.artifactbundle.zip"
    write_zip(path, [
        (f"{root}/LICENSE", (folder / "LICENSE").read_bytes(), False),
        (f"{root}/info.json", json.dumps(info, indent=2).encode() + b"\n", False),
        (f"{root}/{place}", (folder / "a11ylint").read_bytes(), True),
    ])
    return path


def main():
    """Prints the path of the package."""
    kind, folder, out = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    program = os.path.abspath(folder / "a11ylint")
    version = subprocess.check_output([program, "--version"], text=True).split()[1]
    print({"wheel": wheel, "bundle": bundle}[kind](folder, version, out))


if __name__ == "__main__":
    main()
