import A11yDialects
import A11yModel
import TestSupport

@testable import A11yCapture

/// A stand-in for an object of UIKit, which answers as UIKit does.
@MainActor
final class Node: A11yLintNode {
    var isView = true
    var facts = A11yLintCapture.Facts()
    var subviews: [any A11yLintNode] = []
    var elements: [any A11yLintNode]?
    var rowHeaders: [any A11yLintNode] = []
    var columnHeaders: [any A11yLintNode] = []
    /// What the index methods answer. Plain views have none, and answer `NSNotFound`.
    var indexed: [Node?]?

    var identity: ObjectIdentifier { ObjectIdentifier(self) }
    var elementCount: Int { indexed?.count ?? Int.max }
    func element(at index: Int) -> (any A11yLintNode)? { indexed?[index] }

    /// A view of a class, with its superclasses.
    init(view classes: String..., frame: A11yLintCapture.Rect? = nil, holding subviews: [Node] = []) {
        facts.classes = classes + ["UIView", "UIResponder", "NSObject"]
        facts.frame = frame
        facts.isElement = false
        self.subviews = subviews
    }

    /// An accessibility element without a view.
    init(element label: String, traits: UInt64 = 0) {
        isView = false
        facts.classes = ["UIAccessibilityElement", "UIResponder", "NSObject"]
        facts.isElement = true
        facts.label = label
        facts.traits = traits
    }

    /// The node after a change.
    func with(_ change: (Node) -> Void) -> Node {
        change(self)
        return self
    }

    /// A label that is an element, as UIKit makes one.
    static func label(_ text: String, frame: A11yLintCapture.Rect? = nil) -> Node {
        Node(view: "UILabel", frame: frame).with {
            $0.facts.isElement = true
            $0.facts.text = text
            $0.facts.label = text
            $0.facts.traits = 1 << 6
        }
    }

    /// A button that is an element, as UIKit makes one.
    static func button(_ title: String, frame: A11yLintCapture.Rect? = nil) -> Node {
        Node(view: "UIButton", "UIControl", frame: frame).with {
            $0.facts.isElement = true
            $0.facts.title = title
            $0.facts.label = title
            $0.facts.traits = 1
            $0.facts.handlesTouch = true
        }
    }
}

/// A rectangle.
func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> A11yLintCapture.Rect {
    A11yLintCapture.Rect(x: x, y: y, width: width, height: height)
}

/// The text of a screen with one window around views.
@MainActor
func capture(_ views: Node...) throws -> String {
    let window = Node(view: "UIWindow", frame: rect(0, 0, 390, 844), holding: views)
    let layers = [A11yLintCapture.Layer(level: 0, window: window)]
    return try A11yLintCapture.screen(named: "Orders", layers: layers, surroundings: .init())
}

/// What our reader makes of such a screen. It reads it without any problem, or an element is missing.
@MainActor
func read(_ views: Node...) throws -> Screen {
    let window = Node(view: "UIWindow", frame: rect(0, 0, 390, 844), holding: views)
    let layers = [A11yLintCapture.Layer(level: 0, window: window)]
    return try read(A11yLintCapture.screen(named: "Orders", layers: layers, surroundings: .init()))
}

/// The screen that a captured text holds.
func read(_ text: String) throws -> Screen {
    let file = document(text, path: "orders.json")
    guard file.problems.isEmpty, let screen = file.screens.first else { throw Unread(problems: file.problems) }
    return screen
}

/// A captured text that our reader finds fault with.
struct Unread: Error {
    let problems: [Problem]
}
