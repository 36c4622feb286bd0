import A11yModel

// What every use of the checked view passes, which holds for the view wherever it is read.
extension ViewReader {
    /// What a property of the checked view is in every use: the constant that all pass, or its default where none
    /// passes anything. Nil if they differ, or if code may use the view in ways that are not seen.
    func constant(_ property: CodeProperty, _ scope: ViewScope) -> ViewScope.Binding? {
        guard property.owner == scope.owner, !property.modifiers.contains(where: { app.text($0) == "static" }) else {
            return nil
        }
        if memory.constants[property.node] == nil {
            // Views whose uses are in each other ask again.
            memory.constants[property.node] = .some(nil)
            memory.constants[property.node] = passedConstant(for: property)
        }
        let inner = member(scope)
        return switch memory.constants[property.node] {
        case .absent??: .absent
        case .value(let value)??: .expression(value, inner)
        case nil, .some(nil): nil
        }
    }

    private func passedConstant(for property: CodeProperty) -> PassedConstant? {
        guard let uses = closedUses(of: property.owner), !uses.isEmpty, !isChanged(property) else { return nil }
        let initial = property.initial.map(property.node.at)
        let isOptional = property.type.isOptional
        var values: [CodeNode?] = []
        for call in uses {
            let place = SourceRange(Int(app.node(call).start), Int(app.node(call).end))
            let use = ViewUse(arguments(call), in: ViewScope(owner: .none, site: place, path: [call]))
            let inner = ViewScope(owner: property.owner, site: place, use: use, path: [property.node])
            switch passed(app.text(property.name), in: inner) {
            case .expression(let value, let around)?:
                guard let node = settled(value, around)?.node, isConstant(node),
                    node.file == property.node.file || node.file == call.file && tree(call).contains(call.id, node.id)
                else { return nil }
                values.append(node)
            case nil:
                guard app.functionsByOwner[app.symbol("init")]?[property.owner] == nil else { return nil }
                guard initial != nil || isOptional else { return nil }
                values.append(nil)
            default: return nil
            }
        }
        if values.allSatisfy({ $0 == nil }) { return initial.map(PassedConstant.value) ?? .absent }
        let words = Set(
            values.map { value in
                (value ?? initial.flatMap { isConstant($0) ? $0 : nil }).map(name) ?? (initial == nil ? "nil" : "")
            })
        guard words.count == 1, let value = values.lazy.compactMap(\.self).first else { return nil }
        return words.first == "nil" ? .absent : .value(value)
    }

    /// Whether an expression is `true`, `nil`, `.large` or the like.
    private func isConstant(_ value: CodeNode) -> Bool {
        kind(value) == .constant || kind(value) == .member && firstChild(value) == nil
    }

    /// The calls that make a view, without previews; nil if other code may make some.
    private func closedUses(of type: Symbol) -> [CodeNode]? {
        if let known = memory.uses[type] { return known }
        let isClosed = memory.isWhole || !(app.types[type]?.declarations ?? []).contains(where: isPublic)
        var calls: [CodeNode]? = isClosed ? [] : nil
        for mention in isClosed ? app.typeMentions(of: type) : [] where kind(mention) != .string {
            if app.isInPreview(mention) { continue }
            let call = mention.at(tree(mention)[mention.id].parent)
            guard kind(mention) == .name, kind(call) == .call, firstChild(call) == mention else {
                calls = nil
                break
            }
            calls?.append(call)
        }
        memory.uses[type] = .some(calls)
        return calls
    }

    private func isPublic(_ declaration: CodeNode) -> Bool {
        children(declaration).contains { kind($0) == .modifier && ["public", "open"].contains(name($0)) }
    }

    /// Whether code other than an initializer sets a property, as that of `func wide() -> Self` does.
    private func isChanged(_ property: CodeProperty) -> Bool {
        app.mentions(of: property.name).contains { mention in
            let tree = tree(mention)
            let around = tree[mention.id].parent
            guard around >= 0 else { return false }
            if tree[around].kind == .keyPath { return true }
            guard tree[around].kind == .assignment, tree[around].firstChild == mention.id,
                app.type(around: mention) == property.owner || kind(mention) == .member
            else { return false }
            let function = app.function(around: mention).map { app.text(app[$0].name) }
            return function != "init"
        }
    }
}

// States that nothing changes.
extension ViewReader {
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

/// What all uses of a view pass for a property.
enum PassedConstant {
    /// Nothing, or `nil`.
    case absent
    case value(CodeNode)
}
