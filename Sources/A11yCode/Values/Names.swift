// What the names of the app mean.
extension ValueReader {
    /// What a name, member or call comes to.
    func outcome(of reference: Reference, as sort: ValueSort) -> ValueOutcome {
        let (node, tree) = (reference.callee, app.tree(reference.callee.file))
        if reference.arguments != nil, tree[node.id].flags.contains(.isOptional) { return .unknown }
        if reference.isBare, let binding = app.binding(of: node) {
            if sort == .font, let argument = passed[node.at(binding.node)] { return outcome(of: argument, as: sort) }
            return reference.arguments == nil ? outcome(of: binding, in: node.file, sort) : .unknown
        }
        if sort == .text { return knownText(reference) ?? declared(reference, sort) ?? undeclaredText(reference) }
        if let known = knownLook(reference, sort) { return known }
        if let base = reference.base, reference.arguments == nil, let values = given(reference.name, to: base) {
            return .any(of: values.map { outcome(of: $0, as: sort) })
        }
        return declared(reference, sort) ?? undeclaredLook(reference, sort)
    }

    /// The type that an expression names, among the sources or not: `Login` of `L10n.Login`.
    func type(namedBy node: CodeNode) -> Symbol? {
        let tree = app.tree(node.file)
        var next = node.id
        while next >= 0, isCapital(tree.name(of: next)), !tree[next].flags.contains(.isOptional) {
            switch tree[next].kind {
            case .member: next = tree[next].firstChild
            case .name where app.binding(of: node.at(next)) == nil:
                let isOwn = next == node.id && tree.name(of: next) == "Self"
                return isOwn ? app.type(around: node) : app.resolved(app.name(node.id, in: node.file))
            default: return nil
            }
        }
        return nil
    }

    /// The name of the type that an expression names; empty where it names none.
    func typeName(_ node: CodeNode?) -> String { node.flatMap(type(namedBy:)).map(app.text) ?? "" }

    /// What the app declares under a name; nil if it declares nothing, or nobody knows where to look.
    private func declared(_ reference: Reference, _ sort: ValueSort) -> ValueOutcome? {
        let (name, node) = (app.symbol(reference.name), reference.node)
        guard name != .none else { return nil }
        let properties = app.propertiesByOwner[name] ?? [:]
        let tree = app.tree(node.file)
        // The types around the name, the innermost first.
        var types = tree.path(of: node.id).filter { tree[$0].kind == .type }
            .map { app.resolved(app.name($0, in: node.file)) }
        if let base = reference.base {
            let kind = app.node(base).kind
            let isSelf = kind == .name && tree.name(of: base.id) == "self"
            let named = isSelf ? app.type(around: base) : kind == .string ? app.symbol("String") : type(namedBy: base)
            // What an object has is data, but for constants and what code computes.
            let type = named ?? resolver.resolve(base).type.name
            types = [named == nil && !app.isDeclared(type) ? .none : type]
            // `[[UIFont systemFontOfSize:size] scaled]`: what is called on a font is a function of fonts.
            if sort == .font, types == [.none], kind == .call, outcome(of: base, as: .font).states == .isFilled {
                types = [app.symbol("UIFont")]
            }
        }
        if reference.isImplicit {
            types = [[.text: "String", .color: "UIColor", .font: "UIFont"][sort, default: ""]].map(app.symbol)
        }
        for type in types where type != .none {
            var functions = resolver.functions(named: name, of: type)
            // Swift has other names for functions of Objective-C.
            if functions.isEmpty, properties.isEmpty, reference.arguments != nil {
                functions = resolver.functions(calledBy: node)
            }
            if let found = union(app.related(properties, to: type), functions, reference, sort) { return found }
        }
        guard reference.isBare else { return nil }
        return union(properties[.none] ?? [], app.functionsByOwner[name]?[.none] ?? [], reference, sort)
    }

    /// What one of several declarations comes to; nil without any. Those that only announce another one, in headers and
    /// protocols, do not count.
    private func union(
        _ properties: [Int], _ functions: [FunctionID], _ reference: Reference, _ sort: ValueSort
    ) -> ValueOutcome? {
        guard !properties.isEmpty || !functions.isEmpty else { return nil }
        // A closure in a property, or a function of other labels, gives anything.
        return .any(
            of: reference.arguments == nil
                ? properties.compactMap { outcome(of: app.properties[$0], sort) }
                : functions.map { app[$0] }.filter { resolver.positions(of: reference.node, in: $0) != nil }
                    .compactMap { outcome(of: $0, $0.result, sort, calledBy: reference.node) })
    }

    private func outcome(of property: CodeProperty, _ sort: ValueSort) -> ValueOutcome? {
        let getter = property.accessors.lazy.map { self.app[$0] }.first { $0.kind == .getter }
        if let getter { return outcome(of: getter, property.type, sort) }
        let isAnnounced = app.types[property.owner]?.kind == .protocolType
        guard !isAnnounced, property.initial != nil || !isObjectiveC(property.node.file) else { return nil }
        return recalled(property.node, sort) {
            let initial = keepsInitial(property) ? property.initial.map(property.node.at) : nil
            return typed(initial.map { outcome(of: $0, as: sort) }, property.type, sort, in: property.node.file)
        }
    }

    private func outcome(
        of function: CodeFunction, _ type: CodeType, _ sort: ValueSort, calledBy call: CodeNode? = nil
    ) -> ValueOutcome? {
        guard let body = function.body else { return nil }
        let before = passed
        defer { passed = before }
        // A font may be of a size that the call passes.
        if sort == .font, let call { passed.merge(arguments(of: call, to: function)) { $1 } }
        return recalled(function.node, sort) {
            let found = outcome(ofBody: body, in: function.node.file, sort)
            // What is passed may decide.
            if !function.parameters.isEmpty, !found.states.contains(.isFilled) { return .unknown }
            return typed(found, type, sort, in: function.node.file)
        }
    }

    /// Whether a property keeps its initial value. What objects have is data, even where no code is seen to change it.
    private func keepsInitial(_ property: CodeProperty) -> Bool {
        if property.isConstant { return true }
        let words = property.modifiers.map(app.text)
        let isShared = property.owner == .none || words.contains("static")
        guard isShared, !words.contains(where: { $0.hasPrefix("@") }) else { return false }
        return !app.mentions(of: property.name).contains(where: isChanged)
    }

    /// What is found of a value with what its type tells. Objects of Objective-C may be nil whatever their type, and
    /// the types of flags and numbers tell nothing.
    private func typed(_ found: ValueOutcome?, _ type: CodeType, _ sort: ValueSort, in file: Int32) -> ValueOutcome {
        let found = found ?? .unknown
        guard type.name != .none, sort != .other, !isObjectiveC(file) else { return found }
        let most: ValueOutcome.States = [.isFilled, type.isOptional ? .isNil : [], sort == .text ? .isBlank : []]
        let states = found.states.intersection(most)
        return ValueOutcome(states: states.isEmpty ? most : states, exact: found.exact)
    }

    private func isObjectiveC(_ file: Int32) -> Bool { app.files[Int(file)].language == .objectiveC }

    private func outcome(of binding: CodeBinding, in file: Int32, _ sort: ValueSort) -> ValueOutcome {
        let tree = app.tree(file)
        let node = CodeNode(file: file, id: binding.node)
        return recalled(node, sort) {
            var initial: CodeNode?
            if case .variable = binding.source { initial = expression(of: node) }
            let changes = app.mentions(ofBinding: node.id, in: file).filter { isChanged(node.at($0)) }
            let assigned = changes.compactMap { tree.name(of: tree[$0].parent) == "=" ? tree[$0].next : nil }
            // What is changed in another way than by assignments may be anything.
            let values = ([initial].compactMap { $0 } + assigned.map(node.at)).map { outcome(of: $0, as: sort) }
            let found = changes.count > assigned.count || values.isEmpty ? nil : ValueOutcome.any(of: values)
            if tree[max(0, tree[node.id].parent)].kind == .condition { return found?.unwrapped ?? .unknown }
            return typed(found, app.writtenType(of: node.id, in: file), sort, in: file)
        }
    }

    /// Whether code gives what is named another value there: it assigns it, passes it as `inout` or changes it in
    /// place.
    private func isChanged(_ node: CodeNode) -> Bool {
        let tree = app.tree(node.file)
        let parent = tree[node.id].parent
        guard parent >= 0 else { return false }
        let name = tree.name(of: parent)
        switch tree[parent].kind {
        case .assignment: return tree[parent].firstChild == node.id
        case .prefix, .postfix: return ["&", "++", "--"].contains(name)
        case .member: return ["append", "insert", "remove", "replace", "set", "trim"].contains(where: name.hasPrefix)
        case .argument: return tree[max(0, tree[parent].parent)].kind == .tuple
        default: return false
        }
    }
}
