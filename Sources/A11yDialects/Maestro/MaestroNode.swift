import A11yModel
import A11ySyntax

/// An element of Maestro's hierarchy in any of its spellings: the tree of `maestro hierarchy`, the short keys of
/// `inspect_screen`, or a row of a table.
struct MaestroNode: DumpedNode {
    /// An attribute, by its name in the tree. On iOS, `accessibilityText` is the label, and `hintText` the placeholder.
    enum Attribute: String, CaseIterable {
        case label = "accessibilityText"
        case title, value, text, enabled, selected, bounds
        case placeholder = "hintText"
        case identifier = "resource-id"
        case className = "class"
        case clickable

        /// The key in the answer of `inspect_screen`.
        fileprivate var short: String {
            switch self {
            case .label: "a11y"
            case .value: "val"
            case .text: "txt"
            case .bounds: "b"
            case .placeholder: "hint"
            case .identifier: "rid"
            case .className: "cls"
            case .title, .enabled, .selected, .clickable: rawValue
            }
        }
    }

    let node: Node
    /// The mapping or tag that holds the attributes.
    private let holder: Node
    private let isShort: Bool

    private static let holderKey = "attributes"

    /// Nil if the node is not an accessibility element. In an answer with short keys, every mapping is one.
    init?(_ node: Node, inShort isShort: Bool = false) {
        switch node.kind {
        case .element:
            guard node.tag == ElementTable.tag else { return nil }
            holder = node
        case .mapping where isShort:
            holder = node
        case .mapping:
            guard let attributes = node.entry(MaestroNode.holderKey), attributes.kind == .mapping else { return nil }
            let isMarked = [Attribute.bounds, .label, .identifier].contains { attributes.entry($0.rawValue) != nil }
            guard isMarked || node.entry("children")?.kind == .sequence else { return nil }
            holder = attributes
        case .scalar, .sequence:
            return nil
        }
        self.node = node
        self.isShort = isShort
    }

    /// Whether a file may hold the tree, by its keys. Cost: linear in the distinct keys of the file.
    static func mayStand(in tree: Tree) -> Bool {
        let names = Set(tree.names)
        return names.contains(holderKey) && names.contains(Attribute.bounds.rawValue)
            && ([Attribute.label, .identifier, .placeholder].contains { names.contains($0.rawValue) }
                // An answer of a screen that is not there has bounds alone.
                || names.contains("children") && tree.bytes.offset(of: "\"[0,0][0,0]\"") != nil)
    }

    /// An attribute; nil if it is missing, null or empty.
    subscript(key: Attribute) -> LocatedText? {
        guard let entry = holder.entry(isShort ? key.short : key.rawValue) ?? state(key), entry.kind == .scalar,
            !entry.isAbsent, !entry.text.isEmpty
        else { return nil }
        return LocatedText(attribute: entry)
    }

    /// A state that stands beside the attributes.
    private func state(_ key: Attribute) -> Node? {
        [.enabled, .selected, .clickable].contains(key) ? node.entry(key.rawValue) : nil
    }

    /// What it says, except for its label: the value, which Maestro writes as `text`, too.
    var content: LocatedText? { self[.value] ?? self[.title] ?? self[.text] }

    /// Whether it has a label, a value or a placeholder that is not blank.
    var hasWords: Bool {
        [self[.label], content, self[.placeholder]].contains { $0?.text.contains { !$0.isWhitespace } == true }
    }

    /// Whether it or a descendant has words.
    var holdsWords: Bool { hasWords || descendants.contains(where: \.hasWords) }

    /// Whether its label looks like the name of a picture's file or symbol. XCUITest tells it of pictures that are no
    /// stops, too: `ic_heart`, `chevron.right`.
    var mayBePicture: Bool {
        guard let label = self[.label]?.text, !label.contains(where: \.isWhitespace) else { return false }
        let isSymbol =
            label.contains(".") && !label.hasPrefix("www.") && label.allSatisfy { $0 == "." || $0.isLowercase }
        return isSymbol || label.contains("_")
    }

    /// The frame on screen, of `[x1,y1][x2,y2]`; nil if it is missing, has other words, or is empty.
    var frame: (rect: Rect, written: LocatedText)? {
        guard let written = self[.bounds] else { return nil }
        let numbers = written.text.split { "[],".contains($0) }.map { Double($0.trimmed) }
        let corners = numbers.compactMap { $0 }.filter(\.isFinite)
        guard corners.count == 4, numbers.count == 4, corners[2] > corners[0], corners[3] > corners[1] else {
            return nil
        }
        let size = (width: corners[2] - corners[0], height: corners[3] - corners[1])
        return (Rect(x: corners[0], y: corners[1], width: size.width, height: size.height), written)
    }

    /// The bytes that represent it in a report: its words, else its identifier or frame.
    var anchor: SourceRange {
        (self[.label] ?? content ?? self[.placeholder] ?? self[.identifier] ?? self[.bounds])?.range ?? node.tagRange
    }

    /// The children, in the order of the dump.
    var children: [MaestroNode] {
        let below = node.kind == .element ? node.items : node.entry(isShort ? "c" : "children")?.items
        return below.map { $0.compactMap { MaestroNode($0, inShort: isShort) }.filter { !$0.isScrollBar } } ?? []
    }

    /// Whether it is a scroll bar, which UIKit draws.
    var isScrollBar: Bool {
        self[.label].map { ScrollBar.isOne(label: $0.text, value: content?.text, frame: frame?.rect) } ?? false
    }

    /// Whether it has what only Maestro's dumps of Android have: a class, a package in its identifier, the taps that it
    /// takes.
    var isOfAndroid: Bool {
        if self[.clickable]?.flag == true { return true }
        let isPackaged = self[.identifier]?.text.contains(":id/") == true
        return isPackaged || self[.className]?.text.hasPrefix("android") == true
    }
}
