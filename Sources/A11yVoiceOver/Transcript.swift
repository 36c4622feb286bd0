import A11yModel

/// The stops of screens in order, as text for people and as JSON or YAML for programs.
public struct Transcript: Sendable {
    let traversals: [Traversal]
    let lines: LineTable
    let rotor: Rotor?

    /// A transcript of the screens of one file, whose lines are `lines`. With a rotor, it holds only the stops that the
    /// rotor jumps to.
    public init(_ traversals: [Traversal], lines: LineTable, visiting rotor: Rotor? = nil) {
        self.traversals = traversals
        self.lines = lines
        self.rotor = rotor
    }

    /// The stops to show, each with its number in the order of all stops, from 1.
    func stops(of traversal: Traversal) -> [(place: Int, entry: Traversal.Entry)] {
        let numbered = traversal.stops.enumerated().map { (place: $0 + 1, entry: $1) }
        guard let rotor else { return numbered }
        return numbered.filter { rotor.halts(at: $0.entry.stop) }
    }

    /// One paragraph for each screen: the numbered stops with their hints and details, then the unreached elements and
    /// the notes.
    public var text: String { traversals.map(text).joined(separator: "\n") }

    private func text(_ traversal: Traversal) -> String {
        let stops = stops(of: traversal)
        var lines = [heading(of: traversal)]
        if stops.isEmpty { lines.append(indent + silence(of: traversal)) }
        let width = String(traversal.stops.count).count
        let below = indent + String(repeating: " ", count: width + numberEnd.count)
        for (place, entry) in stops {
            // Announcements of containers precede the stop and have no number.
            lines += entry.stop.announcements.map { below + "[\(oneLine($0))]" }
            let number = String(place)
            let margin = indent + String(repeating: " ", count: width - number.count)
            let words = entry.words.isEmpty ? nothing(at: entry, in: traversal) : oneLine(entry.words)
            lines.append(margin + number + numberEnd + words + (entry.stop.isOffScreen ? "  (off screen)" : ""))
            lines += Transcript.details(of: entry, in: traversal).map { below + indent + oneLine($0) }
        }
        if rotor == nil {
            for (title, isOpen) in [("Not reached:", false), ("Reached or not, which is not known:", true)] {
                let listed = traversal.unreached.filter { $0.isOpen == isOpen }
                if !listed.isEmpty { lines += ["", indent + title] }
                lines += listed.map { indent + bullet + line(for: $0, in: traversal.screen) }
            }
            if !traversal.notes.isEmpty { lines.append("") }
            lines += traversal.notes.map { indent + "Note: " + oneLine($0) }
            for paragraph in traversal.flow.map({ Story(flow: $0).paragraphs }) ?? [] {
                lines += ["", indent + paragraph.title] + paragraph.lines.map { indent + indent + $0 }
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func heading(of traversal: Traversal) -> String {
        let name = oneLine(traversal.screen.name)
        if let rotor { return name + ", \(rotor.rawValue) in the rotor" }
        return traversal.technology == .voiceover ? name : name + ", with \(traversal.technology.name)"
    }

    /// The text for a stop without words: a remark and the element.
    private func nothing(at entry: Traversal.Entry, in traversal: Traversal) -> String {
        let nothing = traversal.technology == .voiceover ? "(silence)" : "(no name)"
        return "\(nothing) \(oneLine(traversal.screen[entry.stop.element].heading(called: "")))"
    }

    private func silence(of traversal: Traversal) -> String {
        if let rotor { return "The rotor finds no \(rotor.rawValue) on this screen." }
        return traversal.technology == .voiceControl
            ? "Voice Control finds nothing to name on this screen."
            : "\(traversal.technology.name) stops nowhere on this screen."
    }

    /// The lines below a stop.
    static func details(of entry: Traversal.Entry, in traversal: Traversal) -> [String] {
        func list(_ title: String, _ words: [String]) -> [String] {
            words.isEmpty ? [] : ["\(title): \(words.joined(separator: ", "))"]
        }
        var details = entry.hint.map { [$0] } ?? []
        details += list("Other names", entry.otherNames)
        details += list("Actions", entry.actions)
        details += list("Keys", entry.keys)
        if entry.stop.part == nil { details += traversal.screen[entry.stop.element].spokenDetails.flatMap(list) }
        details += list("Set in code", traversal.screen[entry.stop.element].wordsSetInCode)
        details += entry.remarks
        // A note covers all unknown frames, and Voice Control has no order.
        if entry.stop.fragility != .unknownFrame, traversal.technology != .voiceControl {
            details += traversal.doubt(about: entry.stop).map { ["order not certain: \($0)"] } ?? []
        }
        return details
    }

    private func line(for unreached: Traversal.Unreached, in screen: Screen) -> String {
        let place = lines.place(of: screen[unreached.culprit].anchor.start)
        let what = screen[unreached.element].heading(called: unreached.words)
        return "\(oneLine(what)): \(oneLine(unreached.reason)) (line \(place.line))"
    }
}

private let indent = "  "
private let numberEnd = ". "
private let bullet = "- "

/// The transcript as data.
extension Transcript {
    /// The version of the data. It is incremented when a key changes its meaning or is removed.
    private static let schemaVersion = 1

    /// The data, which can be rendered as JSON or YAML.
    public var json: JSON {
        .object([("schemaVersion", .integer(Transcript.schemaVersion)), ("screens", .array(traversals.map(json)))])
    }

    private func json(_ traversal: Traversal) -> JSON {
        var entries: [JSON.Entry] = [
            ("screen", .text(traversal.screen.name)), ("technology", .text(traversal.technology.rawValue)),
        ]
        // Unreached elements do not depend on the rotor.
        if let rotor { entries.append(("rotor", .text(rotor.rawValue))) }
        entries.append(("stops", .array(stops(of: traversal).map { json($1, at: $0, in: traversal) })))
        if rotor == nil {
            entries.append(("unreached", .array(traversal.unreached.map { json($0, in: traversal.screen) })))
            entries.append(("notes", texts(traversal.notes)))
            if let flow = traversal.flow { entries.append(("flow", Story(flow: flow).json)) }
        }
        return .object(entries)
    }

    private func json(_ entry: Traversal.Entry, at place: Int, in traversal: Traversal) -> JSON {
        let stop = entry.stop
        let element = traversal.screen[stop.element]
        let said = stop.utterance
        let frame = stop.frame.map { [$0.x, $0.y, $0.width, $0.height].map(JSON.number) }
        var entries: [JSON.Entry] = [
            ("id", .optional(element.fileID)),
            ("type", .text(element.type.rawValue)),
            ("description", .text(entry.words)),
            ("hint", .optional(entry.hint)),
            ("label", .text(said.label)),
            ("value", .text(said.value)),
            ("traits", texts(said.traits.words)),
            ("position", .text(said.position)),
            ("actions", texts(entry.actions)),
            ("frame", frame.map(JSON.array) ?? .null),
        ]
        entries += places(of: element)
        if traversal.technology != .voiceover {
            entries += [
                ("names", texts(entry.otherNames)), ("keys", texts(entry.keys)), ("remarks", texts(entry.remarks)),
            ]
        }
        entries += [
            ("announcements", texts(stop.announcements)), ("fragile", .optional(traversal.doubt(about: stop))),
            ("offScreen", .flag(stop.isOffScreen)),
        ]
        // Only with code: without it there is nothing to say.
        if !element.wordsSetInCode.isEmpty { entries.append(("setInCode", texts(element.wordsSetInCode))) }
        if rotor != nil { entries.append(("place", .integer(place))) }
        return .object(entries)
    }

    private func json(_ unreached: Traversal.Unreached, in screen: Screen) -> JSON {
        let element = screen[unreached.element]
        let culprit = screen[unreached.culprit]
        return .object(
            [
                ("id", .optional(element.fileID)), ("type", .text(element.type.rawValue)),
                ("description", .text(unreached.words)), ("reason", .text(unreached.reason)),
            ] + places(of: element) + [
                (
                    "culprit",
                    .object(
                        [("id", .optional(culprit.fileID)), ("type", .text(culprit.type.rawValue))]
                            + places(of: culprit))
                )
            ])
    }

    private func places(of element: Element) -> [JSON.Entry] {
        let place = lines.place(of: element.anchor.start)
        return [("line", .integer(place.line)), ("column", .integer(place.column))]
    }

    private func texts(_ texts: [String]) -> JSON { .array(texts.map(JSON.text)) }
}

extension Element {
    /// The words of the properties that code sets and that people hear, in the order of the properties.
    public var wordsSetInCode: [String] {
        let set = self.setInCode
        if set.isDisjoint(with: Element.heard) { return [] }
        return Property.allCases.filter { set.contains($0) && Element.heard.contains($0) }.map(\.word)
    }

    /// Every property but those of looks.
    private static let heard = PropertySet([
        .label, .value, .hint, .traits, .text, .title, .placeholder, .isElement, .elementsHidden, .hidden,
        .userInputLabels, .customActions, .customContent, .speechLanguage, .enabled, .selected, .isOn, .current,
        .progress, .currentPage, .pages, .badge,
    ])
}
