import A11yModel

/// The same as data.
extension Transcript {
    /// The version of the data; it counts up when a key changes its meaning or goes away.
    private static let schemaVersion = 1

    /// The data; rendered as JSON or as YAML.
    package var json: JSON {
        .object([("schemaVersion", .integer(Transcript.schemaVersion)), ("screens", .array(accounts.map(json)))])
    }

    private func json(_ account: Account) -> JSON {
        var entries: [(key: String, value: JSON)] = [
            ("screen", .text(account.screen.name)), ("technology", .text(account.technology.rawValue)),
        ]
        // What is not reached does not depend on the rotor.
        if let rotor { entries.append(("rotor", .text(rotor.rawValue))) }
        entries.append(("stops", .array(stops(of: account).map { json($1, at: $0, in: account) })))
        if rotor == nil {
            entries.append(("unreached", .array(account.unreached.map { json($0, in: account.screen) })))
            entries.append(("notes", texts(account.notes)))
        }
        return .object(entries)
    }

    private func json(_ entry: Account.Entry, at place: Int, in account: Account) -> JSON {
        let stop = entry.stop
        let element = account.screen[stop.element]
        let said = stop.utterance
        let frame = stop.frame.map { [$0.x, $0.y, $0.width, $0.height].map(JSON.number) }
        var entries: [(key: String, value: JSON)] = [
            ("id", .optional(element.name)),
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
        if account.technology != .voiceover {
            entries += [
                ("names", texts(entry.otherNames)), ("keys", texts(entry.keys)), ("remarks", texts(entry.remarks)),
            ]
        }
        entries += [
            ("announcements", texts(stop.announcements)), ("fragile", .optional(account.doubt(about: stop))),
            ("offScreen", .flag(stop.isOffScreen)),
        ]
        if rotor != nil { entries.append(("place", .integer(place))) }
        return .object(entries)
    }

    private func json(_ unreached: Account.Unreached, in screen: Screen) -> JSON {
        let element = screen[unreached.element]
        let culprit = screen[unreached.culprit]
        return .object(
            [
                ("id", .optional(element.name)), ("type", .text(element.type.rawValue)),
                ("description", .text(unreached.words)), ("reason", .text(unreached.reason)),
            ] + places(of: element) + [
                (
                    "culprit",
                    .object(
                        [("id", .optional(culprit.name)), ("type", .text(culprit.type.rawValue))] + places(of: culprit))
                )
            ])
    }

    private func places(of element: Element) -> [(key: String, value: JSON)] {
        let place = lines.place(of: element.anchor.start)
        return [("line", .integer(place.line)), ("column", .integer(place.column))]
    }

    private func texts(_ texts: [String]) -> JSON { .array(texts.map(JSON.text)) }
}
