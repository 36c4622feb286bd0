import A11yModel
import A11ySyntax

/// The format that is ours: screens described in YAML, JSON or XML, in UIKit's words.
package enum NativeDialect: Dialect {
    /// The only version of the format.
    static let version = 1.0

    /// A mapping with a key that only our format has, or an element of our two root tags.
    package static func recognises(_ root: Node, path: String) -> Bool {
        switch root.kind {
        case .element:
            return root.tag == "screen" || root.tag == "screens"
        case .mapping:
            let schema = root.entry("$schema")?.text ?? ""
            // The version of the format is a number; a server's job or a tool's pin may have our name as well.
            let isVersioned = root.entry("a11ylint").map { Int($0.text) != nil } ?? false
            return isVersioned || schema.contains("screen") || ["screen", "screens"].contains { root.entry($0) != nil }
        case .scalar, .sequence:
            return false
        }
    }

    /// Reads every document of a stream, and every screen of a list of screens.
    package static func screens(in tree: Tree, path: String) -> Parsed<[Screen]> {
        var found = Parsed<[Screen]>([])
        let names = NativeNames(of: tree)
        for root in tree.roots where !root.isAbsent {
            let read = screens(of: root, names)
            found.tree += read.tree
            found.problems += read.problems
        }
        for index in found.tree.indices where found.tree[index].name.isEmpty {
            found.tree[index].name = found.tree[index].title ?? "Screen \(index + 1)"
        }
        found.problems.sort { $0.range < $1.range }
        return found
    }

    private static func screens(of root: Node, _ names: NativeNames) -> Parsed<[Screen]> {
        if root.tag == "screens" || root.kind == .mapping && root.entry("screens") != nil {
            return ScreenList.read(root, names)
        }
        return ScreenReader.read(root, names)
    }
}
