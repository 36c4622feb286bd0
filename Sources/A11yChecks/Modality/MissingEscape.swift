import A11yEngine
import A11yModel

/// Overlays with an exit that the escape gesture does not trigger. Cost: overlays times stops times depth.
struct MissingEscape: Check {
    static let name = "missing-escape"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        context.overlays.filter(\.isModal).compactMap { overlay in
            let id = overlay.element
            guard !context.answersEscape(id) else { return nil }
            guard context.stops(in: id).contains(where: { context.isExit($0.element) }) else { return nil }
            return Violation(id, property: .overrides, doubts: overlay.doubts)
        }
    }
}
