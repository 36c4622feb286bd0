import A11yModel
import A11yVoiceOver

/// Something that lies over a screen: a sheet, an alert, a toast; or a view that looks like one.
package struct Overlay: Sendable {
    /// The view.
    package let element: ElementID
    /// What the file says it is; nil where it is guessed from its size, place and background.
    package let presentation: String?
    /// Whether what lies behind must not be reached while it is open.
    package let isModal: Bool

    /// Whether the file leaves it open that this is an overlay, or that it is modal.
    package var doubts: Doubts { presentation == nil ? .guessed : [] }
}

extension LintContext {
    /// Share of the screen that a view covers to be taken for an overlay (ours).
    package static let overlayShare = 0.8
    /// Alpha of the background from which a view is taken to lie over what is behind it (ours).
    static let overlayAlpha = 0.2
    /// The presentations that keep people inside.
    static let modalPresentations: Set<String> = ["fullScreen", "sheet", "alert", "popover"]

    /// The visible overlays, from back to front. System alerts are left out: the system isolates and closes them.
    func findOverlays() -> [Overlay] {
        guard isSet(.presentation) || isSet(.opaque) || isSet(.backgroundColor) else { return [] }
        return screen.elements.compactMap { element -> Overlay? in
            guard isVisible(element.id), element.type != .alert, !element.isSystem else { return nil }
            if let word = element[.presentation]?.text {
                guard word != "dim" else { return nil }
                return Overlay(
                    element: element.id, presentation: word, isModal: LintContext.modalPresentations.contains(word))
            }
            return looksLikeOverlay(element) ? Overlay(element: element.id, presentation: nil, isModal: true) : nil
        }
    }

    /// The topmost modal overlay; nil where none is open.
    package func topmostModalOverlay() -> Overlay? {
        overlays.last { $0.isModal }
    }

    /// Whether a later sibling covers nearly the whole screen, hides what is behind it, and holds something to reach.
    private func looksLikeOverlay(_ element: Element) -> Bool {
        let background = element[.backgroundColor]?.color?.alpha ?? 0
        guard element.isTrue(.opaque) || background >= LintContext.overlayAlpha else { return false }
        let siblings = siblings(of: element.id)
        guard siblings.first != element.id, !element.children.isEmpty else { return false }
        let bounds = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        guard let frame = frame(of: element.id), bounds.share(coveredBy: frame) >= LintContext.overlayShare else {
            return false
        }
        return holdsStop(element.id) && liesOverSomething(element.id, frame, among: siblings)
    }

    /// Whether there is something to do in a sibling behind the frame: a page below a bar, or in front of a picture, is
    /// the screen itself.
    private func liesOverSomething(_ id: ElementID, _ frame: Rect, among siblings: [ElementID]) -> Bool {
        siblings.prefix { $0 != id }.contains { sibling in
            guard self.frame(of: sibling)?.intersection(frame) != nil else { return false }
            return subtrees[sibling].stops > 0 || subtrees[sibling].controls > 0
        }
    }

    /// Whether VoiceOver stops on the element or inside of it.
    package func holdsStop(_ id: ElementID) -> Bool { subtrees[id].stops > 0 }

    /// The stops outside of an overlay and its dim that lie behind it.
    package func underlay(of overlay: Overlay) -> [Stop] {
        let whole = frame(of: overlay.element)
        return stops.filter { stop in
            let id = stop.element
            guard id < overlay.element, id != overlay.element, !screen.isDescendant(id, of: overlay.element),
                !screen.isDescendant(overlay.element, of: id), !isInDim(id)
            else { return false }
            guard overlay.presentation == nil, let whole, let frame = frame(of: id) else { return true }
            return whole.intersection(frame) != nil
        }
    }

    /// Whether the element is a dimmed area, or lies in one.
    package func isInDim(_ id: ElementID) -> Bool {
        isSet(.presentation) && screen.lineage(of: id).contains { screen[$0][.presentation]?.text == "dim" }
    }

    /// Whether a stop leads out of where it is: its name or function is on the exit lists, or it leads back.
    package func isExit(_ id: ElementID) -> Bool {
        let element = screen[id]
        if element.traits?.contains(.backButton) == true { return true }
        if let function = function(of: id), WordList.exitFunctions.contains(whole: function) { return true }
        if let symbol = element[.systemImage]?.text, WordList.exitSymbols.contains(whole: symbol) { return true }
        if isInDim(id), answersTap(id) { return true }
        guard isInteractive(id), let name = name(of: id) else { return false }
        return WordList.exits.contains(Wording(name, language: language(of: id)))
    }

    /// The language in which an element is spoken.
    package func language(of id: ElementID) -> String { screen[id][.speechLanguage]?.text ?? screen.language }
}
