import A11yLint
import A11yModel

/// A comment above an element that accepts a finding there, still without its reason.
struct SuppressionComment {
    /// Where it is inserted: the beginning of a line.
    let place: SourceRange
    private let before: String
    private let after: String

    /// The comment for a finding; nil where none would be read: in files of other kinds, in JSON, and where an element
    /// does not begin its line.
    init?(for finding: Finding, in view: DocumentView) {
        let file = screens(in: view.document.source)
        guard let element = finding.element, finding.rule != FileRule.syntax.rawValue,
            file.screens.first?.input == .native, view.document.source.extension != "json"
        else { return nil }
        let start = element.range.start
        let line = view.lines.content(ofLine: view.lines.line(of: start))
        let bytes = view.lines.bytes
        let isMarkup = WrittenPlace(of: start, in: bytes).isMarkup
        // Before the element stand blanks, and the hyphens of the lists that it begins.
        guard start <= line.end, bytes[line.start..<start].allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x2D }) else {
            return nil
        }
        let indent = bytes[line.start..<line.end].prefix { $0 == 0x20 || $0 == 0x09 }
        let isPair = bytes.indices.contains(line.end) && bytes[line.end] == UInt8(ascii: "\r")
        place = SourceRange(line.start, line.start)
        before =
            String(decoding: indent, as: UTF8.self) + (isMarkup ? "<!-- " : "# ") + "a11ylint:ignore[\(finding.rule)] "
        after = (isMarkup ? " -->" : "") + (isPair ? "\r\n" : "\n")
    }

    /// The line, for people to write the reason in.
    var text: String { before + after }

    /// The line with a place to fill in.
    var snippet: String { before + "${1:reason}" + after }
}
