/// The declarations of a file by the names that questions ask for, so that a file with thousands of types is gone
/// through once. Nothing of it changes once it is made.
final class TypeTable: Sendable {
    /// The numbers of the types of each name, in the order of the file.
    private let named: [String: [Int]]
    /// The numbers of the types that inherit each name, in the order of the file.
    private let inheriting: [String: [Int]]
    /// The other names of each type.
    private let aliases: [String: [String]]
    /// The members that are of each type, or return one.
    private let givers: [String: Set<String>]
    /// The types that declare a property of each name.
    private let declarers: [String: Set<String>]
    /// The names of all members.
    private let members: Set<String>

    init(_ file: CodeFile) {
        var named: [String: [Int]] = [:]
        var inheriting: [String: [Int]] = [:]
        var givers: [String: Set<String>] = [:]
        var declarers: [String: Set<String>] = [:]
        var members: Set<String> = []
        for (number, type) in file.types.enumerated() {
            named[type.name, default: []].append(number)
            for name in Set(type.inherited) { inheriting[name, default: []].append(number) }
            for member in type.members {
                members.insert(member.name)
                if let given = member.type { givers[given, default: []].insert(member.name) }
                if member.kind == .property { declarers[member.name, default: []].insert(type.name) }
            }
        }
        (self.named, self.inheriting, self.givers) = (named, inheriting, givers)
        (self.declarers, self.members) = (declarers, members)
        aliases = Dictionary(grouping: file.aliases.keys) { file.aliases[$0] ?? $0 }
    }

    /// The declarations of a type.
    func types(named name: String, in file: CodeFile) -> [TypeDeclaration] {
        named[name]?.map { file.types[$0] } ?? []
    }

    /// The declarations that inherit a type.
    func types(inheriting name: String, in file: CodeFile) -> [TypeDeclaration] {
        inheriting[name]?.map { file.types[$0] } ?? []
    }

    /// The other names of a type.
    func aliases(of type: String) -> [String] { aliases[type] ?? [] }

    /// The functions and properties that give an object of a type.
    func members(giving type: String) -> Set<String> { givers[type] ?? [] }

    /// The types that declare a property.
    func types(declaring property: String) -> Set<String> { declarers[property] ?? [] }

    /// Whether a type has a member of a name.
    func hasMember(_ name: String) -> Bool { members.contains(name) }
}

extension CodeFile {
    /// The declarations of the file by name.
    var table: TypeTable { memory.table { TypeTable(self) } }
}
