import A11yModel

/// Finds the elements that people can act on and that an assistive technology never reaches.
struct UnreachedControls {
    private let screen: Screen
    private let simulation: Simulation
    private let responding: Responding
    /// The elements that are reached.
    private let met: Set<ElementID>
    /// The views that can be touched through a reached element inside them.
    private let answered: Set<ElementID>
    /// The keys of the functions and custom actions of stops that hide other elements.
    private var offers: [ElementID: Set<String>] = [:]
    /// The known reasons by obstacle. Naming an obstacle may take a walk over its contents.
    private var reasons: [Obstacle: (words: String, culprit: ElementID)] = [:]

    /// What makes a branch of the tree unreachable.
    private struct Obstacle: Hashable {
        let cause: Pruning
        let place: ElementID?
    }

    /// The unreached controls for a technology that reaches only these stops.
    init(beside entries: [Traversal.Entry], in screen: Screen, _ simulation: Simulation, _ responding: Responding) {
        self.screen = screen
        self.simulation = simulation
        self.responding = responding
        met = Set(entries.map(\.stop.element))
        answered = Set(
            entries.compactMap { entry in
                if case .touch(let view) = responding.response(of: entry.stop) { view } else { nil }
            })
    }

    /// The unreached controls, in document order; `refusal` says why the technology skips a stop. Hidden elements are
    /// not included, nor those whose function the stop around them has, itself or as a custom action.
    mutating func all(passedBy refusal: (Stop) -> String) -> [Traversal.Unreached] {
        var found: [Traversal.Unreached] = []
        for element in screen.elements where isTarget(element) {
            let id = element.id
            guard !met.contains(id), !answered.contains(id), !isOffered(element) else { continue }
            let (reason, culprit) = simulation.stop(of: id).map { (refusal($0), id) } ?? self.reason(for: id)
            let words = simulation.words(of: id, in: screen)
            found.append(Traversal.Unreached(element: id, words: words, reason: reason, culprit: culprit))
        }
        return found
    }

    /// Whether people can act on an element.
    private func isTarget(_ element: Element) -> Bool {
        guard simulation.layout.isShown[element.id.index], responding.isTouchable[element.id.index], !element.isSystem
        else { return false }
        if element.isOperable || responding.views.contains(element.id) { return true }
        return element.traits.map { !$0.isDisjoint(with: Response.roles) } ?? false
    }

    private mutating func reason(for id: ElementID) -> (words: String, culprit: ElementID) {
        // The reason for the contents of an obstacle is shared; that of the obstacle itself has other words.
        let place = simulation.prunedAncestor(before: id, in: screen)
        guard let cause = simulation.cause(for: id, in: screen), place != id || !cause.isOfPlace else {
            return simulation.reason(for: id, in: screen) ?? ("it is passed by", id)
        }
        let obstacle = Obstacle(cause: cause, place: cause.isOfPlace ? place : nil)
        if let known = reasons[obstacle] { return known }
        let reason = simulation.reason(for: id, in: screen) ?? ("it is passed by", id)
        reasons[obstacle] = reason
        return reason
    }

    private mutating func isOffered(_ element: Element) -> Bool {
        guard case .insideElement(let outer) = simulation.cause(for: element.id, in: screen), met.contains(outer) else {
            return false
        }
        if simulation.isCore(element.id, of: outer, in: screen) { return true }
        let names = [element.function ?? "", simulation.words(of: element.id, in: screen)].map(CallNames.key)
        let offered = offers[outer] ?? offers(of: screen[outer])
        offers[outer] = offered
        return names.contains { !$0.isEmpty && offered.contains($0) }
    }

    private func offers(of element: Element) -> Set<String> {
        let actions = element.customActions
        let words = actions.compactMap(\.action) + actions.map(\.name) + [element.function].compactMap { $0 }
        return Set(words.map(CallNames.key))
    }
}

extension Pruning {
    /// Whether the pruned element itself is the cause.
    fileprivate var isOfPlace: Bool {
        switch self {
        case .elementsHidden, .invisible, .zeroSize: true
        case .insideElement, .unlisted, .behindModal: false
        }
    }
}

/// Scroll views in whose visible part nothing takes the focus. A cursor that moves between focusable elements never
/// enters them, so it never scrolls to what is further down. Observed with Full Keyboard Access and with the automatic
/// scanning of Switch Control (va-mobile-app#9461). Rows of tables and collections take the focus themselves.
struct UnenteredScrollViews {
    /// For each element index, the outermost scroll view around the element.
    private let scrollers: [ElementID?]
    private let screen: Screen
    private let layout: Layout

    init(_ screen: Screen, _ layout: Layout) {
        self.screen = screen
        self.layout = layout
        var scrollers: [ElementID?] = []
        for element in screen.elements {
            let outer = element.parent.flatMap { scrollers[$0.index] }
            scrollers.append(outer ?? (element.scrollsAsPage ? element.id : nil))
        }
        self.scrollers = scrollers
    }

    /// The scroll views that cannot be entered, each with its first unreachable stop, in the order of `stops`, which
    /// are all stops that take the focus.
    func scrollers(amid stops: [Stop]) -> [(scroller: ElementID, first: Stop)] {
        guard screen.isWhole else { return [] }
        var hasTarget: Set<ElementID> = []
        var found: [(scroller: ElementID, first: Stop)] = []
        var isFound: Set<ElementID> = []
        for stop in stops {
            guard let scroller = scrollers[stop.element.index] else { continue }
            if isSeen(stop, in: scroller) {
                hasTarget.insert(scroller)
            } else if isFound.insert(scroller).inserted {
                found.append((scroller, stop))
            }
        }
        return found.filter { !hasTarget.contains($0.scroller) }
    }

    /// A sentence for each scroll view that cannot be entered by `means`.
    func notes(amid entries: [Traversal.Entry], _ means: String, _ titles: inout ElementTitles) -> [String] {
        scrollers(amid: entries.map(\.stop)).map { scroller, first in
            let name = first.utterance.label
            let target = name.isEmpty ? titles.title(of: first.element) : name
            return "Nothing in the visible part of \(titles.title(of: scroller)) takes the focus, "
                + "so \(means) may not come to \(target)."
        }
    }

    /// Whether part of a stop is in the visible part of the scroll view. Unknown frames count as visible.
    private func isSeen(_ stop: Stop, in scroller: ElementID) -> Bool {
        guard let frame = stop.frame, frame.isFinite, scroller != stop.element else { return true }
        let area = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        let outer = layout.frame(of: scroller)
        guard let seen = outer.map({ $0.intersection(area) }) ?? area else { return true }
        return frame.maxX >= seen.x && frame.x <= seen.maxX && frame.maxY >= seen.y && frame.y < seen.maxY
    }
}

extension Element {
    /// Whether it scrolls vertically and does not consist of rows.
    fileprivate var scrollsAsPage: Bool {
        switch type {
        case .tableView, .collectionView, .pickerView, .webView, .textView: return false
        case .scrollView: return self[.scrolls].map { $0.text == "vertical" || $0.text == "both" } ?? true
        default: return self[.scrolls]?.text == "vertical" || self[.scrolls]?.text == "both"
        }
    }
}
