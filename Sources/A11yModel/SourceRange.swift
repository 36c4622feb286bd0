/// A half-open range of bytes in a source's UTF-8 text.
///
/// A file in UTF-16 is transcoded when it is read; its ranges count the bytes of the transcoded text.
public struct SourceRange: Hashable, Codable, Sendable {
    /// The first byte.
    public let start: Int
    /// The byte after the last.
    public let end: Int

    /// The bytes from `start` up to, but not including, `end`.
    public init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = max(start, end)
    }

    /// The empty range at the start of a file, for problems that concern all of it.
    public static let fileStart = SourceRange(0, 0)

    /// Whether all of `other` lies in this range.
    public func contains(_ other: SourceRange) -> Bool {
        start <= other.start && other.end <= end
    }
}

extension SourceRange: Comparable {
    /// By start, then by end: the order in which findings are listed.
    public static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.start, left.end) < (right.start, right.end)
    }
}
