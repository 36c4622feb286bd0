import A11yEngine
import A11yModel
import A11yVoiceOver

/// Functional elements that an explicit list omits. Cost: each list's descendants times depth; each element is below at
/// most as many lists as the tree is deep.
struct OmittedMember: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.index.hasLists else { return [] }
        let screen = context.screen
        return context.elements.flatMap { list -> [Violation] in
            guard let members = screen[list].members, !screen.isAccessibilityElement(list), context.isVisible(list),
                context.isWalked(list)
            else { return [] }
            let left = omitted(by: list, members: Set(members.compactMap(\.target)), in: context)
            let controls = left.filter(context.isInteractive)
            let texts = left.filter { !context.isInteractive($0) }
            return [
                violation(list, controls, doubts: [], context), violation(list, texts, doubts: .undecided, context),
            ]
            .compactMap { $0 }
        }
    }

    private func violation(_ list: ElementID, _ left: [ElementID], doubts: Doubts, _ context: LintContext) -> Violation?
    {
        guard !left.isEmpty else { return nil }
        return Violation(
            list, property: .elements, range: context.screen[list].range(of: .elements),
            facts: ["list": .list(left.map(context.quote))], doubts: doubts,
            covers: left + left.flatMap(context.screen.descendants))
    }

    /// The visible functional descendants that are neither in the list nor below a listed element; outermost elements
    /// only.
    private func omitted(by list: ElementID, members: Set<ElementID>, in context: LintContext) -> [ElementID] {
        let screen = context.screen
        let offered = members.flatMap { screen[$0].customActions }
        let offer = Offer(offered)
        let heard = SpeechIndex(of: members.map { context.speech(of: $0) })
        return screen.descendants(of: list).filter { id in
            let path = Array(screen.lineage(of: id).prefix { $0 != list })
            if path.contains(where: members.contains) || !context.isVisible(id) { return false }
            // What the system presents is not a part of the view, wherever the file describes it.
            if context.isInPresented(id) { return false }
            guard isReachableByItself(id, in: context), context.isDecorative(id) == nil else { return false }
            if path.dropFirst().contains(where: { isReachableByItself($0, in: context) }) { return false }
            if path.contains(where: { screen[$0].isTrue(.elementsHidden) }) { return false }
            if context.isInteractive(id) { return !offer.includes(id, in: context) }
            guard let text = context.shownText(of: id) ?? context.name(of: id) else { return false }
            return !heard.contains(text)
        }
    }

    private func isReachableByItself(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        if element.isElement == false { return false }
        return context.screen.isAccessibilityElement(id) || element.type == .segment || context.answersTap(id)
            || (element.isControl && element.type != .datePicker)
    }

    /// The custom actions of the listed elements that replace controls.
    private struct Offer {
        private let functions: Set<String>
        private let names: Set<String>

        init(_ actions: [CustomAction]) {
            functions = Set(actions.compactMap(\.action))
            names = Set(actions.map { RuleText.folded($0.name) })
        }

        func includes(_ id: ElementID, in context: LintContext) -> Bool {
            if let function = context.function(of: id), functions.contains(function) { return true }
            return context.name(of: id).map { names.contains(RuleText.folded($0)) } == true
        }
    }
}
