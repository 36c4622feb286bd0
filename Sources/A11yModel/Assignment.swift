/// A property that the author wrote, with its value and the bytes of both.
public struct Assignment: Hashable, Sendable {
    /// Which property.
    public let property: Property
    /// Its value.
    public let value: Value
    /// The bytes of the value; without the quotation marks in XML.
    public let range: SourceRange
    /// The bytes of the key or attribute name.
    public let keyRange: SourceRange

    /// `property` set to `value`, written at `keyRange` and `range`.
    public init(_ property: Property, _ value: Value, range: SourceRange, keyRange: SourceRange) {
        self.property = property
        self.value = value
        self.range = range
        self.keyRange = keyRange
    }
}

/// An entry of an explicit list (`accessibilityElements`).
public struct Member: Hashable, Sendable {
    /// The id that the list names; nil for an element that the list itself holds.
    public let name: String?
    /// The listed element; nil where no element has that name.
    public let target: ElementID?
    /// The bytes of the entry.
    public let range: SourceRange

    /// An entry of a list.
    public init(name: String?, target: ElementID?, range: SourceRange) {
        self.name = name
        self.target = target
        self.range = range
    }
}
