/// Tells whether one of some nodes runs whenever the body around them does, by the statements around them.
struct Coverage {
    private let app: CodeApp
    private let file: Int32
    private let tree: CodeTree
    private let nodes: Set<CodeTree.ID>
    /// The nodes with what is around them.
    private var paths: Set<CodeTree.ID> = []
    /// Whether an expression is certainly something: the element, an outlet, `self`.
    private let isKnown: (CodeTree.ID) -> Bool
    /// Whether a list certainly holds the element.
    private let holdsElement: (CodeTree.ID) -> Bool
    /// Whether an expression is certainly a text that is not empty, and that another one differs from.
    private let isText: (CodeTree.ID) -> Bool

    /// The clause of a `switch`, or the branch of an `if`, that runs for the element; nil if nothing tells.
    private let choice: (CodeTree.ID) -> CodeTree.ID?

    /// Of nodes of a file within a body.
    init(
        _ nodes: Set<CodeTree.ID>, within body: CodeTree.ID, in file: Int32, of app: CodeApp,
        isKnown: @escaping (CodeTree.ID) -> Bool, holdsElement: @escaping (CodeTree.ID) -> Bool,
        isText: @escaping (CodeTree.ID) -> Bool, choice: @escaping (CodeTree.ID) -> CodeTree.ID?
    ) {
        self.app = app
        self.file = file
        tree = app.tree(file)
        self.nodes = nodes
        self.isKnown = isKnown
        self.holdsElement = holdsElement
        self.isText = isText
        self.choice = choice
        for node in nodes {
            var next = node
            var depth = 0
            while next >= 0, depth < Coverage.deepest, paths.insert(next).inserted, next != body {
                next = tree[next].parent
                depth += 1
            }
            // Deeper nested, nothing is certain.
            if depth == Coverage.deepest { paths = [] }
        }
    }

    /// Whether running a node runs one of the nodes for certain. Its recursion is bounded by the depth of the tree.
    func runs(_ id: CodeTree.ID) -> Bool {
        guard paths.contains(id) else { return false }
        app.steps += 1
        let node = tree[id]
        if nodes.contains(id), isReached(id) { return true }
        let children = tree.children(of: id)
        switch node.kind {
        case .block, .file: return runsInOrder(children)
        case .compileIf:
            let branches = Array(children)
            let hasElse = branches.last.map { tree.child(of: $0, .condition) == nil } ?? false
            return hasElse && branches.allSatisfy { runsInOrder(tree.children(of: $0)) }
        case .ifStatement: return runsIf(id)
        case .guardStatement: return conditions(of: id).run
        case .switchStatement: return runsSwitch(id)
        case .loop: return runsLoop(id)
        case .call: return runsCall(id)
        case .binary where ["&&", "||", "??"].contains(tree.name(of: id)): return runs(node.firstChild)
        case .ternary:
            let parts = Array(children)
            guard let condition = parts.first else { return false }
            return runs(condition) || parts.count == 3 && runs(parts[1]) && runs(parts[2])
        case .assignment:
            guard node.firstChild >= 0 else { return false }
            if runs(node.firstChild) { return true }
            return isReached(node.firstChild) && children.dropFirst().contains(where: runs)
        case .closure, .function, .accessor, .type, .clause, .catching, .compileBranch, .keyPath: return false
        default: return children.contains(where: runs)
        }
    }

    /// Whether nothing before it in its chain may be nil: `closeButton?.title` of an outlet, but not `helper?.title`.
    private func isReached(_ id: CodeTree.ID) -> Bool {
        var next = id
        for _ in 0..<Coverage.longestChain {
            guard next >= 0 else { return true }
            let node = tree[next]
            if node.flags.contains(.isOptional), next != id || node.kind == .name || node.kind == .member,
                !isKnown(next)
            {
                return false
            }
            switch node.kind {
            case .member, .call, .subscripting, .assignment, .prefix, .cast: next = node.firstChild
            default: return true
            }
        }
        return true
    }

    private static let longestChain = 1_000
    private static let deepest = 100

    private func runsInOrder(_ statements: some Sequence<CodeTree.ID>) -> Bool {
        for statement in statements {
            if paths.contains(statement), runs(statement) { return true }
            if mayLeave(statement) { return false }
        }
        return false
    }

    // MARK: Conditions

    /// Whether the conditions of a statement run a node, and whether they always hold.
    private func conditions(of id: CodeTree.ID) -> (run: Bool, hold: Bool) {
        for condition in tree.children(of: id) where tree[condition].kind == .condition {
            if tree.children(of: condition).contains(where: runs) { return (true, true) }
            if !alwaysHolds(condition) { return (false, false) }
        }
        return (false, true)
    }

    /// Whether a condition only gives something known another name, or asks whether it is there, or has words.
    private func alwaysHolds(_ condition: CodeTree.ID) -> Bool {
        let first = tree[condition].firstChild
        guard first >= 0 else { return false }
        switch tree[first].kind {
        case .prefix where tree.name(of: first) == "!":
            let asked = tree[first].firstChild
            return asked >= 0 && tree.name(of: asked) == "isEmpty" && tree.base(of: asked).map(isText) ?? false
        // Only a key that no table has is its own text.
        case .binary where tree.name(of: first) == "!=" && tree.children(of: first).contains(where: isText): return true
        case .variable:
            return isKnown(tree.expression(of: first) ?? first)
        case .pattern:
            let value = tree[first].next
            return value >= 0 && isKnown(value)
        case .name: return tree.name(of: first) == "self"
        case .assignment:
            // `if ((self = [super init]))`
            return tree.name(of: tree[first].firstChild) == "self"
        case .binary:
            guard tree.name(of: first) == "!=", let last = Array(tree.children(of: first)).last else { return false }
            return ["nil", "NULL"].contains(tree.name(of: last)) && isKnown(tree[first].firstChild)
        default: return false
        }
    }

    private func runsIf(_ id: CodeTree.ID) -> Bool {
        let (run, hold) = conditions(of: id)
        if run { return true }
        let branches = tree.children(of: id).filter { tree[$0].kind == .block || tree[$0].kind == .ifStatement }
        guard let first = branches.first else { return false }
        if let chosen = choice(id) { return runs(chosen) }
        if hold { return runs(first) }
        return branches.count == 2 && runs(first) && runs(branches[1])
    }

    private func runsSwitch(_ id: CodeTree.ID) -> Bool {
        let parts = Array(tree.children(of: id))
        guard let subject = parts.first else { return false }
        if runs(subject) { return true }
        if let chosen = choice(id) { return tree.child(of: chosen, .block).map(runs) ?? false }
        let clauses = parts.filter { tree[$0].kind == .clause }
        guard !clauses.isEmpty, clauses.count + 1 == parts.count else { return false }
        let isSwift = app.files[Int(file)].language == .swift
        guard isSwift || clauses.contains(where: { tree[$0].flags.contains(.isDefault) }) else { return false }
        var nextRuns = false
        for clause in clauses.reversed() {
            guard let block = tree.child(of: clause, .block) else { return false }
            let statements = Array(tree.children(of: block))
            let fallsThrough =
                isSwift
                ? statements.last.map { tree.name(of: $0) == "fallthrough" } ?? false
                : !(statements.last.map { tree[$0].kind == .exit } ?? false)
            let isRun = runsInOrder(statements) || fallsThrough && nextRuns
            guard isRun else { return false }
            nextRuns = isRun
        }
        return true
    }

    private func runsLoop(_ id: CodeTree.ID) -> Bool {
        let block = tree.child(of: id, .block)
        switch tree[id].form {
        case .forIn:
            guard let list = tree.expression(of: id) else { return false }
            if runs(list) { return true }
            let isWhole = tree.child(of: id, .condition) == nil
            return isWhole && isEntered(list) && block.map(runs) ?? false
        case .repeatLoop: return block.map(runs) ?? false
        default: return conditions(of: id).run
        }
    }

    /// Whether a list is a literal with items, or certainly holds the element.
    private func isEntered(_ list: CodeTree.ID) -> Bool {
        tree[list].kind == .array && tree[list].firstChild >= 0 || holdsElement(list)
    }

    // MARK: Calls

    private func runsCall(_ id: CodeTree.ID) -> Bool {
        let callee = tree[id].firstChild
        guard callee >= 0 else { return false }
        if tree[callee].kind == .closure { return tree.child(of: callee, .block).map(runs) ?? false }
        if runs(callee) { return true }
        guard isReached(callee) else { return false }
        let name = tree.name(of: callee)
        if Coverage.lazyFunctions.contains(name) { return false }
        return tree.children(of: id, .argument).contains { argument in
            let value = tree[argument].firstChild
            guard paths.contains(argument), value >= 0 else { return false }
            guard tree[value].kind == .closure else { return runs(value) }
            return runsAtOnce(argument, of: name, id) && tree.child(of: value, .block).map(runs) ?? false
        }
    }

    /// Whether a call runs its closure, at once or soon.
    private func runsAtOnce(_ argument: CodeTree.ID, of name: String, _ call: CodeTree.ID) -> Bool {
        let callee = tree[call].firstChild
        if Coverage.elementwise.contains(name) { return tree.base(of: callee).map(isEntered) ?? false }
        if Coverage.animations.contains(name) {
            let label = tree.name(of: argument)
            let closure = tree.passed(to: call).first { tree[$0].kind == .closure }
            return label == "animations" || label != "completion" && closure == tree[argument].firstChild
        }
        return Coverage.immediate.contains(name)
            || Coverage.applying.contains(name) && app.functionsByOwner[app.symbol(name)] != nil
    }

    /// Functions that call a closure for each element of a list.
    private static let elementwise = FlowWords.set(
        "forEach map compactMap flatMap filter enumerateObjectsUsingBlock allSatisfy reduce")
    /// Functions whose first closure runs at once.
    private static let animations = FlowWords.set(
        "animate animateWithDuration animateKeyframes transition transitionWithView performBatchUpdates")
    /// Functions that run a closure at once or as soon as the main thread is free.
    private static let immediate = FlowWords.set(
        "async sync performWithoutAnimation run assumeIsolated perform dispatch_async dispatch_sync dispatch_once "
            + "withAnimation addOperation performAsCurrent")
    /// Functions of apps and libraries that pass an object to a closure; what those of a library do is not read.
    private static let applying = FlowWords.set("then apply with configure also do tap let")
    /// Functions that may not evaluate their arguments.
    private static let lazyFunctions = FlowWords.set(
        "assert assertionFailure precondition NSAssert NSCAssert NSParameterAssert DLog os_log")

    // MARK: Leaving

    /// Whether a statement may leave the statements around it: by `return`, `throw`, `break`, or an error.
    private func mayLeave(_ statement: CodeTree.ID) -> Bool {
        var open = [statement]
        while let next = open.popLast() {
            switch tree[next].kind {
            case .exit where leaves(statement, by: next): return true
            case .prefix where tree.name(of: next) == "try" && leaves(statement, by: next): return true
            // What is in a function leaves nothing around it.
            case .closure, .function, .accessor, .type: continue
            case .switchStatement, .ifStatement: open += choice(next).map { [$0] } ?? Array(tree.children(of: next))
            default: open += tree.children(of: next)
            }
        }
        return false
    }

    private func leaves(_ statement: CodeTree.ID, by exit: CodeTree.ID) -> Bool {
        let name = tree[exit].kind == .exit ? tree.name(of: exit) : "try"
        var next = exit
        while next >= 0 {
            let kind = tree[next].kind
            switch kind {
            case .closure, .function, .accessor, .type: return false
            case .loop where next != exit && (name == "break" || name == "continue"): return false
            case .switchStatement where name == "break": return false
            case .guardStatement where conditions(of: next).hold: return false
            default: break
            }
            if next == statement { break }
            let parent = tree[next].parent
            // What is thrown is caught around.
            if parent >= 0, tree[parent].kind == .doStatement, kind == .block, name == "try" || name == "throw",
                tree.child(of: parent, .catching) != nil, parent != tree[statement].parent
            {
                return false
            }
            next = parent
        }
        return true
    }
}
