import A11yModel
import A11ySyntax

/// An element or container of a record, whether its content is under a key `_0`, as Swift's encoder writes it, or not.
struct RecordNode {
    let node: Node
    let isContainer: Bool
    /// The mapping that holds the attributes.
    private let body: Node
    /// The mapping around it, with the place or the children.
    private let outer: Node

    private static let placeKey = "traversalIndex"

    /// Whether a file may hold a record, by its keys. Cost: linear in the distinct keys of the file.
    static func mayStand(in tree: Tree) -> Bool { tree.names.contains { $0 == placeKey } }

    /// Nil if the node is neither an element nor a container of a record.
    init?(_ node: Node) {
        guard node.kind == .mapping else { return nil }
        guard let (outer, isContainer) = RecordNode.outer(of: node), outer.kind == .mapping else { return nil }
        let inner = outer.entry("_0") ?? outer
        guard inner.kind == .mapping else { return nil }
        let keys = isContainer ? ["type", "frame", "children"] : ["description", "traits", "shape"]
        guard keys.contains(where: { inner.entry($0) != nil }) else { return nil }
        (self.node, self.outer, self.isContainer, body) = (node, outer, isContainer, inner)
    }

    private static func outer(of node: Node) -> (Node, isContainer: Bool)? {
        if let element = node.entry("element") { return (element, false) }
        return node.entry("container").map { ($0, true) }
    }

    /// A scalar; nil if it is missing, null, or no scalar.
    subscript(key: String) -> LocatedText? {
        guard let entry = body.entry(key), entry.kind == .scalar, !entry.isAbsent else { return nil }
        return LocatedText(attribute: entry)
    }

    /// Its place in the order in which VoiceOver reaches the elements; nil if it is missing or no count.
    var place: (number: Double, written: LocatedText)? {
        guard let entry = outer.entry(RecordNode.placeKey), entry.kind == .scalar else { return nil }
        return Int32(entry.text).flatMap { $0 < 0 ? nil : (Double($0), LocatedText(attribute: entry)) }
    }

    /// Whether it was within the screen; not told by AccessibilitySnapshotModel, whose elements count as within.
    var isOnScreen: Bool { self["visibility"].map { $0.text == "onscreen" } ?? true }

    /// The bytes that represent it in a report.
    var anchor: SourceRange {
        let telling = isContainer ? body.entry("type") : body.entry("label") ?? body.entry("description")
        return (telling ?? node).range
    }

    /// The contents of a container.
    var children: [RecordNode] {
        guard isContainer, let list = outer.entry("children"), list.kind == .sequence else { return [] }
        return list.items.compactMap(RecordNode.init)
    }

    /// The traits; unknown names are ignored.
    var traits: Traits { PageTraits.traits(texts("traits")?.names.joined(separator: ",") ?? "") }

    /// Whether the hint is one that VoiceOver composes, which holds sentences of its own. Those of expandable elements
    /// are known in English only.
    var hasHintOfVoiceOver: Bool {
        if !traits.isDisjoint(with: [.switchButton, .textEntry, .adjustable]) { return true }
        let hint = self["hint"]?.text ?? ""
        return ["expand", "collapse"].contains { hint.contains("Double tap to \($0).") }
    }

    /// The texts of a list; nil if it is missing. An item may be an object with a `name`.
    func texts(_ key: String) -> (names: [String], written: LocatedText)? {
        guard let entry = body.entry(key), entry.kind == .sequence else { return nil }
        let items = entry.items.compactMap { $0.kind == .mapping ? $0.entry("name") : $0 }
        return (items.filter { $0.kind == .scalar }.map(\.text), LocatedText(collection: entry))
    }

    /// The custom content; nil if it is missing.
    var customContent: (parts: [CustomContent], written: LocatedText)? {
        guard let entry = body.entry("customContent"), entry.kind == .sequence else { return nil }
        func text(_ key: String, of part: Node) -> String {
            part.entry(key).flatMap { $0.kind == .scalar && !$0.isAbsent ? $0.text : nil } ?? ""
        }
        let parts = entry.items.filter { $0.kind == .mapping }.map { part in
            CustomContent(
                label: text("label", of: part), value: text("value", of: part),
                isImportant: text("isImportant", of: part) == "true")
        }
        return (parts, LocatedText(collection: entry))
    }

    /// The frame on screen with its bytes, that of the shape for an element; for a path the smallest frame around it.
    /// Nil if it is missing or has no numbers.
    var frame: (rect: Rect, written: LocatedText)? {
        guard let entry = isContainer ? body.entry("frame") : body.entry("shape"), entry.kind != .scalar else {
            return nil
        }
        let shape = entry.kind == .mapping ? entry.entry("frame") : entry
        let numbers = shape.map { RecordNode.numbers(in: $0) } ?? []
        if numbers.count == 4 {
            let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            return (rect, LocatedText(collection: entry))
        }
        guard let path = entry.kind == .mapping ? entry.entry("pathElements") : nil else { return nil }
        let corners = path.kind == .sequence ? path.items.flatMap { RecordNode.corners(of: $0) } : []
        return Value.points(corners).bounds.map { ($0, LocatedText(collection: entry)) }
    }

    /// The corners that a step of a path leads to. Control points of curves are left out.
    private static func corners(of step: Node) -> [Point] {
        guard step.kind == .mapping else { return [] }
        return step.entries.compactMap { act in
            let numbers = act.kind == .mapping ? act.entry("to").map { RecordNode.numbers(in: $0) } ?? [] : []
            return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
        }
    }

    /// The point on screen that is tapped; nil if it is missing or has no numbers.
    var activationPoint: (point: Point, written: LocatedText)? {
        guard let entry = body.entry("activationPoint") else { return nil }
        let numbers = RecordNode.numbers(in: entry)
        return numbers.count == 2 ? (Point(x: numbers[0], y: numbers[1]), LocatedText(collection: entry)) : nil
    }

    /// What a container is, and the mapping with its details: the only key of its `type`, or that word alone. Nil if it
    /// is missing.
    var containerKind: (kind: LocatedText, details: Node)? {
        guard let entry = body.entry("type") else { return nil }
        if entry.kind == .scalar, !entry.isAbsent { return (LocatedText(attribute: entry), body) }
        guard entry.kind == .mapping, let details = entry.entries.first(where: { _ in true }), let key = details.key
        else { return nil }
        return (LocatedText(text: key.name, range: key.range, keyRange: key.range), details)
    }

    /// The numbers of a point or rectangle, such as `[[16, 60], [358, 44]]`; empty if it holds anything else.
    private static func numbers(in node: Node) -> [Double] {
        guard node.kind == .sequence else { return [] }
        let scalars = node.items.prefix(2).flatMap { $0.kind == .sequence ? Array($0.items.prefix(2)) : [$0] }
        let numbers = scalars.compactMap { $0.kind == .scalar ? Double($0.text) : nil }.filter(\.isFinite)
        return numbers.count == scalars.count ? numbers : []
    }
}
