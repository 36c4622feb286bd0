import A11yModel

/// The writes of an app by what leads to the element that they change, so that a question looks at few of them.
final class WriteIndex {
    /// A write, with what holds for whatever it changes. An object, so that elements share it.
    final class Entry {
        let write: Write
        /// Its member, by its number in `members`.
        let member: Int
        /// The function around it; nil in the value of a property.
        let function: FunctionID?
        /// What it may change.
        let origins: [Origin]

        fileprivate init(_ write: Write, member: Int, in function: FunctionID?, of origins: [Origin]) {
            (self.write, self.member, self.function, self.origins) = (write, member, function, origins)
        }
    }

    /// A member that code writes.
    struct WrittenMember {
        /// Its name, as code writes it.
        let name: String
        /// The classes that have it; nil if every element may.
        let classes: [Symbol]?
        /// What it changes of the elements inside, set on a view around them.
        let ofContents: PropertySet?
    }

    /// All writes, by file and place.
    private(set) var entries: [Entry] = []
    /// What code writes, each member once.
    private(set) var members: [WrittenMember] = []
    /// What writes may change, each origin once.
    private(set) var origins: [Origin] = []
    /// The numbers of the origins of each write.
    let originsOfWrites: Grouping<Int32>
    /// The numbers of the writes to each origin.
    private let writesToOrigins: Grouping<Int32>
    /// The numbers of the origins that a lead leads to.
    private var byLead: [Lead: [Int32]] = [:]
    private let app: CodeApp

    init(_ resolver: Resolver, _ leads: Leads) {
        app = resolver.app
        var numbers: [Origin: Int32] = [:]
        var memberNumbers: [String: Int] = [:]
        var pairs: [(write: Int32, origin: Int32)] = []
        for write in WriteFinder.writes(of: app) where !WriteIndex.isOwnFunction(write, resolver) {
            let receiver = write.receiver.map { resolver.resolve($0) } ?? resolver.ownObject(at: write.node)
            let found = write.path.reduce(receiver) {
                resolver.member(named: resolver.app.intern($1), of: $0, at: write.node)
            }
            for origin in found.origins {
                let number = numbers[origin] ?? Int32(origins.count)
                if number == origins.count {
                    numbers[origin] = number
                    origins.append(origin)
                    for lead in leads.leads(of: origin) { byLead[lead, default: []].append(number) }
                }
                pairs.append((Int32(entries.count), number))
            }
            let member = memberNumbers[write.member] ?? members.count
            if member == members.count {
                memberNumbers[write.member] = member
                members.append(WrittenMember(write.member, in: app))
            }
            entries.append(
                Entry(
                    write, member: member, in: app.function(around: write.node) ?? app.function(at: write.node),
                    of: found.origins))
        }
        originsOfWrites = Grouping(groups: entries.count, filler: 0) { add in
            for pair in pairs { add(Int(pair.write), pair.origin) }
        }
        writesToOrigins = Grouping(groups: origins.count, filler: 0) { add in
            for pair in pairs { add(Int(pair.origin), pair.write) }
        }
    }

    /// Whether a call runs a function of the app's, which is read: its first argument has a label, as in no setter of
    /// UIKit's. `label.setFont(scaledFor: font)`
    private static func isOwnFunction(_ write: Write, _ resolver: Resolver) -> Bool {
        let (app, file) = (resolver.app, write.node.file)
        let tree = app.tree(file)
        guard app.files[Int(file)].language == .swift, tree[write.node.id].kind == .call,
            let first = tree.child(of: write.node.id, .argument), tree[first].name >= 0
        else { return false }
        return resolver.functions(calledBy: write.node).contains { app[$0].body != nil }
    }

    /// The numbers of the origins that share a lead with an element, some more than once.
    func origins(sharing leads: Set<Lead>) -> [Int32] { byLead.values(sharing: leads).flatMap(\.self) }

    /// The numbers of the writes to an origin.
    func writes(to origin: Int) -> ArraySlice<Int32> { writesToOrigins[origin] }

    /// The writes to objects of a type by its own code.
    func writes(ofType type: Symbol) -> [Write] {
        origins(sharing: Set(app.lineage(of: type).map { .type($0) })).flatMap { writes(to: Int($0)) }
            .map { entries[Int($0)].write }.filter { $0.receiver == nil }
    }
}

extension WriteIndex.WrittenMember {
    fileprivate init(_ name: String, in app: CodeApp) {
        let swiftName = Member.swiftName(of: name)
        self.name = name
        classes = (Member.classes[name] ?? swiftName.flatMap { Member.classes[$0] })?.map(app.intern)
        ofContents = Member.ofContents[swiftName ?? name]
    }

    /// Whether it is a list of items, which a view of the app's own has no other meaning for.
    var isOfItems: Bool { ["items", "setItems", "removeAllSegments"].contains(name) }
}
