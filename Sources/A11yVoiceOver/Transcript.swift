import A11yModel

/// What VoiceOver says on screens, stop by stop, for people to read or hear.
public enum Transcript {
    /// One paragraph a screen: the stops by number, and below each what follows a pause and the custom actions.
    public static func text(_ readings: [(screen: Screen, reading: Reading)]) -> String {
        readings.map { text($0.screen, $0.reading) }.joined(separator: "\n")
    }

    private static func text(_ screen: Screen, _ reading: Reading) -> String {
        var lines = [oneLine(screen.name)]
        if reading.stops.isEmpty { lines.append(indent + "VoiceOver stops nowhere on this screen.") }
        let width = String(reading.stops.count).count
        for (index, stop) in reading.stops.enumerated() {
            let number = String(index + 1)
            let margin = indent + String(repeating: " ", count: width - number.count)
            let description = stop.utterance.description
            lines.append(margin + number + ". " + (description.isEmpty ? silence : oneLine(description)))
            let below = indent + String(repeating: " ", count: width + numberEnd.count) + indent
            if let hint = stop.utterance.spokenHint { lines.append(below + oneLine(hint)) }
            let actions = stop.part == nil ? screen[stop.element].customActions.map(\.name) : []
            if !actions.isEmpty { lines.append(below + "Actions: " + oneLine(actions.joined(separator: ", "))) }
        }
        if !reading.fallback.isEmpty { lines.append(indent + substitution(for: reading.fallback)) }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func substitution(for languages: [String]) -> String {
        "VoiceOver's own words are English here: those of \(languages.joined(separator: ", ")) are not known."
    }

    private static let indent = "  "
    private static let numberEnd = ". "
    private static let silence = "(silence)"

    /// A text in one line: what would end it, steer the terminal or reorder what follows is a blank.
    private static func oneLine(_ text: String) -> String {
        var line = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { line.append(isTreacherous(scalar) ? " " : scalar) }
        return String(line)
    }

    private static func isTreacherous(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        // Directional embeddings and overrides, and isolates.
        default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        }
    }
}

extension Transcript {
    /// The version of the JSON below; it counts up when a key changes its meaning or goes away.
    private static let schemaVersion = 1

    /// The same as data. `lines` are those of the file that the screens come from.
    public static func json(_ readings: [(screen: Screen, reading: Reading)], lines: LineTable) -> JSON {
        let screens = readings.map { screen, reading in
            var entries: [(key: String, value: JSON)] = [
                ("screen", .text(screen.name)), ("technology", .text("voiceover")),
            ]
            if !reading.fallback.isEmpty { entries.append(("fallback", .array(reading.fallback.map(JSON.text)))) }
            entries.append(("stops", .array(reading.stops.map { json($0, in: screen, lines: lines) })))
            return JSON.object(entries)
        }
        return .object([("schemaVersion", .integer(schemaVersion)), ("screens", .array(screens))])
    }

    private static func json(_ stop: Stop, in screen: Screen, lines: LineTable) -> JSON {
        let element = screen[stop.element]
        let said = stop.utterance
        let place = lines.place(of: element.anchor.start)
        let frame = stop.frame.map { [$0.x, $0.y, $0.width, $0.height].map(JSON.number) }
        let actions = stop.part == nil ? element.customActions : []
        return .object([
            ("id", .optional(element.name)),
            ("type", .text(element.type.rawValue)),
            ("description", .text(said.description)),
            ("hint", .optional(said.spokenHint)),
            ("label", .text(said.label)),
            ("value", .text(said.value)),
            ("traits", .array(said.traits.words.map(JSON.text))),
            ("position", .text(said.position)),
            ("actions", .array(actions.map { .text($0.name) })),
            ("frame", frame.map(JSON.array) ?? .null),
            ("line", .integer(place.line)),
            ("column", .integer(place.column)),
        ])
    }
}
