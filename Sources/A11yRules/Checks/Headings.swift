import A11yModel
import A11yVoiceOver

/// Texts that look like titles and are not announced as headings. Cost: n log n in the texts, for their median size.
struct Headings: Check {
    static let name = "headings"

    /// Characters of the longest title.
    private let characters: Int
    /// How many times larger than the median a bold text is to look like a title.
    private let ratio: Double

    init(_ parameters: inout Parameters) {
        characters = parameters.count("characters")
        ratio = parameters.number("ratio")
    }

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.font) else { return [] }
        let texts = subject.stops.filter { $0.part == nil && subject.screen[$0.element].type == .label }
        let fonts = texts.compactMap { subject.screen[$0.element][.font]?.font }
        let sizes = fonts.compactMap(TextStyles.size).sorted()
        let median = sizes.isEmpty ? nil : sizes[sizes.count / 2]
        let counts = Dictionary(fonts.map { ($0, 1) }, uniquingKeysWith: +)
        let last = subject.reading.stops.last?.element

        return texts.compactMap { stop in
            let element = subject.screen[stop.element]
            guard let font = element[.font]?.font, looksLikeTitle(font, median: median) else { return nil }
            let alike = counts[font] ?? 0
            // A style that most texts share is the screen's ordinary one.
            if alike > 1, alike * 2 > texts.count { return nil }
            guard stop.element != last, isTitle(element, in: subject) else { return nil }
            guard !stop.utterance.traits.contains(.header) else { return nil }
            let isInCard = subject.innermostCard(of: element.id) != nil
            return Fault(
                element.id, facts: ["text": .text(subject.shownText(of: element.id) ?? "")],
                doubts: isInCard ? .guessed : [])
        }
    }

    private func looksLikeTitle(_ font: Font, median: Double?) -> Bool {
        if let style = font.style { return TextStyles.titles.contains(style) }
        guard font.bold == true, let size = font.size, let median else { return false }
        return size >= median * ratio
    }

    private func isTitle(_ element: Element, in subject: Subject) -> Bool {
        guard let text = subject.shownText(of: element.id), text.count <= characters else { return false }
        if let lines = element[.lines]?.number, lines != 1 { return false }
        if isNumber(text) || subject.isInteractive(element.id) || !subject.isVisible(element.id) { return false }
        if let title = subject.screen.title, Words.folded(title) == Words.folded(text) { return false }
        let above = subject.screen.ancestors(of: element.id)
        return !above.contains { subject.screen[$0].type == .navigationBar || subject.screen[$0].type == .alert }
    }

    /// Letters beside the digits of a price, an amount or a time: a unit or a currency (ours).
    private static let unitLetters = 3

    /// Whether the text is a number, price, date or clock rather than words.
    private func isNumber(_ text: String) -> Bool {
        let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
        let hasDigits = text.unicodeScalars.contains { $0.properties.numericType != nil }
        return letters == 0 || (hasDigits && letters <= Headings.unitLetters)
    }
}
