// What the collections of the standard library lack: a binary search, and the offsets of a difference.

extension RandomAccessCollection {
    /// The first index from which on a condition holds. The elements that do not satisfy it come before the others.
    public func partitioningIndex(where holds: (Element) -> Bool) -> Index {
        var (start, rest) = (startIndex, count)
        while rest > 0 {
            let middle = index(start, offsetBy: rest / 2)
            (start, rest) = holds(self[middle]) ? (start, rest / 2) : (index(after: middle), rest - rest / 2 - 1)
        }
        return start
    }
}

extension CollectionDifference {
    /// The offsets of what was removed from the old collection, and of what is new in the other.
    public var offsets: (removed: Set<Int>, added: Set<Int>) {
        var (removed, added): (Set<Int>, Set<Int>) = ([], [])
        for change in self {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        return (removed, added)
    }
}
