/// Tells whether one of some writes runs whenever the element is shown: forward from what UIKit calls, through the
/// calls that always happen, for the object that has the element.
final class Runner {
    private let answerer: Answerer
    private let target: Target
    private let reach: Reach
    /// The classes that the file names, whose code runs.
    private let classes: [Symbol]
    private let replaced = Memo<FunctionID, Bool>()
    /// The calls of functions by what of them may be the element.
    private let calls = Memo<FunctionID, Memo<Set<Origin>, [RunGraph.Step]>>()
    private var app: CodeApp { answerer.app }

    init(_ answerer: Answerer, _ target: Target, _ reach: Reach) {
        self.answerer = answerer
        self.target = target
        self.reach = reach
        classes = ([target.ownClass] + target.outlets.map(\.owner) + target.holders).filter { $0 != .none }
    }

    /// What runs in a function, and what of its object or arguments is the element.
    private struct Item {
        var nodes: Set<CodeTree.ID> = []
        var origins: [Origin] = []
    }

    /// Whether one of these writes always runs. Cost: each function that surely leads to one is looked at once for each
    /// call that is added to it.
    func alwaysRuns(_ hits: [Answerer.Hit]) -> Bool {
        if hits.contains(where: \.entry.write.isOverride) { return true }
        var items: [FunctionID: Item] = [:]
        for hit in hits {
            guard let function = hit.entry.function else { continue }
            items[function, default: Item()].nodes.insert(hit.entry.write.node.id)
            items[function]?.origins += hit.entry.origins
        }
        return alwaysRuns(items)
    }

    /// Whether a write to what is in some views always runs.
    func alwaysRuns(_ entry: WriteIndex.Entry, on views: [Origin]) -> Bool {
        entry.function.map { alwaysRuns([$0: Item(nodes: [entry.write.node.id], origins: views)]) } ?? false
    }

    /// Whether a place that is about what its object has always runs.
    func alwaysRuns(_ node: CodeNode) -> Bool {
        app.function(around: node).map { alwaysRuns([$0: Item(nodes: [node.id])]) } ?? false
    }

    private func alwaysRuns(_ first: [FunctionID: Item]) -> Bool {
        var items = first
        var open = items.keys.sorted { $0.index < $1.index }
        var covered: Set<FunctionID> = []
        var steps = 0
        while let id = open.popLast(), steps < Runner.mostSteps {
            steps += 1
            guard !covered.contains(id), answerer.graph.isLive(id), let item = items[id], let body = app[id].body,
                covers(body, item, app[id])
            else { continue }
            covered.insert(id)
            if isRun(id, item) { return true }
            // Without origins, it is about what its object has.
            let parameters = item.origins.isEmpty ? [.receiver(id)] : Set(item.origins.map { $0.parameter(of: id) })
            let steps = calls(id) { Memo() }(parameters) {
                answerer.graph.calls(
                    of: id, by: parameters, sharing: onlyUser == nil ? reach.targetLeads : nil, for: classes)
            }
            for (call, caller) in steps {
                guard !covered.contains(caller),
                    reach.reach(by: call, of: id, item.origins) == .surely || app.type(around: call.node) == onlyUser,
                    isReceived(call)
                else { continue }
                items[caller, default: Item()].nodes.insert(call.node.id)
                items[caller]?.origins += origins(of: call, id, item)
                open.append(caller)
            }
        }
        return false
    }

    private static let mostSteps = 256

    /// Whether there is an object that a message is sent to: one to nil does nothing.
    private func isReceived(_ call: CallSite) -> Bool {
        guard let receiver = call.receiver, !call.isSuper, app.files[Int(receiver.file)].language == .objectiveC else {
            return true
        }
        return isKnown(receiver.id, in: receiver.file)
            || answerer.flow.resolver.resolve(receiver).origins.contains(.made)
    }

    /// What of the caller's object or arguments is the element.
    private func origins(of call: CallSite, _ id: FunctionID, _ item: Item) -> [Origin] {
        item.origins.map(\.root).filter { $0 == $0.parameter(of: id) }.flatMap { root in
            root == .receiver(id) && call.receiver == nil ? [] : answerer.flow.leads.origins(passedBy: call, for: root)
        }
    }

    private func covers(_ body: CodeTree.ID, _ item: Item, _ function: CodeFunction) -> Bool {
        let file = function.node.file
        let coverage = Coverage(
            item.nodes, within: body, in: file, of: app,
            isKnown: { self.isKnown($0, in: file) },
            holdsElement: { self.reach.reach(self.answerer.flow.resolver.resolve($0, in: file).origins) != .no },
            isText: { self.isText($0, in: file) },
            choice: { self.answerer.guards.branch(of: CodeNode(file: file, id: $0), for: self.target) })
        return coverage.runs(body)
    }

    /// Whether an expression is a text of a runtime attribute of the element that says something.
    private func isText(_ id: CodeTree.ID, in file: Int32) -> Bool {
        switch answerer.guards.value(of: CodeNode(file: file, id: id), for: target) {
        case .known(let value)?: value.text?.isEmpty == false
        case nil: false
        default: true
        }
    }

    /// Whether an expression is not nil when the element is shown: a runtime attribute of it, the element itself, what
    /// holds it, an outlet.
    private func isKnown(_ id: CodeTree.ID, in file: Int32) -> Bool {
        let tree = app.tree(file)
        if ["self", "super", "strongSelf", "weakSelf"].contains(tree.name(of: id)) { return true }
        if answerer.flow.resolver.typeMeant(by: id, in: file) != nil || isText(id, in: file)
            || answerer.guards.text(of: CodeNode(file: file, id: id), for: target) != nil
        {
            return true
        }
        let found =
            tree[id].kind == .variable
            ? answerer.flow.resolver.resolve(variable: id, in: file) : answerer.flow.resolver.resolve(id, in: file)
        let outlet = app.intern("@IBOutlet")
        let isOwn = found.origins.contains { origin in
            switch origin.root {
            case .receiver, .rootView: true
            case .field(let owner, let name):
                app.properties(named: name, of: owner).contains { $0.modifiers.contains(outlet) }
            default: false
            }
        }
        return isOwn || reach.reach(found.origins) != .no || reach.reachesHolder(found.origins) != .no
    }

    /// Whether a class that the file names overrides a function, so that only a call of `super` runs it.
    func isReplaced(_ id: FunctionID) -> Bool { replaced(id) { findReplacement(of: id) } }

    private func findReplacement(of id: FunctionID) -> Bool {
        let function = app[id]
        guard function.kind == .function, app.isDeclared(function.owner) else { return false }
        let inheriting = classes.filter { app.isKind($0, of: function.owner) }
        return !inheriting.isEmpty
            && inheriting.allSatisfy { answerer.graph.nearest(id, for: $0).map { $0 != id } ?? false }
    }

    /// Whether a function runs when the file sets an attribute of the element.
    func isRunByFile(_ id: FunctionID) -> Bool { target.attribute(setBy: app[id]) != nil }

    /// Whether UIKit runs a function for the object that has the element.
    private func isRun(_ id: FunctionID, _ item: Item) -> Bool {
        let function = app[id]
        if isRunByFile(id) { return true }
        guard answerer.flow.roots.isRoot(function) else { return false }
        for type in classes where app.isKind(type, of: function.owner) {
            // An initializer is not inherited by name alone.
            return function.kind != .function || answerer.graph.nearest(id, for: type) == id
        }
        let isForeign = !app.isDeclared(function.owner)
        if isForeign { return app.isKind(target.base, of: function.owner) }
        return function.owner == onlyUser
    }

    /// The class that is the only one to use the view which has the element, so that what it does is done to it.
    private lazy var onlyUser: Symbol? = {
        let owner = target.outlets.lazy.map(\.owner).first { $0 != .none } ?? target.ownClass
        guard app.lineage(of: owner).contains(answerer.flow.resolver.words.view) else { return nil }
        let users = app.users(of: owner)
        return users.count == 1 && !users.contains(.none) ? users.first : nil
    }()
}
