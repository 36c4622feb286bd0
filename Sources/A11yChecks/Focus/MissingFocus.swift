import A11yEngine
import A11yModel
import A11yVoiceOver

/// Visible controls that are no stop and that no stop stands for. Cost: linear in the elements times their depth.
struct MissingFocus: RepairingCheck, FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        let subtrees = context.subtrees
        let passed = context.elements.filter { id in
            context.isVisible(id) && context.isInteractive(id) && context.simulation.position(of: id) == nil
        }
        if context.screen.platform == .macos { return clicked(in: context) }
        if passed.isEmpty { return prompted(in: context) + pictures(in: context) }
        let offered = OfferedFunctions(at: context)
        let modals = context.openModals()
        let hasExit = context.stops.contains { context.isExit($0.element) }
        var swallowed: [ElementID: Set<ElementID>] = [:]

        let unreached = passed.filter { id in
            if context.handsTouchesOn(id) || context.isBackgroundTap(id, subtrees) { return false }
            let element = context.screen[id]
            if !context.isEnabled(id), element.isTrue(.decorative) || element.isElement == false { return false }
            if context.isIdleButton(id) || showsBlankTexts(id, in: context) { return false }
            if element.isCell, mayHoldStops(id, in: context.screen) { return false }
            if let cell = cellMerging(id, in: context) {
                // A double tap on the row is one on the control that lies over it.
                if element.isElement == false, context.doubleTap(at: cell, lands: id) == true { return false }
                if mayBeTapped(id, from: cell, in: context) { return false }
            } else if isFilledByCode(element, in: context.screen) {
                return false
            }
            if context.isNamedByStopThere(id) || closesBeside(id, hasExit, in: context) { return false }
            // A double tap on a text inside goes through to the control around it.
            if subtrees[id].plainStops > 0 || offered.include(id, in: context) { return false }
            switch context.simulation.cause(for: id, in: context.screen) {
            case .behindModal, .invisible: return false
            // What merging makes of an action, and what the code hides on purpose, SwiftUI does not tell.
            case .elementsHidden where context.screen.input == .swiftUI: return false
            case .insideElement where context.screen.input == .swiftUI: return false
            case .elementsHidden: return !context.isBehind(modals, context.silencer(of: id))
            case .insideElement(let stop):
                let lost = swallowed[stop] ?? Set(context.controlsSwallowed(by: stop))
                swallowed[stop] = lost
                // What may be done in another way is for `swallowed-control` to say.
                return lost.contains(id) && !context.mayDoTheSame(stop, as: lost)
            // In a running app, a control without a size is collapsed and invisible.
            case .zeroSize where context.screen.input.isOfRunningApp: return false
            case .unlisted, .zeroSize, nil: return !context.isOperated(byCellAround: id)
            }
        }
        let wayOut = onlyWayOut(among: unreached, in: context)
        return unreached.map { violation(at: $0, in: context, isOnlyWayOut: $0 == wayOut) } + prompted(in: context)
            + pictures(in: context)
    }

    /// The plain views of a Mac app that answer clicks alone. Everything else is an element there.
    private func clicked(in context: LintContext) -> [Violation] {
        let subtrees = context.subtrees
        return context.elements.compactMap { id in
            let view = context.screen[id]
            let isRecognised = view.gestures[.tap] != nil && context.isInteractive(id)
            guard isRecognised || view.code?.responses.contains(.click) == true, context.isVisible(id),
                context.simulation.position(of: id) == nil, view.macRole == nil, view.type != .label,
                subtrees[id].stops == 0, context.simulation.cause(for: id, in: context.screen) == nil,
                !showsBlankTexts(id, in: context)
            else { return nil }
            if isRecognised || view.hasHandler {
                return Violation(id, property: .gestures, variant: "clicked", ceiling: .likely)
            }
            // Another control or a menu may do the same.
            return Violation(id, property: .gestures, variant: "clicked", doubts: .undecided)
        }
    }

    /// Whether a view of SwiftUI shows texts without words and nothing else: there is nothing to tap.
    private func showsBlankTexts(_ id: ElementID, in context: LintContext) -> Bool {
        guard context.screen.input == .swiftUI else { return false }
        let leaves = context.screen.descendants(of: id).filter { context.screen[$0].children.isEmpty }
        return !leaves.isEmpty
            && leaves.allSatisfy { leaf in
                context.screen[leaf].type == .label && RuleText.isBlank(context.screen[leaf].text ?? "")
            }
    }

    /// Whether it is a plain view that only closes something, beside another way out or as the empty part around a
    /// panel. What is dimmed behind a panel is for `unlabelled-dim`.
    private func closesBeside(_ id: ElementID, _ hasExit: Bool, in context: LintContext) -> Bool {
        let element = context.screen[id]
        guard element.type == .view, !element.isControl, let function = context.function(of: id),
            WordList.exitFunctions.contains(whole: function)
        else { return false }
        return hasExit || context.screen.input == .interfaceBuilder && context.isEmptyLayer(id)
    }

    /// The row around an element that is one stop with the texts in it.
    private func cellMerging(_ id: ElementID, in context: LintContext) -> ElementID? {
        context.screen.ancestors(of: id).first { above in
            context.screen[above].type == .tableViewCell && context.simulation.position(of: above) != nil
        }
    }

    /// Whether a view of the app's own class in a cell may have stops that the file does not show: a double tap on one
    /// reaches the cell.
    private func mayHoldStops(_ cell: ElementID, in screen: Screen) -> Bool {
        screen.descendants(of: cell).contains { id in
            let view = screen[id]
            return view.type == .view && view.customClass != nil && view.children.isEmpty && view.isElement == nil
                && view.code.map { $0.outcome(of: .elements) != .untouched } ?? false
        }
    }

    /// Whether a double tap on a row may land on a view of Interface Builder in it, whatever the layout makes of their
    /// frames: it is in the middle of the row, or takes half of its width.
    private func mayBeTapped(_ id: ElementID, from cell: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        guard context.screen.input == .interfaceBuilder, !element.isControl,
            isFilledByCode(element, in: context.screen)
        else { return false }
        guard let row = context.frame(of: cell), let frame = context.frame(of: id) else { return true }
        return context.doubleTap(at: cell, lands: id) != false || frame.width * 2 >= row.width
    }

    /// Whether it is a label without a text that code may give one, or holds such labels or views that code adds: with
    /// it, a label is a stop, and a double tap on it reaches the view around it.
    private func isFilledByCode(_ element: Element, in screen: Screen) -> Bool {
        guard element.isElement == nil else { return false }
        // What a class adds to itself may be a drawing.
        let own = element.customClass.map { $0 + "." }
        let isFilled = element.code?.uses.contains { use in
            use.properties.contains(.children) && own.map(use.context.hasPrefix) != true
        }
        if isFilled == true { return true }
        if element.type == .label { return (element.text ?? "").isEmpty && element.mayBeSetByCode([.text]) }
        return screen.descendants(of: element.id).contains { id in
            screen[id].type == .label && screen[id].isElement == nil && screen[id].mayBeSetByCode([.text])
        }
    }

    /// Pictures and views without a stop that a text tells to tap. Only code knows whether they answer.
    private func prompted(in context: LintContext) -> [Violation] {
        Prompts(in: context).targets().compactMap { target in
            guard context.subtrees[target.element].stops == 0 else { return nil }
            return Violation(
                target.element, variant: "prompted",
                facts: [
                    "text": .text(target.prompt.text), "cause": .text(context.reasonNotReached(target.element)),
                ],
                doubts: .undecided,
                related: [
                    RelatedPlace(message: "the text that says so", range: context.screen[target.prompt.id].anchor)
                ], isCause: false)
        }
    }

    /// Cells of a collection that show a picture and nothing else, where the code that was read answers a selection and
    /// makes them no elements. Which of its lists it answers for, only a person tells, unless it does so for all.
    private func pictures(in context: LintContext) -> [Violation] {
        let screen = context.screen
        guard screen.input == .interfaceBuilder, screen.code?.responses.contains(.selection) == true else { return [] }
        return context.elements.filter { id in
            let cell = screen[id]
            guard cell.type == .collectionViewCell, cell.isElement == nil, cell.label == nil, context.isVisible(id),
                context.simulation.position(of: id) == nil, context.subtrees[id].stops == 0, !context.isInteractive(id),
                let code = cell.code,
                [.isElement, .label, .elements].allSatisfy({ code.outcome(of: $0) == .untouched })
            else { return false }
            let parts = screen.descendants(of: id).map { screen[$0] }
            return parts.contains { $0.type == .image }
                && parts.allSatisfy { [.image, .view, .stackView].contains($0.type) && $0.customClass == nil }
        }.map { id in
            let isSure = screen.code?.responses.contains(.selectionOfAll) == true
            return Violation(
                id, variant: "nameless", facts: ["cause": .text(context.reasonNotReached(id))],
                doubts: isSure ? [] : .guessed, ceiling: .likely)
        }
    }

    private func violation(at id: ElementID, in context: LintContext, isOnlyWayOut: Bool) -> Violation {
        let isNamed = context.hasName(id)
        let variant: String? =
            switch (isNamed, isOnlyWayOut) {
            case (true, false): nil
            case (true, true): "only-exit"
            case (false, false): "nameless"
            case (false, true): "nameless-exit"
            }
        return Violation(
            id,
            property: context.screen[id].isElement == nil ? nil : .isElement,
            variant: variant,
            facts: ["cause": .text(context.reasonNotReached(id))],
            doubts: isBackdrop(id, in: context) || mayBeOffered(in: context) ? .undecided : [])
    }

    /// Whether code gives an element custom actions, of which one may do the same.
    private func mayBeOffered(in context: LintContext) -> Bool {
        context.screen.elements.contains { element in
            element.code?.uses.contains { $0.properties == [.customActions] } ?? false
        }
    }

    /// Whether it is a picture that fills the screen behind other content, so that a tap on it may be a tap anywhere.
    private func isBackdrop(_ id: ElementID, in context: LintContext) -> Bool {
        guard context.screen[id].type == .image, let frame = context.frame(of: id), !context.stops.isEmpty else {
            return false
        }
        let bounds = LintContext.bounds(of: context.screen, layout: context.simulation.layout)
        return bounds.share(coveredBy: frame) >= LintContext.overlayShare
    }

    /// The only unreached control that exits a screen without another exit. Interface Builder files and partial screens
    /// do not show all exits.
    private func onlyWayOut(among unreached: [ElementID], in context: LintContext) -> ElementID? {
        guard context.screen.input == .native, context.screen.isWhole else { return nil }
        let exits = unreached.filter(context.isExit)
        guard exits.count == 1, !context.stops.contains(where: { context.isExit($0.element) }) else { return nil }
        return exits.first
    }

    /// A named control becomes a stop if only its class or `isElement` prevents it. Not if it contains stops, which
    /// would become unreachable.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard let id = violation.element, violation.variant == nil || violation.variant == "only-exit",
            context.simulation.cause(for: id, in: context.screen) == nil,
            context.screen.descendants(of: id).allSatisfy({ context.simulation.position(of: $0) == nil })
        else { return nil }
        return .setting(.isElement, to: true, on: id)
    }
}

extension LintContext {
    /// Whether a stop that users can operate has the name of the element and lies over it, or under it: a handle under
    /// the button that closes the panel.
    func isNamedByStopThere(_ id: ElementID) -> Bool {
        guard let name = name(of: id), !RuleText.isBlank(name), let area = frame(of: id) else { return false }
        let folded = RuleText.folded(name)
        return stops.contains { stop in
            guard stop.element != id, isInteractive(stop.element), let frame = stop.frame else { return false }
            return frame.intersection(area) != nil && RuleText.folded(stop.utterance.label) == folded
        }
    }
}
