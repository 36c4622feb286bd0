import A11yLint
import A11yModel
import TestSupport
import Testing

@testable import A11yCapture

/// The walk through an app's objects, by what our reader finds in the screen.
@MainActor
@Suite struct CaptureWalkTests {
    private func element(_ label: String, in screen: Screen) throws -> Element {
        try #require(screen.elements.first { $0.label == label || $0.title == label || $0.text == label }, "\(label)")
    }

    private func speech(_ views: Node...) throws -> [String] {
        let window = Node(view: "UIWindow", frame: rect(0, 0, 390, 844), holding: views)
        return try speech(of: [.init(level: 0, window: window)])
    }

    private func speech(of layers: [A11yLintCapture.Layer]) throws -> [String] {
        try Spoken(A11yLintCapture.screen(named: "Orders", layers: layers, surroundings: .init())).descriptions
    }

    @Test func `views are written as they lie in each other`() throws {
        let card = Node(
            view: "App.Card", frame: rect(16, 100, 358, 120),
            holding: [
                .label("Two notebooks", frame: rect(16, 100, 200, 20)),
                .button("Add", frame: rect(266, 110.5, 100, 44)),
            ])
        let screen = try read(card)
        let read = screen[screen[screen.roots[0]].children[0]]
        #expect(read.customClass == "Card" && read.frame == Rect(x: 16, y: 100, width: 358, height: 120))
        #expect(read.children.map { screen[$0].type } == [.label, .button])
        #expect(try element("Add", in: screen).frame == Rect(x: 250, y: 10.5, width: 100, height: 44))
    }

    @Test func `a hosting view of SwiftUI answers the index methods alone`() throws {
        for list in [nil, [Node]()] {
            let group = Node(element: "Group").with {
                $0.facts.isElement = false
                $0.facts.containerType = "semanticGroup"
                $0.indexed = [Node(element: "Pay", traits: 1), nil, Node(element: "Total")]
            }
            let host = Node(view: "_TtGC7SwiftUI14_UIHostingViewV3App_", frame: rect(0, 0, 390, 844)).with {
                $0.elements = list
                $0.indexed = [Node(element: "Orders", traits: 1 << 16), group]
            }
            let screen = try read(host)
            #expect(try element("Group", in: screen).members?.count == 2)
            #expect(try speech(host) == ["Orders. Heading.", "Pay. Button.", "Total"])
        }
    }

    @Test func `a list of elements comes before the index methods, and an empty one hides everything`() throws {
        let view = Node(view: "App.Chart").with {
            $0.elements = [Node(element: "Listed")]
            $0.indexed = [Node(element: "Indexed")]
        }
        #expect(try speech(view) == ["Listed"])
        let silent = Node(view: "App.Chart", holding: [.label("Hidden")]).with { $0.elements = [] }
        #expect(try speech(silent, .label("Seen")) == ["Seen"])
        #expect(try speech(Node(view: "App.Chart", holding: [.label("Shown")])) == ["Shown"])
    }

    @Test func `index methods without an end are not followed`() throws {
        let view = Node(view: "App.Chart", holding: [.label("Shown")]).with { $0.indexed = [] }
        #expect(try speech(view) == ["Shown"])
    }

    @Test func `the stand-ins that a table answers for its cells are not written`() throws {
        let cell = Node(view: "App.Row", "UITableViewCell", holding: [.label("First")])
        let table = Node(view: "UITableView", "UIScrollView", holding: [cell]).with {
            $0.indexed = [Node(element: "Stand-in")]
        }
        let screen = try read(table)
        #expect(!screen.elements.contains { $0.label == "Stand-in" } && screen.elements.contains { $0.text == "First" })
    }

    @Test func `a listed view is named where it lies, whatever the order`() throws {
        let (first, second) = (Node.button("First"), Node.button("Second"))
        let holder = Node(view: "App.Holder", holding: [first, Node(view: "UIStackView", holding: [second])]).with {
            $0.elements = [second, first]
        }
        #expect(try speech(holder) == ["Second. Button.", "First. Button."])
    }

    @Test func `a shared element is one element`() throws {
        let shared = Node(element: "Shared")
        let views = (0..<2).map { _ in Node(view: "App.Holder").with { $0.elements = [shared] } }
        let screen = try read(views[0], views[1])
        #expect(screen.elements.count { $0.label == "Shared" } == 1)
    }

    @Test func `lists that lead in a circle come to an end`() throws {
        let (outer, inner) = (Node(element: "Outer"), Node(element: "Inner"))
        outer.facts.isElement = false
        inner.facts.isElement = false
        outer.elements = [inner, Node(element: "Stop")]
        inner.elements = [outer, inner]
        let view = Node(view: "App.Holder").with { $0.elements = [outer, $0] }
        let screen = try read(view, .label("After"))
        #expect(screen.elements.count { $0.label == "Stop" } == 1)
    }

    @Test func `a view that lies in itself is written once`() throws {
        let view = Node(view: "App.Holder", holding: [.label("In it")])
        view.subviews.append(view)
        #expect(try read(view).elements.count { $0.customClass == "Holder" } == 1)
    }

    @Test func `a listed view that is in no window is described`() throws {
        let view = Node(view: "App.Holder").with { $0.elements = [Node.button("Detached")] }
        #expect(try speech(view) == ["Detached. Button."])
    }

    @Test func `windows lie above each other by their levels`() throws {
        func window(_ text: String, modal: Bool = false) -> Node {
            Node(
                view: "UIWindow", frame: rect(0, 0, 390, 844),
                holding: [Node(view: "App.Sheet", holding: [.label(text)]).with { $0.facts.viewIsModal = modal }])
        }
        let layers = [(2000.0, "Alert"), (0, "App"), (0, "Second")].map {
            A11yLintCapture.Layer(level: $0.0, window: window($0.1))
        }
        let text = try A11yLintCapture.screen(named: "Orders", layers: layers, surroundings: .init())
        let screen = try read(text)
        #expect(screen.roots.map { screen[$0].type } == [.window, .window, .window])
        #expect(screen.elements.compactMap(\.text) == ["App", "Second", "Alert"])
    }

    @Test func `VoiceOver stays in a modal view and skips what is hidden`() throws {
        let sheet = Node(view: "App.Sheet", holding: [.label("Sure?"), .button("Close")]).with {
            $0.facts.viewIsModal = true
        }
        #expect(try speech(.label("Behind"), sheet) == ["Sure?", "Close. Button."])
        let hidden = Node(view: "UIView", holding: [.label("No")]).with { $0.facts.hidden = true }
        let clear = Node(view: "UIView", holding: [.label("No")]).with { $0.facts.alpha = 0 }
        let silent = Node(view: "UIView", holding: [.label("No")]).with { $0.facts.elementsHidden = true }
        #expect(try speech(hidden, clear, silent, .label("Yes")) == ["Yes"])
    }

    @Test func `parts of UIKit's own controls are left to the class`() throws {
        let button = Node.button("Pay").with { $0.subviews = [Node.label("Pay")] }
        let screen = try read(button)
        #expect(try element("Pay", in: screen).children.isEmpty)
        #expect(try speech(button) == ["Pay. Button."])
    }

    @Test func `deep and large screens are cut, and say so`() throws {
        var view = Node.label("Deepest")
        for _ in 0..<500 { view = Node(view: "UIView", holding: [view]) }
        let deep = try document(capture(.label("Top"), view), path: "orders.json")
        #expect(deep.problems.map(\.rule) == [.truncatedTree])
        let screen = try #require(deep.screens.first)
        #expect(screen.cut == "100 levels" && !screen.elements.contains { $0.text == "Deepest" })
        let many = Node(view: "UIView", holding: (0..<20_100).map { _ in Node(view: "UIView") })
        #expect(try capture(.label("Top"), many).contains("\"cut\": \"20000 elements\""))
    }

    @Test func `nothing to capture is refused, with what to do`() throws {
        #expect(throws: A11yLintCapture.Failure.noElements) { try capture(Node(view: "UIView")) }
        #expect(throws: A11yLintCapture.Failure.noWindow) {
            try A11yLintCapture.screen(named: "", layers: [], surroundings: .init())
        }
        let sentence = A11yLintCapture.Failure.noElements.description
        for word in ["AccessibilityEnabled -bool true", "ApplicationAccessibilityEnabled -bool true", "VoiceOver"] {
            #expect(sentence.contains(word))
        }
    }

    @Test func `a usual screen has no finding, and a button without a name has one`() throws {
        let title = Node.label("Orders", frame: rect(16, 60, 358, 40)).with { $0.facts.traits = 1 << 6 | 1 << 16 }
        let pay = Node.button("Pay", frame: rect(16, 700, 358, 50))
        let good = try lint(Source(path: "orders.json", text: capture(title, pay)), with: .recommended)
        #expect(good.findings.map(\.message) == [])
        pay.facts.title = nil
        pay.facts.label = nil
        let bad = try lint(Source(path: "orders.json", text: capture(title, pay)), with: .recommended)
        #expect(bad.findings.map(\.rule) == ["missing-label"])
    }
}
