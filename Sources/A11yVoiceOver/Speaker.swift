import A11yModel

/// Says what VoiceOver says at a halt: gathers what the element tells, and hands it to the composition.
struct Speaker {
    private let screen: Screen
    private let names: Names
    /// The phrases of the screen's language.
    private let common: Phrases

    init(_ screen: Screen, names: Names) {
        self.screen = screen
        self.names = names
        common = Phrases.inLanguage(screen.language, on: screen.platform)
    }

    func utterance(at halt: Halt) -> Utterance {
        let phrases = ownLanguage(of: halt.element).map { Phrases.inLanguage($0, on: screen.platform) } ?? common
        let told = halt.part.map { semantics(of: $0, at: halt, in: phrases) } ?? semantics(at: halt, in: phrases)
        return Utterance(of: told, in: phrases)
    }

    /// The names of the custom actions on offer: the element's own, then those of the semantic groups around it, from
    /// the innermost outwards.
    func actions(at halt: Halt) -> [String] {
        let own = halt.part == nil ? [halt.element] : []
        return (own + halt.spokenGroups.reversed()).flatMap { screen[$0].customActions.map(\.name) }
    }

    /// The languages of these places for which English stands in, sorted.
    func fallback(at halts: [Halt]) -> [String] {
        let languages = Set(halts.map { ownLanguage(of: $0.element) ?? screen.language })
        return languages.filter { Phrases.isSubstitute(for: $0, on: screen.platform) }.sorted()
    }

    /// The language in which the author has an element spoken. UIKit's headers promise no inheritance, so that of a
    /// container is not looked for. Nil where the text names no language.
    private func ownLanguage(of element: ElementID) -> String? {
        screen[element][.speechLanguage]?.text.flatMap { LanguageTag($0) == nil ? nil : $0 }
    }

    private func semantics(at halt: Halt, in phrases: Phrases) -> Semantics {
        let element = screen[halt.element]
        return Semantics(
            label: label(of: element, in: phrases),
            value: spokenValue(in: phrases).raw(of: element),
            hint: element.hint ?? "",
            traits: screen.accessibilityTraits(of: element.id),
            position: halt.position,
            headers: headers(of: halt.position, in: phrases),
            content: element[.customContent]?.content ?? [],
            hasActions: !actions(at: halt).isEmpty,
            role: element.macRole?.word,
            isExpanded: element[.expanded]?.flag)
    }

    /// What is said of a cell's headers, each by its name and value.
    private func headers(of position: Position?, in phrases: Phrases) -> [String] {
        guard case .cell(let cell) = position else { return [] }
        return cell.headers.map { id in
            var text = label(of: screen[id], in: phrases)
            text.extend(with: spokenValue(in: phrases).raw(of: screen[id]), after: ": ")
            return text
        }
    }

    private func spokenValue(in phrases: Phrases) -> SpokenValue {
        SpokenValue(phrases: phrases, assumesDefaults: !screen.input.isOfRunningApp)
    }

    private func label(of element: Element, in phrases: Phrases) -> String {
        let name = names.name(of: element.id)
        // A Mac has the word for it in the role.
        guard name.source == .system, element.macRole == nil else { return name.text }
        return switch element.type {
        case .progressView: phrases.progress
        case .activityIndicator: phrases.inProgress
        default: name.text
        }
    }

    /// What a part tells: a search bar and a picker lend theirs to the control inside; the halves of a stepper have
    /// words of their own.
    private func semantics(of part: Part, at halt: Halt, in phrases: Phrases) -> Semantics {
        let element = screen[halt.element]
        var semantics = Semantics(
            label: "", value: "", hint: "", traits: part.traits(in: element), position: halt.position)
        switch part {
        case .title: semantics.label = element.title ?? ""
        case .message: semantics.label = element.text ?? ""
        case .decrement: semantics.label = phrases.decrement
        case .increment: semantics.label = phrases.increment
        case .field, .wheels:
            semantics.label = label(of: element, in: phrases)
            semantics.value = spokenValue(in: phrases).raw(of: element)
            semantics.hint = element.hint ?? ""
            semantics.traits = element.traits ?? semantics.traits
        }
        return semantics
    }
}
