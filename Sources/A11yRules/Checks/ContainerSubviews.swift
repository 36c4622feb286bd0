import A11yModel
import A11yVoiceOver

/// Stops in views that decide by container methods what they contain, and whose file does not say whether they return
/// these. Cost: linear in the stops times their depth.
struct ContainerSubviews: Check {
    static let name = "container-subviews"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.container) else { return [] }
        var left: [ElementID: [ElementID]] = [:]
        for stop in subject.wholeStops where subject.screen[stop.element].isView && subject.isFunctional(stop.element) {
            let container = subject.screen.ancestors(of: stop.element).first { subject.screen[$0].answersForParts }
            if let container { left[container, default: []].append(stop.element) }
        }
        return left.compactMap { container, stops in fault(container, stops, in: subject) }
    }

    private func fault(_ container: ElementID, _ stops: [ElementID], in subject: Subject) -> Fault? {
        let element = subject.screen[container]
        guard element.members == nil, !element.inheritsContainerMethods else { return nil }
        let made = subject.layerElements(of: container)
        let said = SpeechIndex(of: made.map { "\(subject.name(of: $0) ?? "") \(subject.screen[$0].value ?? "")" })
        let lost = stops.filter { stop in
            guard !subject.isInteractive(stop), let text = subject.shownText(of: stop) else { return true }
            return made.isEmpty || !said.contains(text)
        }
        guard !lost.isEmpty else { return nil }
        return Fault(
            container,
            property: .container,
            facts: ["list": .list(lost.map(subject.quote))],
            // What its methods return is known in part where it says which elements it made.
            doubts: made.isEmpty ? .undecided : [],
            covers: lost)
    }
}

extension Element {
    /// Whether it is a view, and not an accessibility element or a layer.
    fileprivate var isView: Bool { type != .accessibilityElement && type != .layer }
}
