/// Names that most files of a kind have. Trees that are read with a vocabulary have them at the same indices, so that
/// what they mean is looked up once a run and not once a file.
///
/// A class, so that a tree and its reader can tell whether they have the same one.
public final class Vocabulary: Sendable {
    /// No names.
    public static let empty = Vocabulary([])

    let table: NameTable

    /// A vocabulary of these names. A second occurrence of a name is passed over.
    public init(_ names: [String]) {
        var table = NameTable()
        for name in names {
            let bytes = Array(name.utf8)
            _ = table.intern(bytes, 0, bytes.count)
        }
        self.table = table
    }

    /// The names, each once: the first names of every tree that is read with the vocabulary.
    public var names: [String] { table.names }
}
