import A11yEngine
import A11yModel
import A11yVoiceOver

// How a control can be operated: by gestures, by swiping up and down, or through the stop around it.

/// Whether a control without a stop of its own can be operated.
extension LintContext {
    /// The visible, enabled controls inside a stop that cannot be operated from it.
    func controlsSwallowed(by stop: ElementID) -> [ElementID] {
        let inside = screen.descendants(of: stop).filter { id in
            isVisible(id) && isEnabled(id) && (isInteractive(id) || screen[id].isPage && touchable[id.index])
                && !screen[id].isSystem
                && !isPart(id) && simulation.position(of: id) == nil && !isButtonByTraitAlone(id)
        }
        let buttons = inside.count { screen[$0].type == .button }
        let left = inside.filter { control in
            !haveSameFunction(stop, control) && !isSelection(of: stop, as: control)
                && !simulation.isCore(control, of: stop, in: screen)
                && !offersAction(stop, for: control) && !standsFor(stop, control, among: buttons)
        }
        // A double tap at the stop activates at most one control; if frames are unknown, possibly the only one.
        if let only = left.first, left.count == 1 { return tap(at: stop, operates: only) == false ? left : [] }
        return left.filter { tap(at: stop, operates: $0) != true }
    }

    /// Whether nothing but a trait of Interface Builder makes a button of a plain view: no action and no gesture, also
    /// in code.
    private func isButtonByTraitAlone(_ id: ElementID) -> Bool {
        let element = screen[id]
        return screen.input == .interfaceBuilder && !element.isControl && !element.isCell && function(of: id) == nil
            && element.actions.isEmpty && element.gestures.isEmpty && !element.mayBeSetByCode([.gestures])
    }

    /// Whether a tap on a stop, by a method of the app of which nothing is known, may do what the one control in it
    /// does, or its custom actions what controls without a name do: the file has their names alone, or code gives them.
    func mayDoTheSame(_ stop: ElementID, as swallowed: some Collection<ElementID>) -> Bool {
        if swallowed.count == 1, screen[stop].gestures[.tap] != nil, function(of: stop) == nil { return true }
        if screen[stop].code?.uses.contains(where: { $0.properties.contains(.customActions) }) == true { return true }
        let untold = screen[stop].customActions.prefix(LintContext.mostActions).count { $0.action == nil }
        return swallowed.count <= untold && swallowed.allSatisfy { !hasName($0) && handler(of: $0) == nil }
    }

    /// The function of an element, or the method that Interface Builder connects it with. One method may serve many.
    func method(of id: ElementID) -> String? { function(of: id) ?? screen[id].actions.first }

    /// The function that operating a control starts: by a touch, or by changing its value.
    private func handler(of control: ElementID) -> String? { function(of: control) ?? screen[control][.onChange]?.text }

    /// Whether a double tap at a stop does everything that users do with a control inside it. Nil if unknown.
    private func tap(at stop: ElementID, operates control: ElementID) -> Bool? {
        let element = screen[control]
        if element.isPage || element.type != .pageControl && isAdjusted(control) { return false }
        let lands = doubleTap(at: stop, lands: control)
        // Code may turn the switch or begin to edit.
        if lands == nil, screen[stop].overrides("activate") { return nil }
        if element.isTextInput { return false }
        // A switch where the tap lands by chance is a mistake; where the author sent it, it is turned.
        if element.type == .switch, screen[stop][.activationPoint] == nil { return false }
        return lands
    }

    /// Whether people adjust it by swiping up and down, by its class or by its trait.
    private func isAdjusted(_ id: ElementID) -> Bool {
        screen[id].adjustsItself || screen.accessibilityTraits(of: id).contains(.adjustable)
    }

    /// Whether a cell around a control that is no stop does the same: selecting it has the control's function, or it
    /// has the toggle role in place of the switch.
    func isOperated(byCellAround control: ElementID) -> Bool {
        screen.ancestors(of: control).contains { cell in
            guard screen[cell].isCell, simulation.position(of: cell) != nil else { return false }
            return isSelection(of: cell, as: control) || standsFor(cell, control, among: 0)
        }
    }

    /// Whether selecting a cell is declared to do what the control does.
    private func isSelection(of cell: ElementID, as control: ElementID) -> Bool {
        guard screen[cell].isCell, let function = function(of: control) else { return false }
        return screen[cell][.onSelect]?.text == function
    }

    /// The maximum number of custom actions, or pieces of custom content, that are compared (ours); this keeps the
    /// comparison with all parts of an element linear.
    static let mostActions = 64

    /// Whether an element has a custom action with the control's function or name.
    func offersAction(_ id: ElementID, for control: ElementID) -> Bool {
        let actions = screen[id].customActions.prefix(LintContext.mostActions)
        guard !actions.isEmpty else { return false }
        if let function = handler(of: control), actions.contains(where: { calls($0.action, as: function) }) {
            return true
        }
        guard let name = name(of: control) ?? shownText(of: control), !RuleText.isBlank(name) else { return false }
        return actions.contains { RuleText.contains($0.name, name) }
    }

    /// Whether an action is a function. In views of SwiftUI one function is called with what it is about, which has
    /// another name in another function: `delete(item)`, `delete(next)`.
    private func calls(_ action: String?, as function: String) -> Bool {
        guard let action, screen.input == .swiftUI else { return action == function }
        return action.prefix { $0 != "(" } == function.prefix { $0 != "(" }
    }

    /// Whether a double tap at a stop activates a control inside it: touches go to the stop's activation point if it
    /// has no function of its own. Nil if frames are unknown.
    func doubleTap(at stop: ElementID, lands control: ElementID) -> Bool? {
        if screen[stop].isControl || answersTap(stop) { return false }
        if screen[stop][.overrides]?.texts?.contains("activate") == true { return nil }
        let middle = simulation.stop(of: stop)?.frame ?? frame(of: stop)
        guard let point = screen[stop][.activationPoint]?.point ?? middle?.center, let target = frame(of: control)
        else { return nil }
        return target.contains(point)
    }

    /// Whether a stop's role replaces the control: an adjustable stop replaces sliders, and pairs of buttons for less
    /// and more; a toggle replaces a switch.
    private func standsFor(_ stop: ElementID, _ control: ElementID, among buttons: Int) -> Bool {
        let traits = simulation.stop(of: stop)?.utterance.traits ?? []
        if isAdjusted(control) { return traits.contains(.adjustable) }
        switch screen[control].type {
        case .switch: return traits.contains(.toggleButton)
        case .button: return traits.contains(.adjustable) && 1...2 ~= buttons
        default: return false
        }
    }

    /// Whether the element is part of a control that handles it, or a text that only looks like a link.
    private func isPart(_ id: ElementID) -> Bool {
        if screen[id].type == .label, !answersTap(id) { return true }
        guard let parent = screen[id].parent else { return false }
        if screen[parent].type == .stepper || screen[parent].type == .searchBar { return true }
        return screen.ancestors(of: id).contains { screen[$0].isPage }
    }

    /// Whether the element passes touches on to its parts: lists, bars, and bar items with a view.
    func handsTouchesOn(_ id: ElementID) -> Bool {
        switch screen[id].type {
        case .tableView, .collectionView, .segmentedControl, .tabBar, .mapView, .webView: true
        case .barButtonItem: !screen[id].children.isEmpty
        default: false
        }
    }

    /// Whether the element is an empty, translucent layer beside something to operate, so that a tap on it is a tap
    /// outside of that.
    private func isScrim(_ id: ElementID) -> Bool { isEmptyLayer(id) && stops.contains { isInteractive($0.element) } }

    /// Whether the element is a view without a name, in which there is nothing, and through which the page is seen.
    func isEmptyLayer(_ id: ElementID) -> Bool {
        let element = screen[id]
        let isClear =
            (element[.alpha]?.number ?? 1) < 1 || (element[.backgroundColor]?.color?.alpha ?? 0) < 1
        return element.type == .view && isClear && element.children.isEmpty && !hasName(id)
    }

    /// Whether a tap on the element means a tap anywhere: it covers most of the screen or of its scroll view and
    /// contains controls or nothing at all, or its only function is to hide the keyboard.
    func isBackgroundTap(_ id: ElementID, _ subtrees: Subtrees) -> Bool {
        guard !screen[id].isControl, answersTap(id) else { return false }
        if let function = function(of: id), WordList.endEditing.contains(whole: function) { return true }
        // The element itself counts as one.
        guard subtrees[id].controls > 1 || isScrim(id) else { return false }
        let bounds =
            innermostScroller(of: id).flatMap(frame) ?? LintContext.bounds(of: screen, layout: simulation.layout)
        guard let frame = frame(of: id) else {
            return screen.input != .swiftUI && screen[id].parent == nil && screen.roots.count == 1
        }
        return bounds.share(coveredBy: frame) >= LintContext.overlayShare
    }
}

/// The functions that stops offer, each with the cards in which they are offered. Cost: linear in the stops.
struct OfferedFunctions {
    private var places: [String: Set<ElementID?>] = [:]

    /// Collects the functions and custom actions of all stops.
    init(at context: LintContext) {
        for stop in context.stops {
            let card = context.innermostCard(of: stop.element)
            let actions = context.screen[stop.element].customActions.compactMap(\.action)
            for function in actions + [context.function(of: stop.element)].compactMap({ $0 }) {
                places[function, default: []].insert(card)
            }
        }
    }

    /// The cards in which a function is offered, where nil means outside all cards; nil if it is not offered.
    func cards(with function: String) -> Set<ElementID?>? { places[function] }

    /// Whether a stop in the same card has the control's function. In another card the same function applies to other
    /// content.
    func include(_ control: ElementID, in context: LintContext) -> Bool {
        guard let function = context.function(of: control), let places = places[function] else { return false }
        return places.contains(context.innermostCard(of: control))
    }
}

extension LintContext {
    /// Whether the element is, or is part of, a stop that users adjust by swiping up and down.
    func isAdjustable(_ id: ElementID) -> Bool {
        screen.lineage(of: id).contains { above in
            screen[above].adjustsItself || simulation.stop(of: above)?.utterance.traits.contains(.adjustable) == true
        }
    }
}

extension Element {
    /// Whether the class is adjustable without code of the app.
    var adjustsItself: Bool {
        switch type {
        case .slider, .stepper, .pageControl, .datePicker, .pickerView: true
        default: false
        }
    }

    /// Whether it is a map or a web page: one view with many things of its own to read and to touch.
    var isPage: Bool { type == .mapView || type == .webView }

    /// Whether the class overrides a method.
    package func overrides(_ method: String) -> Bool { self[.overrides]?.texts?.contains(method) == true }
}

extension Gesture {
    /// Whether a finger moves in one direction, as in scrolling, dragging and adjusting.
    var isStroke: Bool {
        switch self {
        case .swipeLeft, .swipeRight, .swipeUp, .swipeDown, .pan: true
        default: isScroll
        }
    }

    /// Whether three fingers move in one direction, which is how people scroll while VoiceOver is on.
    var isScroll: Bool {
        switch self {
        case .threeFingerSwipeLeft, .threeFingerSwipeRight, .threeFingerSwipeUp, .threeFingerSwipeDown: true
        case .threeFingerPan: true
        default: false
        }
    }
}

extension Element {
    /// Whether a stroke on the element may be its own scrolling. A vertical list leaves horizontal strokes free.
    package func scrolls(along gesture: Gesture) -> Bool {
        guard isScroller, gesture.isStroke else { return false }
        if gesture.isScroll { return true }
        let isDown = gesture == .swipeUp || gesture == .swipeDown
        switch self[.scrolls]?.text {
        case "vertical": return isDown || gesture == .pan
        case "horizontal": return !isDown
        case .some: return true
        case nil: return type != .tableView || isDown || gesture == .pan
        }
    }
}
