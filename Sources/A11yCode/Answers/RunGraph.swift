/// Which calls can run a function for objects of certain classes. What it finds is kept for later questions.
final class RunGraph {
    private let flow: CodeFlow
    private var app: CodeApp { flow.app }
    /// Whether each function is live, as far as somebody asked.
    private var liveness: [Bool?]
    private let nearestMemory = Memo<KeyPair<Symbol, FunctionID>, FunctionID?>()
    /// The calls that were found for some classes. The elements of a file are asked about one after another, share
    /// their classes and differ by few leads.
    private var found: (classes: [Symbol], calls: [Question: [Step]]) = ([], [:])

    typealias Step = (call: CallSite, caller: FunctionID)

    /// Which calls of a function are asked for.
    private struct Question: Hashable {
        let id: FunctionID
        let parameters: Set<Origin>
        /// The leads among those of its calls; nil for all calls.
        let leads: Set<Lead>?
    }

    init(_ flow: CodeFlow) {
        self.flow = flow
        liveness = Array(repeating: nil, count: flow.app.functions.count)
    }

    /// Whether what UIKit calls before the user acts may come to a function by calls. Cost: each caller is looked at
    /// once, if nothing comes to it.
    func isLive(_ id: FunctionID) -> Bool {
        if let known = knownLiveness(of: id) { return known }
        var seen: Set<FunctionID> = [id]
        var open = [id]
        while let next = open.popLast() {
            for call in flow.sites.callers(of: next).calls {
                app.steps += 1
                guard let caller = call.caller else { continue }
                if let isLive = knownLiveness(of: caller) {
                    guard isLive else { continue }
                    liveness[id.index] = true
                    return true
                }
                if seen.insert(caller).inserted { open.append(caller) }
            }
        }
        for other in seen { liveness[other.index] = false }
        return false
    }

    private func knownLiveness(of id: FunctionID) -> Bool? {
        if liveness[id.index] == nil, flow.roots.isRoot(app[id]) || flow.roots.isInspectable(app[id]) {
            liveness[id.index] = true
        }
        return liveness[id.index]
    }

    /// The calls that may run a function before the user acts, for objects of exactly these classes: no call in a
    /// subclass, and none that runs a function which overrides it.
    ///
    /// - Parameters:
    ///   - parameters: What of the function may be the element or have it: parameters, its object.
    ///   - shared: What leads to the element; nil for all calls.
    /// - Returns: The calls, with the functions around them.
    func calls(
        of id: FunctionID, by parameters: Set<Origin>, sharing shared: Set<Lead>?, for classes: [Symbol]
    ) -> [Step] {
        if found.classes != classes { found = (classes, [:]) }
        let leads = shared.map { flow.leads.leads(to: parameters, among: $0) }
        let question = Question(id: id, parameters: parameters, leads: leads)
        if let known = found.calls[question] { return known }
        let steps = findCalls(question, for: classes)
        found.calls[question] = steps
        return steps
    }

    private func findCalls(_ question: Question, for classes: [Symbol]) -> [Step] {
        let (id, function) = (question.id, app[question.id])
        // The class of the object tells which function runs, whatever calls it.
        let type = classes.first { app.isKind($0, of: function.owner) }
        let isNearest = type.map { nearest(id, for: $0) == id }
        var known: (owner: Symbol, isOfSubclass: Bool)?
        return flow.leads.calls(of: id, by: question.parameters, sharing: question.leads).compactMap { call in
            guard let caller = call.caller, caller != id, isLive(caller) else { return nil }
            app.steps += 1
            let owner = app[caller].owner
            // Calls of one class lie together.
            if known?.owner != owner {
                let isOfSubclass =
                    classes.contains { $0 != owner && app.isKind(owner, of: $0) }
                    && !classes.contains { app.isKind($0, of: owner) }
                known = (owner, isOfSubclass)
            }
            guard known?.isOfSubclass == false else { return nil }
            let isRun =
                call.isSuper || function.kind != .function
                || isNearest
                    ?? flow.resolver.functions(calledBy: call.node).allSatisfy { app[$0].owner == function.owner }
            return isRun ? (call, caller) : nil
        }
    }

    /// The function that runs for an object of a class where this one is called.
    func nearest(_ id: FunctionID, for type: Symbol) -> FunctionID? {
        nearestMemory(KeyPair(type, id)) {
            let function = app[id]
            return app.lineage(of: type).lazy.compactMap { ancestor in
                self.app.types[ancestor]?.functions[function.name]?.first {
                    self.app[$0].labels == function.labels && self.app[$0].body != nil
                }
            }
            .first
        }
    }
}
