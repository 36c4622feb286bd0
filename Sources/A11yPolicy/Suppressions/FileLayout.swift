import A11yModel

/// Where the elements, screens and comments of a file are, to find what a comment is about.
package struct FileLayout: Sendable {
    /// The file's text.
    let bytes: [UInt8]
    /// The comments, in the order of the file.
    let comments: [Comment]
    /// The offset of the first node.
    let start: Int
    /// Whether the file was parsed to its end; if not, what follows a comment may be missing.
    let isWhole: Bool
    let screens: [Screen]
    /// The bytes of the elements, and of the entries of states, without duplicates: outer ones before their children.
    private let elements: [SourceRange]
    /// For each element, the index of the innermost element around it; nil for the outermost.
    private let parents: [Int?]
    private let screenRanges: RangeIndex
    private let screensByName: [String: [Int]]
    /// The entries of states.
    private let ways: RangeIndex
    private let wayRanges: [SourceRange]
    /// For the start of each comment, the end of what precedes it and is neither whitespace nor a comment.
    let contentEnds: [Int: Int]
    /// For the end of each comment, the start of what follows and is neither whitespace nor a comment.
    let contentStarts: [Int: Int]

    /// The layout of a file whose first node starts at `start`.
    package init(bytes: [UInt8], comments: [Comment], start: Int, isWhole: Bool, screens: [Screen]) {
        self.bytes = bytes
        self.comments = comments
        self.start = start
        self.isWhole = isWhole
        self.screens = screens
        let ways = screens.flatMap { $0.flow?.transitions.map(\.range) ?? [] }
        let written = screens.flatMap { $0.states.flatMap { $0.elements.map(\.range) } }
        elements = Set(written + ways).sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }
        self.ways = RangeIndex(ways.enumerated().map { ($1, $0) })
        wayRanges = ways
        var parents: [Int?] = []
        var open: [Int] = []
        for (index, element) in elements.enumerated() {
            while let last = open.last, elements[last].end <= element.start { open.removeLast() }
            parents.append(open.last)
            open.append(index)
        }
        self.parents = parents
        screenRanges = RangeIndex(screens.enumerated().map { ($1.range, $0) })
        screensByName = Dictionary(grouping: screens.indices) { screens[$0].name }
        contentEnds = FileLayout.contentEnds(bytes, comments)
        contentStarts = FileLayout.contentStarts(bytes, comments)
    }

    // MARK: - Elements and screens

    /// The innermost element around an offset; nil if there is none. Time: a binary search, and the nesting.
    func element(around offset: Int) -> SourceRange? {
        var next: Int? = firstElement(from: offset + 1) - 1
        while let index = next, index >= 0 {
            if elements[index].end > offset { return elements[index] }
            next = parents[index]
        }
        return nil
    }

    /// The first element that starts at or after an offset, the outermost if there are several; nil if there is none.
    func element(from offset: Int) -> SourceRange? {
        let index = firstElement(from: offset)
        return index < elements.count ? elements[index] : nil
    }

    /// The element that ends at an offset, the innermost if there are several; nil if there is none.
    func element(endingAt offset: Int) -> SourceRange? {
        var next: Int? = firstElement(from: offset) - 1
        while let index = next, index >= 0 {
            if elements[index].end == offset { return elements[index] }
            if elements[index].end > offset { return nil }
            next = parents[index]
        }
        return nil
    }

    /// The innermost screen around an offset.
    func screen(around offset: Int) -> Screen? {
        screenRanges.numbers(at: offset).min { left, right in
            let (one, other) = (screens[left].range, screens[right].range)
            return (one.end - one.start, left) < (other.end - other.start, right)
        }.map { screens[$0] }
    }

    func site(of range: SourceRange, _ element: ElementReference?, onScreen name: String) -> FindingSite {
        if let element {
            return FindingSite(range: range, element: element.range, screen: nil, reference: element)
        }
        if let way = ways.numbers(at: range.start).min() {
            return FindingSite(range: range, element: wayRanges[way], screen: nil)
        }
        if !name.isEmpty {
            let named = (screensByName[name] ?? []).map { screens[$0] }
            let screen = named.first { $0.anchor == range } ?? named.first
            return FindingSite(range: range, element: nil, screen: screen?.anchor)
        }
        let innermost = self.element(around: range.start)
        let screen = innermost == nil ? screen(around: range.start)?.anchor : nil
        return FindingSite(range: range, element: innermost, screen: screen)
    }

    /// The index of the first element that starts at or after an offset.
    private func firstElement(from offset: Int) -> Int {
        var low = 0
        var high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // MARK: - Text

    /// Whether the file has a word at an offset.
    func spells(_ word: String, at offset: Int) -> Bool { bytes[offset...].starts(with: word.utf8) }

    /// The end of the line that contains an offset.
    func lineEnd(from offset: Int) -> Int {
        bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    }

    /// The start of the line that contains an offset.
    func lineStart(of offset: Int) -> Int {
        bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    }

    /// For the end of each comment, the first byte after it that is not whitespace, a comment or a document marker.
    /// Goes from the last comment to the first, so that each line is passed once.
    private static func contentStarts(_ bytes: [UInt8], _ comments: [Comment]) -> [Int: Int] {
        var starts: [Int: Int] = [:]
        var ends: [Int: Int] = [:]
        for comment in comments.reversed() {
            var next = comment.range.end
            while next < bytes.count {
                if bytes[next] <= 0x20 {
                    next += 1
                } else if let end = ends[next] {
                    next = starts[end] ?? end
                } else if bytes[next...].starts(with: "---".utf8) {
                    next = bytes[next...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
                } else {
                    break
                }
            }
            starts[comment.range.end] = next
            ends[comment.range.start] = comment.range.end
        }
        return starts
    }

    /// For the start of each comment, the end of the last byte before it that is not whitespace or a comment.
    private static func contentEnds(_ bytes: [UInt8], _ comments: [Comment]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var starts: [Int: Int] = [:]
        for comment in comments {
            var end = comment.range.start
            while end > 0 {
                if bytes[end - 1] <= 0x20 {
                    end -= 1
                } else if let start = starts[end] {
                    end = ends[start] ?? start
                } else {
                    break
                }
            }
            ends[comment.range.start] = end
            starts[comment.range.end] = comment.range.start
        }
        return ends
    }
}

/// Numbered byte ranges, looked up by an offset that they contain. They may nest and overlap.
///
/// Time: sorting them once; then, for an offset, one search for each range that contains it.
struct RangeIndex {
    private let ranges: [(range: SourceRange, number: Int)]
    /// A balanced tree over `ranges`, in which the middle of a part is the root of both halves: for each root, the
    /// farthest end in its part.
    private var farthest: [Int]

    init(_ ranges: [(range: SourceRange, number: Int)] = []) {
        self.ranges = ranges.sorted { ($0.range.start, $0.number) < ($1.range.start, $1.number) }
        farthest = self.ranges.map(\.range.end)
        raise(0..<farthest.count)
    }

    /// The numbers of the ranges that contain an offset, in no particular order.
    func numbers(at offset: Int) -> [Int] {
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

    /// Computes `farthest` for a part of the list, from the leaves up.
    private mutating func raise(_ part: Range<Int>) {
        guard part.count > 1 else { return }
        let middle = (part.lowerBound + part.upperBound) / 2
        for half in [part.lowerBound..<middle, middle + 1..<part.upperBound] where !half.isEmpty {
            raise(half)
            farthest[middle] = max(farthest[middle], farthest[(half.lowerBound + half.upperBound) / 2])
        }
    }
}
