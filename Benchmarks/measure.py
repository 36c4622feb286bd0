"""Times the program beside xmllint and libyaml: medians of interleaved runs, their ratios, and the most memory used.

Interleaved, so that whatever else the machine does falls on all alike; trust the ratios, not the milliseconds. Every
check reads, simulates and judges with the recommended rules and writes a report as JSON. A goal that is missed is
said, and fails nothing: how fast a machine is decides no build.

    measure.py PROGRAM [EVENTS]

EVENTS is the program of events.c; without it YAML is measured alone. A11YLINT_BENCH_FILES names a folder of real
storyboards and xibs; without it they are generated.
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
EVENTS = sys.argv[2] if len(sys.argv) > 2 else None
XMLLINT = shutil.which("xmllint")
# The program looks at variables that begin like its own, and says that it does not know this one.
REAL_FILES = os.environ.pop("A11YLINT_BENCH_FILES", None)


def main():
    if not XMLLINT:
        print("xmllint is not installed: there is nothing to compare XML with.")
    with tempfile.TemporaryDirectory() as folder:
        measure_start()
        measure_documents(folder)
        measure_reviews(folder)
        measure_code()
        measure_app(folder)
        measure_views(folder)
        measure_long_storyboard(folder)
        measure_screens(folder)
        measure_siblings(folder)
        measure_growth(folder)


def measure_start():
    small = "Fixtures/screens/profile.storyboard"
    runs = compare("Start, one small file", {
        **xmllint([small]),
        "a11ylint --version": [PROGRAM, "--version"],
        "a11ylint check, storyboard": check([small]),
        "a11ylint check, YAML": check(["Fixtures/screens/checkout.yaml"]),
    }, rounds=40)
    runs.tell_goal("a11ylint check, storyboard", 1.5)


def measure_documents(folder):
    if REAL_FILES:
        files = sorted(
            path for end in ("storyboard", "xib") for path in glob.glob(f"{REAL_FILES}/**/*.{end}", recursive=True))
    else:
        documents = (generate.storyboard(5 + number % 30) for number in range(100))
        files = generate.write_many(folder, "documents.storyboard", documents)
    runs = compare(f"{len(files)} documents of Interface Builder, {megabytes(files)}", {
        **xmllint(files),
        "a11ylint check, 1 job": check(files, jobs=1),
        "a11ylint check, 2 jobs": check(files, jobs=2),
    }, rounds=15)
    runs.tell_goal("a11ylint check, 1 job", 1.0)
    runs.tell_goal("a11ylint check, 2 jobs", 0.6)


def measure_reviews(folder):
    files = generate.write_many(folder, "reviews.xib", (generate.xib(14, number) for number in range(400)))
    runs = compare(f"{len(files)} xibs with findings to review, {megabytes(files)}", {
        **xmllint(files),
        "a11ylint check, 1 job": check(files, jobs=1),
    }, rounds=9)
    runs.tell_goal("a11ylint check, 1 job", 2.0)


def measure_code():
    """The sample app without and with its code; the last note of `--verbose` says how much of it was read."""
    app = "Fixtures/sources/Journeys"
    with_code = check([app, "--sources", app])
    runs = compare("The sample app and its code", {
        "a11ylint check": check([app]),
        "a11ylint check --sources": with_code,
    }, rounds=15)
    runs.tell_goal("a11ylint check --sources", 1.5)
    timing = subprocess.run([*with_code, "--verbose"], capture_output=True, text=True, check=False).stderr
    print(f"  {timing.strip().splitlines()[-1]}" if timing.strip() else "  no code was read")


def measure_app(folder):
    """A large app whose functions share their names: the cost of its code alone, on one thread."""
    app = generate.app(folder, 3_000)
    files = generate.write_many(folder, "app.xib", (generate.xib(14, number) for number in range(300)))
    code = glob.glob(f"{app}/*.swift")
    runs = compare(f"300 xibs beside an app of {len(code)} files, {megabytes(code)}", {
        "a11ylint check, 1 job": check(files, jobs=1),
        "a11ylint check --sources": check([*files, "--sources", app], jobs=1),
    }, rounds=3)
    met = "met" if runs.seconds["a11ylint check --sources"] <= 3 else "missed"
    print(f"  goal: a11ylint check --sources in at most 3 s: {met}")


def measure_views(folder):
    """A large app of views of SwiftUI alone, on one thread."""
    app = generate.views(folder, 2_000)
    code = glob.glob(f"{app}/*.swift")
    runs = compare(f"An app of {len(code)} files of views, {megabytes(code)}", {
        "a11ylint check, views": check([app], jobs=1),
    }, rounds=3)
    met = "met" if runs.seconds["a11ylint check, views"] <= 3 else "missed"
    print(f"  goal: a11ylint check in at most 3 s: {met}")


def measure_long_storyboard(folder):
    one = generate.write(folder, "long.storyboard", generate.storyboard(14_500))
    many = generate.write(folder, "scenes.storyboard", generate.scenes(2_500))
    for shape, path in {"one scene": one, "2,500 scenes, 12,500 findings": many}.items():
        runs = compare(
            f"One storyboard of {megabytes([path])}, {shape}", {**xmllint([path]), "a11ylint check": check([path])},
            rounds=5)
        runs.tell_goal("a11ylint check", 1.5)
        runs.tell_memory_goal("a11ylint check", room_for(path))


def measure_screens(folder):
    files = generate.write_many(folder, "screens.yaml", (generate.screen(50, number) for number in range(500)))
    events = {"libyaml, events alone": [EVENTS, *files]} if EVENTS else {}
    runs = compare(f"{len(files)} native screens, {megabytes(files)}", {
        **events,
        "a11ylint check, 1 job": check(files, jobs=1),
        "a11ylint check, 2 jobs": check(files, jobs=2),
    }, rounds=5)
    if EVENTS:
        runs.tell_goal("a11ylint check, 1 job", 2.5)
    files = generate.write_many(folder, "faulty.yaml", (generate.loose_screen(50, number) for number in range(500)))
    events = {"libyaml, events alone": [EVENTS, *files]} if EVENTS else {}
    runs = compare(f"{len(files)} native screens that go on below the screen, {megabytes(files)}", {
        **events,
        "a11ylint check, 1 job": check(files, jobs=1),
    }, rounds=5)
    if EVENTS:
        runs.tell_goal("a11ylint check, 1 job", 4.0)
    runs.tell_memory_goal("a11ylint check, 1 job", 40_000_000)
    path = generate.write(folder, "long.yaml", generate.screen(25_000))
    runs = compare(f"One native screen of {megabytes([path])}", {"a11ylint check": check([path])}, rounds=3)
    runs.tell_memory_goal("a11ylint check", room_for(path))


def measure_siblings(folder):
    """Findings of one screen that are all known before the first is written."""
    path = generate.write(folder, "siblings.yaml", generate.buttons(200_000))
    runs = compare(
        f"One native screen of 200,000 buttons with 400,000 findings, {megabytes([path])}",
        {"a11ylint check": check([path])}, rounds=3)
    runs.tell_memory_goal("a11ylint check", 400_000_000)


def measure_growth(folder):
    """What an input costs that is 10 and 100 times as long: 10 and 100 where cost is in proportion to length."""
    print("\nGrowth, without the time to start; in proportion would be × 10.0 and × 100.0")
    start = median(check([generate.write(folder, "tiny.yaml", generate.screen(1))]), 30)
    grow("elements of one storyboard", start, lambda times: [
        generate.write(folder, f"grown-{times}.storyboard", generate.storyboard(200 * times))])
    grow("elements of one screen", start, lambda times: [
        generate.write(folder, f"grown-{times}.yaml", generate.screen(250 * times))])
    grow("files", start, lambda times: generate.write_many(
        folder, f"files-{times}.yaml", (generate.screen(25, number) for number in range(10 * times))))
    grow("findings", start, lambda times: [
        generate.write(folder, f"faulty-{times}.yaml", generate.faulty_screen(25 * times))])


def grow(what, start, files):
    medians = [median(check(files(times), jobs=1), 30 if times == 1 else 5) - start for times in (1, 10, 100)]
    factors = "".join(f"  × {value / medians[0]:6.1f}" for value in medians[1:])
    print(f"  {what:28} {medians[0] * 1000:9.2f} ms{factors}")


class Runs:
    """Medians of the seconds and of the most memory, in bytes, of commands by their names."""

    def __init__(self, seconds, memory):
        self.seconds = seconds
        self.memory = memory

    def tell_goal(self, name, factor):
        """Says whether a command takes at most so many times as long as the first one."""
        names = list(self.seconds)
        if name == names[0]:
            return
        ratio = self.seconds[name] / self.seconds[names[0]]
        print(f"  goal: {name} at most × {factor:.1f}: {'met' if ratio <= factor else 'missed'}")

    def tell_memory_goal(self, name, most):
        """Says whether a command takes at most so many bytes of memory."""
        met = "met" if self.memory[name] <= most else "missed"
        print(f"  goal: {name} in at most {most / 1e6:.0f} MB: {met}")


def compare(title, commands, rounds):
    """Runs the commands in turn, prints a line for each, with ratios to the first, and returns the medians."""
    seconds = {name: [] for name in commands}
    memory = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            took, peak = run(command)
            seconds[name].append(took)
            memory[name].append(peak)
    runs = Runs(
        {name: statistics.median(values) for name, values in seconds.items()},
        {name: statistics.median(values) for name, values in memory.items()})
    print(f"\n{title}; {rounds} rounds")
    first = next(iter(runs.seconds.values()))
    for name, median_seconds in runs.seconds.items():
        ratio = median_seconds / first
        print(f"  {name:28} {median_seconds * 1000:9.2f} ms  × {ratio:6.2f}  {runs.memory[name] / 1e6:7.1f} MB")
    return runs


def median(command, rounds):
    return statistics.median(run(command)[0] for _ in range(rounds))


def run(command):
    """Runs a command and returns its seconds and the most memory that it used, in bytes."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    took = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        sys.exit(f"{' '.join(command[:4])} … ended with {process.returncode}")
    # Kilobytes on Linux, bytes on a Mac.
    return took, usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def check(paths, jobs=None):
    return [PROGRAM, "check", "--format", "json", *(["--jobs", str(jobs)] if jobs else []), *paths]


def xmllint(paths):
    return {"xmllint --noout": [XMLLINT, "--noout", *paths]} if XMLLINT else {}


def room_for(path):
    """The memory in bytes that the check of a file may take: 16 MB beside six times its size."""
    return 6 * os.path.getsize(path) + 16_000_000


def megabytes(paths):
    return f"{sum(os.path.getsize(path) for path in paths) / 1e6:.1f} MB"


if __name__ == "__main__":
    main()
