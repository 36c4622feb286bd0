import A11yEngine
import A11yModel
import A11yVoiceOver

/// Spoken texts that a string table beside the file leaves as they are. Cost: linear in the stops times the tables.
struct UntranslatedLabel: Check {
    package static let name = "untranslated-label"

    /// Texts of the file that a table translates, from which it is a translation of the file.
    private let texts: Int
    /// Share of its texts, 0 to 1, that differ from the file's in such a table.
    private let share: Double
    /// Words from which a text that two languages share was forgotten, and is no name.
    private let words: Int

    init(_ parameters: inout Parameters) {
        texts = parameters.count("texts")
        share = parameters.number("share")
        words = parameters.count("words")
    }

    func reasonNotToJudge(_ context: LintContext) -> String? {
        context.screen.translations.isEmpty ? "there is no string table beside the file" : nil
    }

    package func violations(in context: LintContext) -> [Violation] {
        let tables = context.screen.translations.filter { isTranslation($0, of: context.screen) }
        guard !tables.isEmpty else { return [] }
        var seen: Set<ElementID> = []
        return context.stops.filter { seen.insert($0.element).inserted }.flatMap { stop in
            let element = context.screen[stop.element]
            return LocalizedText.spoken(of: element).flatMap { violations($0, of: element, in: tables) }
        }
    }

    private func violations(_ text: LocalizedText, of element: Element, in tables: [Translation]) -> [Violation] {
        guard text.isTranslatable else { return [] }
        var missing: [String] = []
        var same: [String] = []
        for table in tables where !text.keys.contains(where: table.untranslatable.contains) {
            // A text that code sets through a runtime attribute has a key of its own, which does not name it.
            if text.property == .label, table.runtimeTexts.contains(text.owner) { continue }
            guard let translated = text.keys.lazy.compactMap({ table.texts[$0] }).first else {
                missing.append(table.language)
                continue
            }
            if translated == text.text, text.wordCount >= words { same.append(table.language) }
        }
        return [("missing", missing, Doubts()), ("same", same, .undecided)].compactMap { variant, languages, doubts in
            guard !languages.isEmpty else { return nil }
            let facts: [String: Fact] = [
                "text": .text(text.text), "languages": .text(UntranslatedLabel.listed(languages)),
                "key": .text(text.keys.first ?? ""),
            ]
            return Violation(element.id, property: text.property, variant: variant, facts: facts, doubts: doubts)
        }
    }

    /// Languages named in one message; of more, the rest is counted. Ours.
    private static let mostLanguages = 3

    private static func listed(_ languages: [String]) -> String {
        let rest = languages.count - mostLanguages
        var parts = Array(languages.prefix(mostLanguages))
        if rest > 0 { parts.append("\(rest) more") }
        guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    /// Whether the table is a translation, and no copy of the file's texts that was never worked on.
    private func isTranslation(_ table: Translation, of screen: Screen) -> Bool {
        let compared = screen.elements.flatMap(LocalizedText.all).filter(\.isTranslatable).compactMap { text in
            text.keys.lazy.compactMap { table.texts[$0] }.first.map { $0 != text.text }
        }
        let translated = compared.count { $0 }
        return translated >= texts && Double(translated) >= Double(compared.count) * share
    }
}
