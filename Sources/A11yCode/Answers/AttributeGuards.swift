/// Finds the writes that run only for elements to which their file gives a runtime attribute:
/// `if let key = self.voiceKey { accessibilityLabel = key.localized }`.
final class AttributeGuards {
    private let app: CodeApp
    /// The properties that Interface Builder alone sets.
    private lazy var attributes: Set<Symbol> = {
        let inspectable = app.symbol("@IBInspectable")
        guard inspectable != .none else { return [] }
        let names = Set(app.properties.lazy.filter { $0.modifiers.contains(inspectable) }.map(\.name))
        return names.filter { name in app.mentions(of: name).allSatisfy { !isWritten($0) } }
    }()
    private let asked = Memo<CodeNode, Symbol>()

    init(_ app: CodeApp) { self.app = app }

    /// Whether a write does not run for an element that lacks the attribute which is asked for around it.
    func exclude(_ target: Target, from write: Write) -> Bool {
        guard !attributes.isEmpty else { return false }
        let name = asked(write.node) { attribute(askedForAround: write.node) }
        return name != .none && target.attributes[name] == nil
    }

    /// Whether code sets a property where it names it.
    private func isWritten(_ mention: CodeNode) -> Bool {
        let tree = app.tree(mention.file)
        return tree.node(.assignment, on: mention.id) != nil
    }

    /// The attribute that an `if` around a statement unwraps; `none` without one.
    private func attribute(askedForAround node: CodeNode) -> Symbol {
        let tree = app.tree(node.file)
        var (inner, next) = (node.id, tree[node.id].parent)
        while next > 0, tree[next].kind != .function, tree[next].kind != .closure {
            if tree[next].kind == .ifStatement, tree.child(of: next, .block) == inner {
                for condition in tree.children(of: next, .condition) {
                    let value = tree.child(of: condition, .variable).flatMap(tree.expression)
                    let name = value.map { app.name($0, in: node.file) } ?? .none
                    if attributes.contains(name) { return name }
                }
            }
            (inner, next) = (next, tree[next].parent)
        }
        return .none
    }
}
