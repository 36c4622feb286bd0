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
            guard let call = call(of: mention) else {
                calls = nil
                break
            }
            calls?.append(call)
        }
        memory.uses[type] = .some(calls)
        return calls
    }

    /// The call of a name; nil where it is not called.
    func call(of mention: CodeNode) -> CodeNode? {
        kind(mention) == .name ? tree(mention).node(.call, on: mention.id).map(mention.at) : nil
    }

    private func isPublic(_ declaration: CodeNode) -> Bool {
        children(declaration).contains { kind($0) == .modifier && ["public", "open"].contains(name($0)) }
    }

    /// Whether code other than an initializer sets a property, as that of `func wide() -> Self` does.
    private func isChanged(_ property: CodeProperty) -> Bool {
        memory.changers(property.name) { changers(of: property.name) }?.contains(property.owner) ?? true
    }

    /// The types whose code sets a property of a name; nil where that may be one of any type. Read once for all
    /// properties of the name: some names have thousands.
    private func changers(of name: Symbol) -> Set<Symbol>? {
        var found: Set<Symbol> = []
        for mention in app.mentions(of: name) {
            let tree = tree(mention)
            let around = tree[mention.id].parent
            guard around >= 0 else { continue }
            if tree[around].kind == .keyPath { return nil }
            guard tree[around].kind == .assignment, tree[around].firstChild == mention.id,
                app.function(around: mention).map({ app.text(app[$0].name) }) != "init"
            else { continue }
            if kind(mention) == .member { return nil }
            found.insert(app.type(around: mention))
        }
        return found
    }
}

/// What all uses of a view pass for a property.
enum PassedConstant {
    /// Nothing, or `nil`.
    case absent
    case value(CodeNode)
}
