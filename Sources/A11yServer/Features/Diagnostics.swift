import A11yModel
import Foundation

/// Findings as the protocol has them.
struct Diagnostics {
    let document: OpenDocument
    let inspection: Inspection
    let client: ClientAbilities

    /// All of them, in the order of the report.
    var json: JSON { .array(inspection.findings.map(json)) }

    /// One of them.
    func json(_ known: Inspection.Known) -> JSON {
        let finding = known.finding
        var entries: [JSON.Entry] = [
            ("range", inspection.lines.range(finding.range, client.encoding)),
            ("severity", .integer(severity(of: finding))),
            ("code", .text(finding.rule)),
        ]
        if client.showsLinks, let link = finding.criteria.link {
            entries.append(("codeDescription", .object([("href", .text(link))])))
        }
        entries += [("source", .text("a11ylint")), ("message", .text(finding.markedMessage))]
        if finding.rule == "unused-suppression" { entries.append(("tags", .array([.integer(unnecessary)]))) }
        let places = client.showsRelatedPlaces ? related(finding) : []
        if !places.isEmpty { entries.append(("relatedInformation", .array(places))) }
        entries.append(("data", .object([("fingerprint", .text(known.fingerprint))])))
        return .object(entries)
    }

    private func related(_ finding: Finding) -> [JSON] {
        let repeats = finding.repeats.map { RelatedPlace(message: $0.message, range: $0.range) }
        let inFile = (finding.related + repeats).map { place in
            information(place.message, at: inspection.lines.range(place.range, client.encoding), of: document.uri)
        }
        // The lines of code are not at hand to count columns in the client's units: the few that differ are those
        // behind other letters than Latin ones.
        let inCode = (finding.code?.places ?? []).map { reference in
            let place = JSON.object([
                ("line", .integer(reference.place.line - 1)), ("character", .integer(reference.place.column - 1)),
            ])
            let uri = URL(fileURLWithPath: reference.place.path).absoluteString
            return information(reference.message, at: .object([("start", place), ("end", place)]), of: uri)
        }
        return inFile + inCode
    }

    private func information(_ message: String, at range: JSON, of uri: String) -> JSON {
        .object([("location", .object([("uri", .text(uri)), ("range", range)])), ("message", .text(message))])
    }

    /// The protocol's numbers: 1 error, 2 warning, 3 information. What a person has to review is an information, since
    /// nothing says yet that it is wrong.
    private func severity(of finding: Finding) -> Int {
        switch (finding.confidence, finding.severity) {
        case (.review, _), (_, .info): 3
        case (_, .warning): 2
        case (_, .error): 1
        }
    }

    /// The protocol's tag for what can be left out.
    private let unnecessary = 1
}

extension Finding {
    /// The message, with a prefix and the reason if a person must review it.
    var markedMessage: String {
        let more = repeats.isEmpty ? "" : " (and \(repeats.count) more like it)"
        return (confidence == .review ? "To review: " : "") + statement + more
    }
}
