/// An element and those it lies in, from the inside out: found step by step, without a list of them.
package struct Lineage: Sequence, IteratorProtocol, Sendable {
    @usableFromInline var step: ElementID?
    @usableFromInline let elements: [Element]

    @inlinable
    init(from first: ElementID?, in elements: [Element]) {
        step = first
        self.elements = elements
    }

    /// The next element outwards; nil behind the root.
    @inlinable
    package mutating func next() -> ElementID? {
        guard let current = step else { return nil }
        step = elements[current.index].parent
        return current
    }
}
