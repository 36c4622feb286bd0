import A11yModel

// Dimming views, and the panels that are found by them.

/// A view that darkens the page, with what lies in front of it.
public struct DimmingView: Sendable {
    /// The dimming view.
    public let element: ElementID
    /// Whether the file says `presentation: dim`; otherwise size, colour and place tell.
    public let isDeclared: Bool
    /// The sibling in front of it that it belongs to; nil if there is none.
    public let front: ElementID?
    /// That sibling if nothing declares it to be an overlay, so that only the dimming view tells.
    public let panel: ElementID?
    /// Other siblings in front of it with texts or controls, such as a button to close the panel.
    public let beside: [ElementID]
}

extension LintContext {
    /// The background alpha from which a view hides what is behind it instead of dimming it (ours).
    private static let opaqueAlpha = 0.95
    /// The opacity that a blurred background without a colour counts as (ours).
    private static let blurAlpha = 0.5
    /// The classes that serve as dimming views.
    private static let dimTypes: [ElementType] = [.view, .control, .button, .visualEffectView]

    /// The visible dimming views, from back to front. Cost: linear in the elements, and in the siblings of each
    /// dimming view.
    func findDimmingViews() -> [DimmingView] {
        guard isSet(.presentation) || isSet(.gestures) || isSet(.action) || hasShades else { return [] }
        return screen.elements.compactMap { element -> DimmingView? in
            guard isVisible(element.id), !element.isSystem else { return nil }
            if let word = element[.presentation]?.text {
                guard word == "dim" else { return nil }
                return dim(element.id, isDeclared: true)
            }
            guard looksLikeDim(element) else { return nil }
            let dim = dim(element.id, isDeclared: false)
            return dim.front == nil ? nil : dim
        }
    }

    /// The dimming view with what lies in front of it, up to the next dimming view: its panel is the first that the
    /// file declares, or else the last.
    private func dim(_ id: ElementID, isDeclared: Bool) -> DimmingView {
        let front = siblings(of: id).drop { $0 != id }.dropFirst().prefix { !isDim($0) }.filter(isContentOfOverlay)
        let owner = front.first { sibling in
            ([sibling] + screen.descendants(of: sibling)).contains {
                screen[$0][.presentation].flatMap(\.text).map(LintContext.modalPresentations.contains) == true
            }
        }
        // A tip over the page may be no view, but a text and a button beside the dimming view.
        let panel = owner ?? front.last { !screen[$0].children.isEmpty } ?? front.last { subtrees[$0].controls > 0 }
        return DimmingView(
            element: id, isDeclared: isDeclared, front: panel,
            panel: owner != nil || isInsideOverlay(id) ? nil : panel, beside: front.filter { $0 != panel })
    }

    private func isDim(_ id: ElementID) -> Bool {
        screen[id][.presentation].map { $0.text == "dim" } ?? looksLikeDim(screen[id])
    }

    /// Whether the dimming view is a part of a declared or flagged overlay, and darkens nothing else in it.
    private func isInsideOverlay(_ id: ElementID) -> Bool {
        let darkens = siblings(of: id).prefix { $0 != id }.contains { subtrees[$0].controls > 0 }
        return !darkens
            && screen.ancestors(of: id).contains { above in
                screen[above].isTrue(.viewIsModal) || screen[above][.presentation] != nil
            }
    }

    /// Whether a view in front of a dimming view has texts or controls that belong to what the dimming view isolates.
    private func isContentOfOverlay(_ id: ElementID) -> Bool {
        let element = screen[id]
        guard isVisible(id), !element.isSystem, element.type != .alert, element.type != .window else { return false }
        if let word = element[.presentation]?.text, word == "toast" || word == "dim" { return false }
        return subtrees[id].controls > 0 || ([id] + screen.descendants(of: id)).contains(where: isFunctional)
    }

    /// Whether a view without content darkens almost the whole screen, takes the touches, and lies over controls;
    /// without any, it only shades a picture. A view that closes a panel need not darken what it lies over.
    private func looksLikeDim(_ element: Element) -> Bool {
        guard LintContext.dimTypes.contains(element.type), !element.isFalse(.userInteractionEnabled),
            !element.isTrue(.opaque)
        else { return false }
        let alpha = shade(of: element) * (element[.alpha]?.number ?? 1)
        let darkens = alpha >= LintContext.overlayAlpha
        guard darkens || answersTap(element.id), alpha < LintContext.opaqueAlpha, shownText(of: element.id) == nil,
            pictureName(of: element.id) == nil,
            !screen.descendants(of: element.id).contains(where: isFunctional),
            let frame = frame(of: element.id), bounds.share(coveredBy: frame) >= LintContext.overlayShare
        else { return false }
        let closes = closesPanel(element.id)
        guard darkens || closes else { return false }
        return screen.lineage(of: element.id).contains { level in
            siblings(of: level).prefix { $0 != level }.contains { behind in
                let place = self.frame(of: behind)
                let isPage =
                    subtrees[behind].controls > 0 && !isBackdrop(behind, of: frame) || closes && hasContent(behind)
                return isPage && place.map { $0.intersection(frame) != nil } != false
            }
        }
    }

    /// Whether a tap on a view closes what is open, as the name of its function says: `closeSheet`.
    private func closesPanel(_ id: ElementID) -> Bool {
        guard let function = function(of: id), !WordList.endEditing.contains(whole: function) else { return false }
        let parts = RuleText.parts(ofIdentifier: function)
        return parts.first.map(LintContext.closing.contains) == true && !parts.contains("keyboard")
    }

    /// The first words of functions that close a panel.
    private static let closing: Set<String> = ["cancel", "close", "collapse", "dismiss"]

    /// Whether VoiceOver reads anything in an element, as far as a file can tell.
    private func hasContent(_ id: ElementID) -> Bool {
        subtrees[id].stops > 0 || screen[id].type == .webView || screen[id].type == .mapView
    }

    /// Whether an element is what lies in front of it belongs to: one that users operate or hear as a whole, and that
    /// fills the frame, such as the video behind its controls.
    func isBackdrop(_ id: ElementID, of frame: Rect) -> Bool {
        guard let behind = self.frame(of: id), frame.share(coveredBy: behind) >= LintContext.overlayShare else {
            return false
        }
        return simulation.position(of: id) != nil || answersTap(id)
    }

    /// How much the background of a view hides what is behind it, from 0 to 1.
    func shade(of element: Element) -> Double {
        let isBlur = element.type == .visualEffectView
        return element[.backgroundColor]?.color?.alpha ?? (isBlur ? LintContext.blurAlpha : 0)
    }

    /// Whether any view has a background that may hide what is behind it.
    var hasShades: Bool { isSet(.backgroundColor) || screen.elements.contains { $0.type == .visualEffectView } }

    /// The screen as a rectangle.
    public var bounds: Rect { Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height) }
}
