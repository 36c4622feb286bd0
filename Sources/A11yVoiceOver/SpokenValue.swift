import A11yModel

/// The value that an element has for VoiceOver: the author's, or what its class makes of its state.
struct SpokenValue {
    let voice: Voice
    /// Whether a state that nobody wrote is UIKit's default; in descriptions of running apps it is unknown, and unsaid.
    let assumesDefaults: Bool

    private var phrases: Phrases { voice.phrases }

    /// The value as UIKit has it; empty without one. A switch ignores what its author set (recorded).
    func raw(of element: Element) -> String {
        if let role = element.macRole, element.value == nil, !role.value.isEmpty { return role.value }
        if element.macRole != nil, hasNumber(element) { return element.value ?? "" }
        if element.type == .switch {
            let isKnown = assumesDefaults || element[.isOn] != nil
            return isKnown ? switchState(element) : element.value ?? ""
        }
        return element.value ?? (assumesDefaults || !hasNumber(element) ? classValue(of: element) : "")
    }

    /// Whether its value is a number with a default.
    private func hasNumber(_ element: Element) -> Bool { element.type == .slider || element.type == .progressView }

    /// An activity indicator has 1 and 0 for a value, which are no words for anybody; its name says the same.
    private func classValue(of element: Element) -> String {
        switch element.type {
        case .textField, .secureTextField, .searchBar: field(element)
        case .textView: element.text ?? ""
        case .datePicker, .pickerView: element.text ?? ""
        case .slider: slider(element)
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

    /// The share of the way from the least to the greatest value, as UIKit rounds it; its range is 0 to 1 unless set.
    private func slider(_ element: Element) -> String {
        phrases.percent(Self.whole(element.sliderShare * Self.percentScale))
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

    /// What VoiceOver has for each character of a password.
    private static let bullet = "•"

    private static func whole(_ number: Double) -> Int { Int(exactly: number.rounded()) ?? 0 }
}

extension Phrases {
    /// The words of a switch's states: UIKit hands them on as the texts 0, 1 and 2, which nobody speaks.
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
    /// How far along its way the thumb of a slider is, from 0 to 1; its range is 0 to 1 unless set.
    var sliderShare: Double {
        let least = self[.minimum]?.number ?? 0
        let greatest = self[.maximum]?.number ?? 1
        guard greatest > least else { return 0 }
        return (((self[.current]?.number ?? 0) - least) / (greatest - least)).asShare
    }
}

extension Double {
    /// The number within 0 and 1; 0 for what is no number.
    fileprivate var asShare: Double { isFinite ? min(max(self, 0), 1) : 0 }
}
