"""Writes records of generated screens to standard output: `generate.py COUNT [SEED]`. One in a hundred is broken.

The same numbers give the same records on every machine.
"""

import json
import random
import sys

WORDS = "Home Cart Orders Profile Search Help Settings Wallet Stores Offers Reviews Sign Delete Total".split()
TYPES = ["Button", "StaticText", "Image", "Switch", "TextField", "Cell", "Slider"]


def label(dice):
    return "" if dice.random() < 0.1 else f"{dice.choice(WORDS)} {dice.randint(1, 99)}"


def page_source(dice):
    """A page source as Appium returns it."""
    rows, y = [], 60
    for _ in range(dice.randint(6, 30)):
        kind, height, name = dice.choice(TYPES), dice.choice([20, 30, 44, 60]), label(dice)
        rows.append(
            f'<XCUIElementType{kind} type="XCUIElementType{kind}" name="{name}" label="{name}" enabled="true" '
            f'visible="true" accessible="true" x="16" y="{y}" width="343" height="{height}"/>')
        y += height + 8
    frame = 'x="0" y="0" width="375" height="812"'
    return (
        f'<AppiumAUT><XCUIElementTypeApplication type="XCUIElementTypeApplication" name="Shop" label="Shop" {frame}>\n'
        + "\n".join(rows) + "\n</XCUIElementTypeApplication></AppiumAUT>\n")


def own_screen(dice):
    """A screen in the format of a11ylint."""
    rows = [
        f"  - {{ type: {dice.choice(['button', 'label', 'image', 'switch'])}, id: e{row}, "
        f"label: {json.dumps(label(dice))}, frame: [16, {60 + row * 52}, {dice.choice([30, 44, 200])}, 44] }}\n"
        for row in range(dice.randint(3, 12))]
    return "screen: Generated\nelements:\n" + "".join(rows)


def poison(dice, line):
    """A line that no program should trust."""
    return dice.choice([
        line[: dice.randint(1, len(line) - 1)], "", "no JSON", "[" * 50_000, '{"id": 1}',
        json.dumps({"id": "bomb", "source": "[" * 100_000}), json.dumps({"id": "open", "source": "<a><b>"}),
        json.dumps({"id": "missing", "path": "/no/such/file"}), '{"id": 7, "source": 7}',
    ])


def main():
    count, seed = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    dice = random.Random(seed)
    for number in range(count):
        make = page_source if dice.random() < 0.8 else own_screen
        screen = f"screen-{number % 400}"
        line = json.dumps({"id": number, "name": f"run-{number // 400}/{screen}", "screen": screen, "source": make(dice)})
        print(poison(dice, line) if dice.random() < 0.01 else line)


if __name__ == "__main__":
    main()
