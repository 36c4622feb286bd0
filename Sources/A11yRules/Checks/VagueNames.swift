import A11yModel
import A11yVoiceOver

/// Controls whose names say nothing without what stands around them. Cost: linear in the stops, times the depth of
/// cards.
struct VagueNames: Check {
    static let name = "vague-names"

    /// Controls with names of one or two signs beside each other from which they are keys, days or pages.
    private let keys: Int

    private static let phrases = WordList(named: "vague")
    private static let repeated = WordList(named: "vague-if-repeated")
    /// Columns of the name of a key: “AC”, “31”, one Han character (ours).
    private static let keyWidth = 2

    /// Signs that make more of a number: a time, a date, a share, a temperature.
    private static let units: Set<Unicode.Scalar> = [":", "/", "%", "°"]

    init(_ parameters: inout Parameters) {
        keys = parameters.count("keys")
    }

    func reasonNotToJudge(_ subject: Subject) -> String? { subject.reasonNotToJudge(with: VagueNames.phrases) }

    /// A phrase in a place where it could be taken for another of its kind.
    private struct Phrase: Hashable {
        let name: String
        let page: ElementID?
    }

    func faults(in subject: Subject) -> [Fault] {
        var keyGroups: [ElementID?: Int]?
        var faults: [Fault] = []
        var repeated: [Phrase: [ElementID]] = [:]
        for words in subject.words {
            let id = words.element
            guard words.part == nil, words.isInteractive, !words.isBehindText, let name = words.name else { continue }
            let isPhrase = VagueNames.phrases.contains(exactly: name)
            let isVagueIfRepeated = !isPhrase && VagueNames.repeated.contains(exactly: name)
            guard isPhrase || isVagueIfRepeated || !saysSomething(name) else { continue }
            if isTold(subject.stops[words.place], in: subject) { continue }
            if isPhrase {
                // “Go” behind a field sends what was typed.
                if words.place > 0, subject.screen[subject.stops[words.place - 1].element].isTextInput { continue }
                faults.append(Fault(id, variant: "phrase"))
            } else if isVagueIfRepeated {
                repeated[Phrase(name: name.folded, page: subject.page(of: id)), default: []].append(id)
            } else {
                let groups = keyGroups ?? self.keyGroups(in: subject)
                keyGroups = groups
                if !isKey(id, of: groups, in: subject) { faults.append(Fault(id, variant: "phrase")) }
            }
        }
        return faults + repeated.values.compactMap { fault(of: $0, in: subject) }
    }

    /// Whether a hint or value tells more, or the place does: tabs are short by their nature.
    private func isTold(_ stop: Stop, in subject: Subject) -> Bool {
        let words = stop.utterance.hint + stop.utterance.value
        if Words.letterCount(words) > 0 { return true }
        let isItem = [.tabBarItem, .segment].contains(subject.screen[stop.element].type)
        return isItem || !stop.utterance.traits.isDisjoint(with: [.tabBarItem, .keyboardKey])
    }

    /// Whether the name has a letter, a sign that has a name of its own, or the form of a time, a date or a price.
    private func saysSomething(_ name: Wording) -> Bool {
        if name.features.contains(.letter) { return true }
        let hasDigit = name.text.contains(where: \.isNumber)
        return name.text.unicodeScalars.contains { scalar in
            if scalar.properties.isAlphabetic || (scalar.properties.isEmoji && !scalar.isASCII) { return true }
            return hasDigit
                && (scalar.properties.generalCategory == .currencySymbol || VagueNames.units.contains(scalar))
        }
    }

    private func fault(of places: [ElementID], in subject: Subject) -> Fault? {
        let functions = Set(places.map { subject.function(of: $0) })
        guard places.count > 1, let first = places.first, functions.contains(nil) || functions.count > 1 else {
            return nil
        }
        let others = places.dropFirst()
        return Fault(
            first, variant: "repeated", facts: ["count": .number(Double(places.count))], evidence: Array(others),
            covers: Array(others),
            related: others.map {
                RelatedPlace(message: "“\(subject.quote(of: $0))” once more", range: subject.screen[$0].anchor)
            })
    }

    /// How many controls with names of a sign or two lie in a view, or one level below.
    private func keyGroups(in subject: Subject) -> [ElementID?: Int] {
        var counts: [ElementID?: Int] = [:]
        for stop in subject.stops where subject.isInteractive(stop.element) {
            guard Words.columns(stop.utterance.label) <= VagueNames.keyWidth, !stop.utterance.label.isEmpty else {
                continue
            }
            for group in groups(of: stop.element, in: subject) { counts[group, default: 0] += 1 }
        }
        return counts
    }

    private func isKey(_ id: ElementID, of groups: [ElementID?: Int], in subject: Subject) -> Bool {
        self.groups(of: id, in: subject).contains { groups[$0, default: 0] >= keys }
    }

    private func groups(of id: ElementID, in subject: Subject) -> [ElementID?] {
        guard let parent = subject.screen[id].parent else { return [nil] }
        return [parent, subject.screen[parent].parent]
    }
}
