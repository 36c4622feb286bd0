import A11yModel

/// The files that hold one document in several languages: `de.lproj/Main.xib` beside `en.lproj/Main.xib`. Who repairs
/// one repairs all, so what is found in several is reported once, with the languages.
package enum LanguageCopies {
    /// The reports with each finding in the first file that has it: that of `Base.lproj`, then the English one, then by
    /// language. Cost: linear in the findings.
    package static func folded(_ reports: [Report]) -> [Report] {
        var groups: [String: [(language: String, place: Int)]] = [:]
        for (place, report) in reports.enumerated() {
            guard let document = document(of: report.rootPath) else { continue }
            groups[document.name, default: []].append((document.language, place))
        }
        var folded = reports
        for group in groups.values where group.count > 1 {
            fold(
                group.sorted { (rank(of: $0.language), $0.language) < (rank(of: $1.language), $1.language) },
                in: &folded)
        }
        return folded
    }

    private static func fold(_ group: [(language: String, place: Int)], in reports: inout [Report]) {
        var first: [Finding.Identity: (place: Int, index: Int)] = [:]
        var others: [Finding.Identity: [String]] = [:]
        for (language, place) in group {
            var kept: [Finding] = []
            for finding in reports[place].findings {
                // A finding without an element of its own is about the file.
                if finding.element != nil, let known = first[finding.identity], known.place != place {
                    if others[finding.identity]?.last != language {
                        others[finding.identity, default: []].append(language)
                    }
                    continue
                }
                if finding.element != nil, first[finding.identity] == nil {
                    first[finding.identity] = (place, kept.count)
                }
                kept.append(finding)
            }
            reports[place].findings = kept
        }
        for (identity, languages) in others {
            guard let (place, index) = first[identity] else { continue }
            reports[place].findings[index].message +=
                " The copies for \(enumerated(languages, most: mostLanguages)) have it as well."
        }
    }

    /// The path of a document without its language, and the language; nil for a path without one.
    private static func document(of path: String) -> (name: String, language: String)? {
        guard path.hasSuffix(".xib") || path.hasSuffix(".storyboard") else { return nil }
        var parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let place = parts.lastIndex(where: { $0.hasSuffix(suffix) }) else { return nil }
        let language = String(parts[place].dropLast(suffix.count))
        parts[place] = suffix[...]
        return (parts.joined(separator: "/"), language)
    }

    private static let suffix = ".lproj"

    private static func rank(of language: String) -> Int {
        switch language {
        case "Base": 0
        case "en", "English": 1
        default: 2
        }
    }

    /// The languages that a message names; the others are counted (ours).
    private static let mostLanguages = 3
}
