import A11yModel
import A11yVoiceOver

/// Stops that an author made of a view, with controls inside that nobody can operate from there. Cost: linear in the
/// elements times their depth, since stops do not lie in one another.
struct SwallowedControls: Check {
    static let name = "swallowed-controls"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.isElement) else { return [] }
        let merged = subject.stops.filter { subject.screen[$0.element].isElement == true }
        return merged.compactMap { stop -> Fault? in
            let swallowed = subject.controlsSwallowed(by: stop.element)
            guard !swallowed.isEmpty else { return nil }
            return Fault(
                stop.element, property: .isElement,
                facts: ["list": .list(swallowed.map(subject.quote))],
                // What a cell of a dump contains may be operated through it.
                doubts: subject.screen.input == .pageSource && subject.screen[stop.element].isCell ? .undecided : [],
                covers: swallowed,
                related: swallowed.map {
                    RelatedPlace(message: "swallowed", range: subject.screen[$0].anchor)
                })
        }
    }
}
