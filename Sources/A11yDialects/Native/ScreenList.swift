import A11yModel
import A11ySyntax

/// Several screens in one file: the list under `screens:`, or the children of `<screens>`.
enum ScreenList {
    private static let keys: [String: ValueKind] = ["a11ylint": .number, "$schema": .text]

    static func read(_ root: Node, _ names: NativeNames) -> Parsed<[Screen]> {
        var values = ValueReader()
        var fields = Parts(of: root, in: .view).fields
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
            let read = ScreenReader.read(node, names)
            found.tree += read.tree
            found.problems += read.problems
        }
        if found.tree.isEmpty, values.problems.isEmpty, found.problems.isEmpty {
            values.add(Problem(.emptyScreen, at: root.anchor(preferring: "screens")))
        }
        found.problems += values.problems
        return found
    }

    private static func nodes(_ root: Node, _ list: Field?, _ values: inout ValueReader) -> [Node] {
        if root.kind == .element {
            for node in root.items where node.tag != "screen" && !node.isForeign {
                values.report("`<screens>` holds `<screen>` alone", at: node.tagRange, unchecked: "`<\(node.tag)>`")
            }
            return root.items.filter { $0.tag == "screen" }
        }
        guard let list else { return [] }
        guard let entries = list.entries else {
            values.reportKind(of: list, expected: "a list of screens")
            return []
        }
        return entries.compactMap { entry in
            if case .node(let node) = entry, node.kind == .mapping { return node }
            values.report("a screen is a mapping with the key `screen`", at: entry.range, unchecked: "this entry")
            return nil
        }
    }
}
