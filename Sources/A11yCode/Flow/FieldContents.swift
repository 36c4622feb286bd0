// What code keeps in properties and variables.
extension Resolver {
    /// The objects that code keeps in a property: its initial value, what its getter returns, and what is assigned or
    /// added to it anywhere.
    func contents(of owner: Symbol, named name: Symbol) -> Resolution {
        contentMemory(KeyPair(owner, name), meanwhile: Resolution()) {
            var found = Resolution()
            for property in owner == .none ? [] : app.properties(named: name, of: owner) {
                let file = property.node.file
                if let initial = property.initial { found.formUnion(resolve(initial, in: file)) }
                for accessor in property.accessors.map({ app[$0] }) where accessor.kind == .getter {
                    guard let body = accessor.body else { continue }
                    found.formUnion(union(of: returned(by: body, in: file), in: file))
                }
            }
            for (type, value) in keptArguments[name] ?? [] where type == owner { found.formUnion(resolve(value)) }
            for (other, value) in assignments(named: name) {
                app.steps += 1
                let isOfOwner = owner == .none || other == .none || app.isRelated(other, to: owner)
                if isOfOwner { found.formUnion(resolve(value)) }
            }
            return found
        }
    }

    /// What is assigned to properties of a name, with the type by which code knows their object.
    private func assignments(named name: Symbol) -> [(owner: Symbol, value: CodeNode)] {
        assignmentMemory(name, meanwhile: []) {
            app.mentions(of: name).flatMap { mention -> [(owner: Symbol, value: CodeNode)] in
                guard let value = assigned(to: mention) else { return [] }
                return resolve(mention).origins.compactMap { origin in
                    guard case .field(let owner, name) = origin else { return nil }
                    return (owner, value)
                }
            }
        }
    }

    /// The types whose memberwise initializer a call runs, which keeps each argument in the property of its label; nil
    /// for any other call. That of `.init(…)` is one of those with all the labels.
    func typesKept(by call: CodeNode) -> [Symbol]? {
        let tree = app.tree(call.file)
        let callee = tree[call.id].firstChild
        guard callee >= 0, tree[callee].kind == .name || tree.name(of: callee) == "init" else { return nil }
        let labels = tree.children(of: call.id, .argument).map { app.name($0, in: call.file) }
        guard let first = labels.first, !labels.contains(.none) else { return nil }
        let named = tree[callee].kind == .name ? callee : tree.base(of: callee)
        let type = named.map { typeMeant(by: $0, in: call.file) ?? .none }
        let types = type.map { [$0] } ?? app.propertiesByOwner[first]?.keys.sorted { $0.index < $1.index } ?? []
        let found = types.filter { type in
            guard let info = app.types[type], info.kind == .other else { return false }
            return labels.allSatisfy { info.properties[$0] != nil }
        }
        return found.isEmpty ? nil : found
    }

    /// What memberwise initializers are passed, by label, with the type.
    func readKeptArguments() -> [Symbol: [(type: Symbol, value: CodeNode)]] {
        var found: [Symbol: [(type: Symbol, value: CodeNode)]] = [:]
        for file in app.files.indices.map(Int32.init) {
            let tree = app.tree(file)
            for (index, node) in tree.nodes.enumerated() where node.kind == .call {
                let call = CodeNode(file: file, id: CodeTree.ID(index))
                guard let types = typesKept(by: call) else { continue }
                for argument in tree.children(of: call.id, .argument) where tree[argument].firstChild >= 0 {
                    let value = call.at(tree[argument].firstChild)
                    found[app.name(argument, in: file), default: []] += types.map { ($0, value) }
                }
            }
        }
        return found
    }

    /// What is assigned or appended to an expression; nil where nothing is.
    func assigned(to node: CodeNode) -> CodeNode? {
        let tree = app.tree(node.file)
        let parent = tree[node.id].parent
        guard parent >= 0 else { return nil }
        if tree.node(.assignment, on: node.id) != nil, tree[node.id].next >= 0 { return node.at(tree[node.id].next) }
        guard tree[parent].kind == .member, words.additions.contains(tree.name(of: parent)) else { return nil }
        return tree.node(.call, on: parent).flatMap(tree.firstPassed).map(node.at)
    }
}
