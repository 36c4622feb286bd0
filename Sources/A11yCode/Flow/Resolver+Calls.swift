import A11yModel

// What calls give, and which functions they run.
extension Resolver {
    func call(_ node: CodeNode) -> Resolution {
        let (tree, file) = (app.tree(node.file), node.file)
        let callee = tree[node.id].firstChild
        guard callee >= 0 else { return Resolution() }
        let word = tree.name(of: callee)
        switch tree[callee].kind {
        case .closure:
            // `{ … }()`
            return results(ofClosure: callee, in: file)
        case .name:
            if app.binding(of: node.at(callee)) == nil {
                let functions = functions(calledBy: node)
                if !functions.isEmpty { return results(of: functions, on: ownObject(at: node)) }
                if let found = value(ofCall: node, named: word, of: ownObject(at: node)) { return found }
                if word == "zip" { return union(of: tree.passed(to: node.id), in: file) }
                let symbol = app.name(callee, in: file)
                if isTypeName(symbol) {
                    return Resolution(origins: [.made], type: CodeType(name: app.resolved(symbol)))
                }
            }
            return Resolution(origins: [.unknown(.none)])
        case .member:
            let base = tree[callee].firstChild
            guard base >= 0 else { return Resolution(origins: [.made]) }
            // `R.nib.tokenCell(withOwner: nil)`, `R.nib.tokenCell.firstView(withOwner: nil)`
            if let type = app.classOfNib(node.at(word.hasPrefix("firstView") ? base : callee)) {
                return Resolution(origins: [.unknown(type)], type: CodeType(name: type))
            }
            return call(word, onTypeAt: base, node) ?? call(word, on: resolve(base, in: file), node)
        default: return Resolution(origins: [.unknown(.none)])
        }
    }

    /// A call of a member of a type: a constructor, `appearance`, a function of the app.
    private func call(_ word: String, onTypeAt base: CodeTree.ID, _ node: CodeNode) -> Resolution? {
        let (tree, file) = (app.tree(node.file), node.file)
        // `[[UIButton alloc] init]`
        if word.hasPrefix("init"), tree[base].kind == .call, tree.name(of: tree[base].firstChild) == "alloc" {
            let allocated = tree[tree[base].firstChild].firstChild
            return Resolution(
                origins: [.made],
                type: CodeType(name: allocated < 0 ? .none : typeMeant(by: allocated, in: file) ?? .none))
        }
        guard let type = typeMeant(by: base, in: file) else { return nil }
        if word == "init" || word == "new" || word == "alloc" {
            return Resolution(origins: [.made], type: CodeType(name: type))
        }
        if word.hasPrefix("appearance") {
            // `whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]`
            let names = tree.passed(to: node.id).flatMap { tree.nodes(within: $0) }.filter { tree[$0].kind == .name }
            let containers = names.compactMap { typeMeant(by: $0, in: file) }
            return Resolution(origins: [.appearance(of: type, in: containers)], type: CodeType(name: type))
        }
        let functions = functions(calledBy: node)
        if !functions.isEmpty {
            return results(of: functions, on: Resolution(origins: [.object(type)], type: CodeType(name: type)))
        }
        if words.singletons.contains(word) { return Resolution(origins: [.object(type)], type: CodeType(name: type)) }
        if words.makers.contains(where: word.hasPrefix) {
            return Resolution(origins: [.unknown(type)], type: CodeType(name: type))
        }
        return Resolution(origins: [.made], type: app.isApple(type) ? .unknown : CodeType(name: type))
    }

    private func call(_ word: String, on base: Resolution, _ node: CodeNode) -> Resolution {
        let (tree, file) = (app.tree(node.file), node.file)
        if let found = value(ofCall: node, named: word, of: base) { return found }
        if words.through.contains(word) {
            let closure = tree.passed(to: node.id).first { tree[$0].kind == .closure }
            let result = closure.map { results(ofClosure: $0, in: file) }
            if let result, word.contains("ap"), !result.origins.isEmpty { return result }
            if word.contains("ap"), let path = tree.passed(to: node.id).first(where: { tree[$0].kind == .keyPath }) {
                return members(on: node.at(path), of: base)
            }
            return words.single.contains(word) ? one(of: base) : base
        }
        if words.cells.contains(word) {
            let isKnown = word == "dequeueReusableCell" && app.functionsByOwner[app.symbol(word)] == nil
            let label = isKnown ? tree.child(of: node.id, .argument).map(tree.name) : nil
            let literal = tree.passed(to: node.id).first { tree[$0].kind == .string }
            let identifier = literal.map { String(EntranceNames.content(app.text(of: node.at($0)))) }
            // R.swift has a constant for each identifier, which gives the cell its class.
            let constant = tree.passed(to: node.id).first { tree.base(of: $0).map(tree.name) == "reuseIdentifier" }
            let key = constant.map { Entrances.key(tree.name(of: $0)) }
            let type = key.flatMap { app.views[$0] ?? app.views[$0 + "cell"] }.map { CodeType(name: $0) }
            let origin = Origin.cell(in: app.type(around: node), identifier: identifier ?? key.map { "R." + $0 })
            return Resolution(origins: [origin], type: type ?? words.cellType(label ?? ""))
        }
        if word == "viewWithTag" {
            let argument = tree.firstPassed(to: node.id).map(node.at)
            let tag = argument.flatMap(app.number).flatMap { Int($0) }
            let isInCell = base.origins.contains { if case .cell = $0.uncast { true } else { false } }
            let origin = Origin.tagged(tag, in: app.type(around: node), inCell: isInCell)
            return Resolution(origins: [origin], type: CodeType(name: words.view))
        }
        if words.loaders.contains(word) { return Resolution(origins: [.unknown(.none)]) }
        let functions = functions(calledBy: node)
        if !functions.isEmpty { return results(of: functions, on: base) }
        if tree[node.id].form == .message, tree.child(of: node.id, .argument) == nil {
            // A getter.
            return member(named: app.name(tree[node.id].firstChild, in: file), of: base, at: node)
        }
        return Resolution(origins: [.unknown(.none)])
    }

    /// What a key path leads to of each object of a list: `rows.map(\.field)`.
    private func members(on path: CodeNode, of list: Resolution) -> Resolution {
        let tree = app.tree(path.file)
        var names: [Symbol] = []
        var next = tree.children(of: path.id).first { tree[$0].kind == .member } ?? -1
        while next >= 0, tree[next].kind == .member {
            names.append(app.name(next, in: path.file))
            next = tree[next].firstChild
        }
        var found = names.reversed().reduce(element(of: list)) { member(named: $1, of: $0, at: path) }
        found.type.isList = true
        return found
    }

    /// The functions of the app that a call may run, by name, labels and the type of the receiver.
    func functions(calledBy node: CodeNode) -> [FunctionID] {
        callMemory(node, meanwhile: []) { findFunctions(calledBy: node) }
    }

    /// The functions of a base name that a type has, or that a type which inherits it has.
    func functions(named name: Symbol, of type: Symbol) -> [FunctionID] {
        guard let all = app.functionsByOwner[name] else { return [] }
        if type != .none { return app.related(all, to: type) }
        return all.count > Resolver.mostBranches ? [] : all.flatMap { $0.key == .none ? [] : $0.value }
    }

    /// What functions return.
    func results(of functions: [FunctionID], on base: Resolution) -> Resolution {
        var found = Resolution()
        for function in functions.prefix(Resolver.mostFunctions) {
            let declaration = app[function]
            let result = app.text(declaration.result.name)
            if result == "Self" || result == "instancetype" {
                found.formUnion(base)
                continue
            }
            if found.type.name == .none { found.type = declaration.result }
            guard !words.isValue(declaration.result.name), let body = declaration.body else { continue }
            let results = union(of: returned(by: body, in: declaration.node.file), in: declaration.node.file)
            found.formUnion(declaration.result.isList ? results : results.alternatives)
        }
        return found
    }

    func results(ofClosure closure: CodeTree.ID, in file: Int32) -> Resolution {
        guard let body = app.tree(file).child(of: closure, .block) else { return Resolution() }
        return union(of: returned(by: body, in: file), in: file)
    }

    /// The expressions that a function returns; none of one without a body.
    func returned(by function: CodeFunction) -> [CodeNode] {
        function.body.map { returned(by: $0, in: function.node.file).map(function.node.at) } ?? []
    }

    /// The expressions that a body returns.
    func returned(by body: CodeTree.ID, in file: Int32) -> [CodeTree.ID] {
        let tree = app.tree(file)
        var found: [CodeTree.ID] = []
        var open = [body]
        while let next = open.popLast(), found.count < Resolver.mostBranches {
            switch tree[next].kind {
            case .closure, .function, .type: continue
            case .exit:
                if tree.name(of: next) == "return", tree[next].firstChild >= 0 { found.append(tree[next].firstChild) }
                continue
            default: open += tree.children(of: next)
            }
        }
        let statements = Array(tree.children(of: body))
        if found.isEmpty, statements.count == 1, let only = statements.first, tree[only].kind.isExpression {
            let isChoice = [.ifStatement, .switchStatement].contains(tree[only].kind)
            return isChoice ? results(of: only, in: tree) : [only]
        }
        return found
    }

    static let mostFunctions = 8
}
