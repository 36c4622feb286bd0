import A11yModel
import A11ySyntax

/// What `idb ui describe-all` and `axe describe-ui` print of a running app: JSON, flat, nested or complete.
package enum IDBDialect: Dialect {
    /// Whether the root is an element, a list of them, or an answer that holds one.
    package static func recognises(_ root: Node, path: String) -> Bool {
        IDBNode.mayStand(in: root.tree) && !tops(of: root).isEmpty
    }

    /// One screen: what is in front.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        var screen = IDBReader.read(tops(of: root), in: root)
        guard let limit = limit(on: screen, in: root) else { return Parsed([screen]) }
        screen.markCut(at: limit)
        return Parsed([screen], problems: [DumpLimit.problem(limit, at: screen.anchor)])
    }

    /// Where the description was cut; nil where it was not.
    private static func limit(on screen: Screen, in root: Node) -> String? {
        if root.kind == .mapping, root.entry("truncated")?.text == "true" { return "a limit of idb's" }
        // The application is the screen, and no element of it.
        if screen.elements.count >= DumpLimit.elements - 1 { return "\(DumpLimit.elements) elements" }
        var depths: [Int] = []
        for element in screen.elements { depths.append((element.parent.map { depths[$0.index] } ?? 1) + 1) }
        return depths.max().flatMap { DumpLimit.depths.contains($0) ? "\($0) levels" : nil }
    }

    private static func tops(of root: Node) -> [IDBNode] {
        for node in root.wrapped {
            if let top = IDBNode(node) { return [top] }
            let tops = node.kind == .sequence ? node.items.compactMap(IDBNode.init) : []
            if !tops.isEmpty { return tops }
        }
        return []
    }
}
