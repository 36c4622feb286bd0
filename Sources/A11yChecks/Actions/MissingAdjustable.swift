import A11yEngine
import A11yModel
import A11yVoiceOver

/// Controls of the app that are named or used like sliders but are not adjustable. Cost: linear in the elements times
/// their depth, plus the descendants of each such control.
struct MissingAdjustable: RepairingCheck {
    /// Parts of class names that mean a slider.
    private let classes: Set<String>
    /// Parts of class names that mean a slider if the view also handles touches.
    private let touchedClasses: Set<String>
    /// Parts of class names that rule out a slider, whatever the other parts.
    private let otherClasses: Set<String>
    /// Names of buttons that make a value less or more, folded.
    private let less: Set<String>
    private let more: Set<String>

    init(_ parameters: inout Parameters) {
        classes = Set(parameters.words("classes"))
        touchedClasses = Set(parameters.words("touched-classes"))
        otherClasses = Set(parameters.words("other-classes"))
        less = Set(parameters.words("less").map { RuleText.folded($0) })
        more = Set(parameters.words("more").map { RuleText.folded($0) })
    }

    /// What indicates a slider.
    private enum Sign: String {
        case method, gesture, name
    }

    func violations(in context: LintContext) -> [Violation] { sliders(in: context) + trios(in: context) }

    private func sliders(in context: LintContext) -> [Violation] {
        guard context.isSet(.overrides) || context.isSet(.gestures) || context.index.hasCustomClasses else { return [] }
        return context.elements.compactMap { id in
            guard context.isVisible(id), let sign = sign(of: id, in: context), !context.isAdjustable(id) else {
                return nil
            }
            // Whether an action on a container of SwiftUI is reached is not recorded.
            if sign == .method, context.screen[id][.childBehavior]?.text == "contain" { return nil }
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
        let hasStroke = element.gestures.contains { [.pan, .swipeLeft, .swipeRight].contains($0.key) }
        // What a view of UIKit in SwiftUI shows is not told by its name, and a stroke is of what has a value.
        if context.screen.input == .swiftUI { return hasStroke ? .gesture : nil }
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

/// A value between a button for less and one for more.
extension MissingAdjustable {
    private func trios(in context: LintContext) -> [Violation] {
        let ends = context.stopTexts.filter { words in
            words.isControl && words.name.map { less.contains($0.folded) } == true
        }
        return ends.compactMap { trio(from: $0.element, in: context) }
    }

    /// The number beside a button for less, with a button for more at its other side; all in one view.
    private func trio(from id: ElementID, in context: LintContext) -> Violation? {
        let siblings = context.siblings(of: id)
        guard context.screen[id].customActions.isEmpty,
            let end = siblings.first(where: { isButton($0, named: more, in: context) }),
            let value = siblings.first(where: { isNumber($0, between: id, and: end, in: context) })
        else { return nil }
        return Violation(
            id, variant: "trio",
            facts: [
                "first": .text(context.quote(of: id)), "value": .text(context.quote(of: value)),
                "last": .text(context.quote(of: end)),
            ],
            doubts: .guessed, evidence: [value, end], covers: [value, end], isCause: false)
    }

    private func isButton(_ id: ElementID, named words: Set<String>, in context: LintContext) -> Bool {
        context.simulation.position(of: id) != nil && context.isInteractive(id)
            && context.name(of: id).map { words.contains(RuleText.folded($0)) } == true
    }

    /// Whether an element is a number that is read as a stop of its own, between two others.
    private func isNumber(_ id: ElementID, between one: ElementID, and other: ElementID, in context: LintContext)
        -> Bool
    {
        guard let stop = context.simulation.stop(of: id), context.isPlainText(stop),
            RuleText.hasNumber(stop.utterance.label)
        else { return false }
        guard let place = context.frame(of: id), let start = context.frame(of: one), let end = context.frame(of: other)
        else { return min(one, other) < id && id < max(one, other) }
        let middle = place.center
        let isBeside = context.areInOneRow(start, end) && context.areInOneRow(start, place)
        return isBeside && (start.center.x < middle.x) == (middle.x < end.center.x)
    }
}
