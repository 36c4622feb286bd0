import A11yModel
import A11yVoiceOver

/// Controls whose author set traits without the role of their class: setting traits replaces the class's own.
/// Cost: linear in the elements.
struct LostRoles: Check {
    static let name = "lost-roles"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.traits) else { return [] }
        return subject.elements.compactMap { id in
            let element = subject.screen[id]
            guard let traits = element.traits, let role = Role(of: element), traits.isDisjoint(with: role.kept) else {
                return nil
            }
            // A class of the app's own may have other traits than the one that it inherits from.
            if subject.screen.input == .native, element.customClass != nil { return nil }
            guard subject.reading.stop(of: id) != nil else { return nil }
            return Fault(
                id, property: .traits,
                facts: [
                    "role": .text(role.word), "type": .text(element.type.rawValue),
                    "traits": .text(traits.isEmpty ? "none" : traits.words.joined(separator: ", ")),
                ],
                // That a field keeps its own traits is written nowhere: for a person to hear.
                doubts: element.isTextInput && element.type != .searchBar ? .undecided : [])
        }
    }
}

/// The role that a class has by itself.
private struct Role {
    /// The trait's word, as authors write it.
    let word: String
    /// The traits of which one must be there: the role itself, or one that takes its place.
    let kept: Traits

    init?(of element: Element) {
        switch element.type {
        case .button, .barButtonItem: self.init("button", Subject.roleTraits)
        case .tabBarItem: self.init("tab", Subject.roleTraits)
        case .switch: self.init("toggleButton", Subject.roleTraits)
        case .searchBar: self.init("searchField", Subject.roleTraits)
        // Another role would not bring back the swipes that change the value.
        case .slider, .pageControl: self.init("adjustable", .adjustable)
        case .textField, .secureTextField: self.init("text field", Subject.roleTraits)
        case .textView where !element.isFalse(.editable): self.init("text field", Subject.roleTraits)
        default: return nil
        }
    }

    private init(_ word: String, _ kept: Traits) {
        self.word = word
        self.kept = kept
    }
}
