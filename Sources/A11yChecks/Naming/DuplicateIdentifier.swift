import A11yEngine
import A11yModel

/// Accessibility identifiers that two views of a screen share. Rows of a list may. Cost: linear in the elements times
/// their depth.
struct DuplicateIdentifier: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        var first: [String: ElementID] = [:]
        return context.elements(setting: .identifier).compactMap { id in
            // Of a cell there are several alike.
            guard let identifier = context.screen[id][.identifier]?.text, !RuleText.isBlank(identifier),
                !context.screen.lineage(of: id).contains(where: { context.screen[$0].isCell }), context.isVisible(id)
            else { return nil }
            guard let other = first[identifier] else {
                first[identifier] = id
                return nil
            }
            var violation = Violation(
                id, property: .identifier,
                facts: ["identifier": .text(identifier), "other": .text(context.title(of: other))])
            violation.related = [RelatedPlace(message: "the first", range: context.screen[other].anchor)]
            return violation
        }
    }
}
