/// A property that the author wrote, with its value and the bytes of both.
package struct Assignment: Hashable, Sendable {
    /// Which property.
    package let property: Property
    /// Its value.
    package let value: Value
    /// The bytes of the value; without the quotation marks in XML.
    package let range: SourceRange
    /// The bytes of the key or attribute name.
    package let keyRange: SourceRange

    /// `property` set to `value`, written at `keyRange` and `range`.
    package init(_ property: Property, _ value: Value, range: SourceRange, keyRange: SourceRange) {
        self.property = property
        self.value = value
        self.range = range
        self.keyRange = keyRange
    }
}

/// An entry of an explicit list (`accessibilityElements`).
package struct Member: Hashable, Sendable {
    /// The id that the list names; nil for an element that the list itself holds.
    package let name: String?
    /// The listed element; nil where no element has that name.
    package let target: ElementID?
    /// The bytes of the entry.
    package let range: SourceRange

    /// An entry of a list.
    package init(name: String?, target: ElementID?, range: SourceRange) {
        self.name = name
        self.target = target
        self.range = range
    }
}
