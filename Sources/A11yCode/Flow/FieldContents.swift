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
