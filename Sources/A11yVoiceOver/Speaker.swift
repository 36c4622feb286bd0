import A11yModel

/// The phrases of a language as a reference: there are dozens of them, and they are handed about at every halt.
final class Voice: Sendable {
    let phrases: Phrases

    init(_ phrases: Phrases) { self.phrases = phrases }
}

/// Says what VoiceOver says at a halt: gathers what the element tells, and hands it to the composition.
struct Speaker {
    private let screen: Screen
    private let names: Names
    /// The voice of the screen's language.
    private let common: Voice

    init(_ screen: Screen, names: Names) {
        self.screen = screen
        self.names = names
        common = Voice(Phrases.inLanguage(screen.language, on: screen.platform))
    }

    /// What is said at a halt where these custom actions are on offer.
    func utterance(at halt: Halt, offering actions: [String]) -> Utterance {
        let own = ownLanguage(of: halt.element).map { Voice(Phrases.inLanguage($0, on: screen.platform)) }
        let voice = own ?? common
        var told = halt.part.map { semantics(of: $0, at: halt, by: voice) } ?? semantics(at: halt, by: voice)
        told.hasActions = halt.part == nil && !actions.isEmpty
        return Utterance(of: told, in: voice.phrases)
    }

    /// The names of the custom actions on offer: the element's own, then those of the semantic groups around it, from
    /// the innermost outwards.
    func actions(at halt: Halt) -> [String] {
        var names = halt.part == nil ? screen[halt.element].customActions.map(\.name) : []
        for group in halt.spokenGroups.reversed() { names += screen[group].customActions.map(\.name) }
        return names
    }

    /// The languages of these places for which English stands in, sorted.
    func fallback(at halts: [Halt]) -> [String] {
        var languages: Set<String> = []
        var isScreensOwnSpoken = false
        for halt in halts {
            if let own = ownLanguage(of: halt.element) { languages.insert(own) } else { isScreensOwnSpoken = true }
        }
        if isScreensOwnSpoken { languages.insert(screen.language) }
        return languages.filter { Phrases.isSubstitute(for: $0, on: screen.platform) }.sorted()
    }

    /// The language in which the author has an element spoken. UIKit's headers promise no inheritance, so that of a
    /// container is not looked for. Nil where the text names no language.
    private func ownLanguage(of element: ElementID) -> String? {
        screen[element][.speechLanguage]?.text.flatMap { LanguageTag($0) == nil ? nil : $0 }
    }

    private func semantics(at halt: Halt, by voice: Voice) -> Semantics {
        let element = screen[halt.element]
        return Semantics(
            label: label(of: element, in: voice.phrases),
            value: spokenValue(by: voice).raw(of: element),
            hint: element.hint ?? "",
            traits: screen.accessibilityTraits(of: element.id),
            position: halt.position,
            headers: headers(of: halt.position, by: voice),
            content: element[.customContent]?.content ?? [],
            role: element.macRole?.word,
            isExpanded: element[.expanded]?.flag)
    }

    /// What is said of a cell's headers, each by its name and value.
    private func headers(of position: Position?, by voice: Voice) -> [String] {
        guard case .cell(let cell) = position else { return [] }
        return cell.headers.map { id in
            var text = label(of: screen[id], in: voice.phrases)
            text.extend(with: spokenValue(by: voice).raw(of: screen[id]), after: ": ")
            return text
        }
    }

    private func spokenValue(by voice: Voice) -> SpokenValue {
        SpokenValue(voice: voice, assumesDefaults: !screen.input.isOfRunningApp)
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
    private func semantics(of part: Part, at halt: Halt, by voice: Voice) -> Semantics {
        let element = screen[halt.element]
        var semantics = Semantics(
            label: "", value: "", hint: "", traits: part.traits(in: element), position: halt.position)
        switch part {
        case .title: semantics.label = element.title ?? ""
        case .message: semantics.label = element.text ?? ""
        case .decrement: semantics.label = voice.phrases.decrement
        case .increment: semantics.label = voice.phrases.increment
        case .field, .wheels:
            semantics.label = label(of: element, in: voice.phrases)
            semantics.value = spokenValue(by: voice).raw(of: element)
            semantics.hint = element.hint ?? ""
            semantics.traits = element.traits ?? semantics.traits
        }
        return semantics
    }
}
