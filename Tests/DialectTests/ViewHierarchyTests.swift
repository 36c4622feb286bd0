import A11yDialects
import A11yLint
import A11yModel
import A11yVoiceOver
import TestSupport
import Testing

/// The hierarchies of views that EarlGrey and KIF print, and those of AccessibilityTextSnapshot.
struct ViewHierarchyTests {
    private func view(_ fields: String, _ depth: Int = 1, of name: String = "UIView", address: String = "a1") -> String
    {
        let indentation = depth == 0 ? "" : "  |" + String(repeating: "  |", count: depth - 1) + "--"
        return "\(indentation)<\(name):0x\(address); \(fields)>"
    }

    private func tree(_ views: String...) -> String {
        let window = view("AX=N; AX.frame={{0, 0}, {390, 844}}; frame={{0, 0}, {390, 844}}; alpha=1", 0, of: "UIWindow")
        return ([window] + views).joined(separator: "\n") + "\n"
    }

    private func read(_ text: String) throws -> (screen: Screen, simulation: Simulation) {
        let document = ScreenDocument(parsing: Source(path: "run.log", text: text))
        #expect(document.problems == [])
        let screen = try #require(document.screens.first)
        return (screen, VoiceOver.simulate(screen))
    }

    @Test func `the fixture is read with everything that it tells`() throws {
        let source = fixture("screens/tickets-earlgrey.log")
        let document = ScreenDocument(parsing: source)
        #expect(document.problems == [])
        let screen = try #require(document.screens.first)
        #expect(document.screens.count == 1)
        #expect(screen.input == .viewHierarchy)
        #expect(screen.size == Size(width: 390, height: 844))
        let stops = VoiceOver.simulate(screen).stops
        #expect(
            stops.map(\.utterance.description) == [
                "Day's tickets; all of them. Heading.", "Button.", "Discount code: Optional. Text Field.",
                "Selected: Adult\ntwo zones: 3,20 €. Button.", "Return ticket. Switch Button. On.",
                "Monday: 12 tickets", "Tuesday: 9 tickets", "Buy. Dimmed. Button.",
            ])
        let ticket = screen[stops[3].element]
        #expect(ticket.hint == "Double tap to choose")
        #expect(ticket.label == "Adult\ntwo zones")
        #expect(String(decoding: source.bytes[ticket.anchor.start..<ticket.anchor.end], as: UTF8.self) == ticket.label)
        #expect(stops[3].frame == Rect(x: 16, y: 160, width: 358, height: 80))
    }

    @Test(arguments: [
        ("AX.label='Pay'", "Pay"), ("AX.label='Day's plan'", "Day's plan"), ("AX.label='A; B'; alpha=1", "A; B"),
        ("AX.label='It's 'quoted'; so'; AX.value='x'", "It's 'quoted'; so: x"),
        ("AX.label='1 > 0'; hidden's='x'; AX.focused='N'", "1 > 0'; hidden's='x"), ("AX.label='<b> & c'", "<b> & c"),
        ("AX.label='two\nlines'; AX.value='three\nlines'", "two\nlines: three\nlines"), ("AX.label=''", ""),
    ])
    func `a text ends where a field follows`(fields: String, expected: String) throws {
        let read = try read(tree(view("AX=Y; " + fields)))
        #expect(read.simulation.stops.first?.utterance.description == expected)
    }

    @Test(arguments: [
        ("AX.traits='UIAccessibilityTraitButton,UIAccessibilityTraitNotEnabled'", "Pay. Dimmed. Button."),
        ("AX.traits='UIAccessibilityTraitHeader'", "Pay. Heading."), ("AX.traits='UIAccessibilityTraitNone'", "Pay"),
        ("AX.traits='UIAccessibilityTraitOfTomorrow,UIAccessibilityTraitLink'", "Pay. Link."),
        ("AX.traits='UIAccessibilityTraitAdjustable'", "Pay. Adjustable."),
    ])
    func `traits are read by their names`(traits: String, expected: String) throws {
        let read = try read(tree(view("AX=Y; AX.label='Pay'; \(traits); alpha=1")))
        #expect(read.simulation.stops.first?.utterance.description == expected)
    }

    @Test(arguments: ["frame={{0, 0}, {9, 9}}; hidden; alpha=1", "frame={{0, 0}, {9, 9}}; alpha=0"])
    func `what is hidden is not reached`(fields: String) throws {
        let inside = view("AX=Y; AX.label='Pay'; AX.frame={{0, 0}, {9, 9}}", 2)
        #expect(try read(tree(view("AX=N; " + fields), inside)).simulation.stops.isEmpty)
    }

    @Test func `the older field and indentation by spaces are read`() throws {
        let text = """
            <UIWindow:0x7f1; isAccessible=N; AX.frame={{0, 0}, {320, 568}}; frame={{0, 0}, {320, 568}}; alpha=1>
              <UIView:0x7f2; isAccessible=N; AX.frame={{0, 20}, {320, 100}}; frame={{0, 20}, {320, 100}}; alpha=1>
                <UILabel:0x7f3; isAccessible=Y; AX.label='Total'; AX.frame={{8, 30}, {90, 20}}; alpha=1; text='Total'>
            """
        let screen = try read(text).screen
        #expect(screen.elements.map(\.parent?.index) == [nil, 0, 1])
        #expect(screen.elements[2].frame == Rect(x: 8, y: 10, width: 90, height: 20))
    }

    @Test func `the log around a tree is ignored, and each tree is a screen`() throws {
        let one = tree(view("AX=Y; AX.label='Pay'; AX.frame={{0, 0}, {99, 44}}"))
        let log = """
            t = 1.2s Error: "<UIView:0x9; AX=Y; AX.label='Other'>"
            Element: <UIView:0x8; AX=Y; AX.label='Pay'>
            Hierarchy: \(one)
            12:00 again
            \(one)
            """
        let document = ScreenDocument(parsing: Source(path: "run.log", text: log))
        #expect(document.screens.map(\.name) == ["Screen 1", "Screen 2"])
        #expect(document.screens.map(\.elements.count) == [2, 2])
    }

    @Test func `a tree in a server's answer is read`() throws {
        let quoted = tree(view("AX=Y; AX.label='Pay'")).replacing("\n", with: "\\n")
        let read = try read(#"{"error": {"hierarchy": "\#(quoted)"}}"#)
        #expect(read.simulation.stops.map(\.utterance.description) == ["Pay"])
    }

    @Test(arguments: [
        "The form is <Class:0x1; AX.label='x'>.", "<a:0x1/>", "a: <UIView:0x12; frame = (0 0; 1 1)>",
        "<UIView:0x12", "<root text=\"<UIView:0x1; AX=N>\"/>",
    ])
    func `other texts are no trees`(text: String) {
        let document = ScreenDocument(parsing: Source(path: "notes.txt", text: text))
        #expect(document.screens.allSatisfy { $0.input != .viewHierarchy })
    }

    @Test(arguments: ["]", " 12:00 AX.label='Other'; alpha=0", ". AX.label='Other'"])
    func `what stands behind a view is not part of it`(text: String) throws {
        let read = try read(tree(view("AX=Y; AX.hint='Pays'; alpha=1") + text))
        #expect(read.screen.elements.last?.label == nil && read.screen.elements.last?[.alpha] == nil)
    }

    @Test(arguments: [
        "AX=Y; AX.frame={{nan, 0}, {inf, 1}}; AX.activationPoint={}; alpha=x; UIE; AX.traits=''",
        "AX=; AX.label=x; frame=; hidden; hidden; disabled", "AX=Y; AX.label='Pay'; AX.frame={{1, 2}, {-3, 1e999}}",
    ])
    func `wrong values are passed over`(fields: String) {
        let document = ScreenDocument(parsing: Source(path: "run.log", text: tree(view(fields))))
        #expect(document.screens.map(\.elements.count) == [2])
        for screen in document.screens { _ = VoiceOver.simulate(screen) }
    }

    @Test func `every beginning of a tree is read without a crash`() {
        let bytes = fixture("screens/tickets-earlgrey.log").bytes
        for end in stride(from: 0, to: bytes.count, by: 37) {
            let cut = Source(path: "run.log", text: String(decoding: bytes[..<end], as: UTF8.self))
            for screen in ScreenDocument(parsing: cut).screens { _ = VoiceOver.simulate(screen) }
        }
    }

    @Test func `a tree that breaks off in a text says so`() {
        let text = tree() + "  |--<UIView:0xa2; AX=Y; AX.label='Pa"
        let document = ScreenDocument(parsing: Source(path: "run.log", text: text))
        #expect(document.problems.map(\.rule) == [.truncatedTree])
        #expect(document.screens.first?.cut != nil)
    }

    @Test func `a deep tree ends with one problem`() {
        let views = (1..<2000).map { String(repeating: " ", count: $0) + "<UIView:0xa1; AX=N; alpha=1>" }
        let text = tree() + views.joined(separator: "\n")
        let document = ScreenDocument(parsing: Source(path: "run.log", text: text))
        #expect(document.problems.map(\.rule) == [.syntax])
    }

    @Test(.timeLimit(.minutes(patience))) func `a long line of views is read in time`() {
        let text = "<UIWindow:0x1; AX=N>" + (0..<20_000).map { "<UIView:0x\($0); AX=N>" }.joined()
        #expect(document(text, path: "run.log").screens.count == 1)
    }

    @Test func `what KIF prints is read as far as it tells`() throws {
        let source = fixture("screens/account-kif.txt")
        let document = ScreenDocument(parsing: source)
        #expect(document.problems == [])
        #expect(document.screens.count == 1)
        let screen = try #require(document.screens.first)
        // Neither frames nor which views are elements.
        #expect(screen.isPartial && screen.isUntyped)
        let stops = VoiceOver.simulate(screen).stops
        #expect(
            stops.map(\.utterance.description) == [
                "Account", "Button.", "Name. Text Field.", "Gold member,\nsince 2019", "Selected: Points: 120. Button.",
                "", "Sign out. Dimmed. Button.",
            ])
        #expect(screen[stops[3].element][.identifier]?.text == "badge")
        let points = screen[stops[4].element]
        #expect(points.hint == "Opens the history")
        let chart = try #require(points.parent.map { screen[$0].anchor })
        #expect(String(decoding: source.bytes[chart.start..<chart.end], as: UTF8.self) == "Shop.ChartView")
        #expect(String(decoding: source.bytes[points.anchor.start..<points.anchor.end], as: UTF8.self) == "Points")
    }

    @Test func `a text snapshot is read with all that it tells`() throws {
        let source = fixture("screens/settings-text-snapshot.txt")
        let document = ScreenDocument(parsing: source)
        #expect(document.problems == [])
        let screen = try #require(document.screens.first)
        #expect(!screen.isPartial)
        let simulation = VoiceOver.simulate(screen)
        #expect(
            simulation.stops.map(\.utterance.description) == [
                "Notifications. Heading.", "Daily. Button.", "Button.", "Harbour office. No messages yet: 2 people",
            ])
        #expect(simulation.stops.map(\.actions) == [[], [], [], ["Delete", "Mute"]])
        #expect(screen.elements.filter { $0.isTrue(.hidden) }.map(\.label) == ["Correct the errors above", "Go"])
        let daily = screen[simulation.stops[1].element]
        #expect(daily.hint == "Unselected option")
        #expect(String(decoding: source.bytes[daily.anchor.start..<daily.anchor.end], as: UTF8.self) == "Daily")
        for end in 0..<source.bytes.count {
            let cut = Source(path: "a.txt", text: String(decoding: source.bytes[..<end], as: UTF8.self))
            for screen in ScreenDocument(parsing: cut).screens { _ = VoiceOver.simulate(screen) }
        }
    }

    @Test(arguments: [
        "* one\n* Two\n  | -label: x\n", "- a\n| -label: b\n", "# Title\n\n* Item\n\n| -traits: is a column |\n",
    ])
    func `lists are no text snapshots`(text: String) {
        #expect(ScreenDocument(parsing: Source(path: "notes.txt", text: text)).screens.isEmpty)
    }

    @Test(arguments: [
        "| a\t| b\n|\t|\tUIView\n", "Name\n|\tnot a view\n", "UIWindow\n|\tUIView: 1\n", "- UIWindow\n|\tUIView\n",
    ])
    func `tables and lists are no trees of KIF`(text: String) {
        #expect(ScreenDocument(parsing: Source(path: "notes.txt", text: text)).screens.isEmpty)
    }

    @Test func `long and deep texts of KIF are read in time`() {
        let flat = "UIWindow\n|\tUIView\n" + String(repeating: "UIWindow\n", count: 5_000)
        let deep = (0..<1000).map { String(repeating: "|\t", count: $0) + "UIView" }.joined(separator: "\n")
        for text in [flat, deep] {
            let document = ScreenDocument(parsing: Source(path: "run.txt", text: text))
            #expect(document.problems.allSatisfy { $0.rule == .syntax })
        }
        let bytes = fixture("screens/account-kif.txt").bytes
        for end in stride(from: 0, to: bytes.count, by: 3) {
            let cut = Source(path: "run.txt", text: String(decoding: bytes[..<end], as: UTF8.self))
            for screen in ScreenDocument(parsing: cut).screens { _ = VoiceOver.simulate(screen) }
        }
    }

    /// Custom actions are not told, so an element with controls inside is a question.
    @Test func `a control inside an element is a review`() {
        let card = view("AX=Y; AX.label='Order'; AX.frame={{0, 90}, {390, 90}}; frame={{0, 90}, {390, 90}}; alpha=1")
        let button = view("AX=Y; AX.label='Cancel'; AX.frame={{300, 90}, {90, 90}}; alpha=1", 2, of: "UIButton")
        let report = lint(Source(path: "run.log", text: tree(card, button)), with: .recommended)
        let found = report.findings.filter { $0.rule == "swallowed-control" }
        #expect(found.map(\.confidence) == [.review])
    }
}
