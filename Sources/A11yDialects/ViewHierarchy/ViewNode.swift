import A11yModel
import A11ySyntax

/// A view or accessibility element of a printed hierarchy.
struct ViewNode: DumpedNode {
    let node: Node
    /// Whether it is of Detox's own hierarchy, which has other fields, and frames in the parent's coordinates.
    let isOfDetox: Bool

    /// The class.
    var name: String { node.tag }

    /// The address, which is the same as long as the view lives; empty if it is not told.
    var address: String { node.attribute("address") ?? "" }

    /// The contents, in the order of the text.
    var children: [ViewNode] { node.items.map { ViewNode(node: $0, isOfDetox: isOfDetox) } }

    /// Whether the system draws it: the status bar, the keyboard, scroll indicators.
    var isOfSystem: Bool { UIKitClass.isOfSystem(name) }

    /// Whether it is a view of Android, as Detox prints them, too.
    var isOfAndroid: Bool {
        let name = isOfDetox ? self["class"]?.text ?? "" : ""
        return ["android.", "androidx.", "com.android.", "com.facebook.react.views"].contains(where: name.hasPrefix)
    }

    /// Whether it tells if it is an accessibility element.
    var tellsReach: Bool { node.entry("AX") != nil || node.entry("isAccessible") != nil }

    /// Whether it may be a stop with the words of a view around it: it has a label. React Native joins the words inside
    /// a view to its name, so there also whatever has words or is neither a plain view nor a picture.
    var mayTakeLabel: Bool {
        label != nil || isOfDetox && (value != nil || text != nil || ![.view, .image].contains(type(inside: nil)))
    }

    /// The bytes that represent it in a report: its label, else its class.
    var anchor: SourceRange { label?.range ?? node.tagRange }

    // MARK: - Fields

    /// A field; nil if it is missing, or blank in Detox's hierarchy.
    subscript(field: String) -> LocatedText? {
        guard let entry = node.entry(field) else { return nil }
        return isOfDetox && entry.text.allSatisfy(\.isWhitespace) ? nil : LocatedText(attribute: entry)
    }

    /// The label; nil if it is empty.
    var label: LocatedText? {
        guard isOfDetox else { return self["AX.label"]?.unlessEmpty }
        // React Native names a view after what is in it, scroll bars as well.
        return self["label"].flatMap { ScrollBar.isOne(label: $0.text, value: nil, frame: nil) ? nil : $0 }
    }

    /// What it draws; nil if it is empty.
    var text: LocatedText? { self["text"]?.unlessEmpty }

    /// The value; nil if it is empty.
    var value: LocatedText? { self[isOfDetox ? "value" : "AX.value"]?.unlessEmpty }

    /// The identifier; nil if it is empty, or if Detox made it up for the dump.
    var identifier: LocatedText? {
        self[isOfDetox ? "id" : "AX.id"]?.unlessEmpty.flatMap { $0.text.hasPrefix("detox_temp_") ? nil : $0 }
    }

    /// The field that says that it is hidden.
    var hidden: LocatedText? { self["hidden"] ?? self["visibility"].flatMap { $0.text == "visible" ? nil : $0 } }

    /// The names of the custom actions, each with its bytes.
    var actions: [LocatedText] { node.entries.filter { $0.key?.name == "action" }.map(LocatedText.init(attribute:)) }

    /// The frame, on screen or in the parent; nil if it is missing, or empty on screen. Detox's windows begin at the
    /// corner.
    var frame: (rect: Rect, written: LocatedText)? {
        if isOfDetox {
            func number(_ key: String) -> Double? {
                self[key].flatMap { Double($0.text) }.flatMap { $0.isFinite ? $0 : nil }
            }
            guard let written = self["width"], let width = number("width"), let height = number("height") else {
                return nil
            }
            return (Rect(x: number("x") ?? 0, y: number("y") ?? 0, width: width, height: height), written)
        }
        for key in ["AX.frame", "frame"] {
            if let written = self[key], let rect = Rect(printed: written.text), rect.area > 0 { return (rect, written) }
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
                .map(\.capitalizingFirst).joined()
        }
        return PageTraits.traits(names?.joined(separator: ",") ?? "")
    }

    /// The UIKit type of the class; else that of the traits, and a plain view without any. `owner` is the type of the
    /// view around it.
    func type(inside owner: ElementType?) -> ElementType {
        // The columns that UIKit makes are listed.
        if ["UIDatePicker", "UIPickerView"].contains(name), descendants.contains(where: { $0["AX"]?.text == "Y" }) {
            return .view
        }
        if let type = UIKitClass.type(name, inside: owner) { return type }
        if isOfDetox { return ViewNode.reactTypes[name] ?? .view }
        guard self["AX"]?.text == "Y" || self["isAccessible"]?.text == "Y" else { return .view }
        let traits = traits
        if traits.contains(.button) { return .button }
        if traits.contains(.image) { return .image }
        return traits.contains(.staticText) && !traits.contains(.link) ? .label : .view
    }

    /// The UIKit types of React Native's classes.
    private static let reactTypes: [String: ElementType] = [
        "RCTEnhancedScrollView": .scrollView, "RCTImageComponentView": .image, "RCTImageView": .image,
        "RCTParagraphComponentView": .label, "RCTTextView": .label, "RCTUITextField": .textField,
        "RCTUITextView": .textView, "RNCWKWebView": .webView,
    ]
}
