import A11yDialects
import A11yLint
import A11yModel
import A11yEngine
import A11yChecks
import A11yPolicy
import TestSupport

/// The report on a text by the rules that run unless told otherwise.
func report(_ text: String, path: String = "screen.yaml", rules: Ruleset = .recommended) -> Report {
    lint(Source(path: path, text: text), with: rules)
}

/// What a source describes, in every format of screen files, with the problems of the source; converted once for all
/// tests.
func converted(_ source: Source) -> (forms: [(format: ScreenFormat, source: Source)], problems: [Problem]) {
    let key = [Array(source.path.utf8), source.bytes]
    if let known = conversions.withLock({ $0[key] }) { return known }
    let document = ScreenDocument(parsing: source)
    let formats = document.screens.isEmpty ? [] : ScreenFormat.allCases
    let forms = formats.map { ($0, Source(path: source.path, text: convert(document.screens, to: $0))) }
    conversions.withLock { $0[key] = (forms, document.problems) }
    return (forms, document.problems)
}

private let conversions = Locked<[[[UInt8]]: (forms: [(format: ScreenFormat, source: Source)], problems: [Problem])]>(
    [:])

extension Finding {
    /// What it says of which element, without its places: equal in every spelling of the same screens.
    var statement: String {
        let place = element.map { "\(screen)/\($0.path)" } ?? screen
        let related = (related.map(\.message) + repeats.map(\.message)).joined(separator: ", ")
        let facts = measured.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
        return
            "\(rule) \(severity) \(confidence) \(place) \(property?.word ?? "-"): \(message) [\(related)] \(facts)"
    }

    /// Everything that it says, places included.
    var whole: String { "\(range.start)..<\(range.end) \(statement) \(ranges)" }

    /// All bytes that it speaks of.
    var ranges: [SourceRange] { [range] + related.map(\.range) + repeats.map(\.range) }
}

extension Report {
    /// What is found, without places, sorted.
    var statements: [String] { findings.map(\.statement).sorted() }

    /// The report as one text.
    var whole: [String] { findings.map(\.whole) + ["\(tally)", "\(inapplicable.sorted { $0.key < $1.key })"] }
}
