import A11yEngine
import A11yModel
import A11yVoiceOver

/// Spoken texts that a string table beside the file leaves untranslated. Cost: linear in the stops times the tables.
struct UntranslatedLabel: Check {
    static let readsStringTables = true

    /// The number of texts of the file that a table must cover to be its translation.
    private let texts: Int
    /// The share of these texts, 0 to 1, that must differ from the file's.
    private let share: Double
    /// The number of words from which an identical text was forgotten and is no name.
    private let words: Int

    init(_ parameters: inout Parameters) {
        texts = parameters.count("texts")
        share = parameters.number("share")
        words = parameters.count("words")
    }

    func reasonNotToJudge(_ context: LintContext) -> String? {
        context.screen.translations.isEmpty ? "there is no string table beside the file" : nil
    }

    func violations(in context: LintContext) -> [Violation] {
        let tables = context.screen.translations.filter { isTranslation($0, of: context.screen) }
        guard !tables.isEmpty else { return [] }
        var seen: Set<ElementID> = []
        return context.stops.filter { seen.insert($0.element).inserted }.flatMap { stop -> [Violation] in
            let element = context.screen[stop.element]
            if element.label == nil, context.hasDefaultTitle(stop.element) { return [] }
            return LocalizedText.spoken(of: element).flatMap { violations($0, of: element, in: tables) }
        }
    }

    private func violations(_ text: LocalizedText, of element: Element, in tables: [Translation]) -> [Violation] {
        guard text.isTranslatable else { return [] }
        var missing: [String] = []
        var same: [String] = []
        for table in tables where !text.keys.contains(where: table.untranslatable.contains) {
            // The key of a text from a runtime attribute does not name the property.
            if text.property == .label, table.runtimeTexts.contains(text.owner) { continue }
            guard let translated = text.keys.lazy.compactMap({ table.texts[$0] }).first else {
                missing.append(table.language)
                continue
            }
            if translated == text.text, text.wordCount >= words { same.append(table.language) }
        }
        return [("missing", missing, Doubts()), ("same", same, .undecided)].compactMap { variant, languages, doubts in
            guard !languages.isEmpty else { return nil }
            let facts: Facts = [
                "text": .text(text.text),
                "languages": .text(enumerated(languages, most: UntranslatedLabel.mostLanguages)),
                "key": .text(text.keys.first ?? ""),
            ]
            return Violation(element.id, property: text.property, variant: variant, facts: facts, doubts: doubts)
        }
    }

    /// The number of languages in one message (ours); the others are counted.
    private static let mostLanguages = 3

    /// Whether the table is a translation, and not an unedited copy of the file's texts.
    private func isTranslation(_ table: Translation, of screen: Screen) -> Bool {
        let compared = screen.elements.flatMap(LocalizedText.all).filter(\.isTranslatable).compactMap { text in
            text.keys.lazy.compactMap { table.texts[$0] }.first.map { $0 != text.text }
        }
        let translated = compared.count { $0 }
        return translated >= texts && Double(translated) >= Double(compared.count) * share
    }
}
