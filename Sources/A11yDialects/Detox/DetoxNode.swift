import A11yModel
import A11ySyntax

/// A view of Detox's hierarchy.
struct DetoxNode {
    let node: Node

    /// The class.
    var name: String { node.tag }

    /// An attribute; nil if it is missing or blank.
    subscript(key: String) -> LocatedText? {
        guard let entry = node.entry(key), entry.text.contains(where: { !$0.isWhitespace }) else { return nil }
        // React Native names a view after what is in it, scroll bars as well.
        if key == "label", ScrollBar.isOne(label: entry.text, value: nil, frame: nil) { return nil }
        return LocatedText(attribute: entry)
    }

    /// The identifier; nil if Detox made it up for the dump.
    var identifier: LocatedText? { self["id"].flatMap { $0.text.hasPrefix("detox_temp_") ? nil : $0 } }

    /// Whether it has a label, a value or a text.
    var hasWords: Bool { ["label", "value", "text"].contains { self[$0] != nil } }

    /// Whether it may be a stop of its own: it has words, or is neither a plain view nor a picture.
    var mayBeStop: Bool { hasWords || ![.view, .image].contains(type(inside: nil)) }

    /// The UIKit type of the class; a plain view for the app's classes. `owner` is the type of the view around it.
    func type(inside owner: ElementType?) -> ElementType {
        UIKitClass.type(name, inside: owner) ?? DetoxNode.types[name] ?? .view
    }

    /// The frame in the parent's coordinates; a window's begins at the corner. Nil if it has no numbers.
    var frame: (rect: Rect, written: LocatedText)? {
        guard let width = self["width"], let size = number("width"), let height = number("height") else { return nil }
        let corner = Point(x: number("x") ?? 0, y: number("y") ?? 0)
        return (Rect(x: corner.x, y: corner.y, width: size, height: height), width)
    }

    private func number(_ key: String) -> Double? {
        self[key].flatMap { Double($0.text) }.flatMap { $0.isFinite ? $0 : nil }
    }

    /// The bytes that represent it in a report: its label, else its tag.
    var anchor: SourceRange { self["label"]?.range ?? node.tagRange }

    /// The subviews, back to front.
    var children: [DetoxNode] { node.items.map(DetoxNode.init) }

    /// All views below it.
    var descendants: [DetoxNode] {
        var found: [DetoxNode] = []
        var pending = children
        while let next = pending.popLast() {
            found.append(next)
            pending += next.children
        }
        return found
    }

    /// Whether it is a view of Android.
    var isOfAndroid: Bool {
        let name = self["class"]?.text ?? ""
        return ["android.", "androidx.", "com.android.", "com.facebook.react.views"].contains(where: name.hasPrefix)
    }

    /// The UIKit types of React Native's classes.
    private static let types: [String: ElementType] = [
        "RCTEnhancedScrollView": .scrollView, "RCTImageComponentView": .image, "RCTImageView": .image,
        "RCTParagraphComponentView": .label, "RCTTextView": .label, "RCTUITextField": .textField,
        "RCTUITextView": .textView, "RNCWKWebView": .webView,
    ]
}
