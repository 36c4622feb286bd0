import A11yModel

/// XML 1.0 without DTDs: elements and attributes with the byte ranges of everything, and the text between them.
enum XML {
    /// Reads as much as can be read; never an external entity, and no entity of a DOCTYPE.
    static func parse(_ bytes: [UInt8], within limits: Limits) -> Parsed<Tree> {
        var reader = XMLReader(bytes, within: limits)
        reader.read()
        return reader.finished()
    }
}
