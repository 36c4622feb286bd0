@testable import A11yCode

/// A tree as text, one node between parentheses: its kind, its form where it has one, its flags, its name in quotation
/// marks, and its children: `(call:message (member "title" (name "x")))`.
struct TreeText: CustomStringConvertible {
    let description: String

    /// The text of a node with all that lies in it; of the items of the file if it is node 0.
    init(_ tree: CodeTree, of root: CodeTree.ID = 0) {
        var text = ""
        // What is left to write: a node, or the end of one.
        var left: [CodeTree.ID?] = root == 0 ? Array(tree.children(of: root)).reversed() : [root]
        while let next = left.popLast() {
            guard let id = next else {
                text += ")"
                continue
            }
            text += text.isEmpty ? "(" : " ("
            text += Self.head(of: tree[id], name: tree.name(of: id))
            left.append(nil)
            left += Array(tree.children(of: id)).reversed().map(Optional.some)
        }
        description = text
    }

    private static func head(of node: CodeTree.Node, name: String) -> String {
        let form = node.form == .plain ? "" : ":\(node.form)"
        let flags = Self.flags.filter { node.flags.contains($0.flag) }.map { " \($0.name)" }.joined()
        return "\(node.kind)\(form)\(flags)\(node.name < 0 ? "" : " \"\(name)\"")"
    }

    private static let flags: [(flag: NodeFlags, name: String)] = [
        (.isOptional, "optional"), (.isForced, "forced"), (.isTrailing, "trailing"), (.isDefault, "default"),
        (.isOpaque, "opaque"), (.isQuoted, "quoted"), (.isOptionalType, "nullable"),
        (.isParenthesised, "parenthesised"),
    ]
}
