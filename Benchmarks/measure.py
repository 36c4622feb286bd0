"""Times the program beside xmllint and libyaml: medians of interleaved runs, and their ratios.

Interleaved, so that whatever else the machine does falls on all alike; trust the ratios, not the milliseconds.
"""

import glob
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import generate

PROGRAM = sys.argv[1]
XMLLINT = shutil.which("xmllint")
HELLO = 'print("hello")\n'
LIBYAML = "import sys, yaml\nfor event in yaml.parse(open(sys.argv[1], 'rb'), Loader=yaml.CParser): pass\n"


def compare(title, commands, rounds):
    """Prints the median of each command; ratios are to the first one."""
    times = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            start = time.perf_counter()
            subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
            times[name].append(time.perf_counter() - start)
    print(f"\n{title}, {rounds} rounds")
    medians = {name: statistics.median(values) for name, values in times.items()}
    first = next(iter(medians.values()))
    for name, median in medians.items():
        print(f"  {name:34} {median * 1000:9.2f} ms  x {median / first:.2f}")


def main():
    if not XMLLINT:
        print("xmllint is not installed: there is nothing to compare XML with.")
    with tempfile.TemporaryDirectory() as folder:
        measure_start(folder)
        measure_documents()
        measure_long_files(folder)


def measure_start(folder):
    small = "Fixtures/screens/profile.storyboard"
    commands = {**xmllint([small]), **start_of_swift(folder)}
    commands["a11ylint version"] = [PROGRAM, "version"]
    commands["a11ylint check, small storyboard"] = [PROGRAM, "check", small]
    commands["a11ylint check, small YAML"] = [PROGRAM, "check", "Fixtures/screens/checkout.yaml"]
    compare("Start", commands, 40)


def measure_documents():
    root = os.environ.get("A11YLINT_BENCH_FILES", "Fixtures/screens")
    files = sorted(
        path for end in ("storyboard", "xib") for path in glob.glob(f"{root}/**/*.{end}", recursive=True))
    commands = {**xmllint(files), "a11ylint check": [PROGRAM, "check", *files]}
    commands["a11ylint check --jobs 1"] = [PROGRAM, "check", "--jobs", "1", *files]
    compare(f"{len(files)} documents of Interface Builder in one process", commands, 10)


def measure_long_files(folder):
    path = write(folder, "long.storyboard", generate.storyboard(5_000))
    compare(f"One storyboard of {size(path)}", {**xmllint([path]), "a11ylint check": [PROGRAM, "check", path]}, 5)
    path = write(folder, "long.yaml", generate.screen(5_000))
    compare(f"One native screen of {size(path)}",
            {**libyaml(folder, path), "a11ylint check": [PROGRAM, "check", path]}, 5)


def xmllint(paths):
    return {"xmllint --noout": [XMLLINT, "--noout", *paths]} if XMLLINT else {}


def libyaml(folder, path):
    """The event loop of libyaml, as far as Python has it."""
    try:
        import yaml
    except ImportError:
        return {}
    if not yaml.__with_libyaml__:
        return {}
    return {"libyaml events, from Python": [sys.executable, write(folder, "events.py", LIBYAML), path]}


def start_of_swift(folder):
    """A program that does nothing but start Swift's runtime, where it can be built."""
    source = write(folder, "hello.swift", HELLO)
    program = os.path.join(folder, "hello")
    flags = ["-static-stdlib"] if sys.platform == "linux" else []
    built = subprocess.run(["swiftc", "-O", *flags, source, "-o", program], check=False, capture_output=True)
    return {"Swift printing one line": [program]} if built.returncode == 0 else {}


def write(folder, name, text):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    return path


def size(path):
    return f"{os.path.getsize(path) / 1e6:.1f} MB"


if __name__ == "__main__":
    main()
