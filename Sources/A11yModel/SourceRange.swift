/// A half-open range of bytes in a source's UTF-8 text.
///
/// A file in UTF-16 is transcoded when it is read; its ranges count the bytes of the transcoded text. Both ends are
/// kept in 32 bits, since no file of 4 GiB is read and a screen has several ranges for each of its values.
package struct SourceRange: Hashable, Sendable {
    @usableFromInline let first: UInt32
    @usableFromInline let past: UInt32

    /// The first byte.
    @inlinable package var start: Int { Int(first) }
    /// The byte after the last.
    @inlinable package var end: Int { Int(past) }

    /// The bytes from `start` up to, but not including, `end`.
    @inlinable
    package init(_ start: Int, _ end: Int) {
        first = UInt32(clamping: start)
        past = UInt32(clamping: max(start, end))
    }

    /// The empty range at the start of a file, for problems that concern all of it.
    package static let fileStart = SourceRange(0, 0)

    /// Whether all of `other` lies in this range.
    @inlinable
    package func contains(_ other: SourceRange) -> Bool {
        first <= other.first && other.past <= past
    }
}

extension SourceRange: Comparable {
    /// By start, then by end: the order in which findings are listed.
    @inlinable
    package static func < (left: SourceRange, right: SourceRange) -> Bool {
        (left.first, left.past) < (right.first, right.past)
    }
}

extension SourceRange: Codable {
    private enum CodingKeys: CodingKey {
        case start, end
    }

    /// Reads a range that was written by `encode(to:)`.
    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(try values.decode(Int.self, forKey: .start), try values.decode(Int.self, forKey: .end))
    }

    /// Writes the first byte as `start` and the byte after the last as `end`.
    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(start, forKey: .start)
        try values.encode(end, forKey: .end)
    }
}
