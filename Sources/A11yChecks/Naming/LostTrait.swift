import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls whose author set traits without the role of the class: setting traits replaces those of the class. Cost:
/// linear in the elements.
struct LostTrait: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.elements(setting: .traits).compactMap { id in
            let element = context.screen[id]
            guard let traits = element.traits, let role = Role(of: element), traits.isDisjoint(with: role.kept) else {
                return nil
            }
            // A custom class may have other traits than its superclass.
            if context.screen.input == .native, element.customClass != nil { return nil }
            guard context.simulation.stop(of: id) != nil, !context.isIdleButton(id) else { return nil }
            return Violation(
                id, property: .traits,
                facts: [
                    "role": .text(role.word), "type": .text(element.type.rawValue),
                    "traits": .text(traits.isEmpty ? "none" : traits.words.joined(separator: ", ")),
                ],
                // It is undocumented whether a field keeps its own traits: a person must listen.
                doubts: element.isTextInput && element.type != .searchBar ? .undecided : [])
        }
    }

    /// Restores the role of the class. Whether a field needs its traits, a person must hear.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, context.screen[id].traits != nil else { return nil }
        let role: Traits? =
            switch context.screen[id].type {
            case .button, .barButtonItem: .button
            case .tabBarItem: .tabBarItem
            case .switch: [.button, .toggleButton]
            case .searchBar: .searchField
            case .slider, .pageControl: .adjustable
            default: nil
            }
        return role.flatMap { context.repair(adding: $0, to: id) }
    }
}

/// The default role of a class.
private struct Role {
    /// The trait's word in screen files.
    let word: String
    /// Traits of which one must be present: the role itself or a substitute.
    let kept: Traits

    init?(of element: Element) {
        switch element.type {
        case .button, .barButtonItem: self.init("button", LintContext.roleTraits)
        case .tabBarItem: self.init("tab", LintContext.roleTraits)
        case .switch: self.init("toggleButton", LintContext.roleTraits)
        case .searchBar: self.init("searchField", LintContext.roleTraits)
        // Other roles do not restore swiping to change the value.
        case .slider, .pageControl: self.init("adjustable", .adjustable)
        case .textField, .secureTextField: self.init("text field", LintContext.roleTraits)
        case .textView where !element.isFalse(.editable): self.init("text field", LintContext.roleTraits)
        default: return nil
        }
    }

    private init(_ word: String, _ kept: Traits) {
        self.word = word
        self.kept = kept
    }
}
