import A11yModel

/// Why the walk did not enter an element.
public enum Pruning: Hashable, Sendable {
    /// `elementsHidden` is set on it.
    case elementsHidden
    /// It is `hidden`, or its alpha is 0.
    case invisible
    /// It has no size, and clips or would be an element.
    case zeroSize
    /// An ancestor is a stop and hides its contents.
    case insideElement(ElementID)
    /// The explicit list of the parent does not contain it.
    case unlisted(ElementID)
    /// A sibling is modal.
    case behindModal(ElementID)

    /// The reason that the element's own properties give; nil if the walk enters it.
    init?(of element: borrowing Element, in screen: borrowing Screen) {
        if element.isTrue(.elementsHidden) {
            self = .elementsHidden
        } else if element.isView, !element.isVisible {
            self = .invisible
        } else if element.isView, Pruning.vanishes(element, in: screen) {
            self = .zeroSize
        } else {
            return nil
        }
    }

    /// Whether a size of 0 by 0 removes it. A plain wrapper without a size stays transparent, as SwiftUI's bridge
    /// requires. Interface Builder writes 0 by 0 for frames that Auto Layout computes.
    private static func vanishes(_ element: Element, in screen: Screen) -> Bool {
        guard screen.input != .interfaceBuilder, let frame = element.frame, frame.isZero else { return false }
        return element.isTrue(.clipsToBounds) || element.members != nil || screen.isAccessibilityElement(element.id)
    }
}

extension Simulation {
    /// Why VoiceOver never stops at an element, as a phrase without a full stop, and the element that causes it. Nil
    /// for a stop.
    public func reason(for element: ElementID, in screen: Screen) -> (words: String, culprit: ElementID)? {
        guard position(of: element) == nil else { return nil }
        guard let cause = cause(for: element, in: screen) else {
            return (reasonByClass(for: screen[element], in: screen), element)
        }
        let point = prunedAncestor(before: element, in: screen)
        // If an ancestor is the cause, the phrase names it: “in panel, which is hidden”.
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

    /// The nearest pruned element: the unreached element itself or an ancestor.
    func prunedAncestor(before element: ElementID, in screen: Screen) -> ElementID {
        screen.lineage(of: element).first { pruned[$0] != nil } ?? element
    }

    /// The name of an element, else the text that it shows, else the file name of its picture; empty without any.
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

    /// Why the walk visited an element and made no stop of it.
    private func reasonByClass(for element: Element, in screen: Screen) -> String {
        if element.isElement == false { return "no accessibility element, since isElement is false" }
        if element.type == .label {
            return element.label == nil ? "a label without text is not an accessibility element" : "its label is empty"
        }
        if element.leavesControlsReachable { return "a cell without words is no stop where its controls are" }
        if element.mayBeStop(in: screen) { return "the dump does not tell whether it is an accessibility element" }
        // The walk cuts off long chains of lists.
        if screen.isAccessibilityElement(element.id) { return "too many lists lead to it, one through the other" }
        return "\(element.type.indefinite) is not an accessibility element by itself"
    }
}

extension Element {
    /// Whether the description of a running app leaves open if VoiceOver stops there: it has a name of its own, and
    /// nothing says what it is.
    func mayBeStop(in screen: Screen) -> Bool {
        screen.isPartial && isElement == nil && doubts.contains(.partial) && !(label ?? "").isEmpty
    }
}
