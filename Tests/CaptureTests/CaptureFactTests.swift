import A11yModel
import TestSupport
import Testing

@testable import A11yCapture

/// What an object tells is what our reader finds, and what is unknown it does not find.
@MainActor
@Suite struct CaptureFactTests {
    typealias Facts = A11yLintCapture.Facts

    /// The view, as our reader finds it, after a change of what it tells.
    private func view(_ classes: String..., change: (inout Facts) -> Void) throws -> Element {
        let node = Node(view: "App.Thing").with {
            $0.facts.classes = ["App.Thing"] + classes + ["UIView"]
            $0.facts.identifier = "thing"
            change(&$0.facts)
        }
        let screen = try read(node, .label("Beside"))
        return try #require(screen.elements.first { $0[.identifier] == .text("thing") })
    }

    /// Facts with the one value that they become.
    nonisolated static let simple: [(change: @Sendable (inout Facts) -> Void, property: Property, value: Value)] = [
        ({ $0.hidden = true }, .hidden, .flag(true)), ({ $0.alpha = 0.25 }, .alpha, .number(0.25)),
        ({ $0.clipsToBounds = true }, .clipsToBounds, .flag(true)), ({ $0.enabled = false }, .enabled, .flag(false)),
        ({ $0.selected = true }, .selected, .flag(true)), ({ $0.placeholder = "Name" }, .placeholder, .text("Name")),
        ({ $0.userInteractionEnabled = false }, .userInteractionEnabled, .flag(false)),
        ({ $0.font = .init(style: "body") }, .font, .font(Font(style: "body"))),
        (
            { $0.font = .init(size: 17.5, isBold: true, name: "Georgia") }, .font,
            .font(Font(size: 17.5, bold: true, name: "Georgia"))
        ),
        ({ $0.adjustsFontForContentSizeCategory = false }, .adjustsFontForContentSizeCategory, .flag(false)),
        ({ $0.lines = 0 }, .lines, .number(0)), ({ $0.minimumScale = 0.5 }, .minimumScale, .number(0.5)),
        (
            { $0.textColor = "#FF000080" }, .textColor,
            .color(Color(red: 1, green: 0, blue: 0, alpha: 128.0 / 255))
        ),
        ({ $0.contentType = "emailAddress" }, .contentType, .text("emailAddress")),
        ({ $0.keyboardType = "numberPad" }, .keyboardType, .text("numberPad")),
        ({ $0.isElement = true }, .isElement, .flag(true)), ({ $0.label = "" }, .label, .text("")),
        ({ $0.value = "3" }, .value, .text("3")), ({ $0.hint = "Opens" }, .hint, .text("Opens")),
        ({ $0.viewIsModal = true }, .viewIsModal, .flag(true)),
        ({ $0.groupChildren = true }, .groupChildren, .flag(true)),
        ({ $0.elementsHidden = true }, .elementsHidden, .flag(true)),
        ({ $0.containerType = "landmark" }, .containerType, .text("landmark")),
        ({ $0.speechLanguage = "de" }, .speechLanguage, .text("de")),
        ({ $0.userInputLabels = ["Pay", "Buy"] }, .userInputLabels, .texts(["Pay", "Buy"])),
        ({ $0.customActions = ["Delete"] }, .customActions, .actions([CustomAction(name: "Delete")])),
        (
            { $0.customContent = [.init(label: "Size", value: "9", isImportant: true)] }, .customContent,
            .content([CustomContent(label: "Size", value: "9", isImportant: true)])
        ),
        ({ $0.customRotors = ["Errors"] }, .customRotors, .rotors([CustomRotor(name: "Errors")])),
        ({ $0.readingLines = ["One", "Two"] }, .readingLines, .texts(["One", "Two"])),
        ({ $0.navigationStyle = "combined" }, .navigationStyle, .text("combined")),
        ({ $0.textualContext = "sourceCode" }, .textualContext, .text("sourceCode")),
        ({ $0.directTouchOptions = ["silentOnTouch"] }, .directTouchOptions, .texts(["silentOnTouch"])),
        ({ $0.ignoresInvertColors = true }, .ignoresInvertColors, .flag(true)),
        ({ $0.showsLargeContentViewer = true }, .showsLargeContentViewer, .flag(true)),
        ({ $0.dragSources = ["Row"] }, .dragSources, .texts(["Row"])),
        ({ $0.dropPoints = ["Bin"] }, .dropPoints, .texts(["Bin"])),
        ({ $0.expanded = false }, .expanded, .flag(false)), ({ $0.handlesTouch = true }, .handlesTouch, .flag(true)),
        ({ $0.overrides = ["performEscape"] }, .overrides, .texts(["performEscape"])),
        ({ $0.scrolls = "vertical" }, .scrolls, .text("vertical")), ({ $0.isOn = true }, .isOn, .flag(true)),
        ({ $0.minimum = -1 }, .minimum, .number(-1)), ({ $0.maximum = 9 }, .maximum, .number(9)),
        ({ $0.current = 2.5 }, .current, .number(2.5)), ({ $0.progress = 0.3 }, .progress, .number(0.3)),
        ({ $0.pages = 3 }, .pages, .number(3)), ({ $0.currentPage = 1 }, .currentPage, .number(1)),
        ({ $0.editing = true }, .editing, .flag(true)), ({ $0.secure = true }, .secure, .flag(true)),
        ({ $0.editable = false }, .editable, .flag(false)),
        (
            { $0.path = [.init(x: 0, y: 0), .init(x: 9, y: 0), .init(x: 0, y: 9)] }, .path,
            .points([Point(x: 0, y: 0), Point(x: 9, y: 0), Point(x: 0, y: 9)])
        ),
    ]

    @Test(arguments: simple.indices)
    func `a fact is read back`(index: Int) throws {
        let (change, property, value) = CaptureFactTests.simple[index]
        let known = try view(change: change)
        if case .color(let expected) = value, let color = known[property]?.color {
            #expect(abs(color.alpha - expected.alpha) < 0.01 && color.red == 1)
        } else {
            #expect(known[property] == value, "\(property.word)")
        }
        #expect(try view { _ in }[property] == nil, "\(property.word) without the fact")
    }

    @Test func `what UIKit answers by default is not written`() throws {
        let element = try view {
            $0.hidden = false
            $0.alpha = 1
            $0.enabled = true
            $0.userInteractionEnabled = true
            $0.elementsHidden = false
            $0.viewIsModal = false
            $0.frame = .init(x: .infinity, y: .infinity, width: 0, height: 0)
            $0.traits = 0
            $0.lines = -1
            $0.progress = .nan
            $0.userInputLabels = []
        }
        #expect(Set(element.assignments.map(\.property)) == [.type, .customClass, .identifier])
    }

    @Test func `every trait with a name is read back`() throws {
        for (bit, word) in A11yLintCapture.traitWords {
            let element = try view {
                $0.isElement = true
                $0.traits = 1 << UInt64(bit)
            }
            #expect(element.traits?.rawValue == 1 << UInt64(bit), "\(word)")
        }
        let plain = try view {
            $0.isElement = true
            $0.traits = 0
        }
        #expect(plain.traits == [])
    }

    @Test func `a trait that nobody knows leaves the traits of the class`() throws {
        let element = try view("UIButton", "UIControl") {
            $0.isElement = true
            $0.traits = 1 << 60 | 1 << 3
        }
        #expect(element.traits == nil && element[.addTraits] != nil)
    }

    @Test func `an element of a class that is none by itself says so, and others do not say what they are not`() throws
    {
        #expect(try view("UILabel") { $0.isElement = false }.isElement == false)
        #expect(try view("UISegmentedControl", "UIControl") { $0.isElement = false }.isElement == nil)
        #expect(try view { $0.isElement = false }.isElement == nil)
    }

    @Test func `what is typed into a secure field stays there`() throws {
        let field = Node(view: "UITextField", "UIControl").with {
            $0.facts.isElement = true
            $0.facts.secure = true
            $0.facts.text = "hunter2"
            $0.facts.value = "hunter2"
        }
        #expect(try !capture(field).contains("hunter2"))
    }

    @Test func `VoiceOver's cursor is written where it is not the view`() throws {
        let frame = rect(10, 10, 100, 44)
        let same = try view {
            $0.isElement = true
            $0.frame = frame
            $0.accessibilityFrame = rect(10, 10.2, 100, 44)
            $0.activationPoint = .init(x: 60, y: 32)
        }
        #expect(same[.accessibilityFrame] == nil && same[.activationPoint] == nil)
        let other = try view {
            $0.isElement = true
            $0.frame = frame
            $0.accessibilityFrame = rect(0, 0, 390, 60)
            $0.activationPoint = .init(x: 380, y: 30)
        }
        #expect(other[.accessibilityFrame] == .rect(Rect(x: 0, y: 0, width: 390, height: 60)))
        #expect(other[.activationPoint] == .point(Point(x: 380, y: 30)))
    }

    @Test func `parts of a label that are spoken differently are kept, and a plain label has none`() throws {
        let element = try view {
            $0.isElement = true
            $0.label = "Bonjour 42"
            $0.spans = [.init(text: "Bonjour ", language: "fr", headingLevel: 2), .init(text: "42", spellOut: true)]
        }
        let spans = try #require(element[.attributedLabel]?.spans)
        #expect(spans.map(\.text) == ["Bonjour ", "42"] && spans[0].language == "fr" && spans[1].spellOut == true)
        #expect(spans[0].headingLevel == 2)
        #expect(try view { $0.spans = [.init(text: "Plain")] }[.attributedLabel] == nil)
    }

    @Test func `gestures have a word each`() throws {
        let gestures = try view { $0.gestures = ["tap", "twoFingerDoubleTap", "tap"] }.gestures
        #expect(Set(gestures.keys.map(\.rawValue)) == ["tap", "twoFingerDoubleTap"])
        #expect(Set(gestures.values).count == 2)
    }

    @Test func `segments and cells of a data table keep their places`() throws {
        let control = try view("UISegmentedControl", "UIControl") {
            $0.items = [.init(title: "Day"), .init(title: "Week", isEnabled: false)]
            $0.selectedIndex = 1
        }
        #expect(control.items.count == 2 && control[.selectedIndex] == .number(1))
        let header = Node(element: "Price")
        header.facts.cell = .init(row: 0, rows: 1, column: 1, columns: 2)
        let table = Node(view: "App.Grid").with {
            $0.facts.containerType = "dataTable"
            $0.elements = [header]
            $0.columnHeaders = [header, Node(element: "Elsewhere")]
        }
        let screen = try read(table)
        let cell = try #require(screen.elements.first { $0.label == "Price" })
        #expect(cell[.row] == .number(0) && cell[.column] == .number(1))
        #expect(cell[.rowSpan] == nil && cell[.columnSpan] == .number(2))
        let grid = try #require(screen.elements.first { $0.customClass == "Grid" })
        #expect(grid[.columnHeaders]?.texts == [cell.fileID].compactMap { $0 })
    }

    @Test(arguments: [
        "quote \" backslash \\ slash /", "line\nbreak\r\n\ttab", "null \u{0} bell \u{7} escape \u{1B}[31m",
        "next \u{85} line \u{2028} paragraph \u{2029}", "mark \u{FEFF} end \u{FFFF}", "emoji 👩‍👩‍👧 e\u{301}",
        "\u{202E}backwards", "# no comment", "- no: list", "{ no: map }", "*alias", "%YAML 1.2", "---", "",
        String(repeating: "long ", count: 2000),
    ])
    func `any text is read back`(text: String) throws {
        let element = try view {
            $0.isElement = true
            $0.label = text
            $0.customActions = [text + "."]
        }
        #expect(element.label.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
        #expect(element.customActions.map(\.name) == [text + "."])
    }

    @Test func `the screen says what is known of it`() throws {
        let layers = [A11yLintCapture.Layer(level: 0, window: Node(view: "UIWindow", holding: [.label("Orders")]))]
        let known = A11yLintCapture.Surroundings(
            platform: "ipados", width: 834, height: 1194, direction: "rtl", language: "ar", title: "Orders")
        let screen = try read(A11yLintCapture.screen(named: "My: orders", layers: layers, surroundings: known))
        #expect(screen.name == "My: orders" && screen.platform == .ipados && screen.title == "Orders")
        #expect(screen.size == Size(width: 834, height: 1194) && screen.direction == .rtl && screen.language == "ar")
    }
}
