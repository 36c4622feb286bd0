import A11yModel

/// Reads what code makes of the runtime attributes of an element: `if let key = self.voiceKey { accessibilityLabel =
/// key.localized }` runs only for elements to which their file gives the attribute, and for those with its text.
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

    /// What an expression comes to that is the text of an attribute of an element, is looked up by it or made of it;
    /// nil if it comes from elsewhere.
    func value(of node: CodeNode, for target: Target) -> CodeValue? {
        guard !target.attributes.isEmpty else { return nil }
        let tree = app.tree(node.file)
        let function = app.function(around: node).map { app[$0] }
        var (next, isMade, isLocalized) = (node, false, false)
        for _ in 0..<AttributeGuards.mostSteps {
            let base = tree[next.id].firstChild
            let isOwn = tree[next.id].kind == .member && base >= 0 && tree.name(of: base) == "self"
            switch tree[next.id].kind {
            case .name, .variable,
                .member where isOwn || tree[next.id].kind != .member:
                if let text = text(namedBy: next, in: function, of: target) {
                    if !isMade, !isLocalized { return .known(.text(text)) }
                    return text.isEmpty ? nil : isMade ? .something : .localized(key: text, table: nil)
                }
                let binding = tree[next.id].kind == .name ? app.binding(of: next)?.node : nil
                guard let initial = binding.map({ tree.expression(of: $0) ?? $0 }) else { return nil }
                next = next.at(initial)
            case .call where base >= 0 && tree[base].kind == .name:
                guard tree.name(of: base) == "NSLocalizedString", let key = tree.firstPassed(to: next.id) else {
                    return nil
                }
                let isOfTable = tree.children(of: next.id, .argument).contains { tree.name(of: $0) == "tableName" }
                (isLocalized, isMade) = (true, isMade || isLocalized || isOfTable)
                next = next.at(key)
            case .member where base >= 0:
                let isLookUp = tree.name(of: next.id).hasPrefix("locali")
                (isMade, isLocalized) = (isMade || !isLookUp || isLocalized, isLocalized || isLookUp)
                next = next.at(base)
            case .call, .postfix:
                guard base >= 0 else { return nil }
                next = next.at(base)
            case .binary where tree.name(of: next.id) == "??": next = next.at(base)
            default: return nil
            }
        }
        return nil
    }

    /// The text of an attribute where its setter or observer, or other code, names it.
    private func text(namedBy node: CodeNode, in function: CodeFunction?, of target: Target) -> String? {
        let name = app.name(node.id, in: node.file)
        if let function, let text = target.attribute(setBy: function) {
            if name == function.name || app.text(name) == "newValue" { return text }
            // `set(key) { … }`
            if case .parameter(let id, _)? = app.binding(of: node)?.source, app[id].node == function.node {
                return text
            }
        }
        return attributes.contains(name) ? target.attributes[name] : nil
    }

    private static let mostSteps = 8

    /// Whether code sets a property where it names it.
    private func isWritten(_ mention: CodeNode) -> Bool {
        let tree = app.tree(mention.file)
        return tree.node(.assignment, on: mention.id) != nil
    }

    /// The attribute that an `if` around a statement, or a `guard` before it, unwraps; `none` without one.
    private func attribute(askedForAround node: CodeNode) -> Symbol {
        let tree = app.tree(node.file)
        var (inner, next) = (node.id, tree[node.id].parent)
        while next > 0, tree[next].kind != .function, tree[next].kind != .closure {
            var asking = tree[next].kind == .ifStatement && tree.child(of: next, .block) == inner ? [next] : []
            if tree[next].kind == .block {
                asking = tree.children(of: next).prefix { $0 != inner }.filter { tree[$0].kind == .guardStatement }
            }
            for condition in asking.flatMap({ tree.children(of: $0, .condition) }) {
                let variable = tree.child(of: condition, .variable)
                let name = variable.map { app.name(tree.expression(of: $0) ?? $0, in: node.file) } ?? .none
                if attributes.contains(name) { return name }
            }
            (inner, next) = (next, tree[next].parent)
        }
        return .none
    }
}
