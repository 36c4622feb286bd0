import A11yEngine
import A11yModel

/// Texts in a script that the language of their voice does not use. Cost: linear in the characters spoken.
struct WrongLanguage: Check {
    /// The minimum number of letters of a text.
    private let letters: Int
    /// The minimum number of Han characters of a text.
    private let characters: Int
    /// The share of letters from which a script is the text's.
    private let share: Double
    /// The number of Latin words from which they are more than loanwords.
    private let words: Int

    init(_ parameters: inout Parameters) {
        letters = parameters.count("letters")
        characters = parameters.count("characters")
        share = parameters.number("share")
        words = parameters.count("words")
    }

    func reasonNotToJudge(_ context: LintContext) -> String? {
        let isSaid = context.screen.statesLanguage || context.isSet(.speechLanguage)
        return isSaid ? nil : "the file does not say its language"
    }

    func violations(in context: LintContext) -> [Violation] {
        let stops = context.stopTexts.filter(\.isWhole)
        let isUndetermined = stops.contains { LanguageNames.isUndetermined($0.own.wordIndex) }
        let rare = isUndetermined ? rareScripts(of: stops) : []
        return stops.compactMap { violation(of: $0, among: rare, in: context) }
    }

    /// The scripts that fewer stops use than another; Latin is left out.
    private func rareScripts(of stops: [StopText]) -> Set<String> {
        var counts: [String: Int] = [:]
        for script in stops.compactMap({ script(of: $0.own.text) }) { counts[script, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return Set(counts.filter { $0.value < most && $0.key != Script.guest }.keys)
    }

    /// The name of an element, without the parts that have a language of their own.
    private func ownText(of element: Element, in context: LintContext) -> String {
        guard let spans = element[.attributedLabel]?.spans else { return context.name(of: element.id) ?? "" }
        return spans.filter { $0.language == nil }.map(\.text).joined()
    }

    private func violation(of words: StopText, among rare: Set<String>, in context: LintContext) -> Violation? {
        let element = context.screen[words.element]
        let isOwn = element[.speechLanguage] != nil
        guard isOwn || context.screen.statesLanguage else { return nil }
        let language = context.language(of: element.id)
        let shown: Property = element.text != nil ? .text : .title
        let texts: [(property: Property, text: String)] = [
            (element.label != nil ? .label : shown, ownText(of: element, in: context)), (.value, element.value ?? ""),
            (.hint, element.hint ?? ""),
        ]
        for (property, text) in texts where !text.isEmpty {
            let plain = Script.withoutBrackets(text)
            let variant: String
            if LanguageNames.isUndetermined(words.own.wordIndex) {
                guard let script = script(of: plain), rare.contains(script) else { continue }
                variant = "undetermined"
            } else if isForeign(plain, to: language, isOwn: isOwn) {
                variant = "script"
            } else if HanForm.isOther(plain, than: language) {
                variant = "form"
            } else {
                continue
            }
            let facts: Facts = [
                "text": .text(RuleText.trimmed(text)), "language": .text(LanguageNames.title(of: language)),
            ]
            return Violation(
                element.id, property: property, variant: variant, facts: facts,
                doubts: variant == "script" ? [] : .undecided)
        }
        return nil
    }

    private func isForeign(_ text: String, to language: String, isOwn: Bool) -> Bool {
        guard let script = script(of: text) else { return false }
        if script == Script.guest {
            guard isOwn, text.split(whereSeparator: \.isWhitespace).count >= words else { return false }
        }
        return Script.writes(script, language) == false
    }

    /// The script of a text; nil if the text is too short or mixed.
    private func script(of text: String) -> String? {
        let counts = Script.counts(in: text)
        guard let (script, count) = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else { return nil }
        let all = counts.values.reduce(0, +)
        let isEnough = count >= (script == "Han" ? characters : letters) && Double(count) >= Double(all) * share
        return isEnough ? script : nil
    }
}
