// What names mean in a view: properties by what was passed to it, and constants.
extension ViewReader {
    /// What a property of the type around a scope is bound to; nil for a name that is none. `use` is where it is named.
    func value(of word: String, in scope: ViewScope, at use: CodeNode) -> ViewScope.Binding? {
        let symbol = app.symbol(word)
        guard symbol != .none, scope.owner != .none else {
            return symbol == .none ? nil : global(symbol, scope, at: use)
        }
        let named = near(app.properties(named: symbol, of: scope.owner), \.node, scope)
        guard let property = named.first(where: { $0.node.file == scope.path.last?.file }) ?? named.first else {
            return global(symbol, scope, at: use)
        }
        if let body = app.getter(of: property) {
            return inside(property.node, owner: scope.owner, use, scope).map { .expression(body, $0) } ?? .unknown
        }
        if let passed = passed(word, in: scope) { return passed }
        let words = property.modifiers.map(app.text)
        let isFixed = property.isConstant && property.initial != nil
        if scope.use == nil, !isFixed, !words.contains(where: { $0.hasPrefix("@") }),
            let constant = constant(property, scope)
        {
            return constant
        }
        switch unchanged(property) {
        case .absent: return .absent
        case .value(let value): return .expression(value, member(scope))
        case nil: break
        }
        guard let initial = property.initial else {
            if scope.use == nil { return .slot }
            let isLeftOut = property.type.isOptional && !property.isConstant && !words.contains { $0.hasPrefix("@") }
            return isLeftOut ? .absent : .unknown
        }
        if !property.isConstant, !words.contains("static") {
            // A plain property has its default where the use passes nothing; one with a wrapper changes.
            guard scope.use != nil, !words.contains(where: { $0.hasPrefix("@") }) else { return .unknown }
            if scope.isUsedHere { usesArgument = true }
        }
        return .expression(property.node.at(initial), member(scope))
    }

    /// A scope for the members of the type around another.
    func member(_ scope: ViewScope) -> ViewScope {
        let inner = ViewScope(
            owner: scope.owner, site: scope.site, use: scope.use, path: scope.path)
        (inner.outer, inner.isOfPart) = (scope.outer, scope.isOfPart)
        return inner
    }

    /// Whether an expression names an optional property that the use leaves out.
    func isAbsent(_ expression: CodeNode, _ scope: ViewScope) -> Bool {
        let isOwn = kind(expression) == .member && firstChild(expression).map(name) == "self"
        guard kind(expression) == .name || isOwn,
            case .absent = scope.bindings[name(expression)] ?? value(of: name(expression), in: scope, at: expression)
        else { return false }
        // What a use leaves out is its doing.
        if scope.site != nil, scope.isUsedHere { usesArgument = true }
        return true
    }

    /// What was passed for a property where the view is used; nil if nothing was, or nobody knows the use.
    func passed(_ word: String, in scope: ViewScope) -> ViewScope.Binding? {
        guard let use = scope.use else { return nil }
        let (arguments, caller) = (use.arguments, use.caller)
        let all = (app.functionsByOwner[app.symbol("init")]?[scope.owner] ?? []).map { app[$0] }
        let inFile = all.filter { $0.node.file == scope.path.last?.file }
        let initializers = near(inFile.isEmpty ? all : inFile, \.node, scope)
        if initializers.isEmpty {
            // The initializer that Swift makes has the properties as labels, and closures behind it are the last ones.
            if let found = arguments.first(where: { $0.label == word }) { return .expression(found.value, caller) }
            let trailing = arguments.first { $0.isTrailing && $0.label.isEmpty }
            guard let trailing, closureProperties(of: scope.owner, besides: arguments).first == word else { return nil }
            return .expression(trailing.value, caller)
        }
        var (passed, around) = (arguments, caller)
        // One initializer may leave the work to another.
        for _ in 0..<ViewReader.mostInitializers {
            let labels = Set(passed.lazy.filter { !$0.isTrailing }.map(\.label))
            let fitting =
                initializers.first { fits(passed, $0) }
                ?? initializers.first { labels.isSubset(of: $0.labels.map { app.text($0) }) }
            guard let function = fitting, let block = function.body.map(function.node.at) else { return nil }
            let inner = ViewScope(
                owner: scope.owner, site: scope.site, use: use, path: scope.path + [function.node])
            bind(passed, to: function, inner, around)
            if let value = assigned(to: word, in: block) { return .expression(value, inner) }
            guard let next = children(block).first(where: isOwnInitializer) else { return nil }
            (passed, around) = (self.arguments(next), inner)
        }
        return nil
    }

    /// Initializers that call each other.
    private static let mostInitializers = 4

    /// Whether a statement is `self.init(…)`.
    func isOwnInitializer(_ statement: CodeNode) -> Bool {
        guard kind(statement) == .call, let callee = firstChild(statement), kind(callee) == .member else {
            return false
        }
        return name(callee) == "init" && firstChild(callee).map(name) == "self"
    }

    /// The names of the properties that hold functions and were not passed by label, in their order.
    private func closureProperties(of type: Symbol, besides arguments: [ViewArgument]) -> [String] {
        let all = memory.closureProperties(type) {
            let numbers = app.types[type]?.properties.values.joined().sorted() ?? []
            return numbers.map { app.properties[$0] }.filter { property in
                let isBuilder = property.modifiers.contains { app.text($0).hasSuffix("Builder") }
                return (app.isFunction(property.type) || isBuilder) && property.accessors.isEmpty
            }.map { property in
                let isOptional = property.type.isOptional && !property.isConstant
                return ClosureProperty(
                    name: app.text(property.name), isNeeded: property.initial == nil && !isOptional)
            }
        }.filter { property in !arguments.contains { $0.label == property.name } }
        // One that has a default leaves the closure to one that needs it.
        let needed = all.filter(\.isNeeded)
        return (needed.isEmpty ? all : needed).map(\.name)
    }

    /// What an initializer assigns to a property at its top level.
    private func assigned(to word: String, in block: CodeNode) -> CodeNode? {
        for item in children(block) where kind(item) == .assignment {
            let parts = children(item)
            guard parts.count == 2 else { continue }
            let target = name(parts[0])
            guard target == word || target == "_" + word else { continue }
            // `_value = State(initialValue: value)`
            if kind(parts[1]) == .call, target != word, let inner = arguments(parts[1]).first { return inner.value }
            return parts[1]
        }
        return nil
    }

    /// What a constant outside types is; nil for any other name.
    private func global(_ symbol: Symbol, _ scope: ViewScope, at use: CodeNode) -> ViewScope.Binding? {
        guard let property = app.propertiesByOwner[symbol]?[.none]?.first.map({ app.properties[$0] }) else {
            return nil
        }
        return constant(property, scope, at: use)
    }

    /// What a static property of a type is; nil if it has none.
    func value(ofStatic word: String, of type: Symbol, _ scope: ViewScope, at use: CodeNode) -> ViewScope.Binding? {
        let symbol = app.symbol(word)
        guard symbol != .none else { return nil }
        // Files may have constants of one name to themselves.
        let named = app.properties(named: symbol, of: type)
        return (named.first { $0.node.file == use.file } ?? named.first).map { constant($0, scope, at: use) }
    }

    private func constant(_ property: CodeProperty, _ scope: ViewScope, at use: CodeNode) -> ViewScope.Binding {
        let body = app.getter(of: property) ?? property.initial.map(property.node.at)
        guard let body, mayEnter(property.node, from: scope) else { return .unknown }
        let inner = ViewScope(
            owner: property.owner, site: property.node.file == home && scope.site == nil ? nil : range(use, scope),
            path: scope.path + [property.node])
        // What a view of the app's own takes from it is found there.
        inner.isOfPart = scope.isOfPart || scope.use != nil
        return .expression(body, inner)
    }

    /// The expression behind names, with its scope: what `title` was passed as, and so on.
    func settled(_ node: CodeNode, _ scope: ViewScope) -> (node: CodeNode, scope: ViewScope)? {
        var (node, scope) = (node, scope)
        for _ in 0..<16 {
            let word: String
            switch kind(node) {
            case .name: word = name(node)
            case .member:
                guard let base = firstChild(node), kind(base) == .name || kind(base) == .member else {
                    return (node, scope)
                }
                if name(base) != "self", name(base) != "Self" {
                    guard isTypeName(base),
                        kind(base) == .name || isOnly(name(node), of: app.name(base.id, in: base.file)),
                        case .expression(let next, let inner)? = value(
                            ofStatic: name(node), of: app.resolved(app.name(base.id, in: base.file), in: base.file),
                            scope, at: node)
                    else { return (node, scope) }
                    (node, scope) = (next, inner)
                    continue
                }
                word = name(node)
            case .block:
                let items = children(node).filter { kind($0) != .variable }
                guard items.count == 1, let only = items.first else { return (node, scope) }
                node = kind(only) == .exit ? firstChild(only) ?? only : only
                continue
            default: return (node, scope)
            }
            switch scope.bindings[word] ?? value(of: word, in: scope, at: node) {
            case .expression(let next, let inner):
                if scope.site != nil, inner.site == nil || inner.isOfDefault && inner.isUsedHere {
                    usesArgument = true
                }
                (node, scope) = (next, inner)
            case .views, .slot, .absent, .unknown: return nil
            case nil: return (node, scope)
            }
        }
        return nil
    }

    /// Whether a name is that of one property of types of a name, which may be nested in several others.
    private func isOnly(_ word: String, of type: Symbol) -> Bool {
        app.properties(named: app.symbol(word), of: app.resolved(type)).count == 1
    }

    // MARK: Other values

    /// A flag; nil if nobody knows.
    func flag(_ expression: CodeNode, _ scope: ViewScope) -> Bool? {
        deciding {
            guard let (node, _) = settled(expression, scope), kind(node) == .constant else { return nil }
            return name(node) == "true" ? true : name(node) == "false" ? false : nil
        }
    }

    /// The answer to a question about what a use passes. Where it has none, nothing comes from the use.
    func deciding<Answer>(_ answer: () -> Answer?) -> Answer? {
        let outer = usesArgument
        let found = answer()
        if found == nil { usesArgument = outer }
        return found
    }

    /// The answer to a question that makes no fault one of the use, whatever the use passes.
    func leavingToDeclaration<Answer>(_ answer: () -> Answer) -> Answer {
        let outer = usesArgument
        defer { usesArgument = outer }
        return answer()
    }

    /// A number; nil if nobody knows.
    func number(_ expression: CodeNode, _ scope: ViewScope) -> Double? {
        guard let (node, _) = settled(expression, scope) else { return nil }
        if kind(node) == .prefix, name(node) == "-", let inner = children(node).first {
            return number(inner, scope).map { -$0 }
        }
        guard kind(node) == .number else { return nil }
        return Double(app.files[Int(node.file)].text(node.id).filter { $0 != "_" })
    }

    /// The words of an enumeration that an expression names: `.isButton`, or several in a list. Nil if there may be
    /// others.
    func words(_ expression: CodeNode, _ scope: ViewScope) -> [String]? {
        guard let (node, scope) = settled(expression, scope) else { return nil }
        switch kind(node) {
        case .member, .name: return [name(node)]
        case .array:
            let all = children(node).map { words($0, scope) }
            return all.contains { $0 == nil } ? nil : all.flatMap { $0 ?? [] }
        default: return nil
        }
    }
}

/// A property that holds a function.
struct ClosureProperty {
    let name: String
    /// Whether each use has to pass it.
    let isNeeded: Bool
}
