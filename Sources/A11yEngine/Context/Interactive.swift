// The words "interactive", "function" and "functional".

import A11yModel
import A11yVoiceOver

extension LintContext {
    /// Traits that say what a double tap or a swipe will do.
    package static let interactiveTraits: Traits = [
        .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton,
    ]

    /// Whether the element answers to a person: a control class, an item of a bar, an interactive trait, a function, a
    /// tap recogniser or handler. A disabled one still counts.
    package func isInteractive(_ id: ElementID) -> Bool { facts.isInteractive[id.index] }

    /// Whether a touch does something here beside what the class itself does.
    package func answersTap(_ id: ElementID) -> Bool { facts.isTapped[id.index] }

    /// What activating the element does, as a word; nil is unknown. Equal words mean the same function.
    package func function(of id: ElementID) -> String? {
        guard facts.isTapped[id.index] || !touchable[id.index] else { return nil }
        let element = screen[id]
        if let action = element.action, !action.isEmpty { return action }
        if element.written.contains(.gestures), let tap = element.gestures[.tap], !tap.isEmpty { return tap }
        return nil
    }

    /// Whether both elements are known to do the same.
    package func haveSameFunction(_ first: ElementID, _ second: ElementID) -> Bool {
        guard let function = function(of: first) else { return false }
        return function == self.function(of: second)
    }

    /// Whether the element is there for a reason: it answers, shows a text, or is an image that is not decoration.
    package func isFunctional(_ id: ElementID) -> Bool {
        if isInteractive(id) { return true }
        if isDecorative(id) != nil { return false }
        return shownText(of: id) != nil || screen[id].type == .image
    }

    /// Whether it is enabled, as far as the file says.
    package func isEnabled(_ id: ElementID) -> Bool { facts.isEnabled[id.index] }
}

extension Element {
    /// Whether its class is a control: something that answers without being told what to do.
    package var isControl: Bool {
        switch type {
        case .button, .textField, .secureTextField, .searchBar, .switch, .slider, .stepper, .pageControl, .datePicker,
            .pickerView, .barButtonItem, .tabBarItem, .segment:
            true
        case .textView: !isFalse(.editable)
        default: false
        }
    }

    /// Whether text can be typed into it.
    package var isTextInput: Bool {
        switch type {
        case .textField, .secureTextField, .searchBar: true
        case .textView: !isFalse(.editable)
        default: false
        }
    }

    /// Whether it is a cell of a table or collection.
    package var isCell: Bool { type == .tableViewCell || type == .collectionViewCell }
}
