import A11yModel
import A11yVoiceOver

// Overlays, modal views, and the ways out of them.

/// A view that covers part of a screen: a sheet, an alert, a toast, or a view that looks like one.
public struct Overlay: Sendable {
    /// The view.
    public let element: ElementID
    /// The presentation that the file states; nil if the overlay is inferred from size, position and background.
    public let presentation: String?
    /// Whether users must not reach what is behind it while it is open.
    public let isModal: Bool
    /// Whether it has the modal flag.
    public var isFlagged = false
    /// The dimming view that it was found by; nil if it was not.
    public var dim: DimmingView?

    /// Whether the file does not say that this is an overlay.
    public var isGuessed: Bool { presentation == nil && !isFlagged && dim?.isDeclared != true }

    /// The doubt if the file does not say that this is an overlay and modal.
    public var doubts: Doubts { isGuessed ? .guessed : [] }
}

extension LintContext {
    /// The share of the screen from which a view is inferred to be an overlay (ours).
    public static let overlayShare = 0.8
    /// The background alpha from which a view is inferred to cover what is behind it (ours).
    static let overlayAlpha = 0.2
    /// The background alpha from which a side menu covers what is behind it (ours).
    private static let menuAlpha = 0.9
    /// The share of the screen from which a view along its side is inferred to be a menu over the page, and the share
    /// of a control that it covers (ours).
    private static let menuShare = 0.5
    static let modalPresentations: Set<String> = ["fullScreen", "sheet", "alert", "popover"]

    /// The visible overlays, from back to front. System alerts are left out because the system isolates and closes
    /// them.
    func findOverlays() -> [Overlay] {
        guard isSet(.presentation) || isSet(.opaque) || hasShades || !dimmingViews.isEmpty else { return [] }
        let panels = Dictionary(dimmingViews.compactMap { dim in dim.panel.map { ($0, dim) } }) { _, last in last }
        return screen.elements.compactMap { element -> Overlay? in
            guard isVisible(element.id), element.type != .alert, !element.isSystem else { return nil }
            if let word = element[.presentation]?.text {
                guard word != "dim" else { return nil }
                let isModal = LintContext.modalPresentations.contains(word) && !screen.leavesPageInUse(element)
                return Overlay(element: element.id, presentation: word, isModal: isModal)
            }
            if let dim = panels[element.id] {
                return Overlay(
                    element: element.id, presentation: nil, isModal: true, isFlagged: element.isTrue(.viewIsModal),
                    dim: dim)
            }
            guard looksLikeOverlay(element) || looksLikeSideMenu(element) else { return nil }
            return Overlay(
                element: element.id, presentation: nil, isModal: true, isFlagged: element.isTrue(.viewIsModal))
        }
    }

    /// The topmost modal overlay; nil if none is open.
    public func topmostModalOverlay() -> Overlay? { overlays.last { $0.isModal } }

    /// The frontmost view that only its modal flag makes an overlay; nil if there is none.
    public func flaggedOverlay() -> Overlay? {
        modalViews().last { $0.overlay == nil }.map { view in
            Overlay(element: view.element, presentation: nil, isModal: true, isFlagged: true)
        }
    }

    /// Whether a view in front of its siblings covers almost the whole screen, hides what is behind it, and contains a
    /// stop.
    private func looksLikeOverlay(_ element: Element) -> Bool {
        guard element.isTrue(.opaque) || shade(of: element) >= LintContext.overlayAlpha else { return false }
        let siblings = siblings(of: element.id)
        guard siblings.first != element.id, !element.children.isEmpty else { return false }
        guard let frame = frame(of: element.id), bounds.share(coveredBy: frame) >= LintContext.overlayShare else {
            return false
        }
        return holdsStop(element.id) && liesOverSomething(element.id, frame, among: siblings)
    }

    /// Whether a sibling behind the frame has stops or controls. Without any, the view is the page itself, below a bar
    /// or in front of a picture or video.
    private func liesOverSomething(_ id: ElementID, _ frame: Rect, among siblings: [ElementID]) -> Bool {
        siblings.prefix { $0 != id }.contains { sibling in
            guard self.frame(of: sibling)?.intersection(frame) != nil, !isBackdrop(sibling, of: frame),
                !isInDim(sibling)
            else { return false }
            return subtrees[sibling].stops > 0 || subtrees[sibling].controls > 0
        }
    }

    /// Whether an opaque view along one side of the screen, from top to bottom, covers at least half of it, and
    /// controls of a sibling with it. Interface Builder stacks alternatives like this.
    private func looksLikeSideMenu(_ element: Element) -> Bool {
        let background = element[.backgroundColor]?.color?.alpha ?? 0
        guard screen.input != .interfaceBuilder, element.isTrue(.opaque) || background >= LintContext.menuAlpha,
            holdsStop(element.id), let frame = frame(of: element.id)
        else { return false }
        let share = bounds.share(coveredBy: frame)
        let isAtOneSide = (frame.x <= 0) != (frame.maxX >= bounds.maxX)
        guard isAtOneSide, frame.y <= 0, frame.maxY >= bounds.maxY, share >= LintContext.menuShare,
            share < LintContext.overlayShare
        else { return false }
        let level = outermostShell(of: element.id)
        return siblings(of: level).prefix { $0 != level }.contains { sibling in
            ([sibling] + screen.descendants(of: sibling)).contains { id in
                guard isInteractive(id), !isInDim(id), let behind = self.frame(of: id) else { return false }
                return behind.share(coveredBy: frame) >= LintContext.menuShare
            }
        }
    }

    /// The outermost of the clear views around an element that hold nothing else; the element itself if there is none.
    private func outermostShell(of id: ElementID) -> ElementID {
        let shells = screen.ancestors(of: id).prefix { above in
            screen[above].children.filter(isVisible).count == 1 && shade(of: screen[above]) == 0
        }
        return shells.last ?? id
    }

    /// Whether the element or one of its descendants is a stop.
    public func holdsStop(_ id: ElementID) -> Bool { subtrees[id].stops > 0 }

    /// The stops behind an overlay, outside the overlay and its dimming view; with the modal flag on the overlay or
    /// around it, those of its window.
    public func underlay(of overlay: Overlay) -> [Stop] {
        let back = overlay.dim?.element ?? overlay.element
        let whole = frame(of: back)
        let isFlagged = screen.lineage(of: overlay.element).contains {
            screen[$0].isTrue(.viewIsModal) || screen[$0].isPresented
        }
        return stops.filter { stop in
            let id = stop.element
            guard id < back, id != overlay.element, !screen.isDescendant(id, of: overlay.element),
                !screen.isDescendant(overlay.element, of: id), !isInDim(id), !excludeOneAnother(id, overlay.element),
                !isFlagged || !areInDifferentWindows(id, overlay.element)
            else { return false }
            guard overlay.isGuessed, let whole, let frame = frame(of: id) else { return true }
            return whole.intersection(frame) != nil
        }
    }

    /// The web page or map behind an overlay, of whose content the file says nothing; nil without one, and if it is
    /// silenced.
    public func page(behind overlay: Overlay) -> ElementID? {
        elements.first { id in
            [.webView, .mapView].contains(screen[id].type) && isVisible(id) && subtrees[id].stops == 0
                && id < overlay.element && !areNested(id, overlay.element) && !excludeOneAnother(id, overlay.element)
                && !screen.lineage(of: id).contains { screen[$0].isTrue(.elementsHidden) }
                && !screen[id].isFalse(.userInteractionEnabled)
        }
    }

    /// Whether the element is a dimming view or inside one.
    public func isInDim(_ id: ElementID) -> Bool {
        !dimmingViews.isEmpty
            && screen.lineage(of: id).contains { above in dimmingViews.contains { $0.element == above } }
    }

    /// Whether a stop leaves the current context: its name, function or symbol is on the exit lists, it is a back
    /// button, or it closes an overlay by a tap on the dimming view.
    public func isExit(_ id: ElementID) -> Bool {
        let element = screen[id]
        if element.traits?.contains(.backButton) == true { return true }
        if let function = function(of: id), WordList.exitFunctions.contains(whole: function) { return true }
        if let symbol = element[.systemImage]?.text, WordList.exitSymbols.contains(whole: symbol) { return true }
        if isInDim(id), answersTap(id) { return true }
        guard isInteractive(id), !element.setsValue else { return false }
        if let text = stopText(of: id) { return text.name.map(WordList.exits.contains(_:)) == true }
        return name(of: id).map { WordList.exits.contains(FoldedText($0, in: wordIndex(of: id))) } ?? false
    }

    /// Whether a stop is something to choose: a button, a link, or a cell or view that a double tap starts. Other
    /// controls, such as switches, only change a value.
    public func isChoice(_ stop: Stop) -> Bool {
        let traits = stop.utterance.traits
        guard isEnabled(stop.element), !traits.contains(.switchButton) else { return false }
        return !traits.isDisjoint(with: [.button, .link])
            || answersTap(stop.element) && !screen[stop.element].isControl && !isInDim(stop.element)
    }

    /// The language in which VoiceOver speaks the element.
    public func language(of id: ElementID) -> String { screen[id][.speechLanguage]?.text ?? screen.language }

    /// The index of the word lists in that language.
    public func wordIndex(of id: ElementID) -> WordIndex {
        screen[id][.speechLanguage]?.text.map(WordIndex.of) ?? wordIndex
    }
}

/// A modal overlay, or a view with the modal flag.
public struct ModalView: Sendable {
    /// The view.
    public let element: ElementID
    /// Its overlay; nil if the view only has the flag.
    public let overlay: Overlay?

    /// The doubts about the overlay.
    public var doubts: Doubts { overlay?.doubts ?? [] }
}

extension LintContext {
    /// The visible modal overlays and flagged views, each once, in document order.
    public func modalViews() -> [ModalView] {
        let overlays = overlays.filter(\.isModal)
        let modal = Set(overlays.map(\.element))
        let flagged = elements(setting: .viewIsModal).filter {
            screen[$0].isTrue(.viewIsModal) && isVisible($0) && screen[$0].type != .alert
        }
        if overlays.isEmpty, flagged.isEmpty { return [] }
        let only = flagged.filter { !modal.contains($0) }
        let views =
            overlays.map { ModalView(element: $0.element, overlay: $0) }
            + only.map { ModalView(element: $0, overlay: nil) }
        return views.sorted { $0.element < $1.element }
    }

    /// The stops at and inside a view, in reading order. Cost: linear in the descendants of the view.
    public func stops(in id: ElementID) -> [Stop] {
        guard holdsStop(id) else { return [] }
        let inside = ([id] + screen.descendants(of: id)).filter { !screen[$0].isSystem }
        return inside.compactMap { simulation.position(of: $0) }.sorted().flatMap { first in
            // A stepper has two consecutive stops.
            simulation.stops[first...].prefix { $0.element == simulation.stops[first].element }
        }
    }

    /// The views that need the modal flag to silence these stops while `overlay` stays reachable, innermost first: for
    /// each stop the overlay, or the ancestor of it, that is a sibling of the stop or of a view around the stop.
    public func modalTargets(of overlay: ElementID, silencing stops: [Stop]) -> [ElementID] {
        modalTargets(of: overlay, silencing: stops.map(\.element))
    }

    /// The views that need the modal flag to silence these elements.
    public func modalTargets(of overlay: ElementID, silencing elements: [ElementID]) -> [ElementID] {
        let path = Array(screen.lineage(of: overlay))
        let needed = elements.map { id in
            path.first { candidate in screen[candidate].parent.map { screen.isDescendant(id, of: $0) } ?? true }
        }
        return path.filter(Set(needed).contains)
    }

    /// The parent of a view if it lists its elements explicitly: then the modal flag silences nothing beside the view.
    public func list(around id: ElementID) -> ElementID? {
        screen[id].parent.flatMap { screen[$0].members == nil ? nil : $0 }
    }

    /// The views as messages name them: “a”, “a and b”, “a, b and c”.
    public func titles(of ids: [ElementID]) -> String { enumerated(ids.map(title)) }

    /// Whether two elements are in different windows. No public record says what the modal flag does to other windows,
    /// so nothing there is known to be left reachable by it.
    public func areInDifferentWindows(_ one: ElementID, _ other: ElementID) -> Bool {
        window(of: one) != window(of: other)
    }

    /// The window around an element; nil without one.
    public func window(of id: ElementID) -> ElementID? { screen.lineage(of: id).first { screen[$0].type == .window } }

    /// Whether the element is, or is in, what the system presents over the screen.
    public func isInPresented(_ id: ElementID) -> Bool { screen.lineage(of: id).contains { screen[$0].isPresented } }

    /// Whether something modal silences the element until it closes.
    public func isBehindModal(_ id: ElementID) -> Bool {
        if case .behindModal = simulation.cause(for: id, in: screen) { true } else { false }
    }

    /// The modal view inside an element that silences something else in it; nil if none does.
    public func modalInside(_ id: ElementID) -> ElementID? {
        let inside = Set(screen.descendants(of: id))
        for part in inside.sorted() {
            if case .behindModal(let modal) = simulation.cause(for: part, in: screen), inside.contains(modal) {
                return modal
            }
        }
        return nil
    }

    /// Whether VoiceOver's traversal reaches the element.
    public func isWalked(_ id: ElementID) -> Bool { simulation.cause(for: id, in: screen) == nil }

    /// Whether the element or an ancestor handles the escape gesture.
    public func answersEscape(_ id: ElementID) -> Bool {
        isSet(.overrides)
            && screen.lineage(of: id).contains { screen[$0][.overrides]?.texts?.contains("performEscape") == true }
    }

    /// Whether the view only shows progress: it contains an indicator and nothing that users can operate.
    public func isProgressOverlay(_ id: ElementID) -> Bool {
        let parts = screen.descendants(of: id)
        return parts.contains { screen[$0].type == .activityIndicator || screen[$0].type == .progressView }
            && !parts.contains(where: isInteractive)
    }
}

// Views of which code shows one at a time.

extension LintContext {
    /// The innermost view around an element that is one of several at one place, of which code shows one at a time; nil
    /// for what is shown with all of them.
    public func alternative(around id: ElementID) -> ElementID? {
        alternatives.isEmpty ? nil : screen.lineage(of: id).first { alternatives[$0] != nil }
    }

    /// Whether two elements are never shown together.
    public func excludeOneAnother(_ one: ElementID, _ other: ElementID) -> Bool {
        guard let first = alternative(around: one), let second = alternative(around: other) else { return false }
        return first != second && alternatives[first] == alternatives[second]
    }
}
