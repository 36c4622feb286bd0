import A11yModel
import A11ySyntax

/// What the keys of one file name. A file has some hundred different keys and up to a million uses of them, so each
/// is looked up once, and a use is a step into an array.
struct NativeNames {
    private let properties: [Property?]

    init(of tree: Tree) { properties = tree.names.map { Property(word: $0) } }

    /// The property that a field's name stands for; nil for a name that is none.
    func property(of field: Field) -> Property? {
        if case .value(let node) = field.contents, let index = node.nameIndex { return properties[index] }
        return Property(word: field.name)
    }
}

/// What is written about one element: a field for each property, in the order of the file.
struct ElementFields {
    private(set) var all: [(property: Property, field: Field)] = []

    /// No fields, with room for so many.
    init(expecting count: Int) { all.reserveCapacity(count) }

    /// The field that sets a property. Elements have a handful, which are looked through faster than hashed.
    subscript(property: Property) -> Field? {
        for index in all.indices where all[index].property == property { return all[index].field }
        return nil
    }

    /// Adds a field of a property that has none yet.
    mutating func add(_ field: Field, as property: Property) { all.append((property, field)) }

    /// Sorts by place: in XML what child elements say comes behind the attributes.
    mutating func sort() {
        let isSorted = all.indices.dropFirst().allSatisfy { all[$0 - 1].field.keyRange <= all[$0].field.keyRange }
        if !isSorted { all.sort { $0.field.keyRange < $1.field.keyRange } }
    }
}
