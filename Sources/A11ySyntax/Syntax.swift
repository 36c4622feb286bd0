import A11yModel

/// The language that a file is written in.
package enum Syntax: Sendable {
    case yaml, xml
    /// The text that XCUITest prints of a tree of elements.
    case hierarchy

    /// Reads a file as far as it can be read, and as far as the limits allow. The syntax is recognised by what stands
    /// there: `<` begins XML.
    package static func parse(_ source: Source, within limits: Limits = .fixed) -> Parsed<Tree> {
        let text = Encoding.utf8(source.bytes, within: limits)
        let parsed =
            switch recognise(text.tree) {
            case .xml: XML.parse(text.tree, within: limits)
            case .yaml: YAML.parse(text.tree, within: limits)
            case .hierarchy: Hierarchy.parse(text.tree, within: limits)
            }
        return Parsed(
            parsed.tree, problems: text.problems + MergeConflict.explaining(parsed.problems, in: text.tree))
    }

    /// The syntax of a text.
    package static func recognise(_ bytes: [UInt8]) -> Syntax {
        let isBlank = { (byte: UInt8) in XMLText.isSpace(byte) || UTF8Text.byteOrderMark.contains(byte) }
        if bytes.first(where: { !isBlank($0) }) == UInt8(ascii: "<") { return .xml }
        return Hierarchy.recognises(bytes) ? .hierarchy : .yaml
    }
}
