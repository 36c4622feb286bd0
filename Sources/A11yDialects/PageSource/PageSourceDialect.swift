import A11yModel
import A11ySyntax

/// What Appium, WebDriverAgent and XCUITest print of a running app: XML of every version, WebDriverAgent's JSON, the
/// JSON or property list of a snapshot's `dictionaryRepresentation`, and the text of `debugDescription`.
package enum PageSourceDialect: Dialect {
    /// Whether the root is an element of XCUITest, or wraps one.
    package static func recognises(_ root: Node, path: String) -> Bool { !tops(of: root).isEmpty }

    /// A screen for each application.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        guard let root = tree.roots.first else { return Parsed([]) }
        let tops = tops(of: root)
        if let top = tops.first(where: isOfMac) {
            let facts: Facts = ["kind": .text("The screen of a Mac app")]
            return Parsed([], problems: [Problem(.uncheckedDocument, at: top.anchor, facts: facts)])
        }
        var read = Parsed<[Screen]>([])
        var names: [String: Int] = [:]
        for group in screens(of: tops) {
            var screen = PageSourceParser.read(group, knowsAccessible: group.contains(where: mentionsAccessible))
            screen.name = unused(screen.name, among: &names)
            read.value.append(screen)
            let depth = group.map(depth).max() ?? 0
            guard DumpLimit.depths.contains(depth) else { continue }
            let limit = "\(depth) levels"
            read.value[read.value.count - 1].markCut(at: limit)
            read.problems.append(DumpLimit.problem(limit, at: group[0].anchor, in: .pageSource))
        }
        return read
    }

    /// A name that no earlier screen has. A log may hold the same application several times.
    private static func unused(_ name: String, among names: inout [String: Int]) -> String {
        let count = names[name, default: 0] + 1
        names[name] = count
        return count == 1 ? name : "\(name) (\(count))"
    }

    /// The nodes of each screen: an application, or sibling windows without one. The home screen behind an application
    /// is left out. In a text, parts that are printed without their application are screens, too.
    private static func screens(of tops: [PageNode]) -> [[PageNode]] {
        let applications = tops.filter { $0.type == "Application" }
        if applications.isEmpty {
            let own = tops.filter { !PageType.isSystem($0, in: $0) }
            return [own.isEmpty ? tops : own]
        }
        let own = applications.filter { $0.node.entry("bundleId")?.text != homeScreen }
        let isText = tops[0].node.tree.syntax == .hierarchy
        let parts = isText ? tops.filter { $0.type != "Application" && !$0.children.isEmpty } : []
        return (own.isEmpty ? applications : own).map { [$0] } + parts.map { [$0] }
    }

    private static let homeScreen = "com.apple.springboard"

    /// Whether it is a Mac application. Only those, or their windows, have titles.
    private static func isOfMac(_ top: PageNode) -> Bool {
        guard top.type == "Application" else { return false }
        if top.isOfDictionary { return top.children.contains { $0.type == "MenuBar" } }
        if top.node.entry("elementType") != nil { return true }
        return ([top] + top.children).contains { $0[.title]?.text.isEmpty == false }
    }

    /// The number of levels, including the application.
    private static func depth(of top: PageNode) -> Int {
        var deepest = 0
        var pending = [(node: top, depth: 1)]
        while let next = pending.popLast() {
            deepest = max(deepest, next.depth)
            pending += next.node.children.map { ($0, next.depth + 1) }
        }
        return deepest
    }

    /// The applications under a root: inside a wrapping tag, inside a JSON answer, or the root itself.
    private static func tops(of root: Node) -> [PageNode] {
        if let top = PageNode(root), top.isTop { return [top] }
        switch root.kind {
        case .element where ["AppiumAUT", "hierarchy", Hierarchy.rootTag].contains(root.tag):
            return root.items.compactMap(PageNode.init)
        case .mapping, .sequence:
            for node in root.wrapped {
                let tops = ([node] + (node.kind == .sequence ? Array(node.items) : [])).compactMap(PageNode.init)
                if let top = tops.first, top.isTop { return tops }
            }
            return []
        case .element, .scalar:
            return []
        }
    }

    private static func mentionsAccessible(_ top: PageNode) -> Bool {
        top[.accessible] != nil || top.descendants.contains { $0[.accessible] != nil }
    }
}
