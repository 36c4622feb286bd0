// Examples, as pages write them.

import A11yModel
import A11ySyntax

extension Example {
    private static let keys = [
        "bad", "baseline", "good", "file", "preset", "screen", "strings", "max-age", "findings",
    ]

    /// Reads an example of a page; nil with a note where it is not one.
    package static func decode(_ node: Node, _ problems: inout [PageProblem]) -> Example? {
        let unknown = node.entries.compactMap(\.key).filter { !keys.contains($0.name) }
        problems += unknown.map { .unknown("key of an example", $0.name, among: keys, at: $0.range) }
        guard let title = node.entry("bad") ?? node.entry("good"), let screen = node.entry("screen") else {
            let expected = "an example has `bad` or `good` with what it shows, and a `screen`"
            // A misspelt key is told already.
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
