import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops that an author made of a view, with controls inside that nobody can operate from there. Cost: linear in the
/// elements times their depth, since stops do not lie in one another.
struct SwallowedControl: Check {
    package static let name = "swallowed-control"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.isElement) else { return [] }
        let merged = context.stops.filter { context.screen[$0.element].isElement == true }
        return merged.compactMap { stop -> Violation? in
            let swallowed = context.controlsSwallowed(by: stop.element)
            guard !swallowed.isEmpty else { return nil }
            return Violation(
                stop.element, property: .isElement,
                facts: ["list": .list(swallowed.map(context.quote))],
                // What a cell of a dump contains may be operated through it.
                doubts: context.screen.input == .pageSource && context.screen[stop.element].isCell ? .undecided : [],
                covers: swallowed,
                related: swallowed.map {
                    RelatedPlace(message: "swallowed", range: context.screen[$0].anchor)
                })
        }
    }
}
