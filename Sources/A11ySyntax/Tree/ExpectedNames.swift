/// Names that most files of a kind have. In the tree of each they have the same indices, so that what they mean is
/// looked up once a run and not once a file.
///
/// A class, so that a tree and its reader can tell whether they have the same one.
public final class ExpectedNames: Sendable {
    /// No names.
    public static let none = ExpectedNames([])

    let table: NameTable

    /// These names. A second occurrence of a name is passed over.
    public init(_ names: [String]) {
        var table = NameTable()
        for name in names {
            let bytes = Array(name.utf8)
            _ = table.intern(bytes, 0, bytes.count)
        }
        self.table = table
    }

    /// The names, each once: the first names of every tree of a file that was expected to have them.
    public var names: [String] { table.names }

    /// The place of a name among them; nil if it is none of them.
    public func index(of name: String) -> Int? {
        let bytes = Array(name.utf8)
        return table.known(bytes, 0, bytes.count).map(Int.init) ?? names.firstIndex(of: name)
    }
}
