import A11yEngine
import A11yModel
import A11yVoiceOver

/// VoiceOver cursor frames away from the elements they stand for. Cost: linear in the elements, since stops are not
/// nested.
struct MisplacedFrame: RepairingCheck {
    /// The share, 0 to 1, of a stop's visible area that its cursor must cover.
    private let share: Double

    init(_ parameters: inout Parameters) {
        share = parameters.number("share")
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.accessibilityFrame) || context.isSet(.path) else { return [] }
        let authored = context.wholeStops.map(\.element).filter { !context.authoredShapes(of: $0).isEmpty }
        guard !authored.isEmpty else { return [] }
        let layers = context.layersByElement()
        return authored.compactMap { id -> Violation? in
            guard context.innermostScroller(of: id) == nil, let seen = context.seenFrame(of: layers[id] ?? id) else {
                return nil
            }
            let stray = context.authoredShapes(of: id).first { shape in
                seen.share(coveredBy: shape.bounds) < share && !coversParts(shape.bounds, of: id, in: context)
            }
            guard let stray else { return nil }
            let distance = seen.gap(to: stray.bounds)
            return Violation(
                id,
                property: stray.property,
                variant: distance == 0 ? "beside" : nil,
                facts: ["distance": .number(distance)],
                evidence: Array(context.screen.ancestors(of: id)))
        }
    }

    /// Whether the cursor surrounds the visible content of the stop, wherever the stop's own frame is.
    private func coversParts(_ bounds: Rect, of id: ElementID, in context: LintContext) -> Bool {
        let parts = context.screen.descendants(of: id).filter(context.isFunctional).compactMap(context.seenFrame)
        return !parts.isEmpty && parts.allSatisfy { $0.share(coveredBy: bounds) >= share }
    }

    /// Without a frame of the author, UIKit uses that of the view.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        .removingFrame(of: violation, in: context)
    }
}
