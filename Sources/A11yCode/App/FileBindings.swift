/// A local variable or parameter, with where its name means it.
struct CodeBinding {
    /// What gives it its value.
    enum Source {
        /// Its own initial value, or what is assigned to it later.
        case variable
        /// An argument of the function or accessor around it, by position.
        case parameter(FunctionID, Int)
        /// An argument that a closure gets, by position.
        case closureParameter(closure: CodeTree.ID, Int)
        /// An element of the list of a loop.
        case element(of: CodeTree.ID)
        /// A part of what is matched: `case .loaded(let image)`; the matched expression, if it is bound whole.
        case pattern(CodeTree.ID?)
    }

    /// The variable or parameter.
    let node: CodeTree.ID
    /// What gives it its value.
    let source: Source
    /// The offsets at which its name means it.
    let scope: Range<Int32>
}

/// The local variables and parameters of a file by name.
struct FileBindings {
    /// By the number of the name in the file, in the order in which their scopes begin.
    private var named: [[CodeBinding]]

    /// Cost: linear in the nodes, times the depth of those that declare something.
    init(of file: Int32, in app: CodeApp) {
        let tree = app.tree(file)
        named = Array(repeating: [], count: tree.names.count)
        for index in tree.nodes.indices {
            let (id, node) = (CodeTree.ID(index), tree.nodes[index])
            guard node.name >= 0 else { continue }
            switch node.kind {
            case .variable:
                if let binding = FileBindings.variable(id, in: tree) { named[Int(node.name)].append(binding) }
            case .parameter:
                if let binding = FileBindings.parameter(id, in: file, of: app) { named[Int(node.name)].append(binding) }
            case .capture:
                // `[view = self.view]`
                guard tree.children(of: id).contains(where: { tree[$0].kind.isExpression }) else { continue }
                let closure = tree[node.parent]
                named[Int(node.name)].append(
                    CodeBinding(node: id, source: .variable, scope: node.end..<max(node.end, closure.end)))
            default: break
            }
        }
        for name in named.indices where named[name].count > 1 {
            named[name].sort { $0.scope.lowerBound < $1.scope.lowerBound }
        }
    }

    /// The binding that a name means at an offset: the one whose scope begins last.
    func binding(named name: Int32, at offset: Int32) -> CodeBinding? {
        guard name >= 0 else { return nil }
        let all = named[Int(name)]
        var (low, high) = (0, all.count)
        while low < high {
            let middle = (low + high) / 2
            if all[middle].scope.lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return all[..<low].last { $0.scope.contains(offset) }
    }

    func binding(named name: Int32, of node: CodeTree.ID) -> CodeBinding? {
        name < 0 ? nil : named[Int(name)].first { $0.node == node }
    }

    private static func parameter(_ id: CodeTree.ID, in file: Int32, of app: CodeApp) -> CodeBinding? {
        let tree = app.tree(file)
        let parent = tree[id].parent
        guard parent >= 0 else { return nil }
        var position = 0
        for child in tree.children(of: parent) where tree[child].kind == .parameter {
            if child == id { break }
            position += 1
        }
        let scope = tree[id].end..<max(tree[id].end, tree[parent].end)
        if let function = app.function(at: CodeNode(file: file, id: parent)) {
            return CodeBinding(node: id, source: .parameter(function, position), scope: scope)
        }
        guard tree[parent].kind == .closure else { return nil }
        return CodeBinding(node: id, source: .closureParameter(closure: parent, position), scope: scope)
    }

    /// The binding of a variable; nil for a property and for one outside functions.
    private static func variable(_ id: CodeTree.ID, in tree: CodeTree) -> CodeBinding? {
        var parent = tree[id].parent
        var (isWhole, isCast) = (true, false)
        while parent >= 0 {
            let node = tree[parent]
            switch node.kind {
            case .type, .file: return nil
            case .compileBranch, .compileIf: break
            case .condition: return condition(parent, of: id, isWhole: isWhole, in: tree)
            case .clause, .catching:
                let value = node.kind == .clause && isWhole ? subject(of: parent, in: tree) : nil
                return CodeBinding(node: id, source: .pattern(value), scope: tree[id].end..<max(tree[id].end, node.end))
            case .loop:
                let list = tree.children(of: parent).first { tree[$0].kind.isExpression && $0 != id }
                let start = list.map { tree[$0].end } ?? tree[id].end
                // `for (index, button) in buttons.enumerated()`: only one of both may be the element.
                let source: CodeBinding.Source =
                    node.form == .forIn ? list.map { .element(of: $0) } ?? .pattern(nil) : .variable
                return CodeBinding(node: id, source: source, scope: start..<max(start, node.end))
            case .block, .function, .accessor, .closure, .deferStatement, .doStatement, .ifStatement, .guardStatement,
                .switchStatement:
                let start = tree[id].end
                return CodeBinding(
                    node: id, source: isWhole ? .variable : .pattern(destructured(by: id, in: tree)),
                    scope: start..<max(start, node.end))
            case .pattern: break
            case .cast: isCast = true
            default:
                // Within the pattern of an enumeration or tuple only a part of the value is bound.
                if !isCast || node.kind != .prefix { isWhole = false }
            }
            parent = node.parent
        }
        return nil
    }

    /// The tuple whose parts a pattern binds: `let (button, _) = views`.
    private static func destructured(by id: CodeTree.ID, in tree: CodeTree) -> CodeTree.ID? {
        var pattern = id
        while tree[pattern].parent >= 0,
            [.tuple, .argument, .pattern, .variable].contains(tree[tree[pattern].parent].kind)
        {
            pattern = tree[pattern].parent
        }
        return Array(tree.children(of: pattern)).last { $0 != id && tree[$0].kind.isExpression }
    }

    private static func condition(
        _ condition: CodeTree.ID, of id: CodeTree.ID, isWhole: Bool, in tree: CodeTree
    ) -> CodeBinding? {
        let statement = tree[condition].parent
        guard statement >= 0 else { return nil }
        let start = tree[condition].end
        var end = tree[statement].end
        var source = CodeBinding.Source.variable
        if let pattern = tree.child(of: condition, .pattern) {
            // `if case let card as CardView = view`: the expression behind the pattern is matched.
            let value = tree[pattern].next
            source = .pattern(isWhole && value >= 0 ? value : nil)
        }
        switch tree[statement].kind {
        case .guardStatement: end = tree[tree[statement].parent].end
        case .clause, .loop: break
        default: if let block = tree.child(of: statement, .block) { end = tree[block].end }
        }
        return CodeBinding(node: id, source: source, scope: start..<max(start, end))
    }

    /// What a `switch` looks at.
    private static func subject(of clause: CodeTree.ID, in tree: CodeTree) -> CodeTree.ID? {
        let first = tree.path(of: clause).first { tree[$0].kind == .switchStatement }.map { tree[$0].firstChild } ?? -1
        return first >= 0 && tree[first].kind.isExpression ? first : nil
    }
}
