/// Which branches of a `switch` run for an element: `title.setStyle(.heading)` runs that for `.heading` alone.
final class ChosenBranches {
    private let app: CodeApp
    private let sites: CallSites
    private let branches = Memo<CodeNode, Branch?>()
    private let isOutlet = Memo<Symbol, Bool>()
    /// The cases that calls on one element pass, by function and position of the parameter; nil if some pass more.
    private var passed: [Parameter: Set<String>?] = [:]
    private var element: Target?

    private struct Parameter: Hashable {
        let function: FunctionID
        let position: Int
    }

    /// A branch for some cases of what is passed for a parameter.
    private struct Branch {
        let parameter: Parameter
        let cases: Set<String>
        /// Those of the other branches, if this one is for all the rest.
        let others: Set<String>?
    }

    init(_ app: CodeApp, _ sites: CallSites) { (self.app, self.sites) = (app, sites) }

    /// Whether a write stands in a branch that no call on the element chooses.
    func exclude(_ write: Write, _ reach: Reach) -> Bool {
        guard let branch = branches(write.node, { branch(around: write.node) }),
            let cases = cases(passedFor: branch.parameter, reach), !cases.isEmpty
        else { return false }
        return branch.others.map(cases.isSubset) ?? cases.isDisjoint(with: branch.cases)
    }

    private func branch(around node: CodeNode) -> Branch? {
        let tree = app.tree(node.file)
        var next = node.id
        while next > 0, tree[next].kind != .function {
            defer { next = tree[next].parent }
            let statement = tree[next].parent
            guard tree[next].kind == .clause, statement > 0, tree[statement].kind == .switchStatement else { continue }
            guard let subject = tree.expression(of: statement), tree[subject].kind == .name,
                let function = app.function(around: node),
                let position = app[function].parameters.firstIndex(where: {
                    app.text($0.name) == tree.name(of: subject)
                })
            else { return nil }
            let clauses = Array(tree.children(of: statement, .clause))
            let named = clauses.map { clause in
                tree.children(of: clause).filter { tree[$0].kind != .block }.map { name(ofCase: node.at($0)) }
            }
            guard !clauses.contains(where: tree.fallsThrough), !named.joined().contains(nil),
                let place = clauses.firstIndex(of: next)
            else {
                return nil
            }
            return Branch(
                parameter: Parameter(function: function, position: position),
                cases: Set(named[place].compactMap(\.self)),
                others: tree[next].flags.contains(.isDefault) ? Set(named.joined().compactMap(\.self)) : nil)
        }
        return nil
    }

    /// The name of the case that a pattern is for; nil of another pattern.
    private func name(ofCase pattern: CodeNode) -> String? {
        let tree = app.tree(pattern.file)
        let value = tree[pattern.id].firstChild
        return tree[pattern.id].kind == .pattern && value >= 0 ? name(ofValue: pattern.at(value)) : nil
    }

    /// The name of `.heading`, `Style.heading` and `.underlined(color)`; nil of another expression.
    private func name(ofValue value: CodeNode) -> String? {
        let tree = app.tree(value.file)
        var id = value.id
        if tree[id].kind == .call { id = tree[id].firstChild }
        guard id >= 0, tree[id].kind == .member else { return nil }
        let base = tree[id].firstChild
        let isOfType = base < 0 || tree[base].kind == .name && app.types[app.name(base, in: value.file)] != nil
        return isOfType ? tree.name(of: id) : nil
    }

    private func cases(passedFor parameter: Parameter, _ reach: Reach) -> Set<String>? {
        if element !== reach.target { (element, passed) = (reach.target, [:]) }
        if let known = passed[parameter] { return known }
        let found = find(parameter, reach)
        passed[parameter] = .some(found)
        return found
    }

    private func find(_ parameter: Parameter, _ reach: Reach) -> Set<String>? {
        let callers = sites.callers(of: parameter.function)
        if callers.isReferred { return nil }
        var found: Set<String> = []
        for call in callers.calls where !isOnAnotherOutlet(call, than: reach.target) {
            app.steps += 1
            if reach.reach(by: call, of: parameter.function, [.receiver(parameter.function)]) == .no { continue }
            let values = call.passed(parameter.position)
            guard values.count == 1, let word = name(ofValue: values[0]) else { return nil }
            found.insert(word)
        }
        return found
    }

    /// Whether a call is on an outlet of another name, as most are.
    private func isOnAnotherOutlet(_ call: CallSite, than target: Target) -> Bool {
        guard let receiver = call.receiver, [.name, .member].contains(app.node(receiver).kind) else { return false }
        let name = app.name(receiver.id, in: receiver.file)
        return isOutlet(name) { isOutletAlone(name) } && !target.outlets.contains { $0.name == name }
            && app.binding(of: receiver) == nil
    }

    private func isOutletAlone(_ name: Symbol) -> Bool {
        let all = (app.propertiesByOwner[name] ?? [:]).values.joined()
        return !all.isEmpty
            && all.allSatisfy { app.properties[$0].modifiers.contains { app.text($0) == "@IBOutlet" } }
    }
}
