import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops with the role of a button that do nothing, on screens whose other elements are written with what they do; in
/// Interface Builder what a trait alone calls a button or link.
/// Cost: linear in the elements, plus, for each such stop, its ancestors and descendants, and once the controls.
struct InertButton: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.traits) else { return [] }
        if context.screen.input == .interfaceBuilder { return calledControls(in: context) }
        guard context.elements.contains(where: { hasFunction($0, in: context) }) else { return [] }
        let idle = context.stops.filter { isButtonByTrait($0, in: context) && isIdle($0.element, in: context) }
        guard !idle.isEmpty else { return [] }
        let answering = context.elements.filter { context.isInteractive($0) && context.touchable[$0.index] }
        return idle.compactMap { stop in
            let isCovered = answering.contains { other in
                other != stop.element && (hasFunction(other, in: context) || context.screen[other].isControl)
                    && context.doubleTap(at: stop.element, lands: other) == true
            }
            guard !isCovered else { return nil }
            let isUnknown = isDrawnByClass(stop.element, in: context)
            let hasActions = !context.screen[stop.element].customActions.isEmpty
            return Violation(
                stop.element, property: .traits, variant: hasActions ? "actions" : nil,
                doubts: isUnknown ? .undecided : [])
        }
    }

    /// Whether a class of the app draws the layer of the element. Its code may answer touches there.
    private func isDrawnByClass(_ id: ElementID, in context: LintContext) -> Bool {
        guard context.screen[id].type == .accessibilityElement, let host = context.screen[id].parent else {
            return false
        }
        return context.screen[host].customClass != nil
    }

    /// Whether the author made it a button by a trait. A class of UIKit, of the app or a cell has a function of its
    /// own, and what lies under the element of a container is not known. The selected tab has nothing left to do.
    private func isButtonByTrait(_ stop: Stop, in context: LintContext) -> Bool {
        let element = context.screen[stop.element]
        guard stop.part == nil, element.traits?.contains(.button) == true, stop.utterance.traits.contains(.button),
            !stop.utterance.traits.contains(.selected), !stop.utterance.traits.contains(.notEnabled)
        else { return false }
        if element.type == .accessibilityElement { return isLayer(element, in: context) }
        return !element.isControl && !element.isCell && !element.isSystem && element.customClass == nil
            && !context.handsTouchesOn(element.id)
    }

    /// Whether the element stands for a layer: nothing but its view lies under it.
    private func isLayer(_ element: Element, in context: LintContext) -> Bool {
        guard let host = element.parent, context.screen[host].gestures.isEmpty else { return false }
        return context.layerElements(of: host).contains(element.id)
    }

    /// Whether nothing happens at a double tap, as far as the file says: neither the element nor what is around it or
    /// in it has a function.
    private func isIdle(_ id: ElementID, in context: LintContext) -> Bool {
        let screen = context.screen
        guard screen[id].gestures.isEmpty else { return false }
        let isServed = screen.lineage(of: id).contains { above in
            hasFunction(above, in: context) || screen[above].isControl || screen[above].isCell
        }
        return !isServed && !screen.descendants(of: id).contains { context.isInteractive($0) }
    }

    /// Whether the file says what activating the element does, or where it leads.
    private func hasFunction(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        return context.answersTap(id) || element[.onSelect] != nil || element.overrides("activate")
            || changesState(id, in: context)
    }

    /// Whether a way to another state, or the one that led here, is by the element.
    private func changesState(_ id: ElementID, in context: LintContext) -> Bool {
        context.departures.contains { $0.transition.causes.contains { $0.element == id } }
            || context.arrivals.contains { passage in
                passage.old(of: id).map { old in passage.transition.causes.contains { $0.element == old } } ?? false
            }
    }
}

// What only a trait of Interface Builder calls a button or link.
extension InertButton {
    /// What happens at a double tap on such an element.
    private enum Answer { case something, nothing, unknown }

    /// Texts, pictures, views and rows with the trait Button or Link that neither the file nor the code lets answer.
    private func calledControls(in context: LintContext) -> [Violation] {
        guard context.screen.platform != .macos else { return [] }
        return context.stops.compactMap { stop in
            guard stop.part == nil, isCalledControl(stop, in: context) else { return nil }
            let isCell = context.screen[stop.element].isCell
            let answer = isCell ? answer(ofRow: stop.element, in: context) : answer(of: stop.element, in: context)
            guard answer != .something else { return nil }
            return Violation(
                stop.element, property: .traits, variant: isCell ? "row" : nil,
                doubts: answer == .unknown ? .undecided : [])
        }
    }

    private func isCalledControl(_ stop: Stop, in context: LintContext) -> Bool {
        let element = context.screen[stop.element]
        let roles: Traits = [.button, .link]
        guard let traits = element.traits, !traits.isDisjoint(with: roles),
            !stop.utterance.traits.isDisjoint(with: roles),
            stop.utterance.traits.isDisjoint(with: [.selected, .notEnabled, .adjustable, .allowsDirectInteraction])
        else { return false }
        let isPlain = [.label, .image, .view, .stackView].contains(element.type) || element.isCell
        return isPlain && !element.isSystem && !element.isUnmodelled && element.action == nil
            && element.gestures.isEmpty && !element.hasHandler && !mayAnswer(element)
            && !context.screen.descendants(of: element.id).contains { context.isInteractive($0) }
    }

    /// Whether a class of the app's, or code that was read, takes touches there; a class that was not read may.
    private func mayAnswer(_ element: Element) -> Bool {
        guard let code = element.code else { return element.customClass != nil }
        if element.customClass != nil, code.gaps.contains(where: { $0.cause.place == nil }) { return true }
        if code.responses.contains(.touch) { return true }
        let touches: PropertySet = [.gestures, .action, .handlesTouch]
        return code.uses.contains { use in
            use.effect != .declares && use.effect != .harmless && !use.properties.isDisjoint(with: touches)
        }
    }

    /// What answers a double tap on a text, picture or view: itself, or a view around it.
    private func answer(of id: ElementID, in context: LintContext) -> Answer {
        let screen = context.screen
        var isRead = screen.code != nil
        for above in screen.lineage(of: id) {
            let element = screen[above]
            if element.isControl || element.isCell || element.hasHandler || !element.gestures.isEmpty
                || hasFunction(above, in: context) || mayAnswer(element)
            {
                return .something
            }
            if element.mayBeSetByCode([.gestures, .action]) { return .unknown }
            guard let code = element.code else { continue }
            isRead = true
            if code.gaps.contains(where: { $0.properties.contains(.gestures) }) { return .unknown }
        }
        return isRead ? .nothing : .unknown
    }

    /// What happens when a row is selected: its segue, or what the delegate of the list does.
    private func answer(ofRow id: ElementID, in context: LintContext) -> Answer {
        let screen = context.screen
        let list = screen.ancestors(of: id).first { [.tableView, .collectionView].contains(screen[$0].type) }
        guard let list, !hasFunction(id, in: context) else { return .something }
        // Another object may be the delegate of a list in a view.
        let isOwn = screen[list].parent == nil && screen.controllerClass == "UITableViewController"
        guard screen.customClass != nil else { return isOwn ? .nothing : .something }
        guard let code = screen.code else { return .unknown }
        if code.responses.contains(.selection) { return .something }
        let isWhole = isOwn && !screen[id].doubts.contains(.template) && code.gaps.isEmpty
        return isWhole ? .nothing : .unknown
    }
}
