import A11yModel
import A11ySyntax

/// An example on a rule page: documentation and test in one.
package struct Example: Sendable {
    /// What the example shows.
    package let title: String
    /// Whether the rule reports something.
    package let isBad: Bool
    /// Whether the example runs with the preset `strict`.
    package let isStrict: Bool
    /// The file name. The content decides the format, but some rules mention the name.
    package let file: String
    /// The text of the file.
    package let screen: String
    /// The string tables beside the file.
    package let strings: [Source]
    /// The number of days for which the project accepts findings; nil for no limit.
    package let maximumAge: Int?
    /// The project's baseline, against which the findings are matched; nil if there is none.
    package let baseline: Source?
    /// The findings that the example expects; any other fails it.
    package let findings: [Expectation]
    /// The byte range of the example's title in the page.
    package let range: SourceRange

    /// The additional files, which are shown with the example.
    package var attachments: [Source] { strings + [baseline].compactMap(\.self) }

    /// A finding that an example expects.
    package struct Expectation: Hashable, Sendable {
        /// The element's id, `screen`, or a place `line:column` for rules about files.
        package let place: String
        /// The complete message.
        package let message: String
        /// The confidence; nil accepts any but `review`.
        package let confidence: Confidence?
    }
}

extension Example {
    private static let keys = [
        "bad", "baseline", "good", "file", "preset", "screen", "strings", "max-age", "findings",
    ]

    /// Decodes an example of a page; nil, with a problem, if it is not valid.
    package static func decode(_ node: Node, _ problems: inout [PageProblem]) -> Example? {
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
