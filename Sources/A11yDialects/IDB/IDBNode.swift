import A11yModel
import A11ySyntax

/// An element of idb's description, in either of its vocabularies: that of macOS (`AXLabel`), or the plain one of the
/// complete form (`label`).
struct IDBNode {
    /// An attribute, in both vocabularies.
    enum Attribute {
        case label, value, identifier, help, enabled, hidden, expanded, placeholder

        fileprivate var names: [String] {
            switch self {
            case .label: ["AXLabel", "label"]
            case .value: ["AXValue", "value"]
            case .identifier: ["AXUniqueId", "AXIdentifier", "identifier"]
            case .help: ["help", "AXHint"]
            case .enabled: ["enabled"]
            case .hidden: ["hidden"]
            case .expanded: ["expanded"]
            case .placeholder: ["placeholder"]
            }
        }
    }

    let node: Node
    /// `Button`, `StaticText`, …: the type, else the role without its prefix.
    let type: String
    /// `AXSearchField`, …; empty without one.
    let subrole: String

    private static let rolePrefix = "AX"
    /// Keys of which every element has one.
    private static let marks = ["AXLabel", "AXFrame", "AXUniqueId", "AXValue"]

    /// Whether a file may hold elements of idb, by its keys. Cost: linear in the distinct keys of the file, which is
    /// less than searching its nodes.
    static func mayStand(in tree: Tree) -> Bool {
        tree.names.contains { $0 == roleDescription || marks.contains($0) }
    }

    private static let roleDescription = "role_description"

    /// Whether it is in an answer of idb, so that its keys need not tell.
    private let isInAnswer: Bool

    /// Nil if the node is not an element of idb.
    init?(_ node: Node, inAnswer isInAnswer: Bool = false) {
        guard node.kind == .mapping else { return nil }
        let isPlain = node.entry(IDBNode.roleDescription) != nil && node.entry("identifier") != nil
        let isMarked = isPlain || IDBNode.marks.contains { node.entry($0) != nil }
        guard isMarked || isInAnswer else { return nil }
        self.node = node
        self.isInAnswer = isInAnswer
        let role = node.entry("role")?.text ?? ""
        let named = node.entry("type").map(\.text) ?? ""
        type = named.isEmpty ? String(role.dropFirst(role.hasPrefix(IDBNode.rolePrefix) ? 2 : 0)) : named
        subrole = node.entry("subrole").flatMap { $0.isAbsent ? nil : $0.text } ?? ""
    }

    /// The text of an attribute; nil if it is missing or null.
    subscript(key: Attribute) -> LocatedText? {
        for name in key.names {
            guard let entry = node.entry(name), entry.kind == .scalar, !entry.isAbsent else { continue }
            // A number is the address of the element, which changes with every run.
            if key == .identifier, entry.isPlain || entry.text.count >= IDBNode.addressLength && UInt(entry.text) != nil
            {
                continue
            }
            return LocatedText(attribute: entry)
        }
        return nil
    }

    /// The least number of digits of an address. People give fewer.
    private static let addressLength = 6

    /// Whether it is a tab, in a bar or without one.
    var isTab: Bool { type == "Tab" || subrole == "AXTabButton" || roleDescription.lowercased() == "tab" }

    /// The description of its role; empty without one.
    var roleDescription: String { node.entry(IDBNode.roleDescription).flatMap { $0.isAbsent ? nil : $0.text } ?? "" }

    /// Whether it is the back button of a navigation bar. Dumps are taken in English.
    var isBackButton: Bool { roleDescription == "back button" }

    /// Whether another, smaller element lies inside it.
    func holds(_ other: IDBNode) -> Bool {
        guard let outer = frame?.rect, let inner = other.frame?.rect, inner.area > 0 else { return false }
        return inner != outer && inner.share(coveredBy: outer) == 1
    }

    /// Whether it has a label or a value.
    var hasWords: Bool { [.label, .value].contains { self[$0]?.text.trimmed.isEmpty == false } }

    /// The frame on screen with its bytes; nil if it is missing or has no numbers.
    var frame: (rect: Rect, written: LocatedText)? {
        guard let entry = node.entry("frame"), entry.kind == .mapping else { return printedFrame }
        let numbers = ["x", "y", "width", "height"].compactMap { entry.entry($0)?.text }.compactMap(Double.init)
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
        let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        return (rect, LocatedText(collection: entry))
    }

    private var printedFrame: (rect: Rect, written: LocatedText)? {
        guard let entry = node.entry("AXFrame"), let rect = Rect(printed: entry.text) else { return nil }
        return (rect, LocatedText(attribute: entry))
    }

    /// The texts of a list; nil if it is missing.
    func texts(_ key: String) -> (names: [String], written: LocatedText)? {
        guard let entry = node.entry(key), entry.kind == .sequence else { return nil }
        return (entry.items.filter { $0.kind == .scalar }.map(\.text), LocatedText(collection: entry))
    }

    /// The bytes that represent the element in a report.
    var anchor: SourceRange { (node.entry("AXLabel") ?? node.entry("label") ?? node.entry("type") ?? node).range }

    /// The children, in the nested form.
    var children: [IDBNode] {
        (node.entry("children")?.items).map { $0.compactMap { IDBNode($0, inAnswer: isInAnswer) } } ?? []
    }
}

/// The complete form of idb's answer: an object with the elements, the size of the screen, and how they were read.
enum IDBAnswer {
    /// The keys of the answer that no other format has beside `elements`. Which of them are written depends on the
    /// version.
    private static let keys = ["automation", "backend", "coverage", "modal", "profile", "target", "truncated"]
    /// The least number of those keys. Our choice: one of them alone may be a misspelt key of a screen file.
    private static let leastKeys = 2

    /// Whether a node is such an answer, even one without elements.
    static func holds(_ root: Node) -> Bool {
        guard root.kind == .mapping, root.entry("elements")?.kind == .sequence else { return false }
        return keys.count { root.entry($0) != nil } >= leastKeys
    }

    /// The elements of an answer.
    static func elements(of root: Node) -> [IDBNode] {
        (root.entry("elements")?.items).map { $0.compactMap { IDBNode($0, inAnswer: true) } } ?? []
    }
}
