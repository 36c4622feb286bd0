import A11yEngine
import A11yModel

/// Classes that implement some of the container methods but not all. Cost: linear in the elements.
struct PartialContainer: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        context.elements(setting: .container).compactMap { id in
            let element = context.screen[id]
            let present = Element.containerMethods.filter(element.methods.contains)
            let missing = Element.containerMethods.filter { !element.methods.contains($0) }
            guard !present.isEmpty, !missing.isEmpty, !element.inheritsContainerMethods, context.isVisible(id) else {
                return nil
            }
            return Violation(id, property: .container, facts: ["present": .list(present), "missing": .list(missing)])
        }
    }
}
