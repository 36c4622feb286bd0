// The word "latent": a stop, if it were shown.

import A11yEngine
import A11yModel
import A11yVoiceOver

extension LintContext {
    /// Whether VoiceOver would stop on the element if it, or what it lies in, were shown: nothing above it is a stop
    /// that swallows it or hides its elements, and the author does not take it out.
    func isLatentStop(_ id: ElementID) -> Bool {
        guard !isVisible(id), simulation.position(of: id) == nil, screen.isAccessibilityElement(id) else {
            return false
        }
        if screen[id].isTrue(.elementsHidden) { return false }
        return !screen.ancestors(of: id).contains { above in
            let element = screen[above]
            return element.isTrue(.elementsHidden) || swallowsParts(element) || element.members != nil
        }
    }

    /// Whether what lies in the element is not reached by itself. A table cell leaves its controls reachable unless
    /// its author makes it an element.
    private func swallowsParts(_ element: Element) -> Bool {
        guard screen.isAccessibilityElement(element.id) else { return false }
        return element.type != .tableViewCell || element.isElement != nil
    }
}
