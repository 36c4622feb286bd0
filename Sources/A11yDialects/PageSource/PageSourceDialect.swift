import A11yModel
import A11ySyntax

/// What Appium, WebDriverAgent and XCUITest print of a running app: XML of every era, and WebDriverAgent's JSON.
public enum PageSourceDialect: Dialect {
    /// Whether the root is an element of XCUITest, or wraps one.
    public static func recognises(_ root: Node, path: String) -> Bool { !tops(of: root).isEmpty }

    /// A screen for each application.
    public static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        let tops = tops(of: root)
        let knowsAccessible = tops.contains(where: mentionsAccessible)
        var read = Parsed(tops.map { PageReader.read($0, knowsAccessible: knowsAccessible) })
        for (index, top) in tops.enumerated() {
            let depth = depth(of: top)
            guard DumpLimit.depths.contains(depth) else { continue }
            read.tree[index].markCut()
            read.problems.append(DumpLimit.problem("\(depth) levels", at: top.anchor))
        }
        return read
    }

    /// How many levels there are, that of the application included.
    private static func depth(of top: PageNode) -> Int {
        var deepest = 0
        var pending = [(node: top, depth: 1)]
        while let next = pending.popLast() {
            deepest = max(deepest, next.depth)
            pending += next.node.children.map { ($0, next.depth + 1) }
        }
        return deepest
    }

    /// The applications under a root: below `AppiumAUT` or `hierarchy`, below `value` in JSON, or the root itself.
    private static func tops(of root: Node) -> [PageNode] {
        if let top = PageNode(root) { return [top] }
        switch root.kind {
        case .element where root.tag == "AppiumAUT" || root.tag == "hierarchy":
            return root.items.compactMap(PageNode.init)
        case .mapping:
            return root.entry("value").flatMap(PageNode.init).map { [$0] } ?? []
        default:
            return []
        }
    }

    private static func mentionsAccessible(_ top: PageNode) -> Bool {
        var pending = [top]
        while let node = pending.popLast() {
            if node[.accessible] != nil { return true }
            pending += node.children
        }
        return false
    }
}
