/// An element and those it lies in, from the inside out: found step by step, without a list of them.
public struct Lineage: Sequence, IteratorProtocol, Sendable {
    private var step: ElementID?
    private let elements: [Element]

    init(from first: ElementID?, in elements: [Element]) {
        step = first
        self.elements = elements
    }

    /// The next element outwards; nil behind the root.
    public mutating func next() -> ElementID? {
        guard let current = step else { return nil }
        step = elements[current.index].parent
        return current
    }
}
