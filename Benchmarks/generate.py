"""Writes large screens: a storyboard and a native screen in YAML, both the same on every run."""

LABELS = ["Pay", "Search", "首页", "Settings &amp; more", "Add to list", "Player", "作者", "Close"]

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes>
        <scene sceneID="s-1">
            <objects>
                <viewController id="c-1" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v-0">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            <scrollView contentMode="scaleToFill" id="l-0">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>
"""

BUTTON = """                            <button opaque="NO" contentMode="scaleToFill" id="b-{number}">
                                <rect key="frame" x="16" y="{top}" width="343" height="44"/>
                                <accessibility key="accessibilityConfiguration" label="{label} {number}"/>
                                <state key="normal" title="{label}"/>
                            </button>
"""

TAIL = """                                </subviews>
                            </scrollView>
                        </subviews>
                    </view>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
"""

LIST = """screen: Long
elements:
  - type: scrollView
    scrolls: vertical
    frame: [0, 0, 375, 667]
    children:
"""

ELEMENT = """      - type: button
        id: b{number}
        label: "{label} {number}"
        frame: [16, {top}, 343, 44]
"""


def storyboard(count):
    """A storyboard with one scene of so many buttons below each other, in a view that scrolls."""
    return HEAD + "".join(repeated(BUTTON, count)) + TAIL


def screen(count):
    """A native screen of so many buttons below each other, in a view that scrolls."""
    return LIST + "".join(repeated(ELEMENT, count))


def repeated(template, count):
    for number in range(count):
        yield template.format(number=number, top=number * 52, label=LABELS[number % len(LABELS)])
