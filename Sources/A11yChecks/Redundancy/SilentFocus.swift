import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops at which VoiceOver says nothing. Cost: linear in the elements.
struct SilentFocus: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.stopTexts.compactMap { words -> Violation? in
            guard words.own.isBlank, shouldSpeak(context.stops[words.place], in: context) else { return nil }
            let id = words.element
            let shown = context.screen.descendants(of: id).filter { context.isVisible($0) }
            let texts = shown.compactMap(context.shownText)
            let element = context.screen[id]
            let isMerged = element[.childBehavior]?.text == "combine" && element.label != nil
            return Violation(
                id,
                property: element.isElement == nil ? nil : .isElement,
                variant: texts.isEmpty ? nil : isMerged ? "emptied" : "shows",
                facts: ["texts": .list(texts)], doubts: isMerged && !texts.isEmpty ? .undecided : [],
                covers: shown)
        }
    }

    private func shouldSpeak(_ stop: Stop, in context: LintContext) -> Bool {
        let element = context.screen[stop.element]
        // A control without a name is reported as such, even if touches do not reach it.
        if element.isControl || context.isInteractive(element.id) { return false }
        if context.namesItself(element.id) || stop.part != nil || element.isDescribedByCode([.label, .value]) {
            return false
        }
        if element.type == .image || stop.utterance.traits.contains(.image) { return false }
        // The text of a text view, of a cell and of a label with an outlet may be set at run time.
        if element.type == .textView || element.type == .label && element.mayBeSetByCode { return false }
        if element.type == .tableViewCell, element.isElement == nil {
            // A running app has filled the rows that are seen.
            guard context.screen.input.isOfRunningApp, !stop.isOffScreen else { return false }
        }
        guard let group = stop.group, context.screen[group][.containerType] != nil else { return true }
        return RuleText.isBlank(context.screen[group].label ?? "")
    }

    /// Excludes the element from the stops.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element else { return nil }
        if context.screen[id].mayBeSetByCode([.label, .value]) { return .refused("code may give it a label") }
        return .setting(.isElement, to: false, on: id)
    }
}
