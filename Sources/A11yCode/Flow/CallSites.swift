/// A call of a function of the app.
final class CallSite {
    /// The call.
    let node: CodeNode
    /// The function around it; nil in the value of a property.
    let caller: FunctionID?
    /// What it is called on; nil where it is called without a receiver, on `self`.
    let receiver: CodeNode?
    /// Whether the receiver is `super`.
    let isSuper: Bool
    /// The expressions that are passed, with the positions of their parameters: of a variadic one there are several.
    let arguments: [(position: Int, value: CodeNode)]

    init(
        at node: CodeNode, in caller: FunctionID?, on receiver: CodeNode?, isSuper: Bool,
        passing arguments: [(position: Int, value: CodeNode)]
    ) {
        (self.node, self.caller, self.receiver) = (node, caller, receiver)
        (self.isSuper, self.arguments) = (isSuper, arguments)
    }

    /// The expressions that are passed for a parameter.
    func passed(_ position: Int) -> [CodeNode] { arguments.filter { $0.position == position }.map(\.value) }
}

/// Who runs a function: the calls of it, and whether something else refers to it.
struct Callers {
    var calls: [CallSite] = []
    /// Whether it is passed on, named by a selector or called through a name that is not resolved.
    var isReferred = false
}

/// Looks up who runs a function, once for each.
final class CallSites {
    private let resolver: Resolver
    private var app: CodeApp { resolver.app }
    /// By the number of the function.
    private var memory: [Callers]
    private var known: Set<Symbol> = []

    init(_ resolver: Resolver) {
        self.resolver = resolver
        memory = Array(repeating: Callers(), count: resolver.app.functions.count)
    }

    /// The calls of a function. Cost: one look at each mention of its name, for all functions of the name at once.
    func callers(of id: FunctionID) -> Callers {
        let name = app[id].name
        if known.insert(name).inserted { collect(name) }
        return memory[id.index]
    }

    private func collect(_ name: Symbol) {
        let functions = app.functionsByOwner[name] ?? [:]
        let accessors = app.accessorsByOwner[name] ?? [:]
        for mention in app.mentions(of: name) { read(mention, functions, accessors) }
        // `view.spoken = …` runs `setSpoken:`.
        let word = app.text(name)
        guard word.hasPrefix("set") else { return }
        for mention in app.mentions(of: app.symbol(word.dropFirst(3).prefix(1).lowercased() + word.dropFirst(4))) {
            guard let assignment = assignment(to: mention) else { continue }
            for id in meant(by: mention, functions) where app[id].parameters.count == 1 {
                memory[id.index].calls.append(assignment)
            }
        }
    }

    private func read(_ mention: CodeNode, _ functions: [Symbol: [FunctionID]], _ accessors: [Symbol: [FunctionID]]) {
        let tree = app.tree(mention.file)
        let parent = tree[mention.id].parent
        if let call = tree.node(.call, on: mention.id).map(mention.at) {
            for id in resolver.functions(calledBy: call) {
                memory[id.index].calls.append(site(of: call, calling: app[id]))
            }
            return
        }
        if let assignment = assignment(to: mention) {
            for id in meant(by: mention, accessors) where app[id].kind != .getter {
                memory[id.index].calls.append(assignment)
            }
            return
        }
        for id in meant(by: mention, accessors) where app[id].kind == .getter {
            memory[id.index].calls.append(site(at: mention, naming: mention.id, passing: []))
        }
        guard !functions.isEmpty else { return }
        if isInSelector(mention, tree) {
            for id in functions.values.joined() { memory[id.index].isReferred = true }
            return
        }
        let list = listPassed(to: mention, tree)
        for id in meant(by: mention, functions) {
            if let list {
                // `buttons.forEach(round)`
                memory[id.index].calls.append(
                    CallSite(
                        at: mention.at(tree[parent].parent), in: app.function(around: mention), on: nil, isSuper: false,
                        passing: [(0, mention.at(list))]))
            } else {
                memory[id.index].isReferred = true
            }
        }
    }

    private func site(of call: CodeNode, calling function: CodeFunction) -> CallSite {
        let tree = app.tree(call.file)
        let arguments = tree.children(of: call.id, .argument).map { tree[$0].firstChild }
        let passed = zip(resolver.positions(of: call, in: function) ?? [], arguments).filter { $0.1 >= 0 }
        return site(at: call, naming: tree[call.id].firstChild, passing: passed.map { ($0, call.at($1)) })
    }

    /// A call, assignment or getter at a node that names what it runs.
    private func site(
        at node: CodeNode, naming callee: CodeTree.ID, passing arguments: [(position: Int, value: CodeNode)]
    ) -> CallSite {
        let tree = app.tree(node.file)
        let base = tree.base(of: callee)
        return CallSite(
            at: node, in: app.function(around: node), on: base.map(node.at),
            isSuper: base.map(tree.name) == "super", passing: arguments)
    }

    /// The assignment to a property; nil where its name is not assigned to.
    private func assignment(to mention: CodeNode) -> CallSite? {
        let tree = app.tree(mention.file)
        guard let node = tree.node(.assignment, on: mention.id).map(mention.at) else { return nil }
        let value = tree[mention.id].next
        return site(at: node, naming: mention.id, passing: value >= 0 ? [(0, mention.at(value))] : [])
    }

    /// The functions or accessors of a type that a name which is not called may mean.
    private func meant(by mention: CodeNode, _ functions: [Symbol: [FunctionID]]) -> [FunctionID] {
        guard !functions.isEmpty else { return [] }
        let tree = app.tree(mention.file)
        let node = tree[mention.id]
        if node.kind == .name {
            if app.binding(of: mention) != nil { return [] }
            let type = app.type(around: mention)
            return (functions[.none] ?? []) + (type == .none ? [] : app.related(functions, to: type))
        }
        // `.setIt`, a case of an enumeration.
        guard node.firstChild >= 0 else { return [] }
        let type = resolver.typeBefore(mention.id, in: mention.file)
        if type != .none { return app.related(functions, to: type) }
        return functions.count > CallSites.mostTypes ? [] : functions.flatMap(\.value)
    }

    private static let mostTypes = 64

    /// The list whose elements a function is called with, where it is passed by name.
    private func listPassed(to mention: CodeNode, _ tree: CodeTree) -> CodeTree.ID? {
        let argument = tree[mention.id].parent
        guard argument >= 0, tree[argument].kind == .argument else { return nil }
        let call = tree[argument].parent
        let callee = call >= 0 && tree[call].kind == .call ? tree[call].firstChild : -1
        return callee >= 0 && resolver.words.loops.contains(tree.name(of: callee)) ? tree.base(of: callee) : nil
    }

    private func isInSelector(_ mention: CodeNode, _ tree: CodeTree) -> Bool {
        let around = tree.path(of: mention.id).dropFirst().first {
            ![.argument, .member, .call, .cast].contains(tree[$0].kind)
        }
        return around.map { tree[$0].kind == .macro && tree.name(of: $0).hasSuffix("selector") } ?? false
    }
}
