/// The words that two utterances share in the same order, the most that can be.
struct WordAlignment {
    /// For each word on the left, the index of its partner on the right; nil without one.
    let partners: [Int?]

    /// Cost: the product of the lengths of what differs; beyond `mostCells`, words are paired by their number alone.
    init(_ left: [String], _ right: [String]) {
        var partners = [Int?](repeating: nil, count: left.count)
        var start = 0
        while start < min(left.count, right.count), left[start] == right[start] {
            partners[start] = start
            start += 1
        }
        var ends = (left: left.count, right: right.count)
        while ends.left > start, ends.right > start, left[ends.left - 1] == right[ends.right - 1] {
            ends = (ends.left - 1, ends.right - 1)
            partners[ends.left] = ends.right
        }
        let rows = start..<ends.left
        let columns = start..<ends.right
        if rows.isEmpty || columns.isEmpty {
            self.partners = partners
        } else if rows.count.multipliedReportingOverflow(by: columns.count).partialValue > WordAlignment.mostCells {
            for (row, column) in WordAlignment.equals(left, rows, right, columns) { partners[row] = column }
            self.partners = partners
        } else {
            for (row, column) in WordAlignment.common(left, rows, right, columns) { partners[row] = column }
            self.partners = partners
        }
    }

    /// Two texts of 2,000 words each, as long as an agreement, in which no word is where it was.
    private static let mostCells = 4_000_000

    /// The longest common subsequence.
    private static func common(
        _ left: [String], _ rows: Range<Int>, _ right: [String], _ columns: Range<Int>
    ) -> [(Int, Int)] {
        let width = columns.count + 1
        // The length of the longest common subsequence behind each pair of places.
        var lengths = [Int32](repeating: 0, count: (rows.count + 1) * width)
        for row in rows.reversed() {
            for column in columns.reversed() {
                let cell = (row - rows.lowerBound) * width + column - columns.lowerBound
                lengths[cell] =
                    left[row] == right[column]
                    ? lengths[cell + width + 1] + 1 : max(lengths[cell + width], lengths[cell + 1])
            }
        }
        var pairs: [(Int, Int)] = []
        var (row, column) = (rows.lowerBound, columns.lowerBound)
        while row < rows.upperBound, column < columns.upperBound {
            let cell = (row - rows.lowerBound) * width + column - columns.lowerBound
            if left[row] == right[column] {
                pairs.append((row, column))
                (row, column) = (row + 1, column + 1)
            } else if lengths[cell + width] >= lengths[cell + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }

    /// Equal words in pairs, wherever they stand.
    private static func equals(
        _ left: [String], _ rows: Range<Int>, _ right: [String], _ columns: Range<Int>
    ) -> [(Int, Int)] {
        var places: [String: [Int]] = [:]
        for column in columns.reversed() { places[right[column], default: []].append(column) }
        return rows.compactMap { row in places[left[row]]?.popLast().map { (row, $0) } }
    }
}
