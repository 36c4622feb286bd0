import A11yEngine
import A11yModel
import A11yVoiceOver

/// Image stops without a description, and images that VoiceOver skips although the author does not declare them
/// decorative. Cost: linear in the elements.
struct UnlabelledImage: Check {
    static let name = "unlabelled-image"

    init(_ parameters: inout Parameters) {}

    func violations(in context: LintContext) -> [Violation] {
        context.elements.compactMap { id in
            guard mayBePicture(id, in: context), !context.isInteractive(id), !context.screen[id].isControl,
                !context.hasName(id)
            else { return nil }
            return violation(of: id, in: context)
        }
    }

    /// Whether its class, its author or VoiceOver treats it as an image.
    private func mayBePicture(_ id: ElementID, in context: LintContext) -> Bool {
        context.screen[id].type == .image || context.screen[id].traits?.contains(.image) == true
            || context.simulation.stop(of: id)?.utterance.traits.contains(.image) == true
    }

    private func violation(of id: ElementID, in context: LintContext) -> Violation? {
        let element = context.screen[id]
        let isPicture = element.type == .image
        if let stop = context.simulation.stop(of: id) {
            guard isPicture || stop.utterance.traits.contains(.image) else { return nil }
            return described(
                Violation(id), variant: stop.utterance.description.isEmpty ? "silent" : "stop", in: context)
        }
        if isPicture || element.traits?.contains(.image) == true, context.wouldBeStopIfShown(id) {
            return described(Violation(id), variant: "hidden", in: context)
        }
        guard isPicture, element.isFalse(.decorative), element.isElement != true, context.isVisible(id),
            context.simulation.cause(for: id, in: context.screen) == nil
        else { return nil }
        return described(Violation(id, property: .decorative), variant: "passed", in: context)
    }

    private func described(_ violation: Violation, variant: String, in context: LintContext) -> Violation {
        var violation = violation
        violation.variant = variant
        // UIKit has words for some symbols, but the list is not published.
        if let id = violation.element, case .symbol = context.spokenPicture(of: id) { violation.doubts = .undecided }
        return violation
    }
}
