import A11yModel

/// The writes of an app by what leads to the element that they change, so that a question looks at few of them.
final class WriteIndex {
    /// All writes, by file and place.
    let writes: [Write]
    /// What each write may change.
    let origins: [[Origin]]
    private var byLead: [Lead: [Int]] = [:]
    private let app: CodeApp

    init(_ resolver: Resolver, _ leads: Leads) {
        app = resolver.app
        writes = WriteFinder.writes(of: app)
        var origins: [[Origin]] = []
        origins.reserveCapacity(writes.count)
        for write in writes {
            let receiver = write.receiver.map { resolver.resolve($0) } ?? resolver.ownObject(at: write.node)
            let found = write.path.reduce(receiver) {
                resolver.member(named: resolver.app.intern($1), of: $0, at: write.node)
            }
            origins.append(found.origins)
        }
        self.origins = origins
        for (number, origins) in origins.enumerated() {
            let found = origins.dropFirst().reduce(into: origins.first.map(leads.leads(of:)) ?? []) {
                $0.formUnion(leads.leads(of: $1))
            }
            for lead in found { byLead[lead, default: []].append(number) }
        }
    }

    /// The numbers of the writes that share a lead with an element, in their order.
    func candidates(_ leads: Set<Lead>) -> [Int] {
        leads.reduce(into: Set<Int>()) { $0.formUnion(byLead[$1] ?? []) }.sorted()
    }

    /// The writes to objects of a type by its own code.
    func writes(ofType type: Symbol) -> [Write] {
        app.lineage(of: type).flatMap { byLead[.type($0)] ?? [] }.map { writes[$0] }.filter { $0.receiver == nil }
    }
}
