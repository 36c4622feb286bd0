import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops on which keyboard and switches halt although nothing can be done there. Cost: linear in the elements.
struct IdleFocus: Check {
    package static let name = "idle-focus"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        let idle = context.wholeStops.filter { !isUseful(context.screen[$0.element], in: context) }
        if idle.isEmpty { return [] }
        let responding = Responding(context.screen, context.simulation.layout)
        return idle.compactMap { stop in
            switch responding[stop.element] {
            case .stated(true): Violation(stop.element, property: .respondsToUserInteraction)
            // What UIKit answers for an element that says nothing of itself is on no record.
            case .nothing: Violation(stop.element, doubts: .undecided)
            default: nil
            }
        }
    }

    private func isInToast(_ id: ElementID, in context: LintContext) -> Bool {
        context.isSet(.presentation)
            && context.screen.lineage(of: id).contains { context.screen[$0][.presentation]?.text == "toast" }
    }

    /// Whether something can be done with an element: it answers, has actions or gestures, scrolls, or code decides.
    private func isUseful(_ element: Element, in context: LintContext) -> Bool {
        if context.isInteractive(element.id) || element.isCell || element.isScroller { return true }
        if !element.customActions.isEmpty || !element.gestures.isEmpty || element.doubts.contains(.code) { return true }
        if let overrides = element[.overrides]?.texts, !overrides.isEmpty { return true }
        // What comes and goes by itself is no place where a cursor would stay.
        if [.activityIndicator, .progressView].contains(element.type) { return true }
        if isInToast(element.id, in: context) { return true }
        return [.dragSources, .dropPoints, .keyCommands, .onFocus].contains(where: element.written.contains)
    }
}

extension IdleFocus: RepairingCheck {
    /// Keyboard and switches pass it by.
    package func repair(of violation: Violation, in context: LintContext) -> Repair? {
        violation.element.map { .setting(.respondsToUserInteraction, to: false, on: $0) }
    }
}
