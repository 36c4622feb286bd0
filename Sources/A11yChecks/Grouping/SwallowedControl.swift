import A11yEngine
import A11yModel
import A11yVoiceOver

/// Merged stops with controls inside that cannot be operated from there. Cost: linear in the elements times their
/// depth, since stops are not nested.
struct SwallowedControl: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.isElement) || context.isSet(.childBehavior) else { return [] }
        let merged = context.stops.filter { stop in
            let element = context.screen[stop.element]
            // SwiftUI turns the controls of a combined element into its actions.
            // A button or switch of SwiftUI is one element with all that its label shows.
            return element.isElement == true || element[.childBehavior]?.text == "ignore"
                || context.screen.input == .swiftUI && [.button, .switch].contains(element.type)
        }
        return merged.compactMap { stop in
            isClosedPage(stop.element, in: context)
                ? Violation(stop.element, property: .isElement, variant: "page")
                : violation(at: stop.element, in: context)
        }
    }

    /// Whether it is a web page that is one element: its links and texts are none then. A dump may have left them out.
    private func isClosedPage(_ id: ElementID, in context: LintContext) -> Bool {
        context.screen[id].type == .webView && context.touchable[id.index] && !context.screen.input.isOfRunningApp
    }

    private func violation(at stop: ElementID, in context: LintContext) -> Violation? {
        let screen = context.screen
        // What a control does is not lost where the double tap does the same, by the same code.
        let own = [screen[stop][.action]?.text, screen[stop].gestures[.tap]]
        let swallowed = context.controlsSwallowed(by: stop).filter { control in
            screen.input != .swiftUI || screen[control][.action].map { !own.contains($0.text) } ?? true
        }
        guard !swallowed.isEmpty else { return nil }
        // In a dump, a cell may operate what it contains, and a map may be a picture that nobody can touch. A printed
        // hierarchy does not tell of custom actions.
        let isOpen = screen[stop].isCell || swallowed.allSatisfy { screen[$0].isPage }
        let isUntold =
            screen.input == .viewHierarchy || screen.input == .pageSource && isOpen
            || screen.input == .swiftUI && screen[stop].type == .button
        return Violation(
            stop, property: .isElement,
            facts: ["list": .list(swallowed.map(context.quote))],
            doubts: isUntold || context.mayDoTheSame(stop, as: swallowed) ? .undecided : [],
            covers: swallowed,
            related: swallowed.map { RelatedPlace(message: "swallowed", range: screen[$0].anchor) })
    }
}
