"""Tells how the cost of a check grows with screens of many shapes, each of which could mislead some rule into
comparing everything with everything: a shape whose cost is not in proportion to its length stands out.

    growth.py PROGRAM

For each shape: the seconds of processor time for screens of 1,000, 4,000 and 16,000 elements, and by how much the last
step multiplied them, which is 4 where cost is in proportion and 16 where it is quadratic.
"""

import os
import resource
import subprocess
import sys
import tempfile

PROGRAM = sys.argv[1]
SIZES = [1_000, 4_000, 16_000]
HEAD = "screen: Shape\ntitle: Shape\nelements:\n"


def siblings(line):
    """A shape of so many elements beside each other, one a line."""
    return lambda count: HEAD + "".join(f"  - {{ {line(number)} }}\n" for number in range(count))


def within(head, line):
    """A shape of one container that holds so many elements, one a line."""
    return lambda count: HEAD + head(count) + "".join(f"      - {{ {line(number)} }}\n" for number in range(count))


def table_cell(number):
    return (
        f"type: tableViewCell, frame: [0, {number * 60}, 375, 60], children: ["
        f"{{ type: label, text: A{number}, frame: [0, 0, 100, 20] }},"
        " { type: button, label: More, frame: [300, 0, 44, 44] }]")


def group(number):
    return (
        f"type: view, shouldGroupChildren: true, frame: [0, {number * 50}, 375, 50], children: ["
        f"{{ type: button, label: B{number}, frame: [0, 0, 44, 44] }},"
        f" {{ type: label, text: Word {number}, frame: [50, 0, 44, 44] }}]")


def members(numbers):
    return lambda count: (
        "  - type: view\n    id: list\n    frame: [0, 0, 400, 900000]\n    elements: ["
        + ", ".join(f"b{number}" for number in numbers(count)) + "]\n    children:\n")


SHAPES = {
    "equal buttons without frames": siblings(lambda n: "type: button, label: Pay"),
    "equal buttons at one place": siblings(lambda n: "type: button, label: Pay, frame: [0, 0, 44, 44]"),
    "equal ids": siblings(lambda n: f"type: button, id: a, label: Pay {n}"),
    "one function for all": siblings(
        lambda n: f"type: button, label: B{n}, action: pay, frame: [0, {n * 50}, 44, 44]"),
    "views upon each other": siblings(lambda n: f"type: view, frame: [0, {n % 7}, 375, 667]"),
    "one row": siblings(lambda n: f"type: button, label: B{n}, frame: [{n * 50}, 0, 44, 44]"),
    "grid": siblings(lambda n: f"type: button, label: B{n}, frame: [{n % 50 * 50}, {n // 50 * 50}, 44, 44]"),
    "texts in a column": siblings(lambda n: f"type: label, text: Text {n}, frame: [0, {n * 30}, 200, 24]"),
    "texts upon each other": siblings(
        lambda n: f"type: label, text: Text {n}, frame: [{n % 300}, {n * 7 % 600}, 100, 20]"),
    "headings": siblings(
        lambda n: f"type: label, text: Head {n}, traits: [header], frame: [0, {n * 30}, 100, 20]"),
    "nameless pictures": siblings(lambda n: f"type: image, isElement: true, frame: [0, {n * 30}, 24, 24]"),
    "nameless switches": siblings(lambda n: f"type: switch, frame: [200, {n * 50}, 51, 31]"),
    "modal views": siblings(
        lambda n: "type: view, modal: true, frame: [0, 0, 375, 667], children: ["
        f"{{ type: button, label: B{n}, frame: [0, 0, 44, 44] }}]"),
    "groups": siblings(group),
    "views that answer taps": siblings(
        lambda n: f"type: view, gestures: {{ tap: open }}, frame: [0, {n * 50}, 375, 44], children: ["
        f"{{ type: label, text: L{n}, frame: [0, 0, 100, 20] }}]"),
    "table": within(lambda _: "  - type: tableView\n    frame: [0, 0, 375, 667]\n    children:\n", table_cell),
    "tab bar": within(lambda _: "  - type: tabBar\n    items:\n", lambda n: f"title: T{n}"),
    "explicit list": within(
        members(range), lambda n: f"type: button, id: b{n}, label: B{n}, frame: [0, {n * 50}, 44, 44]"),
    "explicit list, upside down": within(
        members(lambda count: reversed(range(count))),
        lambda n: f"type: button, id: b{n}, label: B{n}, frame: [0, {n * 50}, 44, 44]"),
}


def main():
    print(f"{'elements':>36}" + "".join(f"{size:12,}" for size in SIZES))
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "shape.yaml")
        for name, shape in SHAPES.items():
            seconds = []
            for size in SIZES:
                with open(path, "w", encoding="utf-8") as file:
                    file.write(shape(size))
                seconds.append(processor_seconds([PROGRAM, "check", "--format", "json", "--jobs", "1", path]))
            columns = "".join(f"{value:10.2f} s" for value in seconds)
            print(f"{name:>36}{columns}  × {seconds[2] / seconds[1]:.1f}", flush=True)


def processor_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    status = subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode
    if status not in (0, 1):
        sys.exit(f"{' '.join(command)} ended with {status}")
    return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


if __name__ == "__main__":
    main()
