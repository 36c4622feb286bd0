/// Tells whether one of some writes runs whenever the element is shown: forward from what UIKit calls, through the
/// calls that always happen, for the object that has the element.
struct Runner {
    private let answerer: Answerer
    private let target: Target
    private let reach: Reach
    private var app: CodeApp { answerer.app }

    init(_ answerer: Answerer, _ target: Target, _ reach: Reach) {
        self.answerer = answerer
        self.target = target
        self.reach = reach
    }

    /// What runs in a function, and what of its object or arguments is the element.
    private struct Item {
        var nodes: Set<CodeTree.ID> = []
        var origins: [Origin] = []
    }

    /// Whether one of these writes always runs. Cost: each function that surely leads to one is looked at once for each
    /// call that is added to it.
    func alwaysRuns(_ hits: [Answerer.Hit]) -> Bool {
        if hits.contains(where: \.write.isOverride) { return true }
        var items: [FunctionID: Item] = [:]
        for hit in hits {
            guard let function = hit.function else { continue }
            items[function, default: Item()].nodes.insert(hit.write.node.id)
            items[function]?.origins += hit.origins
        }
        var open = items.keys.sorted { $0.index < $1.index }
        var covered: Set<FunctionID> = []
        var steps = 0
        while let id = open.popLast(), steps < Runner.mostSteps {
            steps += 1
            guard !covered.contains(id), let item = items[id], let body = app[id].body, covers(body, item, app[id])
            else {
                continue
            }
            covered.insert(id)
            if isRun(id, item) { return true }
            for call in answerer.sites.callers(of: id).calls {
                guard let caller = app.function(around: call.node), caller != id,
                    answerer.leads(call, of: id, item.origins, reach) == .surely || isOnlyUser(calling: call, item),
                    runs(id, by: call), isReceived(call)
                else { continue }
                items[caller, default: Item()].nodes.insert(call.node.id)
                items[caller]?.origins += origins(of: call, id, item)
                if !covered.contains(caller) { open.append(caller) }
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
            || answerer.resolver.resolve(receiver).origins.contains(.made)
    }

    /// What of the caller's object or arguments is the element.
    private func origins(of call: CallSite, _ id: FunctionID, _ item: Item) -> [Origin] {
        var found: [Origin] = []
        for origin in item.origins {
            switch Answerer.root(of: origin) {
            case .parameter(id, let position):
                for argument in call.passed(position) { found += answerer.resolver.resolve(argument).origins }
            case .receiver(id):
                if let receiver = call.receiver { found += answerer.resolver.resolve(receiver).origins }
            default: break
            }
        }
        return found
    }

    private func covers(_ body: CodeTree.ID, _ item: Item, _ function: CodeFunction) -> Bool {
        let file = function.node.file
        let coverage = Coverage(
            item.nodes, within: body, in: file, of: app,
            isKnown: { isKnown($0, in: file) },
            holdsElement: { reach.reach(answerer.resolver.resolve($0, in: file).origins) != .no })
        return coverage.runs(body)
    }

    /// Whether an expression is not nil when the element is shown: the element itself, what holds it, an outlet.
    private func isKnown(_ id: CodeTree.ID, in file: Int32) -> Bool {
        let tree = app.tree(file)
        if ["self", "super", "strongSelf", "weakSelf"].contains(tree.name(of: id)) { return true }
        if answerer.resolver.typeMeant(by: id, in: file) != nil { return true }
        let found =
            tree[id].kind == .variable
            ? answerer.resolver.resolve(variable: id, in: file) : answerer.resolver.resolve(id, in: file)
        let outlet = app.intern("@IBOutlet")
        for origin in found.origins {
            switch Answerer.root(of: origin) {
            case .receiver, .rootView: return true
            case .field(let owner, let name):
                let isOutlet = app.properties(named: name, of: owner).contains { $0.modifiers.contains(outlet) }
                if isOutlet { return true }
            default: break
            }
        }
        return reach.reach(found.origins) != .no || reach.reachesHolder(found.origins) != .no
    }

    /// Whether a call runs this function and not one that overrides it.
    private func runs(_ id: FunctionID, by call: CallSite) -> Bool {
        let function = app[id]
        if call.isSuper { return true }
        let functions = answerer.resolver.functions(calledBy: call.node)
        guard functions.count > 1 else { return true }
        // The nearest to the class that the file names.
        for type in classes {
            guard app.isKind(type, of: function.owner) else { continue }
            return nearest(function, for: type) == id
        }
        return functions.allSatisfy { app[$0].owner == function.owner }
    }

    /// Whether a class that the file names overrides a function, so that only a call of `super` runs it.
    func isReplaced(_ id: FunctionID) -> Bool {
        let function = app[id]
        guard function.kind == .function, app.isDeclared(function.owner) else { return false }
        let inheriting = classes.filter { $0 != .none && app.isKind($0, of: function.owner) }
        return !inheriting.isEmpty && inheriting.allSatisfy { nearest(function, for: $0).map { $0 != id } ?? false }
    }

    /// The classes that the file names, whose code runs.
    private var classes: [Symbol] {
        [target.ownClass] + target.outlets.map(\.owner) + target.holders
    }

    /// The function that runs for an object of a class.
    private func nearest(_ function: CodeFunction, for type: Symbol) -> FunctionID? {
        for ancestor in app.lineage(of: type) {
            let same = app.types[ancestor]?.functions[function.name]?.first {
                app[$0].labels == function.labels && app[$0].body != nil
            }
            if let same { return same }
        }
        return nil
    }

    /// Whether UIKit runs a function for the object that has the element.
    private func isRun(_ id: FunctionID, _ item: Item) -> Bool {
        let function = app[id]
        guard answerer.roots.isRoot(function) else { return false }
        for type in classes where type != .none && app.isKind(type, of: function.owner) {
            // An initializer is not inherited by name alone.
            return function.kind != .function || nearest(function, for: type) == id
        }
        let isForeign = !app.isDeclared(function.owner)
        if isForeign { return app.isKind(target.base, of: function.owner) }
        return isOnlyUser(function.owner)
    }

    private func isOnlyUser(calling call: CallSite, _ item: Item) -> Bool {
        let type = app.type(around: call.node)
        return type != .none && isOnlyUser(type)
    }

    /// Whether a class is the only one that uses the class which has the element, so that what it does is done to it.
    private func isOnlyUser(_ type: Symbol) -> Bool {
        let owners = target.outlets.map(\.owner).filter { $0 != .none }
        guard let owner = owners.first ?? (target.ownClass == .none ? nil : target.ownClass),
            app.lineage(of: owner).contains(app.intern("UIView"))
        else { return false }
        return answerer.gaps.users(of: owner) == [type]
    }
}
