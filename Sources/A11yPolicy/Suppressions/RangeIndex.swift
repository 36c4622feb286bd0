import A11yEngine
import A11yModel

/// Ranges of bytes with a number each, which are found by a byte in them, however they lie in one another.
///
/// Cost: that of sorting them once; then, for a byte, of a search for each range that holds it.
package struct RangeIndex {
    private let ranges: [(range: SourceRange, number: Int)]
    /// The farthest end of a range and of all that are looked for under it: the middle of a part of the list stands
    /// over both halves.
    private var farthest: [Int]

    /// An index of these ranges.
    package init(_ ranges: [(range: SourceRange, number: Int)] = []) {
        self.ranges = ranges.sorted { ($0.range.start, $0.number) < ($1.range.start, $1.number) }
        farthest = self.ranges.map(\.range.end)
        raise(0..<farthest.count)
    }

    /// The numbers of the ranges that hold a byte, in no order.
    package func numbers(at offset: Int) -> [Int] {
        var found: [Int] = []
        var parts = [0..<ranges.count]
        while let part = parts.popLast() {
            let middle = (part.lowerBound + part.upperBound) / 2
            guard !part.isEmpty, farthest[middle] > offset else { continue }
            parts.append(part.lowerBound..<middle)
            guard ranges[middle].range.start <= offset else { continue }
            if ranges[middle].range.end > offset { found.append(ranges[middle].number) }
            parts.append(middle + 1..<part.upperBound)
        }
        return found
    }

    private mutating func raise(_ part: Range<Int>) {
        guard part.count > 1 else { return }
        let middle = (part.lowerBound + part.upperBound) / 2
        for half in [part.lowerBound..<middle, middle + 1..<part.upperBound] where !half.isEmpty {
            raise(half)
            farthest[middle] = max(farthest[middle], farthest[(half.lowerBound + half.upperBound) / 2])
        }
    }
}
