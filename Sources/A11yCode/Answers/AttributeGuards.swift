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
        return names.filter { !isSet($0) }
    }()
    private let asked = Memo<CodeNode, Symbol>()
    private let settings = Memo<Symbol, Bool>()

    init(_ app: CodeApp) { self.app = app }

    /// Whether a write does not run for an element that lacks the attribute which is asked for around it, or has
    /// another text there.
    func exclude(_ target: Target, from write: Write) -> Bool {
        if isOfAnotherText(write.node, target) { return true }
        guard !attributes.isEmpty else { return false }
        let name = asked(write.node) { attribute(askedForAround: write.node) }
        return name != .none && target.attributes[name] == nil
    }

    /// Whether a branch around a statement is one that the texts of an element's attributes do not choose.
    private func isOfAnotherText(_ node: CodeNode, _ target: Target) -> Bool {
        guard !target.attributes.isEmpty else { return false }
        let tree = app.tree(node.file)
        var (inner, next) = (node.id, tree[node.id].parent)
        while next > 0, tree[next].kind != .function, tree[next].kind != .closure {
            let isBranch = [.block, .clause, .ifStatement].contains(tree[inner].kind)
            if isBranch, let chosen = branch(of: node.at(next), for: target), chosen != inner { return true }
            (inner, next) = (next, tree[next].parent)
        }
        return false
    }

    /// The clause of a `switch`, or the branch of an `if`, that the text of an attribute of an element chooses, of an
    /// `if` without such a branch its condition; nil if nothing tells.
    func branch(of statement: CodeNode, for target: Target) -> CodeTree.ID? {
        let tree = app.tree(statement.file)
        if tree[statement.id].kind == .ifStatement {
            let conditions = Array(tree.children(of: statement.id, .condition))
            guard conditions.count == 1, let holds = holds(statement.at(conditions[0]), for: target) else { return nil }
            let branches = Array(tree.children(of: statement.id).filter { $0 != conditions[0] })
            return holds ? branches.first : branches.count > 1 ? branches[1] : conditions[0]
        }
        guard tree[statement.id].kind == .switchStatement else { return nil }
        guard let subject = tree.expression(of: statement.id), let text = text(of: statement.at(subject), for: target)
        else { return nil }
        var other: CodeTree.ID?
        for clause in tree.children(of: statement.id, .clause) {
            if tree[clause].flags.contains(.isDefault) { other = clause }
            for pattern in tree.children(of: clause).filter({ tree[$0].kind != .block }) {
                let value = tree[pattern].kind == .pattern ? tree[pattern].firstChild : -1
                guard value >= 0, let matched = self.text(matching: statement.at(value), of: text.type) else {
                    return nil
                }
                guard matched == text.value else { continue }
                return tree.fallsThrough(clause) ? nil : clause
            }
        }
        return other
    }

    /// Whether a condition that compares the text of an attribute with a literal holds; nil of any other.
    private func holds(_ condition: CodeNode, for target: Target) -> Bool? {
        let tree = app.tree(condition.file)
        let sides = tree.expression(of: condition.id).map { Array(tree.children(of: $0)) } ?? []
        let sign = tree.expression(of: condition.id).map(tree.name) ?? ""
        guard sides.count == 2, ["==", "!="].contains(sign), let text = text(of: condition.at(sides[0]), for: target),
            let other = self.text(matching: condition.at(sides[1]), of: text.type)
        else { return nil }
        return (text.value == other) == (sign == "==")
    }

    /// The text of an attribute of an element that an expression comes to, with the enumeration that is made of it.
    func text(of node: CodeNode, for target: Target) -> (value: String, type: Symbol)? {
        // Where code sets the attribute too, it may have another text.
        guard let function = app.function(around: node).map({ app[$0] }), !target.attributes.isEmpty,
            !isSet(function.name)
        else { return nil }
        let tree = app.tree(node.file)
        var made = node
        if let binding = app.binding(of: node), let initial = tree.expression(of: binding.node) {
            made = node.at(initial)
        }
        while [.postfix, .prefix].contains(app.node(made).kind) || tree.name(of: made.id) == "??",
            app.node(made).firstChild >= 0
        { made = made.at(app.node(made).firstChild) }
        if app.node(made).kind == .call, let argument = tree.child(of: made.id, .argument),
            tree.name(of: argument) == "rawValue", let passed = tree.expression(of: argument)
        {
            let type = app.resolved(app.name(app.node(made).firstChild, in: made.file))
            guard case .known(let value)? = self.value(of: made.at(passed), for: target), let text = value.text,
                rawValues(of: type).values.contains(text)
            else { return nil }
            return (text, type)
        }
        guard case .known(let value)? = self.value(of: node, for: target) else { return nil }
        return value.text.map { ($0, .none) }
    }

    /// The text that an expression stands for which another one is compared with.
    private func text(matching node: CodeNode, of type: Symbol) -> String? {
        if app.isText(node) { return String(EntranceNames.content(app.text(of: node))) }
        guard app.node(node).kind == .member else { return nil }
        let name = app.tree(node.file).name(of: node.id)
        if type != .none { return rawValues(of: type)[name] }
        // `Style.body.rawValue`
        guard name == "rawValue", let named = app.tree(node.file).base(of: node.id),
            let owner = app.tree(node.file).base(of: named)
        else { return nil }
        return rawValues(of: app.resolved(app.name(owner, in: node.file)))[app.tree(node.file).name(of: named)]
    }

    /// The texts of the cases of an enumeration.
    private func rawValues(of type: Symbol) -> [String: String] {
        var found: [String: String] = [:]
        for declaration in app.types[type]?.declarations ?? [] {
            let tree = app.tree(declaration.file)
            for id in Array(tree.children(of: declaration.id)) where tree[id].kind == .enumCase {
                let value = tree.expression(of: id).map(declaration.at)
                found[tree.name(of: id)] =
                    value.map { String(EntranceNames.content(app.text(of: $0))) } ?? tree.name(of: id)
            }
        }
        return found
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

    private func isSet(_ name: Symbol) -> Bool { settings(name) { app.mentions(of: name).contains(where: isWritten) } }

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

extension CodeTree {
    /// Whether the next branch of a `switch` runs after this one.
    func fallsThrough(_ clause: ID) -> Bool {
        child(of: clause, .block).flatMap { Array(children(of: $0)).last }.map(name) == "fallthrough"
    }
}
