import A11yModel
import A11ySyntax

/// The native format: screens described in YAML, JSON or XML, in UIKit's terms.
package enum NativeDialect: Dialect {
    /// The only version of the format.
    static let version = 1.0

    /// Whether the root is a mapping with a key of our format, or one of our two root tags.
    package static func recognises(_ root: Node, path: String) -> Bool {
        switch root.kind {
        case .element:
            return root.tag == "screen" || root.tag == "screens"
        case .mapping:
            let schema = root.entry("$schema")?.text ?? ""
            // The version of the format is a number. A server's job or a tool's version pin may also be called
            // `a11ylint`.
            let isVersioned = root.entry("a11ylint").map { Int($0.text) != nil } ?? false
            // A table of another app may have an entry that is called so.
            let isNamed = root.entry("screen").map { $0.kind != .mapping } ?? false
            return isVersioned || schema.contains("screen") || isNamed || root.entry("screens") != nil
        case .scalar, .sequence:
            return false
        }
    }

    /// What a file lacks that was probably meant to be in our format, as the rest of a sentence; nil for others.
    static func lack(of root: Node) -> String? {
        switch root.kind {
        case .element:
            let isMeant = ["screen", "screens"].contains(root.tag.lowercased()) || isType(root.tag)
            return isMeant ? "its first tag must be `<screen>`, with a `name`" : nil
        case .mapping:
            let isMeant = ["elements", "views", "children", "subviews"].contains { root.entry($0) != nil }
            let isView = root.entry("type").map { isType($0.text) } ?? false
            return isMeant || isView
                ? "it must begin with `screen:` and the screen’s name, and list the views under `elements:`" : nil
        case .sequence:
            let isMeant = root.items.contains { $0.kind == .mapping && $0.entry("screen") != nil }
            if isMeant { return "several screens must be a list under the key `screens`" }
            let isView = root.items.contains {
                $0.kind == .mapping && $0.entry("type").map { isType($0.text) } ?? false
            }
            return isView ? "its views must stand under `elements:`, below `screen:` with the screen’s name" : nil
        case .scalar: return nil
        }
    }

    private static func isType(_ word: String) -> Bool {
        ElementType(word: word) != nil || SwiftUIView.named(word) != nil
    }

    /// Parses every document of a stream, and every screen of a list of screens.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        var found = Parsed<[Screen]>([])
        for root in tree.roots where !root.isAbsent {
            let read = screens(of: root)
            found.value += read.value
            found.problems += read.problems
        }
        for index in found.value.indices where found.value[index].name.isEmpty {
            found.value[index].name = found.value[index].title ?? "Screen \(index + 1)"
        }
        found.problems.sort { $0.range < $1.range }
        return found
    }

    private static func screens(of root: Node) -> Parsed<[Screen]> {
        if root.tag == "screens" || root.kind == .mapping && root.entry("screens") != nil {
            return ScreenListParser.read(root)
        }
        return ScreenParser.read(root)
    }
}

/// Parses several screens in one file: the list under `screens:`, or the children of `<screens>`.
enum ScreenListParser {
    private static let keys: [String: ValueKind] = ["a11ylint": .number, "$schema": .text]

    static func read(_ root: Node) -> Parsed<[Screen]> {
        var values = ValueParser()
        var fields = NodeContents(of: root, in: .view).fields
        let list = fields.first { $0.name == "screens" }
        fields.removeAll { $0.name == "screens" }
        for name in ScreenKey.allCases.map(\.rawValue) where keys[name] == nil {
            guard let misplaced = fields.first(where: { $0.name == name }) else { continue }
            values.report(
                "beside `screens`, `\(name)` belongs to each screen of the list",
                at: misplaced.keyRange, unchecked: "`\(name)`")
            fields.removeAll { $0.name == name }
        }
        values.checkVersion(values.record(fields, keys: keys)["a11ylint"], in: fields)

        var found = Parsed<[Screen]>([])
        for node in nodes(root, list, &values) {
            let read = ScreenParser.read(node)
            found.value += read.value
            found.problems += read.problems
        }
        if found.value.isEmpty, values.problems.isEmpty, found.problems.isEmpty {
            values.add(Problem(.emptyScreen, at: root.anchor(preferring: "screens")))
        }
        found.problems += values.problems
        return found
    }

    private static func nodes(_ root: Node, _ list: NativeField?, _ values: inout ValueParser) -> [Node] {
        if root.kind == .element {
            for node in root.items where node.tag != "screen" && !node.isForeign {
                values.report("`<screens>` holds `<screen>` alone", at: node.tagRange, unchecked: "`<\(node.tag)>`")
            }
            return root.items.filter { $0.tag == "screen" }
        }
        guard let list else { return [] }
        guard let entries = list.entries else {
            values.reportKind(of: list, expected: "a list of screens, each of which begins with `- screen:`")
            return []
        }
        return entries.compactMap { entry in
            if case .node(let node) = entry, node.kind == .mapping { return node }
            values.report("a screen is a mapping with the key `screen`", at: entry.range, unchecked: "this entry")
            return nil
        }
    }
}
