import A11yModel
import A11ySyntax

/// An example on a rule page: documentation and test in one.
public struct Example: Sendable {
    /// What the example shows.
    public let title: String
    /// Whether the rule reports something.
    public let isBad: Bool
    /// Whether the example runs with the preset `strict`.
    public let isStrict: Bool
    /// The file name. The content decides the format, but some rules mention the name.
    public let file: String
    /// The text of the file.
    public let screen: String
    /// The string tables beside the file.
    public let strings: [Source]
    /// The number of days for which the project accepts findings; nil for no limit.
    public let maximumAge: Int?
    /// The project's baseline, against which the findings are matched; nil if there is none.
    public let baseline: Source?
    /// The result of Apple's audit that belongs to the screen; nil if there is none.
    public let audit: Source?
    /// The findings that the example expects; any other fails it.
    public let findings: [Expectation]
    /// The byte range of the example's title in the page.
    public let range: SourceRange

    /// The additional files, which are shown with the example.
    public var attachments: [Source] { strings + [baseline, audit].compactMap(\.self) }

    /// A finding that an example expects.
    public struct Expectation: Hashable, Sendable {
        /// The element's id, `screen`, or a place `line:column` for rules about files.
        public let place: String
        /// The complete message.
        public let message: String
        /// The confidence; nil accepts any but `review`.
        public let confidence: Confidence?
    }
}

extension Example {
    private static let keys = [
        "audit", "bad", "baseline", "good", "file", "preset", "screen", "strings", "max-age", "findings",
    ]

    /// Decodes an example of a page; nil, with a problem, if it is not valid.
    public static func decode(_ node: Node, _ problems: inout [PageProblem]) -> Example? {
        let unknown = node.entries.compactMap(\.key).filter { !keys.contains($0.name) }
        problems += unknown.map { .unknown("key of an example", $0.name, among: keys, at: $0.range) }
        guard let title = node.entry("bad") ?? node.entry("good"), let screen = node.entry("screen") else {
            let expected = "an example has `bad` or `good` with what it shows, and a `screen`"
            // A misspelled key is already reported.
            if unknown.isEmpty { problems.append(PageProblem(expected, at: node.range)) }
            return nil
        }
        let isBad = node.entry("bad") != nil
        let findings = node.entry("findings").map { expectations($0) } ?? []
        if isBad == findings.isEmpty {
            let problem = isBad ? "a bad example promises at least one finding" : "a good example promises no finding"
            problems.append(PageProblem(problem, at: title.range))
        }
        let preset = node.entry("preset")
        if let preset, preset.text != Preset.strict.rawValue {
            problems.append(
                .unknown(
                    "preset that changes an example", preset.text, among: [Preset.strict.rawValue], at: preset.range))
        }
        return Example(
            title: title.text,
            isBad: isBad,
            isStrict: preset != nil,
            file: node.attribute("file") ?? "screen.yaml",
            screen: screen.text,
            strings: node.entry("strings").map(tables) ?? [],
            maximumAge: node.attribute("max-age").flatMap { Int($0) },
            baseline: node.entry("baseline").map { Source(path: "baseline.json", text: $0.text) },
            audit: node.entry("audit").map { Source(path: "audit.json", text: $0.text) },
            findings: findings,
            range: title.range)
    }

    private static func tables(_ node: Node) -> [Source] {
        node.entries.compactMap { entry in entry.key.map { Source(path: $0.name, text: entry.text) } }
    }

    private static func expectations(_ node: Node) -> [Expectation] {
        node.entries.flatMap { entry -> [Expectation] in
            let place = entry.key?.name ?? ""
            return entry.kind == .sequence
                ? entry.items.map { expectation($0, place: place) } : [expectation(entry, place: place)]
        }
    }

    private static func expectation(_ node: Node, place: String) -> Expectation {
        Expectation(
            place: place,
            message: node.kind == .scalar ? node.text : node.attribute("message") ?? "",
            confidence: node.attribute("confidence").flatMap(Confidence.init(rawValue:)))
    }
}
