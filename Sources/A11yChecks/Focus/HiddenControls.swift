import A11yEngine
import A11yModel
import A11yVoiceOver

/// Elements whose `elementsHidden` hides visible controls from VoiceOver. Cost: linear in the elements times their
/// depth.
struct HiddenControls: Check {
    /// The share of the screen, 0 to 1, from which a view counts as the whole screen.
    let screenShare: Double

    init(_ parameters: inout Parameters) {
        screenShare = parameters.number("screen-share")
    }

    func violations(in context: LintContext) -> [Violation] {
        let screen = context.screen
        let outermost = context.elements(setting: .elementsHidden).filter { id in
            screen[id].isTrue(.elementsHidden) && context.isVisible(id)
                && !screen.ancestors(of: id).contains { screen[$0].isTrue(.elementsHidden) }
        }
        guard !outermost.isEmpty else { return [] }
        let modals = context.openModals()
        let offered = OfferedFunctions(at: context)
        return outermost.compactMap { id in
            if context.isBehind(modals, id) { return nil }
            return violation(at: id, in: context, offered: offered)
        }
    }

    private func violation(at id: ElementID, in context: LintContext, offered: OfferedFunctions) -> Violation? {
        let silenced = ([id] + context.screen.descendants(of: id)).filter { part in
            context.isVisible(part) && context.simulation.position(of: part) == nil && !context.screen[part].isSystem
        }
        if context.simulation.stops.isEmpty, isWholeScreen(id, in: context),
            silenced.contains(where: context.isFunctional)
        {
            return Violation(id, property: .elementsHidden, variant: "screen", covers: silenced)
        }
        let controls = silenced.filter { part in
            context.isInteractive(part) && context.isEnabled(part) && !context.handsTouchesOn(part)
                && !offered.include(part, in: context)
        }
        guard let first = controls.first else { return nil }
        return Violation(
            id, property: .elementsHidden,
            variant: controls.count == 1 ? "one" : "several",
            facts: [
                "count": .number(Double(controls.count)),
                "first": .text(context.quote(of: first)),
                "list": .list(controls.map(context.quote)),
            ],
            covers: silenced)
    }

    private func isWholeScreen(_ id: ElementID, in context: LintContext) -> Bool {
        guard let frame = context.frame(of: id) else { return context.screen.roots == [id] }
        let bounds = LintContext.bounds(of: context.screen, layout: context.simulation.layout)
        return bounds.share(coveredBy: frame) >= screenShare
    }
}
