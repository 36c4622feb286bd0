/// What leads code to an element: a write or call that shares no lead with an element is not about it.
enum Lead: NumberKey {
    /// An outlet by its name, and by the type as which code knows the object that has it; `none` for any type.
    case outlet(Symbol, of: Symbol)
    /// An outlet by its name alone.
    case named(Symbol)
    /// The class of the element, of a view around it, or of what has it as an outlet.
    case type(Symbol)
    /// A cell, header or footer of a table or collection that the file does not show.
    case row
    /// Nothing by which elements differ.
    case anything

    var index: Int {
        switch self {
        case .outlet(let name, let type): name.index << 32 | type.index + 2
        case .named(let name): name.index << 32 | 1 << 31
        case .type(let type): -type.index << 32
        case .row: -1
        case .anything: -2
        }
    }
}

extension Dictionary where Key == Lead {
    /// The values of the leads that are among some.
    func values(sharing leads: Set<Lead>) -> [Value] {
        count < leads.count ? compactMap { leads.contains($0.key) ? $0.value : nil } : leads.compactMap { self[$0] }
    }
}

/// Groups what code does by what leads to the objects, so that a question looks at little of it.
final class Leads {
    private let resolver: Resolver
    private let sites: CallSites
    private var app: CodeApp { resolver.app }
    private let memory = Memo<Origin, Set<Lead>>()
    private let passedMemory = Memo<Origin, Grouped>()

    /// Calls of a function, and what they pass for one parameter, by what leads to it.
    struct Grouped {
        /// The origins of what is passed.
        fileprivate(set) var origins: [Lead: Set<Origin>] = [:]
        /// The numbers of the calls among those of the function.
        fileprivate(set) var calls: [Lead: [Int]] = [:]
    }

    init(_ resolver: Resolver, _ sites: CallSites) {
        self.resolver = resolver
        self.sites = sites
    }

    /// What leads to an element, to the views around it and to what has them as outlets.
    func leads(to target: Target) -> Set<Lead> {
        var leads: Set<Lead> = [.anything]
        for name in target.attributes.keys { leads.insert(.named(name)) }
        func add(_ types: [Symbol]) { for type in types { leads.insert(.type(type)) } }
        for view in [target] + target.around {
            for outlet in view.outlets {
                leads.insert(outlet.owner == .none ? .named(outlet.name) : .outlet(outlet.name, of: .none))
                let heirs = outlet.owner == target.nibOwner ? app.heirs(of: outlet.owner) : []
                for type in app.lineage(of: outlet.owner) + heirs { leads.insert(.outlet(outlet.name, of: type)) }
                add(app.lineage(of: outlet.owner))
            }
            add(app.lineage(of: view.classOrBase) + app.lineage(of: view.base))
        }
        for holder in target.holders { add(app.lineage(of: holder)) }
        if target.holders.allSatisfy({ app.isKind($0, of: resolver.words.view) }) { leads.insert(.row) }
        return leads
    }

    /// What calls pass for a parameter of a function, or call it on.
    func passed(for parameter: Origin) -> Grouped {
        passedMemory(parameter) {
            var found = Grouped()
            for (number, call) in calls(for: parameter).enumerated() {
                for origin in origins(passedBy: call, for: parameter) {
                    for lead in leads(of: origin) { found.origins[lead, default: []].insert(origin) }
                }
                for lead in leads(of: call, for: parameter) { found.calls[lead, default: []].append(number) }
            }
            return found
        }
    }

    /// Which of some leads lead to what calls pass for parameters.
    func leads(to parameters: Set<Origin>, among leads: Set<Lead>) -> Set<Lead> {
        parameters.reduce(into: []) { found, parameter in
            let known = passed(for: parameter).calls
            if known.count < leads.count {
                found.formUnion(known.keys.lazy.filter(leads.contains))
            } else {
                found.formUnion(leads.lazy.filter { known[$0] != nil })
            }
        }
    }

    /// The calls of a function that share a lead with an element by what they pass for some parameters, or are on; nil
    /// stands for all leads.
    func calls(of id: FunctionID, by parameters: Set<Origin>, sharing leads: Set<Lead>?) -> [CallSite] {
        var numbers: [Int] = []
        for parameter in parameters {
            let known = passed(for: parameter).calls
            for found in leads.map(known.values(sharing:)) ?? Array(known.values) { numbers += found }
        }
        numbers.sort()
        let calls = sites.callers(of: id).calls
        var last = -1
        return numbers.compactMap { number in
            defer { last = number }
            return number == last ? nil : calls[number]
        }
    }

    /// What leads to what a call passes for a parameter, or is called on.
    private func leads(of call: CallSite, for parameter: Origin) -> Set<Lead> {
        let origins = origins(passedBy: call, for: parameter)
        let found = origins.dropFirst().reduce(into: origins.first.map(leads(of:)) ?? []) {
            $0.formUnion(leads(of: $1))
        }
        // A function of a type is not called on an object.
        if found.isEmpty, case .receiver = parameter { return [.anything] }
        return found
    }

    /// What a call passes for a parameter, or is on.
    func origins(passedBy call: CallSite, for parameter: Origin) -> [Origin] {
        guard case .parameter(_, let position) = parameter else { return resolver.receiver(of: call).origins }
        return call.passed(position).flatMap { resolver.resolve($0).origins }
    }

    private func passedOrigins(for parameter: Origin) -> [Origin] {
        calls(for: parameter).flatMap { origins(passedBy: $0, for: parameter) }
    }

    private func calls(for parameter: Origin) -> [CallSite] {
        switch parameter {
        case .parameter(let id, _), .receiver(let id): sites.callers(of: id).calls
        default: []
        }
    }

    /// What leads to an object of an origin. Cost: each origin that it comes from is looked at once.
    func leads(of origin: Origin) -> Set<Lead> {
        memory(origin) {
            var found: Set<Lead> = []
            var seen: Set<Origin> = [origin]
            var open = [origin]
            while let next = open.popLast() {
                app.steps += 1
                if let known = memory[next] {
                    found.formUnion(known)
                    continue
                }
                let (own, sources) = step(from: next)
                found.formUnion(own)
                for source in sources where seen.insert(source).inserted { open.append(source) }
            }
            return found
        }
    }

    /// What an origin shows by itself, and what it comes from.
    private func step(from origin: Origin) -> (leads: [Lead], sources: [Origin]) {
        switch origin {
        case .made, .window: return ([], [])
        case .unknown(let type): return (app.isDeclared(type) ? [.type(app.resolved(type))] : [], [])
        case .object(let type), .rootView(let type): return ([.type(type)], [])
        case .cell(let type, _): return ([.type(type), .row], [])
        case .field(let owner, let name):
            let isHidden = owner == .none || !app.isDeclared(owner) && !app.isApple(owner)
            let leads: [Lead] = [.outlet(name, of: isHidden ? .none : app.resolved(owner)), .named(name)]
            return (leads, resolver.contents(of: owner, named: name).origins)
        case .part(let name, let whole):
            if let item = FlowWords.barItem(name) { return ([.type(app.intern(item))], [whole]) }
            let symbol = app.symbol(name)
            return (symbol == .none ? [] : [.outlet(symbol, of: .none), .named(symbol)], [whole])
        case .subviews(.window, _), .tagged, .appearance: return ([.anything], [])
        case .superview(.field(let owner, _)): return ([.type(owner)], [])
        case .cast(let type, let object): return (app.isDeclared(type) ? [.type(app.resolved(type))] : [], [object])
        case .subviews(let view, _), .superview(let view), .oneOf(let view): return ([], [view])
        case .receiver(let id):
            let owner = app[id].owner
            let isOwn = app.isDeclared(owner) && app.types[owner]?.kind != .protocolType
            let isOverride = app[id].modifiers.contains(app.intern("override"))
            let setter: [Lead] = [.setter, .observer].contains(app[id].kind) ? [.named(app[id].name)] : []
            return ((isOwn || isOverride ? [.type(owner)] : []) + setter, isOwn ? [] : passedOrigins(for: origin))
        case .parameter(let id, _):
            // A sender, or the view that a delegate's method is passed.
            return ([.type(app[id].owner)], passedOrigins(for: origin))
        }
    }
}
