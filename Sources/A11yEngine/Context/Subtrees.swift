import A11yModel
import A11yVoiceOver

/// What lies in every element, itself included, summed up once so that no check walks a subtree again and again.
/// Cost: linear in the elements.
package struct Subtrees {
    /// What lies in one element.
    package struct Sum {
        /// Stops, and the places of the first and the last of them among all stops.
        package var stops = 0
        package var first = Int.max
        package var last = -1
        /// Stops on which a double tap does nothing of their own, so that it reaches the view below the finger.
        package var plainStops = 0
        /// Stops that answer to a person.
        package var interactiveStops = 0
        /// Visible, enabled elements that answer to a person, be they stops or not.
        package var controls = 0

        /// Whether VoiceOver goes through all of it before anything else.
        package var isConsecutive: Bool { stops == last - first + 1 }

        fileprivate mutating func add(_ other: Sum) {
            stops += other.stops
            first = min(first, other.first)
            last = max(last, other.last)
            plainStops += other.plainStops
            interactiveStops += other.interactiveStops
            controls += other.controls
        }
    }

    private var sums: [Sum] = []

    /// The sums of a screen without elements.
    package init() {}

    /// Sums up a screen.
    package init(of context: LintContext) {
        let screen = context.screen
        sums = Array(repeating: Sum(), count: screen.elements.count)
        for (position, stop) in context.simulation.stops.enumerated() {
            let id = stop.element
            let isPlain = !screen[id].isControl && !context.answersTap(id)
            sums[id.index].add(
                Sum(
                    stops: 1, first: position, last: position, plainStops: isPlain ? 1 : 0,
                    interactiveStops: context.isInteractive(id) ? 1 : 0))
        }
        // Document order puts parents first, so from the end every sum is complete before it is passed on.
        for element in screen.elements.reversed() {
            let id = element.id
            if context.isVisible(id), context.isEnabled(id), context.isInteractive(id) { sums[id.index].controls += 1 }
            if let parent = element.parent { sums[parent.index].add(sums[id.index]) }
        }
    }

    /// What lies in an element.
    package subscript(id: ElementID) -> Sum { sums[id.index] }
}
