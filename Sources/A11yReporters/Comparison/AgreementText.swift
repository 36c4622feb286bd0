import A11yAgreement
import A11yModel

/// The agreement of the simulation with records, for people.
package enum AgreementText {
    /// A line for each record that was compared.
    package struct Entry {
        let name: String
        /// The comparison.
        package let sheet: SpeechComparison

        /// The comparison of a screen in a file, or of a pair of files.
        package init(_ name: String, _ sheet: SpeechComparison) {
            self.name = name
            self.sheet = sheet
        }
    }

    /// The agreement with each comparison, as data.
    package static func json(_ agreement: Agreement, of entries: [Entry]) -> JSON {
        guard case .object(let shares) = agreement.json else { return .null }
        return .object(
            shares + [
                (
                    "records",
                    .array(entries.map { .object([("name", .text($0.name)), ("comparison", $0.sheet.json)]) })
                )
            ])
    }

    /// The share of what agrees, as tables; then the records that differ.
    package static func render(_ agreement: Agreement, of entries: [Entry], _ style: Rendering) -> String {
        var shares = [
            ("Screens with the order of the device", agreement.order), ("Stops that both have", agreement.stops),
        ]
        shares.append(("Stops with the words of the device", agreement.speech))
        shares += SpeechPart.allCases.compactMap { part in
            agreement.parts[part].map { ("  \(part.rawValue)", $0) }
        }
        var text = table("Agreement", shares, style)
        if let tau = agreement.tau {
            text += "Kendall's tau of the order, on average: \(ComparisonText.rounded(tau))\n"
        }
        let worst = agreement.worst.prefix(mostCauses).map { ($0.cause, $0.share) }
        if !worst.isEmpty { text += "\n" + table("Least agreement, by trait and doubt", Array(worst), style) }
        let differing = entries.filter { $0.sheet.total > 0 }
        if !differing.isEmpty {
            text += "\nWith differences:\n"
            for entry in differing {
                let counts = entry.sheet.differences.map { "\($0.count) \($0.kind.rawValue)" }.joined(separator: ", ")
                text += "  \(visible(entry.name, style.glyphs)): \(counts)\n"
            }
        }
        return text
    }

    /// Enough to see what to look into first.
    private static let mostCauses = 10

    private static func table(_ title: String, _ rows: [(String, Agreement.Share)], _ style: Rendering) -> String {
        let contents = rows.map { name, share in
            let percent = share.ratio.map { "\(ComparisonText.rounded($0 * 100)) %" } ?? "-"
            return [name, "\(share.agreeing) of \(share.all)", percent]
        }
        let titles = [title, "Agree", "Share"]
        let widths = titles.indices.map { index in
            (contents.map { cells($0[index]) } + [cells(titles[index])]).max() ?? 0
        }
        let texts = contents.map { row in
            row.enumerated().map { index, word in
                let text = PaintedText(word, nil, style)
                return [index == 0 ? text : text.aligned(to: widths[index])]
            }
        }
        let heads = titles.map { PaintedText($0, .strong, style) }
        return drawn(texts, under: heads, widths, as: box(style, close: true))
    }
}
