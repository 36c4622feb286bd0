import A11yAgreement
import A11yModel

// Comparisons with records as data, for programs.

extension SpeechComparison {
    /// The version of the data. It is incremented when a key changes its meaning or is removed.
    private static let schemaVersion = 1

    /// The comparison as data.
    package var json: JSON {
        .object([
            ("schemaVersion", .integer(SpeechComparison.schemaVersion)), ("screen", .text(screen)),
            ("predicted", .integer(predicted)), ("recorded", .integer(recorded)),
            ("tau", tau.map(JSON.number) ?? .null),
            ("differences", .object(differences.map { ($0.kind.rawValue, .integer($0.count)) })),
            ("notes", .array(notes.map(JSON.text))),
            ("stops", .array(rows.map(json))),
        ])
    }

    private func json(_ row: Row) -> JSON {
        .object([
            ("kind", .text(row.kind.rawValue)),
            ("inOrder", .flag(row.isInOrder)),
            ("element", .array(row.element.map(JSON.text))),
            ("predicted", row.predicted.map(json) ?? .null),
            ("recorded", row.recorded.map(json) ?? .null),
            (
                "differences",
                .array(
                    row.differences.map {
                        .object([
                            ("part", .text($0.part.rawValue)), ("predicted", .text($0.predicted)),
                            ("recorded", .text($0.recorded)),
                        ])
                    })
            ),
        ])
    }

    private func json(_ side: Side) -> JSON {
        .object([
            ("number", .integer(side.number)), ("speech", .text(side.speech)), ("hint", .optional(side.hint)),
            ("actions", .array(side.actions.map(JSON.text))),
        ])
    }
}

extension Agreement {
    /// The agreement as data.
    package var json: JSON {
        .object([
            ("schemaVersion", .integer(1)),
            ("order", json(order)),
            ("tau", tau.map(JSON.number) ?? .null),
            ("stops", json(stops)),
            ("speech", json(speech)),
            (
                "parts",
                .object(SpeechPart.allCases.compactMap { part in parts[part].map { (part.rawValue, json($0)) } })
            ),
            (
                "causes",
                .array(
                    worst.map { cause, share in
                        .object([
                            ("cause", .text(cause)), ("agreeing", .integer(share.agreeing)),
                            ("all", .integer(share.all)),
                        ])
                    })
            ),
        ])
    }

    private func json(_ share: Share) -> JSON {
        .object([("agreeing", .integer(share.agreeing)), ("all", .integer(share.all))])
    }
}
