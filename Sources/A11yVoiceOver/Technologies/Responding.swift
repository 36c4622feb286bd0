import A11yModel

/// Which elements of a screen do something when they are acted on. Cost: linear in the elements.
package struct Responding: Sendable {
    private var responses: [Response] = []
    private var isDisabled: [Bool] = []
    private var isTouchable: [Bool] = []
    /// The views that answer a touch of their own, those in the background left out.
    private(set) var views: Set<ElementID> = []

    /// Asks all elements of a screen. The answer means something only for those on which VoiceOver would stop.
    package init(_ screen: Screen, _ layout: Layout) {
        // Document order puts parents first.
        for element in screen.elements {
            let isWithin = element.parent.map { isTouchable[$0.index] } ?? true
            isTouchable.append(isWithin && !element.isFalse(.userInteractionEnabled))
            isDisabled.append(screen.isDisabled(element.id))
            responses.append(response(of: element, in: screen))
        }
        let backgrounds = BackgroundTouches(on: screen, layout, amid: responses)
        // The view that answers a touch here, with no accessibility element in between; nil where none does.
        var touched: [ElementID?] = []
        touched.reserveCapacity(screen.elements.count)
        for element in screen.elements {
            let id = element.id
            let outer = element.parent.flatMap { screen.isAccessibilityElement($0) ? nil : touched[$0.index] }
            let answers = element.answersTouch && !element.handsTouchesOn && !backgrounds.contains(id)
            touched.append(isTouchable[id.index] ? (answers ? id : outer) : nil)
            guard let view = touched[id.index] else { continue }
            switch responses[id.index] {
            case .display, .nothing: responses[id.index] = .touch(view)
            case .stated, .disabled, .role, .control, .cell, .customActions, .touch: break
            }
        }
        views = Set(touched.compactMap { $0 })
    }

    /// Whether an element does something, and why.
    package subscript(id: ElementID) -> Response { responses[id.index] }

    /// Whether what VoiceOver stops at does something. For the parts of a control that no file lists, their traits
    /// decide; the field of a search bar and the wheels of a picker obey what is said of the whole.
    package func response(of stop: Stop) -> Response {
        guard let part = stop.part else { return self[stop.element] }
        if part.standsForElement, case .stated(let answer) = self[stop.element] { return .stated(answer) }
        if isDisabled(stop) { return .disabled }
        let traits = stop.utterance.traits
        if !traits.isDisjoint(with: Response.roles) { return .role(traits.intersection(Response.roles)) }
        return part.standsForElement ? .control : .display(traits.intersection(Response.displays))
    }

    /// Whether what VoiceOver stops at is switched off, whatever the author says of its response.
    func isDisabled(_ stop: Stop) -> Bool {
        stop.utterance.traits.contains(.notEnabled) || isDisabled[stop.element.index]
    }

    /// Whether touches come to an element: neither it nor what it lies in lets them pass.
    func isTouchable(_ id: ElementID) -> Bool { isTouchable[id.index] }

    /// What decides about an element, touches left out.
    private func response(of element: Element, in screen: Screen) -> Response {
        let id = element.id
        let traits = screen.accessibilityTraits(of: id)
        let roles = traits.intersection(Response.roles)
        let displays = traits.intersection(Response.displays)
        if let answer = element[.respondsToUserInteraction]?.flag { return .stated(answer) }
        if isDisabled[id.index] { return .disabled }
        if !roles.isEmpty { return .role(roles) }
        if element.isOperable { return .control }
        if isTouchable[id.index], element.isSelectable { return .cell }
        if !element.customActions.isEmpty { return .customActions }
        return displays.isEmpty ? .nothing : .display(displays)
    }
}

extension Part {
    /// Whether what an author says of the control holds for this part.
    var standsForElement: Bool { self == .field || self == .wheels }
}

extension Screen {
    /// Whether it has the trait `notEnabled`, or is a control or an item that is switched off.
    fileprivate func isDisabled(_ id: ElementID) -> Bool {
        if accessibilityTraits(of: id).contains(.notEnabled) { return true }
        let element = self[id]
        if element.isOperable, element.isFalse(.enabled) { return true }
        guard element.type == .segment, let owner = element.parent else { return false }
        return self[owner].isFalse(.enabled)
    }
}
