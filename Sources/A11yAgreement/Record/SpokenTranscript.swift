/// A transcript as `speak` prints it: a title, numbered stops with details below them, then remarks.
struct SpokenTranscript {
    /// The stops of each screen, by its name.
    private(set) var screens: [(name: String, stops: [RecordedStop])] = []

    /// Nil if the text is no transcript: it has no numbered line below a title.
    init?(_ text: String) {
        var isInStops = false
        for line in RecordReader.lines(of: text) {
            let words = RecordReader.trimmed(line)
            if words.isEmpty {
                // The remarks stand behind an empty line.
                isInStops = false
            } else if line.first?.isWhitespace == false {
                screens.append((SpokenTranscript.name(in: words), []))
                isInStops = true
            } else if isInStops, !screens.isEmpty {
                add(words)
            }
        }
        screens.removeAll { $0.stops.isEmpty }
        if screens.isEmpty { return nil }
    }

    /// The stops of the screen of this name, or of the only one.
    func record(of name: String) throws(RecordReader.Refusal) -> DeviceRecord {
        let index = try RecordReader.choice(of: name, among: screens.map(\.name))
        return DeviceRecord(stops: screens[index].stops, isWhole: true, tellsHints: true)
    }

    private mutating func add(_ words: String) {
        let last = screens.count - 1
        if let said = SpokenTranscript.stop(in: words) {
            screens[last].stops.append(RecordedStop(speech: said, actions: []))
        } else if let stop = screens[last].stops.indices.last, !words.hasPrefix("[") {
            if let names = SpokenTranscript.list("Actions", in: words) {
                screens[last].stops[stop].actions = names
            } else if screens[last].stops[stop].hint == nil, !SpokenTranscript.isDetail(words) {
                screens[last].stops[stop].hint = words
            }
        }
    }

    /// What a numbered line says, without the remark that the stop is off screen; empty for a silent stop.
    private static func stop(in line: String) -> String? {
        let rest = line.drop { $0.isASCII && $0.isNumber }
        guard rest.count < line.count, rest.hasPrefix(". ") else { return nil }
        let said = RecordReader.trimmed(String(rest.dropFirst(2)))
        if said.hasPrefix("(silence)") { return "" }
        let remark = "  (off screen)"
        return said.hasSuffix(remark) ? String(said.dropLast(remark.count)) : said
    }

    private static func list(_ title: String, in line: String) -> [String]? {
        guard line.hasPrefix(title + ": ") else { return nil }
        return line.dropFirst(title.count + 2).split(separator: ", ").map(String.init)
    }

    /// The titles of the details below a stop that are no hint.
    private static let details = [
        "Other names", "Keys", "In parts", "Rotors", "Read by line", "While focused", "Direct touch",
        "Large content viewer", "Set in code", "order not certain",
    ]

    private static func isDetail(_ line: String) -> Bool { details.contains { line.hasPrefix($0 + ": ") } }

    /// The name in a title such as `Orders, with VoiceOver`.
    private static func name(in title: String) -> String {
        let parts = title.split(separator: ", with ", omittingEmptySubsequences: false)
        return parts.count > 1 ? parts.dropLast().joined(separator: ", with ") : title
    }
}
