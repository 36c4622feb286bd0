import A11yEngine
import A11yModel
import A11yVoiceOver

/// Merged stops with controls inside that cannot be operated from there. Cost: linear in the elements times their
/// depth, since stops are not nested.
struct SwallowedControl: Check {
    static let name = "swallowed-control"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.isElement) else { return [] }
        let merged = context.stops.filter { stop in
            let element = context.screen[stop.element]
            // SwiftUI turns the controls of a combined element into its actions.
            return element.isElement == true || element[.childBehavior]?.text == "ignore"
        }
        return merged.compactMap { stop -> Violation? in
            let swallowed = context.controlsSwallowed(by: stop.element)
            guard !swallowed.isEmpty else { return nil }
            return Violation(
                stop.element, property: .isElement,
                facts: ["list": .list(swallowed.map(context.quote))],
                // In a dump, a cell may operate what it contains.
                doubts: context.screen.input == .pageSource && context.screen[stop.element].isCell ? .undecided : [],
                covers: swallowed,
                related: swallowed.map {
                    RelatedPlace(message: "swallowed", range: context.screen[$0].anchor)
                })
        }
    }
}
