import A11yModel

/// What a screen shows or offers and VoiceOver never comes to: the part of an account that lists what is not heard.
///
/// Listed is what carries information or does something. Wrappers are not, nor decoration, nor a text inside a stop
/// that says it. Where one cause takes several elements away, one line says so. Cost: linear in the elements times
/// their depth.
struct Losses {
    let screen: Screen
    let simulation: Simulation
    private let holdsStop: [Bool]
    private let names: Set<String>

    init(of screen: Screen, _ simulation: Simulation) {
        self.screen = screen
        self.simulation = simulation
        var holdsStop = Array(repeating: false, count: screen.elements.count)
        for stop in simulation.stops {
            for id in screen.ancestors(of: stop.element) {
                if holdsStop[id.index] { break }
                holdsStop[id.index] = true
            }
        }
        self.holdsStop = holdsStop
        names = Set(simulation.stops.map { SpokenWords.folded($0.utterance.label) })
    }

    /// What is never met, in the order in which the causes are met in the document.
    var listed: [Account.Unreached] {
        var groups: [Together: [ElementID]] = [:]
        var order: [Together] = []
        var said = Said()
        for element in screen.elements where isLost(element, said: &said) {
            let key = together(element.id)
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(element.id)
        }
        return order.flatMap { lines(for: $0, groups[$0] ?? []) }
    }

    private func together(_ id: ElementID) -> Together {
        switch simulation.cause(for: id, in: screen) {
        case nil: .alone(id)
        case .behindModal(let modal): .because(modal)
        // Every control that is swallowed is a loss of its own; texts belong together.
        case .insideElement(let stop): offersFunction(screen[id]) ? .swallowed(stop) : .because(stop)
        case .elementsHidden, .invisible, .zeroSize, .unlisted: .below(simulation.turningPoint(before: id, in: screen))
        }
    }

    // MARK: - What counts

    private func isLost(_ element: Element, said: inout Said) -> Bool {
        let id = element.id
        guard simulation.position(of: id) == nil, !element.isSystem else { return false }
        let shown = simulation.words(of: id, in: screen)
        let isPicture = element.type == .image && !isThin(id)
        let isFunction = offersFunction(element)
        guard isFunction || isPicture || !shown.isEmpty else { return false }
        if screen.lineage(of: id).contains(where: { screen[$0].isTrue(.decorative) }) { return false }

        let isNamed = !shown.isEmpty && simulation.name(of: id).source != .image
        switch simulation.cause(for: id, in: screen) {
        case nil:
            // A double tap on a text inside lands on what is around it; words of a container are said on entering it.
            if holdsStop[id.index] {
                return isNamed && !lendsWords(element) && !isRepeated(shown, around: id)
                    && !isSaid(shown, inside: id, &said)
            }
            guard isNamed || isFunction else { return isPicture && !isBesideWords(id) }
            if isFunction { return true }
            // A caption that was taken out by hand, since the control beside it has its words for a name.
            if element.isElement == false, names.contains(SpokenWords.folded(shown)) { return false }
            return !isSaid(shown, around: id, &said)
        case .insideElement(let stop):
            if isFunction { return !isOffered(element, by: stop, &said) }
            return isNamed && !isSaid(shown, by: stop, &said)
        case .unlisted: return true
        case .elementsHidden, .invisible, .zeroSize, .behindModal: return isNamed || isFunction
        }
    }

    /// Whether a touch does something here.
    private func offersFunction(_ element: Element) -> Bool {
        if ClassDefaults.isControl(element.type), element.type != .segmentedControl {
            return element.type != .barButtonItem || element.children.isEmpty
        }
        if element.type == .slider || element.type == .pageControl || element.type == .pickerView { return true }
        if element.type == .textView { return !element.isFalse(.editable) }
        return element.action != nil || !element.gestures.isEmpty || element[.onSelect] != nil || element.hasHandler
            || !element.customActions.isEmpty
    }

    /// Thickness, in points, below which a picture can only be a line; the vocabulary of the rules.
    private static let hairline = 2.0

    private func isThin(_ id: ElementID) -> Bool {
        simulation.layout.frame(of: id).map { min($0.width, $0.height) < Losses.hairline } ?? false
    }

    /// Whether a picture without a name stands beside words in a cell or control, as icons do.
    private func isBesideWords(_ id: ElementID) -> Bool {
        screen.ancestors(of: id).contains { simulation.position(of: $0) != nil }
    }

    /// Whether the words of a container are said when the cursor enters it, or lent to the control inside.
    private func lendsWords(_ element: Element) -> Bool {
        switch element.type {
        case .searchBar, .stepper, .segmentedControl, .datePicker, .pickerView, .barButtonItem, .tabBar, .navigationBar,
            .toolbar, .alert, .window, .layer, .webView, .mapView:
            true
        default:
            element[.containerType] != nil || element.isTrue(.groupChildren) || element.isTrue(.viewIsModal)
                || element.traits?.contains(.tabBar) == true
                // The landmarks of a web page.
                || screen.ancestors(of: element.id).contains { screen[$0].type == .webView }
                // Old dumps do not tell a container, which XCUITest names after what is in it, from an element.
                || (screen.input == .pageSource && screen.isPartial && element.type == .view)
        }
    }

    /// Whether the container around it is called the same, as frameworks do that wrap views in views.
    private func isRepeated(_ words: String, around id: ElementID) -> Bool {
        guard let parent = screen[id].parent, simulation.cause(for: parent, in: screen) == nil else { return false }
        return simulation.position(of: parent) == nil && simulation.words(of: parent, in: screen) == words
    }

    /// Whether one of a stop's custom actions does what a control inside it does, or the stop itself does.
    private func isOffered(_ control: Element, by stop: ElementID, _ said: inout Said) -> Bool {
        let offer = said.offers[stop] ?? Offer(screen[stop])
        said.offers[stop] = offer
        let functions = [control.action, control.gestures[.tap]].compactMap { $0 }
        if functions.contains(where: offer.functions.contains) { return true }
        let words = simulation.words(of: control.id, in: screen)
        return !words.isEmpty && offer.names.contain(words)
    }

    // MARK: - Who says it

    private func isSaid(_ words: String, by id: ElementID, _ said: inout Said) -> Bool {
        guard let stop = simulation.stop(of: id) else { return false }
        let spoken = said.words[id] ?? SpokenWords(at: stop, in: screen)
        said.words[id] = spoken
        return spoken.contain(words)
    }

    private func isSaid(_ words: String, around id: ElementID, _ said: inout Said) -> Bool {
        let stop = screen.ancestors(of: id).first { simulation.position(of: $0) != nil }
        return stop.map { isSaid(words, by: $0, &said) } ?? false
    }

    /// Whether the stops inside a container say its words, one of them or all together: frameworks name a container
    /// after all that is in it.
    private func isSaid(_ words: String, inside id: ElementID, _ said: inout Said) -> Bool {
        let folded = SpokenWords.folded(words)
        var unsaid = Set(folded.split(separator: " "))
        for descendant in screen.descendants(of: id) {
            if isSaid(words, by: descendant, &said) { return true }
            if let spoken = said.words[descendant] { unsaid.subtract(spoken.words) }
        }
        return unsaid.isEmpty
    }
}

/// What stops tell and offer, as far as it was looked for.
private struct Said {
    var words: [ElementID: SpokenWords] = [:]
    var offers: [ElementID: Offer] = [:]
}

/// What an element and its custom actions do, and what the actions are called.
private struct Offer {
    let functions: Set<String>
    let names: SpokenWords

    init(_ element: Element) {
        let actions = element.customActions
        let functions = actions.map(\.action) + [element.action, element.gestures[.tap]]
        self.functions = Set(functions.compactMap { $0 }.filter { !$0.isEmpty })
        names = SpokenWords(actions.map(\.name))
    }
}
