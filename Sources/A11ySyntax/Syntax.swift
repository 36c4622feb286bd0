import A11yModel

/// The syntax of a file.
public enum Syntax: Sendable {
    case yaml, xml
    /// The text that a tool prints of a tree of elements: XCUITest's or EarlGrey's lines, or a table.
    case hierarchy

    /// Parses a file as far as its syntax and the limits allow. The syntax is recognised by the content: `<` begins
    /// XML, the description of a view, or Detox's tags.
    public static func parse(_ source: Source, within limits: Limits = .fixed) -> Parsed<Tree> {
        let text = Encoding.utf8(source.bytes, within: limits)
        var parsed = parse(text.value, within: limits)
        // In XML, only a comment or CDATA hides the signs of a conflict.
        let isSound =
            parsed.problems.isEmpty && parsed.value.syntax == .xml && text.value.offset(of: "<!") == nil
        if !isSound, let conflict = MergeConflict(in: text.value), !parsed.problems.isEmpty || conflict.isWhole {
            let part = parse(Array(text.value[..<conflict.marker.end]), within: limits)
            parsed = Parsed(part.value.broken(offIn: text.value), problems: conflict.explaining(part.problems))
        }
        return Parsed(parsed.value, problems: text.problems + parsed.problems)
    }

    private static func parse(_ text: [UInt8], within limits: Limits) -> Parsed<Tree> {
        switch recognise(text) {
        case .xml: xml(text, within: limits)
        case .yaml: YAML.parse(text, within: limits)
        case .hierarchy: Hierarchy.parse(text, within: limits)
        }
    }

    private static func xml(_ text: [UInt8], within limits: Limits) -> Parsed<Tree> {
        let parsed = XML.parse(text, within: limits)
        return Parsed(XMLPropertyList.collections(of: parsed.value) ?? parsed.value, problems: parsed.problems)
    }

    /// The syntax of a text.
    public static func recognise(_ bytes: [UInt8]) -> Syntax {
        let isBlank = { (byte: UInt8) in XMLText.isSpace(byte) || UTF8Text.byteOrderMark.contains(byte) }
        if bytes.first(where: { !isBlank($0) }) == UInt8(ascii: "<") {
            return Hierarchy.recognises(likeXML: bytes) ? .hierarchy : .xml
        }
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
        _ expected: String, at range: SourceRange, unchecked: String? = "the rest of the file",
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

/// The first merge conflict of a file, as the markers that git leaves after a failed merge show it.
///
/// A file is read up to its first marker: behind it stand two versions, and what both of them say together, nobody has
/// written.
struct MergeConflict {
    /// The sign that begins the conflict.
    let marker: SourceRange
    /// Whether the other signs of a conflict follow. A single line may be text.
    let isWhole: Bool

    /// The first line that begins a conflict; nil without one.
    init?(in bytes: [UInt8]) {
        guard let start = MergeConflict.line(with: "<<<<<<<", from: 0, in: bytes) else { return nil }
        marker = SourceRange(start, start + 7)
        isWhole =
            MergeConflict.line(with: "=======", from: start, in: bytes)
            .flatMap { MergeConflict.line(with: ">>>>>>>", from: $0, in: bytes) } != nil
    }

    /// The problems of the part above the conflict. The marker replaces those at and behind it, since it explains them.
    func explaining(_ problems: [Problem]) -> [Problem] {
        let sentence = "one version expected: a merge conflict was left here"
        let conflict = Problem.syntax(sentence, at: marker, unchecked: "the rest of the file")
        return problems.filter { $0.range.start < marker.start } + [conflict]
    }

    /// The first line from `start` on that begins with a sign.
    private static func line(with sign: String, from start: Int, in bytes: [UInt8]) -> Int? {
        var next = start
        while let found = bytes.offset(of: sign, from: next) {
            if found == UTF8Text.start(of: bytes) || found > 0 && UTF8Text.isLineBreak(bytes[found - 1]) {
                return found
            }
            next = found + 1
        }
        return nil
    }
}
