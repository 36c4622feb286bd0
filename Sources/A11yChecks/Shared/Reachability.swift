import A11yEngine
import A11yModel
import A11yVoiceOver

// Why VoiceOver never reaches an element, and whether it would if the element were visible.

/// Why VoiceOver does not reach an element.
extension LintContext {
    /// Why VoiceOver never reaches an element, as the end of a sentence after a colon.
    func reasonNotReached(_ id: ElementID) -> String {
        switch simulation.cause(for: id, in: screen) {
        case .elementsHidden:
            let owner = silencer(of: id)
            return "`elementsHidden` is set on \(owner == id ? "it" : title(of: owner))"
        case .invisible: return "it is hidden"
        case .zeroSize:
            let owner = screen.lineage(of: id).first { simulation.pruned[$0] == .zeroSize } ?? id
            return "\(owner == id ? "it" : title(of: owner)) has no size"
        case .insideElement(let outer): return "\(name(of: outer)) is one element and hides what is inside it"
        case .unlisted(let container): return "it is not in the `elements` of \(title(of: container))"
        case .behindModal(let modal): return "\(title(of: modal)) is modal and silences what is beside it"
        case nil: return reasonNotReachedByClass(screen[id])
        }
    }

    /// The title of an element, without the middle of a long one, so that the sentence around it stays whole.
    private func name(of id: ElementID) -> String {
        let title = title(of: id)
        guard title.count > LintContext.longestName else { return title }
        return title.prefix(LintContext.longestName) + (title.hasSuffix("”") ? "…”" : "…")
    }

    private static let longestName = 60

    /// The element whose `elementsHidden` hides another: the element itself or its nearest such ancestor.
    func silencer(of id: ElementID) -> ElementID {
        screen.lineage(of: id).first { screen[$0].isTrue(.elementsHidden) } ?? id
    }

    private func reasonNotReachedByClass(_ element: Element) -> String {
        if element.isElement == false {
            // Names the property as the file does.
            switch screen.input {
            case .pageSource: return "`accessible` is false on it"
            case .viewHierarchy: return "`AX` is `N` on it"
            default: return "`isElement` is false on it"
            }
        }
        if element.type == .label { return "its `label` is empty" }
        return "\(element.type.indefinite) is not an accessibility element unless \(wayToBeElement)"
    }

    /// What makes a view an element, in the words of the kind of file.
    private var wayToBeElement: String {
        switch screen.input {
        case .interfaceBuilder: "Accessibility is enabled in the Identity inspector"
        case .swiftUI: "`.accessibilityElement()` makes it one"
        case .native: "`isElement` is set"
        default: "`isAccessibilityElement` is set"
        }
    }

    /// Whether the element is behind an open modal view, that is, neither inside nor around it; then it may be silent
    /// on purpose. `modals` are the modal views and alerts of the screen.
    package func isBehind(_ modals: [ElementID], _ id: ElementID) -> Bool {
        modals.contains { modal in
            modal != id && !screen.isDescendant(modal, of: id) && !screen.isDescendant(id, of: modal)
        }
    }

    /// Everything visible that is modal: overlays, flagged views and system alerts.
    func openModals() -> [ElementID] { modalViews().map(\.element) + index.alerts.filter(isVisible) }
}

extension LintContext {
    /// Whether VoiceOver would stop on the element if it and its ancestors were visible: no ancestor is a stop that
    /// swallows it or hides its elements, and the author does not exclude it.
    func wouldBeStopIfShown(_ id: ElementID) -> Bool {
        guard !isVisible(id), simulation.position(of: id) == nil, screen.isAccessibilityElement(id) else {
            return false
        }
        if screen[id].isTrue(.elementsHidden) { return false }
        return !screen.ancestors(of: id).contains { above in
            let element = screen[above]
            return element.isTrue(.elementsHidden) || swallowsParts(element) || element.members != nil
        }
    }

    /// Whether VoiceOver cannot reach what is inside the element. A table cell leaves its controls reachable unless the
    /// author makes it an element.
    private func swallowsParts(_ element: Element) -> Bool {
        guard screen.isAccessibilityElement(element.id) else { return false }
        return element.type != .tableViewCell || element.isElement != nil
    }
}
