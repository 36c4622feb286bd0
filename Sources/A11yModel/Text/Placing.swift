/// Tells places where a text of its own does not: because it is part of another text, or is not there any more.
package protocol Placing: Sendable {
    /// The line and column of an offset in the text.
    func place(of offset: Int) -> TextPosition
    /// The offset to report for an offset in the text, in bytes.
    func offset(of offset: Int) -> Int
}

/// Places that were written down with their offsets.
package final class RecordedPlaces: Placing {
    private let places: [Int: TextPosition]

    /// These places; of an offset that is there twice, the first.
    package init(_ places: [(Int, TextPosition)]) {
        self.places = Dictionary(places) { first, _ in first }
    }

    /// The place that was written down for this offset; the start of the text for any other.
    package func place(of offset: Int) -> TextPosition { places[offset] ?? TextPosition(line: 1, column: 1) }

    /// The same offset.
    package func offset(of offset: Int) -> Int { offset }
}
