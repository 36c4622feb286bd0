"""Writes inputs to measure with: storyboards and native screens of any length, the same on every run.

Rows repeat the kinds of element that real screens are made of, each with a name of its own, so that nothing is found
twice and little is reported: what is measured is reading, simulating and judging, not writing a report.
"""

import os

LABELS = ["Pay", "Search", "首页", "Settings &amp; more", "Add to list", "Player", "作者", "Close"]
NOTES = ["Arrives today", "Two people wait", "送料無料", "Read by many", "Offen bis acht", "Новое", "Near you"]

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes>
        <scene sceneID="s-1">
            <objects>
                <viewController title="Long" id="c-1" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v-0">
                        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                        <subviews>
                            <scrollView contentMode="scaleToFill" id="l-0">
                                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                                <subviews>
"""

ROW = """                            <button opaque="NO" contentMode="scaleToFill" id="b-{number}">
                                <rect key="frame" x="16" y="{top}" width="200" height="44"/>
                                <accessibility key="accessibilityConfiguration" label="{label} {number}"/>
                                <state key="normal" title="{label}"/>
                            </button>
                            <label text="{note} {number}" opaque="NO" contentMode="left" id="n-{number}">
                                <rect key="frame" x="16" y="{below}" width="343" height="40"/>
                                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                                <color key="textColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                            </label>
                            <imageView image="photo-{number}" contentMode="scaleAspectFit" id="i-{number}">
                                <rect key="frame" x="240" y="{top}" width="44" height="44"/>
                            </imageView>
                            <switch opaque="NO" contentMode="scaleToFill" on="YES" id="w-{number}">
                                <rect key="frame" x="310" y="{top}" width="51" height="44"/>
                                <accessibility key="accessibilityConfiguration" label="Remember {number}"/>
                            </switch>
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

SCENES_HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <scenes>
"""

SCENE_HEAD = """        <scene sceneID="s-{scene}">
            <objects>
                <viewController id="c-{scene}" customClass="Page{scene}Controller" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="v-{scene}">
                        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                        <subviews>
"""

# Of three buttons one shows a picture alone, which is a finding.
SCENE_ROW = """                            <label text="{note} &amp; more {row}" opaque="NO" contentMode="left" id="l-{scene}-{row}">
                                <rect key="frame" x="16" y="{top}" width="200" height="21"/>
                                <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                            </label>
                            <button opaque="NO" contentMode="scaleToFill" id="b-{scene}-{row}">
                                <rect key="frame" x="320" y="{top}" width="44" height="44"/>
                                <state key="normal" {shown}/>
                            </button>
"""

SCENE_TAIL = """                        </subviews>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                </viewController>
            </objects>
            <point key="canvasLocation" x="{scene}" y="0.0"/>
        </scene>
"""

LIST = """screen: Long {number}
title: Long {number}
elements:
  - type: scrollView
    scrolls: vertical
    frame: [0, 0, 375, 667]
    children:
"""

ELEMENTS = """      - type: button
        id: b{number}
        label: "{label} {number}"
        frame: [16, {top}, 200, 44]
      - type: label
        id: n{number}
        text: {note} {number}
        frame: [16, {below}, 343, 40]
      - type: image
        id: i{number}
        frame: [240, {top}, 44, 44]
      - type: switch
        id: w{number}
        label: Remember {number}
        value: "1"
        frame: [310, {top}, 51, 44]
"""

# A control without a name and a picture named after its file: two errors to report.
FAULTS = """      - type: button
        frame: [16, {top}, 200, 44]
      - type: label
        text: {note} {number}
        frame: [16, {below}, 343, 40]
      - type: image
        isElement: true
        label: photo_{number}.png
        frame: [240, {top}, 44, 44]
"""

# Rows that go on below the screen, of which nothing scrolls, and every second image a stop without a name.
LOOSE = """  - type: label
    id: n{number}
    text: {note} {number}
    frame: [16, {top}, 240, 24]
    font: {{ style: body }}
    adjustsFontForContentSizeCategory: true
  - type: button
    id: b{number}
    label: "{label} {number}"
    action: open{number}
    frame: [300, {top}, 44, 44]
    traits: [button]
  - type: image
    id: i{number}
    image: photo-{number}
    isElement: {flag}
    frame: [350, {top}, 30, 30]
"""

XIB = """<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card{number}"/>
        <view contentMode="scaleToFill" id="v-{number}" customClass="Card{number}">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
            <subviews>
"""

# What code may change: a person has to look at it.
OUTLETS = """                <label text="{note} {number}" opaque="NO" contentMode="left" id="n-{number}">
                    <rect key="frame" x="16" y="{top}" width="200" height="21"/>
                    <fontDescription key="fontDescription" type="system" pointSize="15"/>
                    <color key="textColor" white="0.75" alpha="1" colorSpace="calibratedWhite"/>
                </label>
                <button opaque="NO" contentMode="scaleToFill" id="b-{number}">
                    <rect key="frame" x="320" y="{top}" width="30" height="30"/>
                    <state key="normal" image="icon-{number}"/>
                </button>
"""

XIB_TAIL = """            </subviews>
            <connections>
{outlets}            </connections>
        </view>
    </objects>
</document>
"""


def storyboard(rows):
    """The pieces of a storyboard of one scene with so many rows of four elements, in a view that scrolls."""
    yield HEAD
    yield from repeated(ROW, rows)
    yield TAIL


def scenes(count):
    """The pieces of a storyboard of so many scenes with 24 elements each."""
    yield SCENES_HEAD
    for scene in range(count):
        yield SCENE_HEAD.format(scene=scene)
        for row in range(12):
            yield SCENE_ROW.format(
                scene=scene, row=row, top=60 + 50 * row, note=NOTES[row % len(NOTES)],
                shown='title="Open"' if row % 3 else 'image="chevron"')
        yield SCENE_TAIL.format(scene=scene)
    yield "    </scenes>\n</document>\n"


def screen(rows, number=0):
    """The pieces of a native screen with so many rows of four elements, in a view that scrolls."""
    yield LIST.format(number=number)
    yield from repeated(ELEMENTS, rows)


def faulty_screen(rows):
    """The pieces of a native screen with so many rows of three elements, two of them with a fault."""
    yield LIST.format(number=0)
    yield from repeated(FAULTS, rows)


def loose_screen(rows, number=0):
    """The pieces of a native screen with so many rows of three elements, most of them below what can be seen."""
    yield f"screen: Loose {number}\ntitle: Loose {number}\nelements:\n"
    yield from repeated(LOOSE, rows)


def buttons(count):
    """The pieces of a native screen of so many small buttons without a name, one below another."""
    yield "screen: Buttons\ntitle: Buttons\nelements:\n"
    for number in range(count):
        yield f"  - type: button\n    frame: [16, {number * 52}, 30, 30]\n"


def xib(rows, number=0):
    """The pieces of a xib with so many rows of two elements, each with an outlet: most findings are to be reviewed."""
    yield XIB.format(number=number)
    yield from repeated(OUTLETS, rows)
    outlets = (
        f'                <outlet property="{kind}{row}" destination="{kind}-{row}" id="o-{kind}{row}"/>\n'
        for row in range(rows) for kind in "nb")
    yield XIB_TAIL.format(outlets="".join(outlets))


CARD = """import UIKit

protocol Part{number}Delegate: AnyObject {{
    func partDidChange(_ part: Part{number})
    func part(_ part: Part{number}, didSelect index: Int)
}}

final class Part{number}: UIView {{
    weak var delegate: Part{number}Delegate?
    @IBOutlet var titleLabel: UILabel!
    @IBOutlet var closeButton: UIButton!

    override func awakeFromNib() {{
        super.awakeFromNib()
        update()
        delegate?.partDidChange(self)
    }}

    func update() {{
        titleLabel.text = Model{number}.shared.title
        for view in subviews {{ view.alpha = 1 }}
        configure(closeButton)
    }}

    func configure(_ button: UIButton) {{
        button.layer.cornerRadius = 4
        button.setImage(UIImage(named: "close"), for: .normal)
    }}
}}

class Card{number}: {base}, Part{number}Delegate {{
{outlets}
    private let model = Model{number}.shared

    override func awakeFromNib() {{
        super.awakeFromNib()
        update()
        subviews.forEach {{ $0.isHidden = false }}
    }}

    override func update() {{
        super.update()
        b{row}.accessibilityLabel = model.title
        configure(b{row})
        refresh()
    }}

    func partDidChange(_ part: Part{number}) {{ part.titleLabel.text = model.title }}
    func part(_ part: Part{number}, didSelect index: Int) {{ part.update() }}
"""

CARD_FUNCTION = """
    func refresh{function}() {{
        guard let title = model.title, !title.isEmpty else {{ return }}
        let sizes = [1.0, 2.0, 3.0].map {{ $0 * Double(model.count) }}.filter {{ $0 > 1 }}
        if sizes.count > model.count {{ n{row}.text = title }} else {{ update() }}
        switch model.count {{
        case 0: b{row}.setTitle("Add", for: .normal)
        case 1...9: b{row}.setTitle("Edit \\(model.count)", for: .normal)
        default: configure(b{row})
        }}
        UIView.animate(withDuration: 0.2) {{ self.b{row}.alpha = title.count > 3 ? 1 : 0.5 }}
    }}
"""

BASE = """import UIKit

class Base: UIView {
    func update() { configure(UIButton()) }
    func configure(_ button: UIButton) { button.isEnabled = true }
    func refresh() {}
}
"""

MODEL = """final class Model{number} {{
    static let shared = Model{number}()
    var title: String?
    var count = 0
}}
"""


def app(folder, files):
    """Writes an app of so many files of code, some 7 kB each, and returns its folder: functions of the same names that
    call each other, a delegate for each class, classes that descend from one another forty deep. Its outlets are those
    of `xib`."""
    folder = os.path.join(folder, "app")
    os.mkdir(folder)
    write(folder, "Base.swift", BASE)
    for number in range(files - 1):
        isFirst = number % 40 == 0
        base = "Base" if isFirst else f"Card{number - 1}"
        outlets = "".join(
            f"    @IBOutlet var n{row}: UILabel!\n    @IBOutlet var b{row}: UIButton!\n" for row in range(14 if isFirst else 0))
        row = number % 14
        functions = (CARD_FUNCTION.format(function=function, row=row) for function in range(10))
        write(folder, f"Card{number}.swift", [
            CARD.format(number=number, base=base, row=row, outlets=outlets), *functions, "}\n\n",
            MODEL.format(number=number)])
    return folder


SHARED_VIEWS = """import SwiftUI

@main struct BenchApp: App {
    var body: some Scene { WindowGroup { Page0() } }
}

struct IconButton: View {
    let icon: String
    var title: LocalizedStringKey?
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            if let title { Label(title, systemImage: icon) } else { Image(systemName: icon) }
        }
        .padding(8)
        .accessibilityLabel(title ?? "Open")
    }
}

struct Card<Content: View, Footer: View>: View {
    let heading: LocalizedStringKey
    @ViewBuilder let content: () -> Content
    @ViewBuilder let footer: () -> Footer

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(heading).font(.headline).accessibilityAddTraits(.isHeader)
            content()
            footer().foregroundStyle(.secondary)
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(Color.gray.opacity(0.1)))
        .modifier(Raised())
    }
}

struct Raised: ViewModifier {
    func body(content: Content) -> some View { content.shadow(radius: 2).padding(.horizontal, 4) }
}

extension View {
    func pressable(_ act: @escaping () -> Void) -> some View { contentShape(Rectangle()).onTapGesture(perform: act) }
}
"""

PAGE = """import SwiftUI

struct Page{number}: View {{
    @StateObject private var model = Model{number}()
    @State private var showsDetail = false
    @Environment(\\.dismiss) private var dismiss

    var body: some View {{
        NavigationStack {{
            List {{
                Section("Overview") {{
{rows}                }}
                if model.items.isEmpty {{ Text("Nothing here yet") }} else {{ ForEach(model.items) {{ item in Row{number}(item: item) }} }}
            }}
            .navigationTitle("Page {number}")
            .toolbar {{
                ToolbarItem(placement: .cancellationAction) {{ Button("Close") {{ dismiss() }} }}
                ToolbarItem {{ IconButton(icon: "plus", title: "Add") {{ showsDetail = true }} }}
            }}
        }}
        .sheet(isPresented: $showsDetail) {{ Detail{number}(name: model.name) }}
    }}
}}

struct Row{number}: View {{
    let item: Item{number}

    var body: some View {{
        HStack(spacing: 12) {{
            Image("photo_{number}").resizable().frame(width: 40, height: 40)
            VStack(alignment: .leading) {{
                Text(item.name).font(.body)
                Text("\\(item.count) pieces").font(.caption).foregroundStyle(.secondary)
            }}
            Spacer()
            IconButton(icon: "trash") {{ item.remove() }}
        }}
        .pressable {{ item.open() }}
    }}
}}

struct Detail{number}: View {{
    let name: String
    @State private var text = ""
    @State private var isOn = false

    var body: some View {{
        Form {{
            TextField("Name", text: $text)
            Toggle("Remind me", isOn: $isOn)
            Toggle("", isOn: $isOn)
            Slider(value: .constant(0.5)) {{ Text("Volume") }}
            Button {{ save() }} label: {{ Image(systemName: "tray") }}
            Card(heading: "More") {{ Text(name) }} footer: {{ Text("Changes are saved.") }}
            {next}
        }}
    }}

    private func save() {{ print(text, isOn) }}
}}

struct Item{number}: Identifiable {{
    let id: Int
    let name: String
    let count: Int
    func open() {{}}
    func remove() {{}}
}}

final class Model{number}: ObservableObject {{
    @Published var items: [Item{number}] = []
    var name: String {{ items.first?.name ?? "Page {number}" }}
}}
"""

PAGE_ROW = """                    Card(heading: "Part {row}") {{
                        HStack {{
                            Image(systemName: model.items.count > {row} ? "checkmark" : "circle").accessibilityHidden(true)
                            Text("Row {row} of page {number}").font(.system(size: 14))
                        }}
                    }} footer: {{
                        Button("Open part {row}") {{ showsDetail = true }}.buttonStyle(.bordered).disabled(model.items.isEmpty)
                    }}
"""


def views(folder, files):
    """Writes an app of so many files of views, some 6.5 kB each, and returns its folder: pages of cards with slots, rows,
    sheets and forms, which show views of the next files, three deep. It is a package: its files are one app, whatever
    lies beside it."""
    folder = os.path.join(folder, "views")
    os.mkdir(folder)
    write(folder, "Package.swift", "// swift-tools-version: 6.2\n")
    write(folder, "Shared.swift", [SHARED_VIEWS])
    for number in range(files - 1):
        following = f"Row{number + 1}(item: .init(id: 1, name: name, count: 2))" if number % 4 < 3 and number + 2 < files else "Text(name)"
        rows = [PAGE_ROW.format(number=number, row=row) for row in range(9)]
        write(folder, f"Page{number}.swift", [PAGE.format(number=number, rows="".join(rows), next=following)])
    return folder


def repeated(template, rows):
    for number in range(rows):
        yield template.format(
            number=number, top=number * 104, below=number * 104 + 52, flag="true" if number % 2 else "false",
            label=LABELS[number % len(LABELS)], note=NOTES[number % len(NOTES)])


def write(folder, name, pieces):
    """Writes a file into a folder and returns its path. Piece by piece: what this process holds counts as memory of
    those that it starts."""
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(pieces)
    return path


def write_many(folder, name, files):
    """Writes a file into a new folder for the pieces of each and returns their paths; the name is that of the folder
    and has the ending of the files."""
    folder = os.path.join(folder, name)
    os.mkdir(folder)
    ending = os.path.splitext(name)[1]
    return [write(folder, f"{number:04}{ending}", pieces) for number, pieces in enumerate(files)]
