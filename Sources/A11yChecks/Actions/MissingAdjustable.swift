import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls of the app that are named or used like sliders but are not adjustable. Cost: linear in the elements times
/// their depth, plus the descendants of each such control.
struct MissingAdjustable: RepairingCheck {
    static let name = "missing-adjustable"

    /// Parts of class names that mean a slider.
    private let classes: Set<String>
    /// Parts of class names that mean a slider if the view also handles touches.
    private let touchedClasses: Set<String>
    /// Parts of class names that rule out a slider, whatever the other parts.
    private let otherClasses: Set<String>

    init(_ parameters: inout Parameters) {
        classes = Set(parameters.words("classes"))
        touchedClasses = Set(parameters.words("touched-classes"))
        otherClasses = Set(parameters.words("other-classes"))
    }

    /// What indicates a slider.
    private enum Sign: String {
        case method, gesture, name
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.overrides) || context.isSet(.gestures) || context.index.hasCustomClasses else { return [] }
        return context.elements.compactMap { id in
            guard context.isVisible(id), let sign = sign(of: id, in: context), !context.isAdjustable(id) else {
                return nil
            }
            // It is silent on purpose, in favour of another element with the same function, or behind a sheet.
            switch context.simulation.cause(for: id, in: context.screen) {
            case .elementsHidden, .behindModal: return nil
            default: break
            }
            let inside = context.stops(in: id)
            guard !inside.contains(where: { $0.utterance.traits.contains(.adjustable) || $0.part != nil }) else {
                return nil
            }
            let element = context.screen[id]
            let isStop = context.simulation.position(of: id) != nil
            // Another rule reports that it says nothing.
            if isStop, context.speech(of: id).isEmpty { return nil }
            return Violation(
                id, property: element.traits == nil ? nil : .traits, variant: isStop ? "stop" : "unreached",
                doubts: sign == .method ? [] : .guessed)
        }
    }

    private func sign(of id: ElementID, in context: LintContext) -> Sign? {
        let element = context.screen[id]
        guard element.customClass != nil || element.written.contains(.overrides) || element.written.contains(.gestures),
            !element.adjustsItself
        else { return nil }
        if element.overrides("increment") || element.overrides("decrement") { return .method }
        guard context.touchable[id.index], !element.isTrue(.decorative), element[.scrolls] == nil else { return nil }
        switch element.type {
        case .view, .control, .image, .accessibilityElement, .stackView: break
        default: return nil
        }
        let parts = element.customClass.map { RuleText.parts(ofIdentifier: $0) } ?? []
        guard parts.allSatisfy({ !otherClasses.contains($0) }) else { return nil }
        let hasStroke = element.gestures.contains { $0.key.isSideways }
        // What a view of UIKit in SwiftUI shows is not told by its name.
        if context.screen.input == .swiftUI { return hasStroke && element.value != nil ? .gesture : nil }
        if hasStroke, let value = element.value, isAmount(value) { return .gesture }
        if parts.contains(where: classes.contains) { return .name }
        let isTouched = !element.gestures.isEmpty || element.type == .control || context.isInteractive(id)
        return isTouched && parts.contains(where: touchedClasses.contains) ? .name : nil
    }

    /// Whether the value is a number, a percentage or a part of a whole: “40 %”, “3 of 5”.
    private func isAmount(_ value: String) -> Bool {
        let words = RuleText.trimmed(value).split { $0.isWhitespace || "%％/".contains($0) }
        guard let first = words.first, let last = words.last else { return false }
        let isNumber = { (word: Substring) in
            word.contains(where: \.isWholeNumber) && word.allSatisfy { $0.isWholeNumber || ".,+-−".contains($0) }
        }
        return isNumber(first) && isNumber(last)
    }

    /// A stop that implements both methods gets the trait.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.variant == "stop" else { return nil }
        let overrides = context.screen[id][.overrides]?.texts ?? []
        guard overrides.contains("increment"), overrides.contains("decrement") else { return nil }
        return context.repair(adding: .adjustable, to: id)
    }
}
