import A11yModel

/// The syntax of a file.
public enum Syntax: Sendable {
    case yaml, xml
    /// The text that XCUITest prints of a tree of elements.
    case hierarchy

    /// Parses a file as far as its syntax and the limits allow. The syntax is recognised by the content: `<` begins
    /// XML.
    public static func parse(_ source: Source, within limits: Limits = .fixed) -> Parsed<Tree> {
        let text = Encoding.utf8(source.bytes, within: limits)
        let parsed =
            switch recognise(text.value) {
            case .xml: XML.parse(text.value, within: limits)
            case .yaml: YAML.parse(text.value, within: limits)
            case .hierarchy: Hierarchy.parse(text.value, within: limits)
            }
        return Parsed(
            parsed.value, problems: text.problems + MergeConflict.explaining(parsed.problems, in: text.value))
    }

    /// The syntax of a text.
    public static func recognise(_ bytes: [UInt8]) -> Syntax {
        let isBlank = { (byte: UInt8) in XMLText.isSpace(byte) || UTF8Text.byteOrderMark.contains(byte) }
        if bytes.first(where: { !isBlank($0) }) == UInt8(ascii: "<") { return .xml }
        return Hierarchy.recognises(bytes) ? .hierarchy : .yaml
    }
}

/// A parser of one syntax. It reports problems and continues, within the limits.
protocol SyntaxParser {
    /// The limits of the parse.
    var limits: Limits { get }
    /// The problems so far.
    var problems: [Problem] { get set }
    /// Whether the rest of the file is skipped.
    var isStopped: Bool { get set }
}

extension SyntaxParser {
    /// Reports a problem. Stops at the limit of problems.
    mutating func report(
        _ expected: String, at range: SourceRange, unchecked: String = "the rest of the file",
        related: RelatedPlace? = nil
    ) {
        guard !isStopped else { return }
        problems.append(.syntax(expected, at: range, unchecked: unchecked, related: related))
        if problems.count >= limits[.problems] { isStopped = true }
    }

    /// Reports that a limit is exceeded, and stops.
    mutating func stop(at limit: Limit, _ range: SourceRange) {
        report(limits.expectation(of: limit), at: range)
        isStopped = true
    }
}

/// The conflict markers that git leaves in a file after a failed merge.
enum MergeConflict {
    /// The problems of a file. A conflict marker replaces all problems at and behind it, since it explains them.
    static func explaining(_ problems: [Problem], in bytes: [UInt8]) -> [Problem] {
        guard !problems.isEmpty, let marker = marker(in: bytes) else { return problems }
        let sentence = "one version expected: a merge conflict was left here"
        let conflict = Problem.syntax(sentence, at: marker, unchecked: "the rest of the file")
        return problems.filter { $0.range.start < marker.start } + [conflict]
    }

    /// The first line that begins a conflict.
    private static func marker(in bytes: [UInt8]) -> SourceRange? {
        let sign = Array("<<<<<<<".utf8)
        var start = UTF8Text.start(of: bytes)
        while start < bytes.count {
            if bytes[start...].starts(with: sign) { return SourceRange(start, start + sign.count) }
            guard let lineFeed = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = lineFeed + 1
        }
        return nil
    }
}
