import A11yModel
import A11yVoiceOver

/// Cursor frames that lie elsewhere than what they stand for. Cost: linear in the elements, since stops do not lie in
/// one another.
struct FrameDistance: Check {
    static let name = "frame-distance"

    /// Share, 0 to 1, of what can be seen of a stop that its cursor covers at least.
    private let share: Double

    init(_ parameters: inout Parameters) {
        share = parameters.number("share")
    }

    func faults(in subject: Subject) -> [Fault] {
        guard subject.isSet(.accessibilityFrame) || subject.isSet(.path) else { return [] }
        let authored = subject.wholeStops.map(\.element).filter { !subject.authoredShapes(of: $0).isEmpty }
        guard !authored.isEmpty else { return [] }
        let layers = subject.layersByElement()
        return authored.compactMap { id -> Fault? in
            guard subject.innermostScroller(of: id) == nil, let seen = subject.seenFrame(of: layers[id] ?? id) else {
                return nil
            }
            let stray = subject.authoredShapes(of: id).first { shape in
                seen.share(coveredBy: shape.bounds) < share && !coversParts(shape.bounds, of: id, in: subject)
            }
            guard let stray else { return nil }
            let distance = seen.gap(to: stray.bounds)
            return Fault(
                id,
                property: stray.property,
                variant: distance == 0 ? "beside" : nil,
                facts: ["distance": .number(distance)],
                evidence: Array(subject.screen.ancestors(of: id)))
        }
    }

    /// Whether the cursor lies around what is shown inside of the stop, wherever the stop's own frame is.
    private func coversParts(_ bounds: Rect, of id: ElementID, in subject: Subject) -> Bool {
        let parts = subject.screen.descendants(of: id).filter(subject.isFunctional).compactMap(subject.seenFrame)
        return !parts.isEmpty && parts.allSatisfy { $0.share(coveredBy: bounds) >= share }
    }
}
