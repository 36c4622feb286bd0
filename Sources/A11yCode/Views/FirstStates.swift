// What states are when their view is first shown, and those that keep it.
extension ViewReader {
    /// Whether a condition asks for a state that is false, or nil, when its view is first shown.
    func beginsFalse(_ condition: CodeNode, _ scope: ViewScope) -> Bool {
        switch kind(condition) {
        case .variable:
            let value = children(condition).first { kind($0).isExpression } ?? condition
            return constantAtFirst(of: value, scope) == "nil"
        case .binary where name(condition) == "!=":
            let sides = children(condition)
            return sides.count == 2 && name(sides[1]) == "nil" && constantAtFirst(of: sides[0], scope) == "nil"
        default: return constantAtFirst(of: condition, scope) == "false"
        }
    }

    /// `true`, `false` or `nil`, if an expression is that while the states of the views have their first values, also
    /// through bindings; nil of any other.
    private func constantAtFirst(of expression: CodeNode, _ scope: ViewScope, depth: Int = 0) -> String? {
        guard depth < ViewReader.deepestText else { return nil }
        let (inner, depth) = (firstChild(expression), depth + 1)
        switch kind(expression) {
        case .constant: return name(expression)
        case .prefix where name(expression) == "!":
            let denied = inner.flatMap { constantAtFirst(of: $0, scope, depth: depth) }
            return denied == "true" ? "false" : denied == "false" ? "true" : nil
        case .block:
            guard children(expression).count == 1, let inner else { return nil }
            return constantAtFirst(of: inner, scope, depth: depth)
        case .exit: return inner.flatMap { constantAtFirst(of: $0, scope, depth: depth) }
        // `message?.words`, `message.flatMap { … }`
        case .postfix, .member, .call:
            let isOfOptional = kind(expression) != .member || inner.map(kind) == .postfix
            let isMapped = kind(expression) != .call || inner.map(kind) == .member
            guard isOfOptional, isMapped, let base = kind(expression) == .call ? inner.flatMap(firstChild) : inner,
                kind(expression) != .call || ["map", "flatMap"].contains(inner.map(name)) || kind(base) == .postfix,
                constantAtFirst(of: base, scope, depth: depth) == "nil"
            else { return nil }
            return "nil"
        case .name, .variable: break
        default: return nil
        }
        let word = String(name(expression).drop { $0 == "$" })
        if case .expression(let value, let around)? = scope.bindings[word] {
            return constantAtFirst(of: value, around, depth: depth)
        }
        guard let property = app.properties(named: app.symbol(word), of: scope.owner).first else { return nil }
        if let body = app.getter(of: property) { return constantAtFirst(of: body, member(scope), depth: depth) }
        if property.modifiers.contains(where: { app.text($0) == "@State" }) {
            guard let initial = property.initial.map(property.node.at) else {
                return property.type.isOptional ? "nil" : nil
            }
            return kind(initial) == .constant ? name(initial) : nil
        }
        guard case .expression(let value, let around)? = passed(word, in: scope) else { return nil }
        return constantAtFirst(of: value, around, depth: depth)
    }

    // MARK: States that nothing changes

    /// What a private state of a view is whenever it is shown, if no code gives it another value: a sheet that hangs on
    /// it is never seen. Nil of any other property.
    func unchanged(_ property: CodeProperty) -> PassedConstant? {
        let words = property.modifiers.map(app.text)
        guard words.contains("@State"), words.contains("private") else { return nil }
        if let known = memory.constants[property.node] { return known }
        var found: PassedConstant?
        if let initial = property.initial.map(property.node.at) {
            let isBare = kind(initial) == .constant && ["true", "false", "nil"].contains(name(initial))
            if isBare, keeps(name(initial), property) { found = name(initial) == "nil" ? .absent : .value(initial) }
        } else if property.type.isOptional, keeps("nil", property) {
            found = .absent
        }
        memory.constants[property.node] = .some(found)
        return found
    }

    /// Whether no code sets a state to anything but a constant, or lets something set it that does more than close what
    /// it shows.
    private func keeps(_ constant: String, _ state: CodeProperty) -> Bool {
        let (tree, file, word) = (tree(state.node), state.node.file, app.text(state.name))
        let isSet = app.occurrences(of: state.name, in: file).contains { mention in
            let around = tree[mention.id].parent
            guard around >= 0 else { return true }
            switch tree[around].kind {
            case .assignment where tree[around].firstChild == mention.id:
                return children(mention.at(around)).last.map(name) != constant
            case .member: return tree.name(of: around) == "toggle"
            case .prefix: return tree.name(of: around) == "&"
            case .keyPath: return true
            default: return false
            }
        }
        let isPassed = app.occurrences(of: app.symbol("$" + word), in: file).contains { mention in
            let around = tree[mention.id].parent
            return around < 0 || tree[around].kind != .argument
                || !["isPresented", "item", "isActive"].contains(tree.name(of: around))
        }
        return !isSet && !isPassed && app.occurrences(of: app.symbol("_" + word), in: file).isEmpty
    }

    /// Whether the state that a sheet or the like hangs on is never set.
    func isNeverPresented(_ passed: [ViewArgument], _ scope: ViewScope) -> Bool {
        passed.contains { argument in
            guard ["isPresented", "item"].contains(argument.label), kind(argument.value) == .name,
                name(argument.value).hasPrefix("$")
            else { return false }
            let state = app.properties(named: app.symbol(String(name(argument.value).dropFirst())), of: scope.owner)
            return switch state.first.flatMap(unchanged) {
            case .absent: true
            case .value(let value): name(value) == "false"
            case nil: false
            }
        }
    }
}
