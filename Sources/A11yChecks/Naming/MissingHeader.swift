import A11yEngine
import A11yModel
import A11yVoiceOver

/// Texts that look like titles but are not headings. Cost: n log n in the texts, for their median size.
struct MissingHeader: RepairingCheck {
    static let name = "missing-header"

    /// The length of the longest title in characters.
    private let characters: Int
    /// The ratio to the median size from which a bold text looks like a title.
    private let ratio: Double

    init(_ parameters: inout Parameters) {
        characters = parameters.count("characters")
        ratio = parameters.number("ratio")
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.font) else { return [] }
        let texts = context.stops.filter { $0.part == nil && context.screen[$0.element].type == .label }
        let fonts = texts.compactMap { context.screen[$0.element][.font]?.font }
        let sizes = fonts.compactMap(TextStyles.size).sorted()
        let median = sizes.isEmpty ? nil : sizes[sizes.count / 2]
        let counts = Dictionary(fonts.map { ($0, 1) }, uniquingKeysWith: +)
        let last = context.simulation.stops.last?.element

        return texts.compactMap { stop in
            let element = context.screen[stop.element]
            guard let font = element[.font]?.font, looksLikeTitle(font, median: median) else { return nil }
            let alike = counts[font] ?? 0
            // A style that most texts share is the ordinary style of the screen.
            if alike > 1, alike * 2 > texts.count { return nil }
            guard stop.element != last, isTitle(element, in: context) else { return nil }
            guard !stop.utterance.traits.contains(.header) else { return nil }
            let isInCard = context.innermostCard(of: element.id) != nil
            return Violation(
                element.id, facts: ["text": .text(context.shownText(of: element.id) ?? "")],
                doubts: isInCard ? .guessed : [])
        }
    }

    private func looksLikeTitle(_ font: Font, median: Double?) -> Bool {
        if let style = font.style { return TextStyles.titles.contains(style) }
        guard font.bold == true, let size = font.size, let median else { return false }
        return size >= median * ratio
    }

    private func isTitle(_ element: Element, in context: LintContext) -> Bool {
        guard let text = context.shownText(of: element.id), text.count <= characters else { return false }
        if let lines = element[.lines]?.number, lines != 1 { return false }
        if isNumber(text) || context.isInteractive(element.id) || !context.isVisible(element.id) { return false }
        if let title = context.screen.title, RuleText.folded(title) == RuleText.folded(text) { return false }
        let above = context.screen.ancestors(of: element.id)
        return !above.contains { context.screen[$0].type == .navigationBar || context.screen[$0].type == .alert }
    }

    /// The number of letters beside the digits of a price, amount or time: a unit or currency (ours).
    private static let unitLetters = 3

    /// Whether the text is a number, price, date or time rather than words.
    private func isNumber(_ text: String) -> Bool {
        let letters = text.unicodeScalars.count { $0.properties.isAlphabetic }
        let hasDigits = text.unicodeScalars.contains { $0.properties.numericType != nil }
        return letters == 0 || (hasDigits && letters <= MissingHeader.unitLetters)
    }

    /// Makes the text a heading.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        violation.element.flatMap { context.repair(adding: .header, to: $0) }
    }
}
