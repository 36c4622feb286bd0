import A11yEngine
import A11yModel

/// What stands round the comments of a file: its elements and screens, by their places.
package struct Surroundings: Sendable {
    /// The file's text.
    package let bytes: [UInt8]
    /// The comments, in the order of the file.
    package let comments: [Comment]
    /// Where the first node begins.
    package let start: Int
    /// Whether the file was read to its end: else nobody knows what is missing behind a comment.
    package let isWhole: Bool
    package let screens: [Screen]
    /// The bytes of the elements, each once: outer ones before those in them.
    private let elements: [SourceRange]
    /// The index of the innermost element around each; nil for the outermost.
    private let parents: [Int?]
    /// The screens by their bytes, and by their names.
    private let screenRanges: RangeIndex
    private let screensByName: [String: [Int]]
    /// For the beginning of each comment, where what stands before it ends that is no comment.
    let contentEnds: [Int: Int]
    /// For the end of each comment, where the first thing behind it begins that is no comment.
    let contentStarts: [Int: Int]

    /// The surroundings of the comments of a file, whose first node begins at `start`.
    package init(bytes: [UInt8], comments: [Comment], start: Int, isWhole: Bool, screens: [Screen]) {
        self.bytes = bytes
        self.comments = comments
        self.start = start
        self.isWhole = isWhole
        self.screens = screens
        elements = Set(screens.flatMap { $0.elements.map(\.range) }).sorted {
            ($0.start, -$0.end) < ($1.start, -$1.end)
        }
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
        contentEnds = Surroundings.contentEnds(bytes, comments)
        contentStarts = Surroundings.contentStarts(bytes, comments)
    }

    /// The same without comments, for who does not heed them.
    var withoutComments: Surroundings {
        Surroundings(bytes: bytes, comments: [], start: start, isWhole: isWhole, screens: screens)
    }

    /// The innermost element around a place; nil where there is none. Cost: that of a search in a sorted list.
    package func element(around offset: Int) -> SourceRange? {
        var next: Int? = firstElement(from: offset + 1) - 1
        while let index = next, index >= 0 {
            if elements[index].end > offset { return elements[index] }
            next = parents[index]
        }
        return nil
    }

    /// The first element that begins at or behind a place, the outermost where several do; nil where none does.
    package func element(from offset: Int) -> SourceRange? {
        let index = firstElement(from: offset)
        return index < elements.count ? elements[index] : nil
    }

    /// The element that ends at a place, the innermost where several do; nil where none does.
    package func element(endingAt offset: Int) -> SourceRange? {
        var next: Int? = firstElement(from: offset) - 1
        while let index = next, index >= 0 {
            if elements[index].end == offset { return elements[index] }
            if elements[index].end > offset { return nil }
            next = parents[index]
        }
        return nil
    }

    /// The innermost screen around a place.
    package func screen(around offset: Int) -> Screen? {
        screenRanges.numbers(at: offset).min { left, right in
            let (one, other) = (screens[left].range, screens[right].range)
            return (one.end - one.start, left) < (other.end - other.start, right)
        }.map { screens[$0] }
    }

    /// Where a finding belongs.
    func site(of range: SourceRange, _ element: ElementReference?, onScreen name: String) -> Extent.Site {
        if let element {
            return Extent.Site(range: range, element: element.range, screen: nil, reference: element)
        }
        if !name.isEmpty {
            let named = (screensByName[name] ?? []).map { screens[$0] }
            let screen = named.first { $0.anchor == range } ?? named.first
            return Extent.Site(range: range, element: nil, screen: screen?.anchor)
        }
        let innermost = self.element(around: range.start)
        let screen = innermost == nil ? screen(around: range.start)?.anchor : nil
        return Extent.Site(range: range, element: innermost, screen: screen)
    }

    /// The place in `elements` of the first that begins at or behind an offset.
    private func firstElement(from offset: Int) -> Int {
        var low = 0
        var high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].start < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
