import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops with a function but no role, and containers with a function whose texts are the stops. Cost: linear in the
/// elements times the depth of the tree.
struct MissingTrait: RepairingCheck {
    /// Custom classes that need no role.
    private let roleFree: Set<String>

    init(_ parameters: inout Parameters) {
        roleFree = Set(parameters.words("role-free"))
    }

    func violations(in context: LintContext) -> [Violation] {
        let subtrees = context.subtrees
        let offered = offeredFunctions(in: context)
        let stops = context.stops.filter { stop in
            stop.part == nil && isRoleless(stop.element, stop.utterance.traits, in: context, subtrees)
                && context.function(of: stop.element).map(offered.contains) != true
        }
        return stops.map { stop in
            let isTold = stop.utterance.spokenHint != nil
            let isNamed = context.isStandIn(stop.element) || context.isLabelledByCode(stop.element)
            let isSilent = stop.utterance.description.isEmpty && !isNamed
            // What VoiceOver calls it is not known, and that it tells no role is.
            if case .symbol(let symbol) = context.spokenPicture(of: stop.element),
                PictureName.word(forSymbol: symbol) == nil, context.screen.input == .swiftUI
            {
                return Violation(stop.element, variant: "symbol", facts: ["symbol": .text(symbol)])
            }
            return Violation(stop.element, variant: isSilent ? "silent" : isTold ? "hinted" : "stop")
        } + containers(in: context, subtrees) + prompted(in: context, subtrees) + replaced(in: context)
    }

    /// Elements of SwiftUI in the place of the one control in them, without its role: a double tap still reaches it.
    private func replaced(in context: LintContext) -> [Violation] {
        guard context.screen.input == .swiftUI else { return [] }
        return context.stops.compactMap { stop in
            let id = stop.element
            guard context.screen[id][.childBehavior]?.text == "ignore", !context.answersTap(id),
                stop.utterance.traits.isDisjoint(with: LintContext.roleTraits),
                !context.screen[id].mayBeSetByCode([.traits, .childBehavior])
            else { return nil }
            let inside = context.screen.descendants(of: id).filter {
                context.isInteractive($0) && context.isVisible($0)
            }
            guard let only = inside.first, inside.count == 1,
                !context.screen.accessibilityTraits(of: only).isDisjoint(with: [.button, .link]),
                context.controlsSwallowed(by: id).isEmpty
            else { return nil }
            return Violation(id, property: .childBehavior, variant: "replaced", covers: [only], ceiling: .likely)
        }
    }

    /// What buttons of a view of SwiftUI do: a text that does the same when it is tapped is a larger target.
    private func offeredFunctions(in context: LintContext) -> Set<String> {
        guard context.screen.input == .swiftUI else { return [] }
        return Set(
            context.stops.lazy.filter { $0.utterance.traits.contains(.button) }
                .compactMap { context.function(of: $0.element) })
    }

    /// Pictures and views that a text tells to tap, and that are stops or contain some, without a role. Only code knows
    /// whether they answer.
    private func prompted(in context: LintContext, _ subtrees: Subtrees) -> [Violation] {
        Prompts(in: context).targets().compactMap { target in
            guard subtrees[target.element].stops > 0 else { return nil }
            let inner = context.stops(in: target.element)
            guard inner.allSatisfy({ $0.utterance.traits.isDisjoint(with: LintContext.roleTraits) }) else { return nil }
            return Violation(
                target.element, variant: "prompted", facts: ["text": .text(target.prompt.text)], doubts: .undecided,
                covers: inner.map(\.element), isCause: false)
        }
    }

    private func isRoleless(
        _ id: ElementID, _ traits: Traits, in context: LintContext, _ subtrees: Subtrees
    ) -> Bool {
        guard context.answersTap(id) else { return false }
        let element = context.screen[id]
        // “Collapsed. Double tap to expand.” tells what an activation does.
        if element[.expanded] != nil { return false }
        guard !element.isCell, !element.isTextInput, element.customClass.map(roleFree.contains) != true else {
            return false
        }
        return traits.isDisjoint(with: LintContext.roleTraits) && !context.isBackgroundTap(id, subtrees)
    }

    /// Containers that respond to taps, with the stops inside that have no function of their own.
    private func containers(in context: LintContext, _ subtrees: Subtrees) -> [Violation] {
        var texts: [ElementID: [ElementID]] = [:]
        for stop in context.stops where stop.part == nil && !context.isInteractive(stop.element) {
            let above = context.screen.ancestors(of: stop.element)
            guard let container = above.first(where: { context.answersTap($0) }),
                context.hasName(stop.element) || context.isStandIn(stop.element)
                    || context.screen.input == .swiftUI && !stop.utterance.description.isEmpty
            else { continue }
            texts[container, default: []].append(stop.element)
        }
        return slots(in: context, besides: texts)
            + texts.sorted { $0.key < $1.key }.compactMap { container, inner in
                guard isRoleless(container, context.screen.accessibilityTraits(of: container), in: context, subtrees),
                    !context.screen[container].isScroller, context.screen[container].isElement == nil
                else { return nil }
                // A double tap on a button that takes no touches of its own reaches the container.
                if inner.contains(where: { !context.screen.accessibilityTraits(of: $0).isDisjoint(with: .button) }) {
                    return nil
                }
                // The function of the handler is unknown; around controls it usually hides the keyboard. The container
                // counts as one of the controls.
                if context.function(of: container) == nil, subtrees[container].controls > 1 { return nil }
                // Code that reaches the texts may give them a role: where none was read, a person must check.
                let isOfViews = context.screen.input == .swiftUI
                // Around controls, and on a Mac, a tap may only choose the view, or show and hide what is in it.
                let isPicture = inner.count == 1 && context.screen[inner[0]].type == .image
                let mayChoose =
                    !isPicture && (subtrees[container].controls > 1 || context.screen.platform == .macos)
                    && context.function(of: container).map(leads) != true
                let isOpen =
                    (isOfViews ? mayChoose : context.screen[container].code == nil)
                    || inner.contains { context.screen[$0].mayBeSetByCode([.traits, .isElement]) }
                return Violation(
                    container, variant: isOfViews && inner.count > 1 ? "tapped" : "container",
                    facts: ["list": .list(inner.map { words(of: $0, in: context) })],
                    doubts: isOpen ? .undecided : [], covers: inner, ceiling: isOfViews ? .likely : .certain)
            }
    }

    /// Whether a function leads to something else, and does not only choose what is tapped or show more of it:
    /// `router.showChapter(number)`.
    private func leads(_ function: String) -> Bool {
        guard !function.contains(".toggle"), !function.contains("= !") else { return false }
        return function.split { !$0.isLetter }.contains { word in
            RuleText.parts(ofIdentifier: String(word)).first.map { MissingTrait.leading.contains($0.lowercased()) }
                == true
        }
    }

    private static let leading: Set<String> = ["copy", "navigate", "open", "play", "present", "push", "show"]

    /// Containers of SwiftUI that respond to taps and show nothing but what a use passes.
    private func slots(in context: LintContext, besides known: [ElementID: [ElementID]]) -> [Violation] {
        guard context.screen.input == .swiftUI else { return [] }
        return context.elements.filter { id in
            guard context.answersTap(id), known[id] == nil, context.screen[id].isElement == nil,
                !context.screen[id].mayBeSetByCode([.traits]),
                context.screen.accessibilityTraits(of: id).isDisjoint(with: LintContext.roleTraits)
            else { return false }
            let leaves = context.screen.descendants(of: id).map { context.screen[$0] }.filter(\.children.isEmpty)
            return !leaves.isEmpty
                && leaves.allSatisfy { leaf in
                    // What nobody knows has neither the name of a view nor that of a library's.
                    leaf.type == .view && leaf[.type] == nil && leaf.customClass == nil
                        && leaf.mayBeSetByCode([.isElement])
                }
        }.map { Violation($0, variant: "slot", settled: .code, ceiling: .likely) }
    }

    /// How a message quotes a stop: one without a name by what VoiceOver says there.
    private func words(of id: ElementID, in context: LintContext) -> String {
        guard context.screen.input == .swiftUI, !context.hasName(id), let stop = context.simulation.stop(of: id) else {
            return context.quote(of: id)
        }
        let words = stop.utterance.description
        return words.hasSuffix(".") ? String(words.dropLast()) : words
    }

    /// Makes the stop a button. For a container of texts a person must choose the role.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, ["stop", "silent", "symbol"].contains(violation.variant) else { return nil }
        if case .open? = context.screen[id].code?.outcome(of: .hitFrame) {
            return .refused("code of its class decides where it answers touches")
        }
        return context.repair(adding: .button, to: id)
    }
}
