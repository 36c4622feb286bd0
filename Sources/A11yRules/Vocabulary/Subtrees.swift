import A11yModel
import A11yVoiceOver

/// What lies in every element, itself included, summed up once so that no check walks a subtree again and again.
/// Cost: linear in the elements.
struct Subtrees {
    /// What lies in one element.
    struct Sum {
        /// Stops, and the places of the first and the last of them among all stops.
        var stops = 0
        var first = Int.max
        var last = -1
        /// Stops on which a double tap does nothing of their own, so that it reaches the view below the finger.
        var plainStops = 0
        /// Stops that answer to a person.
        var interactiveStops = 0
        /// Visible, enabled elements that answer to a person, be they stops or not.
        var controls = 0

        /// Whether VoiceOver goes through all of it before anything else.
        var isConsecutive: Bool { stops == last - first + 1 }

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
    init() {}

    /// Sums up a screen.
    init(of subject: Subject) {
        let screen = subject.screen
        sums = Array(repeating: Sum(), count: screen.elements.count)
        for (position, stop) in subject.reading.stops.enumerated() {
            let id = stop.element
            let isPlain = !screen[id].isControl && !subject.answersTap(id)
            sums[id.index].add(
                Sum(
                    stops: 1, first: position, last: position, plainStops: isPlain ? 1 : 0,
                    interactiveStops: subject.isInteractive(id) ? 1 : 0))
        }
        // Document order puts parents first, so from the end every sum is complete before it is passed on.
        for element in screen.elements.reversed() {
            let id = element.id
            if subject.isVisible(id), subject.isEnabled(id), subject.isInteractive(id) { sums[id.index].controls += 1 }
            if let parent = element.parent { sums[parent.index].add(sums[id.index]) }
        }
    }

    /// What lies in an element.
    subscript(id: ElementID) -> Sum { sums[id.index] }
}
