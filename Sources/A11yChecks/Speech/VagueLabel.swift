import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls whose names mean nothing without their surroundings. Cost: linear in the stops times the depth of cards.
struct VagueLabel: Check {
    /// The number of neighbouring controls with names of one or two characters from which they are keys, days or pages.
    private let keys: Int

    private static let phrases = WordList(named: "vague")
    private static let repeated = WordList(named: "vague-if-repeated")
    private static let rest = WordList(named: "vague-beside-text")
    /// The width in columns of the name of a key: “AC”, “31”, one Han character (ours).
    private static let keyWidth = 2

    /// Characters that give a number a meaning: a time, date, percentage or temperature.
    private static let units: Set<Unicode.Scalar> = [":", "/", "%", "°"]

    init(_ parameters: inout Parameters) {
        keys = parameters.count("keys")
    }

    func reasonNotToJudge(_ context: LintContext) -> String? { context.reasonNotToJudge(with: VagueLabel.phrases) }

    /// A phrase in a place where it could be confused with another of its kind.
    private struct Phrase: Hashable {
        let name: String
        let page: ElementID?
    }

    func violations(in context: LintContext) -> [Violation] {
        var violations = vague(in: context)
        if context.screen.platform == .macos {
            let found = Set(violations.compactMap(\.element))
            violations += rests(in: context).filter { $0.element.map(found.contains) != true }
        }
        return violations
    }

    /// The titles of a Mac app that only complete a caption beside them: “Log file:” and “Show”. A titled button is not
    /// named by a caption.
    private func rests(in context: LintContext) -> [Violation] {
        let texts = NearTexts(in: context)
        return context.stopTexts.compactMap { words in
            let element = context.screen[words.element]
            guard words.part == nil, let role = element.macRole, ["Button", "Checkbox"].contains(role.word),
                let title = element.title, words.isInteractive
            else { return nil }
            let bare = RuleText.trimmed(String(title.reversed().drop { "…. ".contains($0) }.reversed()))
            guard VagueLabel.rest.contains(exactly: FoldedText(bare, in: context.wordIndex(of: element.id))),
                let (caption, text) = texts.caption(before: element.id)
            else { return nil }
            return Violation(
                element.id, property: .title, variant: "rest", facts: ["text": .text(text)],
                related: [RelatedPlace(message: "“\(text)” stands here", range: context.screen[caption].anchor)],
                ceiling: .likely)
        }
    }

    private func vague(in context: LintContext) -> [Violation] {
        var keyGroups: [ElementID?: Int]?
        var violations: [Violation] = []
        var repeated: [Phrase: [ElementID]] = [:]
        for words in context.stopTexts {
            let id = words.element
            guard words.part == nil, words.isInteractive, !words.isBehindText, let name = words.name else { continue }
            // The sign may be what is chosen: “*” or “_”.
            if context.screen[id].macRole?.word == "Radio Button" { continue }
            let isPhrase = VagueLabel.phrases.contains(exactly: name)
            let isVagueIfRepeated = !isPhrase && VagueLabel.repeated.contains(exactly: name)
            guard isPhrase || isVagueIfRepeated || !saysSomething(name) else { continue }
            if isExplained(context.stops[words.place], in: context) { continue }
            if isPhrase {
                // “Go” after a field, or the stepper of one, submits it.
                let before = context.stops[..<words.place].last {
                    context.screen[$0.element].macRole?.word != "Stepper"
                }
                if before.map({ context.screen[$0.element].isTextInput }) == true { continue }
                // The text before it in a view of SwiftUI may say about what.
                let isFollowing =
                    context.screen.input == .swiftUI && before.map { context.screen[$0.element].type == .label } == true
                violations.append(Violation(id, variant: "phrase", ceiling: isFollowing ? .review : .certain))
            } else if isVagueIfRepeated {
                repeated[Phrase(name: name.folded, page: context.page(of: id)), default: []].append(id)
            } else {
                let groups = keyGroups ?? self.keyGroups(in: context)
                keyGroups = groups
                let isSign = isSign(name)
                if isSign || !isKey(id, of: groups, in: context) {
                    violations.append(Violation(id, variant: isSign ? "sign" : "phrase"))
                }
            }
        }
        return violations + repeated.values.compactMap { violation(of: $0, in: context) }
    }

    /// Whether a hint, a value or the position says more: tabs are short by nature.
    private func isExplained(_ stop: Stop, in context: LintContext) -> Bool {
        let words = stop.utterance.hint + stop.utterance.value
        if RuleText.hasLetters(words) { return true }
        let isItem = [.tabBarItem, .segment].contains(context.screen[stop.element].type)
        return isItem || !stop.utterance.traits.isDisjoint(with: [.tabBarItem, .keyboardKey])
    }

    /// Whether the name has a letter, a symbol with a name, or the form of a time, date or price.
    private func saysSomething(_ name: FoldedText) -> Bool {
        if name.features.contains(.letter) { return true }
        let hasDigit = name.text.contains(where: \.isNumber)
        return name.text.unicodeScalars.contains { scalar in
            if scalar.properties.isEmoji && !scalar.isASCII { return true }
            return hasDigit
                && (scalar.properties.generalCategory == .currencySymbol || VagueLabel.units.contains(scalar))
        }
    }

    /// Whether the name is only a drawn sign, such as ✕, ⌫, ●●●● or ←: VoiceOver has its own word for it, or none. The
    /// signs of a keyboard and of arithmetic are words on keys.
    private func isSign(_ name: FoldedText) -> Bool {
        if name.text.contains(where: \.isNumber) { return false }
        return name.text.unicodeScalars.contains { scalar in
            VagueLabel.arrows.contains(scalar.value) || VagueLabel.drawn.contains(scalar.properties.generalCategory)
                || scalar == "…" || scalar == "•"
        }
    }

    /// Unicode's arrows, some of which count as signs of mathematics.
    private static let arrows: ClosedRange<UInt32> = 0x2190...0x21FF
    /// The kinds of characters that are drawings.
    private static let drawn: Set<Unicode.GeneralCategory> = [.otherSymbol, .privateUse]

    private func violation(of places: [ElementID], in context: LintContext) -> Violation? {
        guard places.count > 1, let first = places.first else { return nil }
        let functions = Set(places.map { context.function(of: $0) })
        guard functions.contains(nil) || functions.count > 1 else { return nil }
        let others = places.dropFirst()
        return Violation(
            first, variant: "repeated", facts: ["count": .number(Double(places.count))], evidence: Array(others),
            covers: Array(others),
            related: others.map {
                RelatedPlace(message: "“\(context.quote(of: $0))” once more", range: context.screen[$0].anchor)
            })
    }

    /// The number of controls with short names in each view or one level below. Without a letter or number among them
    /// they are no keys, unless one function types them all.
    private func keyGroups(in context: LintContext) -> [ElementID?: Int] {
        var counts: [ElementID?: Int] = [:]
        var written: Set<ElementID?> = []
        var functions: [ElementID?: Set<String?>] = [:]
        for stop in context.stops where context.isInteractive(stop.element) {
            guard RuleText.columns(stop.utterance.label) <= VagueLabel.keyWidth, !stop.utterance.label.isEmpty else {
                continue
            }
            for group in groups(of: stop.element, in: context) {
                counts[group, default: 0] += 1
                functions[group, default: []].insert(context.method(of: stop.element))
                if RuleText.hasLetters(stop.utterance.label) { written.insert(group) }
            }
        }
        return counts.filter { written.contains($0.key) || functions[$0.key]?.count == 1 && functions[$0.key] != [nil] }
    }

    private func isKey(_ id: ElementID, of groups: [ElementID?: Int], in context: LintContext) -> Bool {
        self.groups(of: id, in: context).contains { groups[$0, default: 0] >= keys }
    }

    private func groups(of id: ElementID, in context: LintContext) -> [ElementID?] {
        guard let parent = context.screen[id].parent else { return [nil] }
        return [parent, context.screen[parent].parent]
    }
}
