/// The writes of an app by what leads to the element that they change, so that a question looks at few of them.
final class WriteIndex {
    /// All writes, by file and place.
    let writes: [Write]
    /// What each write may change.
    let origins: [[Origin]]
    private var byKey: [Key: [Int]] = [:]
    private let resolver: Resolver
    private let sites: CallSites
    private var app: CodeApp { resolver.app }
    private var memory: [Origin: Set<Key>] = [:]

    /// What leads to an element.
    enum Key: Hashable {
        /// A property by its name, without an underscore before it.
        case property(Symbol)
        /// The class of the element, of its controller, or of the cell.
        case type(Symbol)
        /// Nothing by which elements differ.
        case anything
    }

    init(_ resolver: Resolver, _ sites: CallSites) {
        self.resolver = resolver
        self.sites = sites
        let app = resolver.app
        writes = WriteFinder.writes(of: app)
        var origins: [[Origin]] = []
        origins.reserveCapacity(writes.count)
        for write in writes {
            let receiver = write.receiver.map { resolver.resolve($0) } ?? resolver.ownObject(at: write.node)
            let found = write.path.reduce(receiver) { resolver.member(named: app.intern($1), of: $0, at: write.node) }
            origins.append(found.origins)
        }
        self.origins = origins
        for (number, origins) in origins.enumerated() {
            var keys: Set<Key> = []
            for origin in origins { keys.formUnion(self.keys(of: origin)) }
            for key in keys { byKey[key, default: []].append(number) }
        }
    }

    /// The numbers of the writes that may change an element, in their order.
    func candidates(for target: Target) -> [Int] {
        var keys: Set<Key> = [.anything]
        func add(_ target: Target) {
            for outlet in target.outlets { keys.insert(.property(outlet.name)) }
            for type in app.lineage(of: target.classOrBase) + app.lineage(of: target.base) { keys.insert(.type(type)) }
        }
        add(target)
        var next = target.parent
        while let view = next {
            add(view)
            next = view.parent
        }
        for holder in target.holders { for type in app.lineage(of: holder) { keys.insert(.type(type)) } }
        var found: Set<Int> = []
        for key in keys { found.formUnion(byKey[key] ?? []) }
        return found.sorted()
    }

    /// The writes to objects of a type by its own code.
    func writes(ofType type: Symbol) -> [Write] {
        app.lineage(of: type).flatMap { byKey[.type($0)] ?? [] }.map { writes[$0] }.filter { $0.receiver == nil }
    }

    /// What leads to an object of an origin.
    private func keys(of origin: Origin) -> Set<Key> {
        if let known = memory[origin] { return known }
        memory[origin] = []
        let found = find(origin)
        memory[origin] = found
        return found
    }

    private func find(_ origin: Origin) -> Set<Key> {
        switch origin {
        case .made, .window, .unknown: return []
        case .object(let type), .rootView(let type), .cell(let type, _): return [.type(type)]
        case .field(let owner, let name):
            var keys: Set<Key> = [.property(name)]
            for content in resolver.contents(of: owner, named: name).origins { keys.formUnion(self.keys(of: content)) }
            return keys
        case .part(let name, let whole):
            var keys = keys(of: whole)
            let symbol = app.symbol(name)
            if symbol != .none { keys.insert(.property(symbol)) }
            return keys
        case .subviews(.window, _): return [.anything]
        case .superview(.field(let owner, let name)): return [.property(name), .type(owner)]
        case .subviews(let view, _), .superview(let view), .cast(_, let view), .oneOf(let view): return keys(of: view)
        case .receiver(let id):
            let function = app[id]
            var keys: Set<Key> = [.type(function.owner)]
            guard !app.isDeclared(function.owner) || app.types[function.owner]?.kind == .protocolType else {
                return keys
            }
            if !function.modifiers.contains(app.intern("override")) { keys = [] }
            for call in sites.callers(of: id).calls {
                let receiver = call.receiver.map { resolver.resolve($0) } ?? resolver.ownObject(at: call.node)
                for origin in receiver.origins { keys.formUnion(self.keys(of: origin)) }
            }
            return keys
        case .parameter(let id, let position):
            var keys: Set<Key> = []
            let callers = sites.callers(of: id)
            for call in callers.calls {
                for argument in call.passed(position) {
                    for origin in resolver.resolve(argument).origins { keys.formUnion(self.keys(of: origin)) }
                }
            }
            // A sender, or the view that a delegate's method is passed.
            keys.insert(.type(app[id].owner))
            return keys
        case .tagged, .appearance: return [.anything]
        }
    }
}
