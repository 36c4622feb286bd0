// Why VoiceOver never stops at an element, in words.

import A11yModel

extension Simulation {
    /// Why VoiceOver never stops at an element, as a phrase without a full stop, and the element to blame: one in whose
    /// place or by whose properties the walk turned back. Nil for a stop.
    package func reason(for element: ElementID, in screen: Screen) -> (words: String, culprit: ElementID)? {
        guard position(of: element) == nil else { return nil }
        guard let cause = cause(for: element, in: screen) else {
            return (reasonByClass(for: screen[element], in: screen), element)
        }
        let point = turningPoint(before: element, in: screen)
        // What an element above does is told as of a place: “in panel, which is hidden”.
        func at(_ itself: String, _ above: String) -> (words: String, culprit: ElementID) {
            (point == element ? itself : "in \(title(of: point, in: screen)), \(above)", point)
        }
        switch cause {
        case .elementsHidden:
            return ("elementsHidden is set on \(point == element ? "it" : title(of: point, in: screen))", point)
        case .invisible:
            return screen[point].isTrue(.hidden)
                ? at("hidden", "which is hidden") : at("its alpha is 0", "whose alpha is 0")
        case .zeroSize: return at("its size is 0 by 0", "whose size is 0 by 0")
        case .insideElement(let stop):
            return ("inside \(title(of: stop, in: screen)), which is an element itself", stop)
        case .unlisted(let container): return ("not in the elements of \(title(of: container, in: screen))", container)
        case .behindModal(let modal): return ("outside \(title(of: modal, in: screen)), which is modal", modal)
        }
    }

    /// The element above an unreached one, or itself, at which the walk turned back.
    func turningPoint(before element: ElementID, in screen: Screen) -> ElementID {
        screen.lineage(of: element).first { pruned[$0] != nil } ?? element
    }

    /// What an element is called, or else shows, a picture by the name of its file; empty where that is nothing.
    func words(of element: ElementID, in screen: Screen) -> String {
        let shown = screen[element]
        let name = name(of: element)
        if name.source == .image, let picture = shown[.systemImage]?.text ?? shown[.image]?.text { return picture }
        let texts = [name.text, shown.text, shown.title, shown[.placeholder]?.text, shown.value]
        return texts.lazy.compactMap { $0 }.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    }

    private func title(of element: ElementID, in screen: Screen) -> String {
        screen.title(of: element, called: words(of: element, in: screen))
    }

    /// Why the walk came to an element and made no stop of it.
    private func reasonByClass(for element: Element, in screen: Screen) -> String {
        if element.isElement == false { return "no accessibility element, since isElement is false" }
        if element.type == .label {
            return element.label == nil ? "a label without text is no accessibility element" : "its label is empty"
        }
        if element.leavesControlsReachable { return "a cell without words is no stop where its controls are" }
        // The walk cuts chains of lists.
        if screen.isAccessibilityElement(element.id) { return "too many lists lead to it, one through the other" }
        return "\(element.type.indefinite) is no accessibility element by itself"
    }
}
