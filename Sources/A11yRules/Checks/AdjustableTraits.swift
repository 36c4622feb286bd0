import A11yModel
import A11yVoiceOver

/// Controls of the app's own that are made or used like sliders, and are not adjustable. Cost: linear in the elements
/// times their depth, and for each such control what lies in it.
struct AdjustableTraits: Check {
    static let name = "adjustable-traits"

    /// Parts of class names that mean a slider.
    private let classes: Set<String>
    /// Parts of class names that mean one where touching it does something.
    private let touchedClasses: Set<String>
    /// Parts of class names that mean something else, whatever the others mean.
    private let otherClasses: Set<String>

    init(_ parameters: inout Parameters) {
        classes = Set(parameters.words("classes"))
        touchedClasses = Set(parameters.words("touched-classes"))
        otherClasses = Set(parameters.words("other-classes"))
    }

    /// What makes a slider of it.
    private enum Sign: String {
        case method, gesture, name
    }

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.overrides) || subject.isSet(.gestures) || subject.index.hasCustomClasses else { return [] }
        return subject.elements.compactMap { id in
            guard subject.isVisible(id), let sign = sign(of: id, in: subject), !subject.isAdjustable(id) else {
                return nil
            }
            // Taken away on purpose, for another that does the same; or behind a sheet.
            switch subject.reading.cause(for: id, in: subject.screen) {
            case .elementsHidden, .behindModal: return nil
            default: break
            }
            let inside = subject.stops(in: id)
            guard !inside.contains(where: { $0.utterance.traits.contains(.adjustable) || $0.part != nil }) else {
                return nil
            }
            let element = subject.screen[id]
            let isStop = subject.reading.position(of: id) != nil
            return Fault(
                id, property: element.traits == nil ? nil : .traits, variant: isStop ? "stop" : "unreached",
                doubts: sign == .method ? [] : .guessed)
        }
    }

    private func sign(of id: ElementID, in subject: Subject) -> Sign? {
        let element = subject.screen[id]
        guard element.customClass != nil || element.written.contains(.overrides) || element.written.contains(.gestures),
            !element.adjustsItself
        else { return nil }
        if element.overrides("increment") || element.overrides("decrement") { return .method }
        guard subject.touchable[id.index], !element.isTrue(.decorative) else { return nil }
        let parts = element.customClass.map { Words.parts(ofIdentifier: $0) } ?? []
        guard element[.scrolls] == nil, parts.allSatisfy({ !otherClasses.contains($0) }) else { return nil }
        switch element.type {
        case .view, .control, .image, .accessibilityElement, .stackView: break
        default: return nil
        }
        let hasStroke = element.gestures.contains { $0.key.isSideways }
        if hasStroke, let value = element.value, isAmount(value) { return .gesture }
        if parts.contains(where: classes.contains) { return .name }
        let isTouched = !element.gestures.isEmpty || element.type == .control || subject.isInteractive(id)
        return isTouched && parts.contains(where: touchedClasses.contains) ? .name : nil
    }

    /// Whether the value is a number, a percentage or a part of a whole: “40 %”, “3 of 5”.
    private func isAmount(_ value: String) -> Bool {
        let words = Words.trimmed(value).split { $0.isWhitespace || "%％/".contains($0) }
        guard let first = words.first, let last = words.last else { return false }
        let isNumber = { (word: Substring) in
            word.contains(where: \.isWholeNumber) && word.allSatisfy { $0.isWholeNumber || ".,+-−".contains($0) }
        }
        return isNumber(first) && isNumber(last)
    }
}
