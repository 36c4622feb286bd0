import A11yModel
import A11ySyntax

/// What `idb ui describe-all` and `axe describe-ui` print of a running app: JSON, flat, nested or complete.
public enum IDBDialect: Dialect {
    /// Whether the root is an element, a list of them, or an answer that holds one.
    public static func recognises(_ root: Node, path: String) -> Bool { !tops(of: root).isEmpty }

    /// One screen: what is in front.
    public static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        return Parsed([IDBReader.read(tops(of: root), in: root)])
    }

    private static func tops(of root: Node) -> [IDBNode] {
        switch root.kind {
        case .sequence: root.items.compactMap(IDBNode.init)
        case .mapping:
            if let top = IDBNode(root) {
                [top]
            } else {
                (root.entry("elements")?.items).map { $0.compactMap(IDBNode.init) } ?? []
            }
        case .scalar, .element: []
        }
    }
}
