import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops inside views that override the container methods, if the file does not say that these methods return them.
/// Cost: linear in the stops times their depth.
struct LostSubview: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.container) else { return [] }
        var left: [ElementID: [ElementID]] = [:]
        for stop in context.wholeStops where context.screen[stop.element].isView && context.isFunctional(stop.element) {
            let container = context.screen.ancestors(of: stop.element).first { context.screen[$0].answersForParts }
            if let container { left[container, default: []].append(stop.element) }
        }
        return left.compactMap { container, stops in violation(container, stops, in: context) }
    }

    private func violation(_ container: ElementID, _ stops: [ElementID], in context: LintContext) -> Violation? {
        let element = context.screen[container]
        guard element.members == nil, !element.inheritsContainerMethods else { return nil }
        let made = context.layerElements(of: container)
        let said = SpeechIndex(of: made.map { "\(context.name(of: $0) ?? "") \(context.screen[$0].value ?? "")" })
        let lost = stops.filter { stop in
            guard !context.isInteractive(stop), let text = context.shownText(of: stop) else { return true }
            return made.isEmpty || !said.contains(text)
        }
        guard !lost.isEmpty else { return nil }
        return Violation(
            container,
            property: .container,
            facts: ["list": .list(lost.map(context.quote))],
            // If the view made accessibility elements, its methods are known to return these.
            doubts: made.isEmpty ? .undecided : [],
            covers: lost)
    }
}

extension Element {
    /// Whether it is a view rather than an accessibility element or a layer.
    fileprivate var isView: Bool { type != .accessibilityElement && type != .layer }
}
