import A11yModel
import A11ySyntax

/// A control, container or artboard of a design.
struct DesignNode {
    /// What it is.
    enum Kind {
        case control, container, artboard
    }

    let node: Node
    let kind: Kind

    /// Whether a file may hold a design, by its keys. Cost: linear in the distinct keys of the file.
    static func mayStand(in tree: Tree) -> Bool {
        tree.names.contains { $0 == "isAccessibilityElement" } && tree.names.contains { $0 == "trait" }
    }

    /// Nil if the node is none of them.
    init?(_ node: Node) {
        guard node.kind == .mapping, let frame = node.entry("frame"), frame.kind == .sequence else { return nil }
        self.node = node
        let elements = node.entry("elements")?.kind == .sequence
        if elements, node.attribute("type") == "frame" {
            kind = .artboard
        } else if elements {
            kind = .container
        } else if node.entry("isAccessibilityElement") != nil || node.entry("trait") != nil {
            kind = .control
        } else {
            return nil
        }
    }

    /// A scalar; nil if it is missing, null, or no scalar.
    subscript(key: String) -> LocatedText? {
        guard let entry = node.entry(key), entry.kind == .scalar, !entry.isAbsent else { return nil }
        return LocatedText(attribute: entry)
    }

    /// The bytes that represent it in a report.
    var anchor: SourceRange { (node.entry("label") ?? node).range }

    /// The contents of a container or artboard.
    var children: [DesignNode] { node.entry("elements").map { $0.items.compactMap(DesignNode.init) } ?? [] }

    /// The frame in the picture; nil if it is missing or has no numbers.
    var frame: (rect: Rect, written: LocatedText)? {
        guard let entry = node.entry("frame") else { return nil }
        let numbers = entry.items.prefix(2).flatMap { pair in
            pair.kind == .sequence ? pair.items.prefix(2).compactMap { Double($0.text) }.filter(\.isFinite) : []
        }
        guard numbers.count == 4 else { return nil }
        let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return (rect, LocatedText(collection: entry))
    }

    /// The traits; nil without a mask. VoiceOver Designer has a mask of its own; bits without a trait are ignored.
    var traits: (traits: Traits, written: LocatedText)? {
        guard let mask = self["trait"], let bits = UInt64(mask.text) else { return nil }
        let traits = DesignNode.bits.filter { bits & (1 << $0.bit) != 0 }.reduce(into: Traits()) { $0.insert($1.trait) }
        return (traits, mask)
    }

    /// The bits of the mask that no known version of VoiceOver Designer has.
    var unknownBits: UInt64 {
        DesignNode.bits.reduce(self["trait"].flatMap { UInt64($0.text) } ?? 0) { $0 & ~(1 << $1.bit) }
    }

    /// The bits of VoiceOver Designer's mask (its `A11yTraits`).
    private static let bits: [(bit: UInt64, trait: Traits)] = [
        (0, .button), (1, .header), (2, .adjustable), (3, .link), (4, .staticText), (5, .image), (6, .searchField),
        (7, .tabBarItem), (8, .selected), (9, .notEnabled), (10, .summaryElement), (11, .playsSound),
        (12, .allowsDirectInteraction), (13, .startsMediaSession), (14, .updatesFrequently), (15, .causesPageTurn),
        (16, .keyboardKey), (18, .textEntry), (20, .switchButton), (21, .isEditing),
    ]

    /// The value, or else the option that an adjustable control shows.
    var value: LocatedText? {
        if let value = self["value"], !value.text.isEmpty { return value }
        guard let adjustable = node.entry("adjustableOptions"), adjustable.kind == .mapping,
            let options = adjustable.entry("options"), options.kind == .sequence
        else { return nil }
        let index = adjustable.entry("currentIndex").flatMap { Int($0.text) } ?? 0
        return options.items.enumerated().first { $0.offset == index && $0.element.kind == .scalar }
            .map { LocatedText(attribute: $0.element) }
    }

    /// The names of the custom actions; nil if they are missing.
    var actions: (names: [String], written: LocatedText)? {
        guard let entry = list("names", of: "customActions") else { return nil }
        return (entry.items.filter { $0.kind == .scalar }.map(\.text), LocatedText(collection: entry))
    }

    /// The custom content; nil if it is missing.
    var descriptions: (parts: [CustomContent], written: LocatedText)? {
        guard let entry = list("descriptions", of: "customDescriptions") else { return nil }
        let parts = entry.items.filter { $0.kind == .mapping }.map { part in
            CustomContent(
                label: part.attribute("label") ?? "", value: part.attribute("value") ?? "", isImportant: false)
        }
        return (parts, LocatedText(collection: entry))
    }

    private func list(_ key: String, of outer: String) -> Node? {
        guard let outer = node.entry(outer), outer.kind == .mapping else { return nil }
        return outer.entry(key).flatMap { $0.kind == .sequence ? $0 : nil }
    }
}
