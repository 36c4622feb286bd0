import A11yEngine
import A11yModel

/// Overlays inside a screen that can be closed, but not with the escape gesture. Cost: overlays times stops times
/// depth.
struct MissingEscape: Check {
    package static let name = "missing-escape"

    init(_ parameters: inout Parameters) {}

    package func violations(in context: LintContext) -> [Violation] {
        context.overlays.filter(\.isModal).compactMap { overlay in
            let id = overlay.element
            guard !context.answersEscape(id) else { return nil }
            guard context.stops(in: id).contains(where: { context.isExit($0.element) }) else { return nil }
            return Violation(id, property: .overrides, doubts: overlay.doubts)
        }
    }
}
