/// Which calls can run a function for objects of certain classes. What it finds is kept for later questions.
final class RunGraph {
    private let flow: CodeFlow
    private var app: CodeApp { flow.app }
    /// Whether each function is live, as far as somebody asked.
    private var liveness: [Bool?]
    private let memory = Memo<Origin, [Lead: [Step]]>()
    private let nearestMemory = Memo<KeyPair<Symbol, FunctionID>, FunctionID?>()

    /// A call, and the function around it.
    struct Step {
        /// The number of the call among those of the function.
        let number: Int
        let call: CallSite
        let caller: FunctionID
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
                guard let caller = app.function(around: call.node) else { continue }
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
    func calls(of id: FunctionID, by parameters: Set<Origin>, sharing shared: Set<Lead>?, for classes: [Symbol])
        -> [Step]
    {
        let found = parameters.flatMap { parameter in
            let live = calls(by: parameter, of: id)
            return (shared.map(live.values(sharing:)) ?? Array(live.values)).joined()
        }
        var last = -1
        return found.sorted { $0.number < $1.number }.filter { step in
            if step.number == last { return false }
            last = step.number
            app.steps += 1
            let owner = app[step.caller].owner
            let isOfSubclass =
                classes.contains { $0 != owner && app.isKind(owner, of: $0) }
                && !classes.contains { app.isKind($0, of: owner) }
            return !isOfSubclass && runs(id, by: step.call, for: classes)
        }
    }

    /// The calls of a function in others that something may come to, by what leads to what they pass.
    private func calls(by parameter: Origin, of id: FunctionID) -> [Lead: [Step]] {
        memory(parameter) {
            var found: [Lead: [Step]] = [:]
            for (number, call) in flow.sites.callers(of: id).calls.enumerated() {
                guard let caller = app.function(around: call.node), caller != id, isLive(caller) else { continue }
                let step = Step(number: number, call: call, caller: caller)
                for lead in flow.leads.leads(of: call, for: parameter) { found[lead, default: []].append(step) }
            }
            return found
        }
    }

    /// Whether a call runs this function and not one that overrides it.
    private func runs(_ id: FunctionID, by call: CallSite, for classes: [Symbol]) -> Bool {
        let function = app[id]
        if call.isSuper || function.kind != .function { return true }
        for type in classes where app.isKind(type, of: function.owner) { return nearest(id, for: type) == id }
        let functions = flow.resolver.functions(calledBy: call.node)
        return functions.allSatisfy { app[$0].owner == function.owner }
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
