import A11yEngine
import A11yModel

/// Texts whose `textualContext` says that they are code and that are prose, and the other way round. Cost: linear in
/// the characters of these texts.
struct MismatchedContext: FixedCheck {
    /// The contexts of texts that people write in sentences.
    private static let prose: Set<String> = ["messaging", "narrative", "wordProcessing"]
    /// The contexts of texts whose signs count. A console also prints sentences.
    private static let signs: Set<String> = ["sourceCode", "fileSystem"]
    /// The number of words from which a text without signs of code is prose (ours).
    private static let proseWords = 4
    /// The same for characters of writing without spaces (ours).
    private static let proseCharacters = 8

    func violations(in context: LintContext) -> [Violation] {
        context.elements(setting: .textualContext).compactMap { id in
            let element = context.screen[id]
            guard context.isVisible(id), let stated = element[.textualContext]?.text,
                let text = element.value ?? element.text ?? element.label, !RuleText.isBlank(text)
            else { return nil }
            let variant: String
            if MismatchedContext.prose.contains(stated), isCode(text) {
                variant = "code"
            } else if MismatchedContext.signs.contains(stated), isProse(text) {
                variant = "prose"
            } else {
                return nil
            }
            return Violation(
                id, property: .textualContext, variant: variant,
                facts: ["context": .text(stated), "text": .text(RuleText.trimmed(text))])
        }
    }

    /// Whether a text has what only code has: a pair of braces with a call, or several signs of its own.
    private func isCode(_ text: String) -> Bool {
        let signs = ["{", "}", "();", "()", "==", "!=", "=>", "->", "</", "&&", "||", ";\n", " = "]
        return signs.count { text.contains($0) } > 1
    }

    /// Whether a text is a sentence: several words, and no sign that code has.
    private func isProse(_ text: String) -> Bool {
        let signs: Set<Character> = [
            "{", "}", "(", ")", "[", "]", "=", "<", ">", ";", "_", "/", "\\", "#", "$", "@", "`",
        ]
        guard !text.contains(where: signs.contains), let last = text.last(where: { !$0.isWhitespace }) else {
            return false
        }
        let ends: Set<Character> = [".", "!", "?", "。", "！", "？"]
        let unspaced = text.unicodeScalars.count(where: RuleText.isUnspaced)
        let words = text.split(whereSeparator: \.isWhitespace).count
        return ends.contains(last)
            && (words >= MismatchedContext.proseWords || unspaced >= MismatchedContext.proseCharacters)
    }
}
