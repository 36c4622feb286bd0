import A11yModel

/// The language that a file is written in.
public enum Syntax: Sendable {
    case yaml, xml
    /// The text that XCUITest prints of a tree of elements.
    case hierarchy

    /// The limits on what is read: a file beyond them is cut there, and says so.
    public enum Limit {
        /// Levels of nesting. Interface Builder files reach about 60; `xmllint` refuses 256.
        public static let depth = 256
        /// Bytes of a file. 20 MB storyboards are a goal; ten times that is no screen.
        public static let bytes = 256 << 20
        /// Nodes of a YAML file when every alias is written out, as everything that walks the tree will do.
        public static let expandedNodes = 2_000_000
        /// Problems of one file: whoever has read a hundred wants to mend them before the next.
        public static let problems = 100
    }

    /// Reads a file as far as it can be read. The syntax is recognised by what stands there: `<` begins XML.
    public static func parse(_ source: Source) -> Parsed<Tree> {
        let text = Encoding.utf8(source.bytes)
        let parsed =
            switch recognise(text.tree) {
            case .xml: XML.parse(text.tree)
            case .yaml: YAML.parse(text.tree)
            case .hierarchy: Hierarchy.parse(text.tree)
            }
        return Parsed(
            parsed.tree, problems: text.problems + MergeConflict.explaining(parsed.problems, in: text.tree))
    }

    /// The syntax of a text.
    public static func recognise(_ bytes: [UInt8]) -> Syntax {
        let isBlank = { (byte: UInt8) in XMLText.isSpace(byte) || UTF8Text.byteOrderMark.contains(byte) }
        if bytes.first(where: { !isBlank($0) }) == UInt8(ascii: "<") { return .xml }
        return Hierarchy.recognises(bytes) ? .hierarchy : .yaml
    }
}
