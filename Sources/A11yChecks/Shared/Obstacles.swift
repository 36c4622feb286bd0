import A11yEngine
import A11yModel
import A11yVoiceOver

/// What keeps VoiceOver from an element.
extension LintContext {
    /// Why VoiceOver never comes to an element, as the part of a sentence behind a colon.
    func obstacle(before id: ElementID) -> String {
        switch simulation.cause(for: id, in: screen) {
        case .elementsHidden:
            let owner = silencer(of: id)
            return "`elementsHidden` is set on \(owner == id ? "it" : title(of: owner))"
        case .invisible: return "it is hidden"
        case .zeroSize:
            let owner = screen.lineage(of: id).first { simulation.pruned[$0] == .zeroSize } ?? id
            return "\(owner == id ? "it" : title(of: owner)) has no size"
        case .insideElement(let outer): return "\(title(of: outer)) is one element and hides what is inside it"
        case .unlisted(let container): return "it is not in the `elements` of \(title(of: container))"
        case .behindModal(let modal): return "\(title(of: modal)) is modal and silences what is beside it"
        case nil: return obstacleByClass(before: screen[id])
        }
    }

    /// The element whose `elementsHidden` takes another away: itself or the nearest above it.
    func silencer(of id: ElementID) -> ElementID {
        screen.lineage(of: id).first { screen[$0].isTrue(.elementsHidden) } ?? id
    }

    private func obstacleByClass(before element: Element) -> String {
        if element.isElement == false {
            // Each file is spoken of in its own words.
            return "`\(screen.input == .pageSource ? "accessible" : "isElement")` is false on it"
        }
        if element.type == .label { return "its `label` is empty" }
        return "\(element.type.indefinite) is no element unless `isElement` is set"
    }

    /// Whether something modal is open that the element neither lies in nor holds: then the element is behind it, and
    /// may be silent on purpose. `modals` are the modal views and alerts of the screen.
    package func isBehind(_ modals: [ElementID], _ id: ElementID) -> Bool {
        modals.contains { modal in
            modal != id && !screen.isDescendant(modal, of: id) && !screen.isDescendant(id, of: modal)
        }
    }

    /// Everything visible that people are meant to stay inside of: modal overlays, flagged views, system alerts.
    func openModals() -> [ElementID] {
        modalViews().map(\.element) + index.alerts.filter(isVisible)
    }
}
