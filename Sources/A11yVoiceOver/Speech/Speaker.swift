import A11yModel

/// A reference to the phrases of a language, because copying dozens of them for every stop is expensive.
final class Voice: Sendable {
    let phrases: Phrases

    private init(_ phrases: Phrases) { self.phrases = phrases }

    /// The voices of all languages with phrases of their own, where there is a touch screen; made once.
    private static let all = Phrases.Language.allCases.map { Voice($0.phrases) }

    /// The voice of a BCP 47 language on a system; an English one for those without phrases of their own.
    static func inLanguage(_ language: String, on platform: Platform) -> Voice {
        switch platform {
        case .ios, .ipados, .watchos: all[(Phrases.Language(language) ?? .english).rawValue]
        case .macos, .tvos: Voice(Phrases.inLanguage(language, on: platform))
        }
    }
}

/// Composes what VoiceOver says at a stop: collects the semantics of the element and makes the utterance from them.
struct Speaker {
    private let screen: Screen
    private let names: Names
    /// The voice of the screen's language.
    private let common: Voice
    /// Whether an unset state is UIKit's default. In descriptions of running apps it is unknown and not spoken.
    private let assumesDefaults: Bool

    init(_ screen: Screen, names: Names) {
        self.screen = screen
        self.names = names
        common = Voice.inLanguage(screen.language, on: screen.platform)
        assumesDefaults = !screen.input.isOfRunningApp
    }

    /// The utterance at a stop with this name of its element and these custom actions.
    func utterance(at stop: PendingStop, called name: Name, offering actions: [String]) -> Utterance {
        let own = ownLanguage(of: stop.element).map { Voice.inLanguage($0, on: screen.platform) }
        let voice = own ?? common
        var told =
            stop.part.map { semantics(of: $0, at: stop, called: name, by: voice) }
            ?? semantics(at: stop, called: name, by: voice)
        told.hasActions = stop.part == nil && !actions.isEmpty
        return Utterance(of: told, by: voice)
    }

    /// The names of the available custom actions: the element's own, then those of the semantic groups around it,
    /// innermost first.
    func actions(at stop: PendingStop) -> [String] {
        var names = stop.part == nil ? screen[stop.element].customActions.map(\.name) : []
        for group in stop.spokenGroups.reversed() { names += screen[group].customActions.map(\.name) }
        return names
    }

    /// The languages of these stops for which English is used instead, sorted.
    func fallback(at stops: [PendingStop]) -> [String] {
        var languages: Set<String> = []
        var isScreensOwnSpoken = false
        for stop in stops {
            if let own = ownLanguage(of: stop.element) { languages.insert(own) } else { isScreensOwnSpoken = true }
        }
        let platform = screen.platform
        if isScreensOwnSpoken, Phrases.isSubstitute(for: screen.language, on: platform) {
            languages.insert(screen.language)
        }
        if languages.isEmpty { return [] }
        return languages.filter { Phrases.isSubstitute(for: $0, on: platform) }.sorted()
    }

    /// The language that the author set on an element; nil if the text names no language. UIKit's headers promise no
    /// inheritance, so the languages of containers are ignored.
    private func ownLanguage(of element: ElementID) -> String? {
        screen[element][.speechLanguage]?.text.flatMap { LanguageTag($0) == nil ? nil : $0 }
    }

    private func semantics(at stop: PendingStop, called name: Name, by voice: Voice) -> Semantics {
        let element = screen[stop.element]
        return Semantics(
            label: label(of: element, called: name, by: voice),
            value: spokenValue(by: voice).raw(of: element),
            hint: element.hint ?? "",
            traits: screen.accessibilityTraits(of: element.id),
            position: stop.position,
            headers: headers(of: stop.position, by: voice),
            content: element[.customContent]?.content ?? [],
            isOnMac: screen.platform == .macos,
            role: element.macRole?.word ?? macWord(for: element),
            isExpanded: element[.expanded]?.flag)
    }

    /// The word on a Mac for a control of SwiftUI whose type is made of touches: a picker is a button on a phone.
    private func macWord(for element: Element) -> String? {
        guard screen.platform == .macos, screen.input == .swiftUI else { return nil }
        return element[.type]?.text.flatMap { Speaker.macWords[$0] }
    }

    private static let macWords = [
        "ColorPicker": "Color Well", "Menu": "Menu Button", "Picker": "Pop Up Button", "Switch": "Switch",
        "Toggle": "Checkbox",
    ]

    /// What is spoken for the headers of a cell: the name and value of each.
    private func headers(of position: Position?, by voice: Voice) -> [String] {
        guard case .cell(let cell) = position else { return [] }
        return cell.headers.map { id in
            var text = label(of: screen[id], called: names.name(of: id), by: voice)
            text.extend(with: spokenValue(by: voice).raw(of: screen[id]), after: ": ")
            return text
        }
    }

    private func spokenValue(by voice: Voice) -> SpokenValue {
        SpokenValue(voice: voice, assumesDefaults: assumesDefaults)
    }

    /// The name as it is spoken.
    private func label(of element: Element, called name: Name, by voice: Voice) -> String {
        // On a Mac the role holds the word.
        guard name.source == .system, element.macRole == nil else { return name.text }
        return switch element.type {
        case .progressView: voice.phrases.progress
        case .activityIndicator: voice.phrases.inProgress
        default: name.text
        }
    }

    /// The semantics of a part: the control inside a search bar or picker has those of the whole; the halves of a
    /// stepper have words of their own.
    private func semantics(
        of part: ControlPart, at stop: PendingStop, called name: Name, by voice: Voice
    ) -> Semantics {
        let element = screen[stop.element]
        var semantics = Semantics(
            label: "", value: "", hint: "", traits: part.traits(in: element), position: stop.position)
        switch part {
        case .title: semantics.label = element.title ?? ""
        case .message: semantics.label = element.text ?? ""
        case .decrement: semantics.label = voice.phrases.decrement
        case .increment: semantics.label = voice.phrases.increment
        case .field, .wheels:
            semantics.label = label(of: element, called: name, by: voice)
            semantics.value = spokenValue(by: voice).raw(of: element)
            semantics.hint = element.hint ?? ""
            semantics.traits = element.traits ?? semantics.traits
        }
        return semantics
    }
}

/// The accessibility value of an element: the author's, or the one that its class derives from its state.
struct SpokenValue {
    let voice: Voice
    /// Whether an unset state is UIKit's default. In descriptions of running apps it is unknown and not spoken.
    let assumesDefaults: Bool

    private var phrases: Phrases { voice.phrases }

    /// The value as UIKit returns it; empty without one. A switch ignores the author's value (recorded).
    func raw(of element: Element) -> String {
        if let role = element.macRole, element.value == nil, !role.value.isEmpty { return role.value }
        if element.macRole != nil, hasNumber(element) { return element.value ?? "" }
        if element.type == .switch {
            let isKnown = assumesDefaults || element[.isOn] != nil
            return isKnown ? switchState(element) : element.value ?? ""
        }
        return element.value ?? (assumesDefaults || !hasNumber(element) ? classValue(of: element) : "")
    }

    /// Whether its value is a number that has a default.
    private func hasNumber(_ element: Element) -> Bool { element.type == .slider || element.type == .progressView }

    /// The value of the class. The 1 and 0 of an activity indicator are left out, since its name says the same.
    private func classValue(of element: Element) -> String {
        switch element.type {
        case .textField, .secureTextField, .searchBar, .textView: field(element)
        case .datePicker, .pickerView: element.text ?? ""
        case .slider: phrases.percent(Self.whole(element.sliderShare * Self.percentScale))
        case .progressView: phrases.percent(Self.whole((element[.progress]?.number ?? 0).asShare * Self.percentScale))
        case .pageControl: page(element)
        case .tabBarItem: badge(element)
        default: ""
        }
    }

    private func switchState(_ element: Element) -> String {
        if element[.isOn] == .mixed { return "2" }
        return element.isTrue(.isOn) ? "1" : "0"
    }

    /// The text of a field, else its placeholder: an empty field has no other value, and a filled one hides it.
    private func field(_ element: Element) -> String {
        guard let text = element.text, !text.isEmpty else { return element[.placeholder]?.text ?? "" }
        let isSecure = element.type == .secureTextField || element.isTrue(.secure)
        return isSecure ? String(repeating: Self.bullet, count: text.count) : text
    }

    private func page(_ element: Element) -> String {
        guard let pages = element[.pages]?.number, pages >= 1 else { return "" }
        let count = Self.whole(pages)
        let current = Self.whole(element[.currentPage]?.number ?? 0)
        return phrases.page(min(max(current, 0), count - 1) + 1, count)
    }

    /// The badge of a tab. iOS 26 no longer exposes it, at least in bars outside a window; earlier systems do.
    private func badge(_ element: Element) -> String {
        guard let badge = element[.badge]?.text else { return "" }
        return Int(badge).map(phrases.items) ?? badge
    }

    /// Hundredths in a whole.
    private static let percentScale = 100.0

    /// The text that VoiceOver has for each character of a password.
    private static let bullet = "•"

    private static func whole(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? 0 }
}

extension Phrases {
    /// The word for the state of a switch, which UIKit returns as 0, 1 or 2; nil for any other value.
    func switchState(_ value: String) -> String? {
        switch value {
        case "0": off
        case "1": on
        case "2": mixed
        default: nil
        }
    }
}

extension Element {
    /// The position of a slider's thumb, from 0 to 1; the slider's range is 0 to 1 unless set.
    var sliderShare: Double {
        let least = self[.minimum]?.number ?? 0
        let greatest = self[.maximum]?.number ?? 1
        guard greatest > least else { return 0 }
        return (((self[.current]?.number ?? 0) - least) / (greatest - least)).asShare
    }
}

extension Double {
    /// The number clamped to 0...1; 0 if it is not finite.
    fileprivate var asShare: Double { isFinite ? min(max(self, 0), 1) : 0 }
}
