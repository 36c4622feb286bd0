/// Places that were written down with their offsets, of a text that is not there any more.
package struct RecordedPlaces: Sendable {
    private let places: [Int: TextPosition]

    /// These places; of an offset that is there twice, the first.
    package init(_ places: [(Int, TextPosition)]) {
        self.places = Dictionary(places) { first, _ in first }
    }

    /// The place that was written down for this offset; the start of the text for any other.
    func place(of offset: Int) -> TextPosition { places[offset] ?? TextPosition(line: 1, column: 1) }
}
