import A11yModel

/// The words that two utterances share in the same order, the most that can be.
struct WordAlignment {
    /// For each word on the left, the index of its partner on the right; nil without one.
    let partners: [Int?]

    /// Cost: the product of the lengths; beyond `mostCells`, words are paired by their number alone.
    init(_ left: [String], _ right: [String]) {
        if left.count.multipliedReportingOverflow(by: right.count).partialValue > WordAlignment.mostCells {
            partners = WordAlignment.equals(left, right)
            return
        }
        let (removed, added) = right.difference(from: left).offsets
        var kept = right.indices.filter { !added.contains($0) }[...]
        partners = left.indices.map { removed.contains($0) ? nil : kept.popFirst() }
    }

    /// Two texts of 2,000 words each, as long as an agreement.
    private static let mostCells = 4_000_000

    /// Equal words in pairs, wherever they stand.
    private static func equals(_ left: [String], _ right: [String]) -> [Int?] {
        var places: [String: [Int]] = [:]
        for column in right.indices.reversed() { places[right[column], default: []].append(column) }
        return left.map { places[$0]?.popLast() }
    }
}
