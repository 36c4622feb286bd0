import A11yModel

/// The text that XCUITest prints of a tree of elements (`debugDescription`), as it stands in consoles and logs: a line
/// for each element, indented by its depth.
///
/// An element becomes what XML says of it: a tag `XCUIElementTypeButton` with the attributes `label`, `x` and so on,
/// so that one dialect reads both. The root is a tag of our own around all trees of the text.
package enum Hierarchy {
    /// The tag of the root.
    package static let rootTag = "debugDescription"
    /// Where a tree stops whose last line breaks off.
    package static let end = "the end of the text"
    /// The line above a tree.
    static let subtreeHeader = "Element subtree:"
    /// Lines within which a tree without such a line begins: where somebody kept the tree alone.
    private static let openingLines = 40

    /// Whether a text holds such a tree.
    package static func recognises(_ text: String) -> Bool { recognises(Array(text.utf8)) }

    /// Whether a text holds such a tree. JSON never does, though a string in it may.
    static func recognises(_ bytes: [UInt8]) -> Bool {
        let opening = bytes.lazy.filter { $0 > 0x20 }.prefix(2)
        guard let first = opening.first, first != UInt8(ascii: "{") else { return false }
        // A log's first line may begin with a time in brackets.
        if first == UInt8(ascii: "["), opening.dropFirst().contains(where: "\"{[".utf8.contains) { return false }
        if holdsHeader(bytes) { return true }
        var start = 0
        for _ in 0..<openingLines where start < bytes.count {
            let line = HierarchyLine(bytes, at: start)
            if line.kind == .element { return true }
            start = line.next
        }
        return false
    }

    /// Reads every tree of a text.
    static func parse(_ bytes: [UInt8], within limits: Limits) -> Parsed<Tree> {
        var reader = HierarchyReader(isQuoted(bytes) ? Escapes.unquoted(bytes) : bytes, within: limits)
        reader.read()
        return reader.finished()
    }

    /// Whether the line above a tree stands somewhere.
    static func holdsHeader(_ bytes: [UInt8]) -> Bool { bytes.offset(of: subtreeHeader) != nil }

    // MARK: - A debugger's spelling

    /// Whether the text is written in one line as a literal of Swift, which is how the debugger prints a string.
    private static func isQuoted(_ bytes: [UInt8]) -> Bool {
        bytes.offset(of: subtreeHeader + "\\n") != nil
    }
}
