import A11yModel

/// The trees of views that tools print as text. In every format a view becomes the node that XML would give, with its
/// fields as attributes. All trees of a text are children of one root with a tag of our own.
public enum Hierarchy {
    /// The tag of the root of what XCUITest prints.
    public static let rootTag = "debugDescription"
    /// The tag of the root of what EarlGrey, KIF and AccessibilityTextSnapshot print.
    public static let viewsTag = "viewHierarchy"
    /// The tag of the root of what Detox writes.
    public static let detoxTag = "ViewHierarchy"
    /// The variant of the problem of such a tree.
    public static let brokenOffVariant = "end"
    /// The attribute with the frame of an element of XCUITest, in CoreGraphics' notation.
    public static let frameName = "frame"
    /// The attribute of an element whose tree alone is printed: the frame of the window around it, as the path below
    /// the tree tells it.
    public static let windowName = "window"
    /// The line above a tree of XCUITest.
    public static let subtreeHeader = "Element subtree:"

    /// Whether a text contains such a tree.
    public static func recognises(_ bytes: [UInt8]) -> Bool { parser(of: bytes) != nil }

    /// Whether a text that begins like XML is such a tree.
    static func recognises(likeXML bytes: [UInt8]) -> Bool {
        ViewTree.recognises(bytes) || TagTree.start(in: bytes) != nil
    }

    /// Parses every tree of a text.
    static func parse(_ bytes: [UInt8], within limits: Limits) -> Parsed<Tree> {
        parser(of: bytes)?(limits) ?? DebugDescription.parse(bytes, within: limits)
    }

    /// The parser of the format in which a text holds trees; nil if it holds none. JSON does not, though a string in it
    /// may.
    private static func parser(of bytes: [UInt8]) -> ((Limits) -> Parsed<Tree>)? {
        if let header = ElementTable.header(in: bytes) {
            return { ElementTable.parse(bytes, from: header, within: $0) }
        }
        let opening = bytes.lazy.filter { $0 > 0x20 }.prefix(2)
        guard let first = opening.first, first != UInt8(ascii: "{") else { return nil }
        // The first line of a log may begin with a time in brackets.
        if first == UInt8(ascii: "["), opening.dropFirst().contains(where: "\"{[".utf8.contains) { return nil }
        if let start = TagTree.start(in: bytes) { return { TagTree.parse(bytes, from: start, within: $0) } }
        let isHeaded = bytes.offset(of: subtreeHeader) != nil
        if !isHeaded, let start = KIFTree.start(in: bytes) {
            return { KIFTree.parse(bytes, from: start, within: $0) }
        }
        if ViewTree.recognises(bytes) { return { ViewTree.parse(bytes, within: $0) } }
        if !isHeaded, TextSnapshot.recognises(bytes) { return { TextSnapshot.parse(bytes, within: $0) } }
        return isHeaded || DebugDescription.opens(bytes) ? { DebugDescription.parse(bytes, within: $0) } : nil
    }
}
