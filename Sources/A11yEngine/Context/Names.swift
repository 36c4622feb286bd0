// The words "name", "speech" and "own words", and how messages name an element.

import A11yModel
import A11yVoiceOver

extension LintContext {
    /// The accessible name: the author's label; else the text of `labelledBy`; else what the class supplies (title,
    /// text, a cell's joined texts). Never the placeholder, value, hint, identifier or asset name. Nil or blank is no
    /// name.
    package func name(of id: ElementID) -> String? {
        let name = sourcedName(of: id)
        return switch name.source {
        case .author, .labelledBy, .text, .joined: name.text
        case .image, .system, .none: nil
        }
    }

    /// The name that VoiceOver has for the element, be it one or not, and where it comes from.
    package func sourcedName(of id: ElementID) -> Name { stopNames[id.index] ?? simulation.name(of: id) }

    /// Whether the element has a name that says something.
    package func hasName(_ id: ElementID) -> Bool {
        screen[id].hasBuiltInName && screen[id].label == nil || name(of: id).map(Words.isBlank) == false
    }

    /// Whether the class says by itself what it is and stands for, so that a missing name is no violation: pickers read
    /// their value, a text that cannot be edited its words, a page control its page, a stepper's buttons and a search
    /// field their own.
    package func namesItself(_ id: ElementID) -> Bool {
        switch screen[id].type {
        case .datePicker, .pickerView, .pageControl, .stepper, .searchBar, .progressView, .activityIndicator: true
        case .textView: screen[id].isFalse(.editable)
        default: screen[id].traits?.contains(.searchField) == true
        }
    }

    /// The text that the element itself draws, trimmed; nil where it draws none.
    package func shownText(of id: ElementID) -> String? { facts.shownText[id.index] }

    /// What VoiceOver says at the element: label, value, traits, position and hint; empty where it never stops.
    package func speech(of id: ElementID) -> String {
        guard let utterance = simulation.stop(of: id)?.utterance else { return "" }
        return [utterance.description, utterance.spokenHint ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// All that a stop says without trait, state and position words, and its important custom content.
    package func ownWords(of stop: Stop) -> String {
        let utterance = stop.utterance
        if utterance.value.isEmpty, utterance.hint.isEmpty { return utterance.label }
        return [utterance.label, utterance.value, utterance.hint].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// How a message names the element: its id in a screen file; else its name or text behind its type; else its type
    /// with the object id of Interface Builder, or the identifier that a running app has for it.
    package func title(of id: ElementID) -> String {
        let element = screen[id]
        if screen.input == .native, let name = element.name { return name }
        let type = element.customClass ?? element.type.rawValue
        if let words = [name(of: id), shownText(of: id)].compactMap({ $0 }).first(where: { !Words.isBlank($0) }) {
            return "the \(type) “\(Words.excerpt(words))”"
        }
        return known(id).map { "the \(type) \($0)" } ?? "a \(type)"
    }

    /// What an element is known by in its file: its id, else the identifier that tests use; nil without one.
    package func known(_ id: ElementID) -> String? { screen.known(id) }

    /// How a message quotes the element in a list: by its name or text, else by its id or type.
    package func quote(of id: ElementID) -> String {
        let words = [name(of: id), shownText(of: id)].compactMap { $0 }.first { !Words.isBlank($0) }
        return words.map(Words.excerpt) ?? known(id) ?? screen[id].customClass ?? firstText(in: id)
            ?? screen[id].type.rawValue
    }

    /// The first words that can be read in an element; nil where there are none.
    private func firstText(in id: ElementID) -> String? {
        screen.descendants(of: id).lazy.compactMap(shownText).first { !Words.isBlank($0) }.map(Words.excerpt)
    }
}

extension Screen {
    /// What an element is known by in its file: its id, else the identifier that tests use; nil without one.
    package func known(_ id: ElementID) -> String? {
        let element = self[id]
        return element.name ?? element[.identifier]?.text.flatMap { Words.isBlank($0) ? nil : $0 }
    }

    /// An element's type with what it is known by: `button#pay`.
    package func step(to id: ElementID) -> String {
        let type = self[id].customClass ?? self[id].type.rawValue
        return known(id).map { "\(type)#\($0)" } ?? type
    }

    /// The elements from the root to an element: `view > button#pay`.
    package func path(of id: ElementID) -> String { lineage(of: id).reversed().map(step).joined(separator: " > ") }
}
