import A11yModel
import A11ySyntax

/// A view or accessibility element of a printed hierarchy.
struct ViewNode {
    let node: Node

    /// The class.
    var name: String { node.tag }

    /// Whether it tells if it is an accessibility element.
    var tellsReach: Bool { node.entry("AX") != nil || node.entry("isAccessible") != nil }

    /// Whether something inside it has a label.
    var holdsLabel: Bool { holds { $0["AX.label"]?.unlessEmpty != nil } }

    /// Whether something inside it is an accessibility element.
    private var holdsElement: Bool { holds { $0["AX"]?.text == "Y" } }

    private func holds(_ condition: (ViewNode) -> Bool) -> Bool {
        var pending = children
        while let next = pending.popLast() {
            if condition(next) { return true }
            pending += next.children
        }
        return false
    }

    /// The address, which is the same as long as the view lives; empty if it is not told.
    var address: String { node.attribute("address") ?? "" }

    /// A field; nil if it is missing.
    subscript(field: String) -> LocatedText? { node.entry(field).map(LocatedText.init(attribute:)) }

    /// The bytes that represent it in a report: its label, else its class.
    var anchor: SourceRange { (self["AX.label"]?.unlessEmpty?.range) ?? node.tagRange }

    /// The contents, in the order of the text.
    var children: [ViewNode] { node.items.map(ViewNode.init) }

    /// The names of the custom actions, each with its bytes.
    var actions: [LocatedText] { node.entries.filter { $0.key?.name == "action" }.map(LocatedText.init(attribute:)) }

    /// The frame on screen; nil if it is missing or empty.
    var frame: (rect: Rect, written: LocatedText)? {
        for key in ["AX.frame", "frame"] {
            guard let written = self[key], let rect = Rect(printed: written.text) else { continue }
            if rect.area > 0 { return (rect, written) }
        }
        return nil
    }

    /// The point on screen that is tapped; nil if it is missing or has no numbers.
    var activationPoint: (point: Point, written: LocatedText)? {
        guard let written = self["AX.activationPoint"] else { return nil }
        let numbers = written.text.split { "{}, ".contains($0) }.compactMap { Double($0) }.filter(\.isFinite)
        return numbers.count == 2 ? (Point(x: numbers[0], y: numbers[1]), written) : nil
    }

    /// The traits, of names such as `UIAccessibilityTraitStaticText`, `static text` or `.staticText`; unknown names are
    /// ignored.
    var traits: Traits {
        let names = self["AX.traits"]?.text.split(separator: ",").map { name in
            name.replacing("UIAccessibilityTrait", with: "").split { $0 == " " || $0 == "." }
                .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        }
        return PageTraits.traits(names?.joined(separator: ",") ?? "")
    }

    /// Whether the system draws it: the status bar, the keyboard, scroll indicators.
    var isOfSystem: Bool { UIKitClass.isOfSystem(name) }

    /// The UIKit type of the class; else that of the traits, and a plain view without any.
    func type(inside owner: ElementType?) -> ElementType {
        // The columns that UIKit makes are listed.
        if ["UIDatePicker", "UIPickerView"].contains(name), holdsElement { return .view }
        if let type = UIKitClass.type(name, inside: owner) { return type }
        guard self["AX"]?.text == "Y" || self["isAccessible"]?.text == "Y" else { return .view }
        let traits = traits
        if traits.contains(.button) { return .button }
        if traits.contains(.image) { return .image }
        return traits.contains(.staticText) && !traits.contains(.link) ? .label : .view
    }
}
