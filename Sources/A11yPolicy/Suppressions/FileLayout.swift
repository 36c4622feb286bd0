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
    /// The bytes of the entries of states.
    private let ways: [SourceRange]
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
        ways = screens.flatMap { $0.flow?.transitions.map(\.range) ?? [] }
        let written = screens.flatMap { $0.states.flatMap { $0.elements.map(\.range) } }
        elements = Set(written + ways).sorted { ($0.start, -$0.end) < ($1.start, -$1.end) }
        contentEnds = FileLayout.contentEnds(bytes, comments)
        contentStarts = FileLayout.contentStarts(bytes, comments)
    }

    // MARK: - Elements and screens

    /// The innermost element around an offset; nil if there is none.
    func element(around offset: Int) -> SourceRange? { elements.last { $0.holds(offset) } }

    /// The first element that starts at or after an offset, the outermost if there are several; nil if there is none.
    func element(from offset: Int) -> SourceRange? { elements.first { $0.start >= offset } }

    /// The element that ends at an offset, the innermost if there are several; nil if there is none.
    func element(endingAt offset: Int) -> SourceRange? { elements.last { $0.end == offset } }

    /// The innermost screen around an offset.
    func screen(around offset: Int) -> Screen? {
        screens.filter { $0.range.holds(offset) }.min { $0.range.end - $0.range.start < $1.range.end - $1.range.start }
    }

    func site(of range: SourceRange, _ element: ElementReference?, onScreen name: String) -> FindingSite {
        if let element {
            return FindingSite(range: range, element: element.range, screen: nil, reference: element)
        }
        if let way = ways.first(where: { $0.holds(range.start) }) {
            return FindingSite(range: range, element: way, screen: nil)
        }
        if !name.isEmpty {
            let named = screens.filter { $0.name == name }
            let screen = named.first { $0.anchor == range } ?? named.first
            return FindingSite(range: range, element: nil, screen: screen?.anchor)
        }
        let innermost = self.element(around: range.start)
        let screen = innermost == nil ? screen(around: range.start)?.anchor : nil
        return FindingSite(range: range, element: innermost, screen: screen)
    }

    // MARK: - Text

    /// Whether the file has a word at an offset.
    func spells(_ word: String, at offset: Int) -> Bool { bytes[offset...].starts(with: word.utf8) }

    /// The end of the line that contains an offset.
    func lineEnd(from offset: Int) -> Int { bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count }

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
