import A11yEngine
import A11yModel
import A11yVoiceOver

/// How a control without a stop of its own can still be operated.
extension LintContext {
    /// The visible, enabled controls inside a stop that nobody can operate from there.
    func controlsSwallowed(by stop: ElementID) -> [ElementID] {
        let inside = screen.descendants(of: stop).filter { id in
            isVisible(id) && isEnabled(id) && isInteractive(id) && !screen[id].isSystem && !isPart(id)
                && simulation.position(of: id) == nil
        }
        let buttons = inside.count { screen[$0].type == .button }
        let left = inside.filter { control in
            !haveSameFunction(stop, control) && !isSelection(of: stop, as: control)
                && !offersAction(stop, for: control) && !standsFor(stop, control, among: buttons)
        }
        // A double tap at the stop sets off one control at most; with frames unknown, it may be the only one there is.
        if let only = left.first, left.count == 1 { return doubleTap(at: stop, lands: only) == false ? left : [] }
        return left.filter { doubleTap(at: stop, lands: $0) != true }
    }

    /// Whether a cell around a control that is no stop does its work: it is selected for the same, or has the role of a
    /// toggle and is read in the switch's place.
    func isServed(byCellAround control: ElementID) -> Bool {
        screen.ancestors(of: control).contains { cell in
            guard screen[cell].isCell, simulation.position(of: cell) != nil else { return false }
            return isSelection(of: cell, as: control) || standsFor(cell, control, among: 0)
        }
    }

    /// Whether selecting a cell is said to do what the control inside does.
    private func isSelection(of cell: ElementID, as control: ElementID) -> Bool {
        guard screen[cell].isCell, let function = function(of: control) else { return false }
        return screen[cell][.onSelect]?.text == function
    }

    /// Custom actions, or pieces of custom content, that anybody flicks through; ours. Looking at no more keeps linear
    /// what compares them with all parts of an element.
    static let mostActions = 64

    /// Whether one of an element's custom actions has the control's function or its name.
    func offersAction(_ id: ElementID, for control: ElementID) -> Bool {
        let actions = screen[id].customActions.prefix(LintContext.mostActions)
        guard !actions.isEmpty else { return false }
        if let function = function(of: control), actions.contains(where: { $0.action == function }) { return true }
        guard let name = name(of: control) ?? shownText(of: control), !Words.isBlank(name) else { return false }
        return actions.contains { Words.contains($0.name, name) }
    }

    /// Whether a double tap at a stop lands on a control inside it, since touch goes to the stop's activation point and
    /// the stop has no function of its own; nil where frames do not tell.
    func doubleTap(at stop: ElementID, lands control: ElementID) -> Bool? {
        if screen[stop].isControl || answersTap(stop) { return false }
        if screen[stop][.overrides]?.texts?.contains("activate") == true { return nil }
        let middle = simulation.stop(of: stop)?.frame ?? frame(of: stop)
        guard let point = screen[stop][.activationPoint]?.point ?? middle?.center, let target = frame(of: control)
        else {
            return nil
        }
        return target.contains(point)
    }

    /// Whether a stop's role takes the control's place: what is adjustable replaces sliders and a pair of buttons for
    /// less and more; a toggle replaces a switch.
    private func standsFor(_ stop: ElementID, _ control: ElementID, among buttons: Int) -> Bool {
        let traits = simulation.stop(of: stop)?.utterance.traits ?? []
        switch screen[control].type {
        case .slider, .stepper, .pageControl, .pickerView, .datePicker: return traits.contains(.adjustable)
        case .switch: return traits.contains(.toggleButton)
        case .button: return traits.contains(.adjustable) && 1...2 ~= buttons
        default: return false
        }
    }

    /// Whether the element belongs to a control that answers for it, or is a text that only looks like a link.
    private func isPart(_ id: ElementID) -> Bool {
        if screen[id].type == .label, !answersTap(id) { return true }
        guard let parent = screen[id].parent else { return false }
        return screen[parent].type == .stepper || screen[parent].type == .searchBar
    }

    /// Whether the element only hands touches on to its parts: lists and bars do so, and a bar item around a view.
    func handsTouchesOn(_ id: ElementID) -> Bool {
        switch screen[id].type {
        case .tableView, .collectionView, .segmentedControl, .tabBar, .mapView, .webView: true
        case .barButtonItem: !screen[id].children.isEmpty
        default: false
        }
    }

    /// Whether a tap on the element is a tap anywhere: it covers nearly all of the screen or of its scroller and holds
    /// controls, or all that it does is to put the keyboard away.
    func isBackgroundTap(_ id: ElementID, _ subtrees: Subtrees) -> Bool {
        guard !screen[id].isControl, answersTap(id) else { return false }
        if let function = function(of: id), WordList.endEditing.contains(whole: function) { return true }
        // Counted with itself.
        guard subtrees[id].controls > 1 else { return false }
        let bounds =
            innermostScroller(of: id).flatMap(frame) ?? LintContext.bounds(of: screen, layout: simulation.layout)
        guard let frame = frame(of: id) else { return screen[id].parent == nil && screen.roots.count == 1 }
        return bounds.share(coveredBy: frame) >= LintContext.overlayShare
    }
}

/// Which functions stops offer, each with the cards in which it is offered. Cost: linear in the stops.
struct OfferedFunctions {
    private var places: [String: Set<ElementID?>] = [:]

    /// The functions and custom actions of all stops.
    init(at context: LintContext) {
        for stop in context.stops {
            let card = context.innermostCard(of: stop.element)
            let actions = context.screen[stop.element].customActions.compactMap(\.action)
            for function in actions + [context.function(of: stop.element)].compactMap({ $0 }) {
                places[function, default: []].insert(card)
            }
        }
    }

    /// The cards in which a function is offered, nil standing for outside of all; nil where it is offered nowhere.
    package func cards(with function: String) -> Set<ElementID?>? { places[function] }

    /// Whether a stop of the same card does the same as a control. In another card the same word acts on another thing.
    package func include(_ control: ElementID, in context: LintContext) -> Bool {
        guard let function = context.function(of: control), let places = places[function] else { return false }
        return places.contains(context.innermostCard(of: control))
    }
}
