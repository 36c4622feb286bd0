import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops outside the screen that cannot be scrolled into view, with what keeps them there. Cost: linear in the stops
/// times their depth.
struct OffscreenFocus: FixedCheck {
    func violations(in context: LintContext) -> [Violation] {
        if context.screen.platform == .macos {
            return context.stops.filter { isThereForItsKey($0.element, in: context) }
                .map { Violation($0.element, property: .frame, variant: "key", ceiling: .likely) }
        }
        let bounds = LintContext.bounds(of: context.screen, layout: context.simulation.layout)
        guard bounds.hasArea else { return [] }
        let outside = context.stops.lazy.map(\.element).filter { isOutside($0, bounds, in: context) }
        return panels(around: Array(outside), bounds, in: context).map { panel, stops in
            let element = stops.count == 1 ? stops[0] : panel
            let nearest = nearestDistance(of: element, and: stops, from: bounds, in: context)
            let variant = nearest == 0 ? "beside" : nil
            return Violation(
                element,
                property: .frame,
                variant: stops.count == 1 ? variant : "panel",
                facts: ["distance": .number(nearest), "list": .list(stops.map(context.quote))],
                evidence: context.screen[element].parent == nil ? stops : stops + context.screen.ancestors(of: element),
                covers: stops,
                // What comes into view needs a name then.
                isCause: false)
        }
    }

    /// Whether it is a button of a Mac window that nobody sees and only a key works: outside the view around it, or,
    /// with a title that nobody wrote, behind a view with other stops. Code has no outlet by which it could show it.
    private func isThereForItsKey(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        guard element.hasKey, element.outlets.isEmpty, let parent = element.parent,
            context.innermostScroller(of: id) == nil, let frame = context.frame(of: id),
            let around = context.frame(of: parent), around.hasArea
        else { return false }
        return distance(of: id, from: around, in: context) != nil
            || context.hasDefaultTitle(id)
                && context.siblings(of: id).contains { other in
                    other > id && context.isVisible(other) && context.subtrees[other].stops > 0
                        && context.frame(of: other)?.encloses(frame, within: LintContext.sameCoordinate) == true
                }
    }

    /// The views to hide, each with its stops.
    private func panels(
        around stops: [ElementID], _ bounds: Rect, in context: LintContext
    ) -> [(panel: ElementID, stops: [ElementID])] {
        var panels: [(panel: ElementID, stops: [ElementID])] = []
        // For each element index, the place of its panel in that list.
        var places: [Int?] = stops.isEmpty ? [] : Array(repeating: nil, count: context.screen.elements.count)
        for id in stops {
            let panel = panel(around: id, bounds, in: context)
            if let place = places[panel.index] {
                panels[place].stops.append(id)
            } else {
                places[panel.index] = panels.count
                panels.append((panel, [id]))
            }
        }
        return panels
    }

    /// The view to hide for all stops in it: the outermost view that is entirely outside the screen, or else the
    /// superview, unless that is the page.
    private func panel(around id: ElementID, _ bounds: Rect, in context: LintContext) -> ElementID {
        guard context.screen[id].parent != nil else { return id }
        let path = Array(context.screen.lineage(of: id))
        if let outermost = path.last(where: { distance(of: $0, from: bounds, in: context) != nil }), outermost != id {
            return outermost
        }
        guard let parent = context.screen[id].parent, let frame = context.frame(of: parent) else { return id }
        return bounds.share(coveredBy: frame) < LintContext.overlayShare ? parent : id
    }

    private func isOutside(_ id: ElementID, _ bounds: Rect, in context: LintContext) -> Bool {
        guard distance(of: id, from: bounds, in: context) != nil, let frame = context.frame(of: id) else {
            return false
        }
        var axes: Axes = []
        if isInUnsizedRoot(id, in: context) { return false }
        for above in context.screen.ancestors(of: id) {
            let cover = context.screen[above]
            // A custom class lays out its content.
            if cover.customClass != nil, cover.mayBeSetByCode { return false }
            axes.formUnion(Axes(scrolledBy: context.screen[above]))
        }
        let isBeside = across(frame, bounds) >= 0 && !axes.contains(.horizontal)
        let isAboveOrBelow = down(frame, bounds) >= 0 && !axes.contains(.vertical)
        return isBeside || isAboveOrBelow
    }

    /// Whether the root view around the element has no width or no height in the file: code gives it its size, and the
    /// file does not tell what is inside.
    private func isInUnsizedRoot(_ id: ElementID, in context: LintContext) -> Bool {
        let root = context.screen.ancestors(of: id).reduce(ElementID?.none) { $1 }
        guard let root, let frame = context.simulation.layout.frame(of: root) else { return false }
        return !frame.hasArea
    }

    /// The shortest distance of an element, or of the stops in it, from the screen; 0 if none is known.
    private func nearestDistance(
        of element: ElementID, and stops: [ElementID], from bounds: Rect, in context: LintContext
    ) -> Double {
        var nearest = distance(of: element, from: bounds, in: context)
        for stop in stops where stop != element {
            guard let distance = distance(of: stop, from: bounds, in: context) else { continue }
            nearest = min(nearest ?? distance, distance)
        }
        return nearest ?? 0
    }

    /// The distance in points between a frame and the screen; nil if they overlap or the frame is unknown.
    private func distance(of id: ElementID, from bounds: Rect, in context: LintContext) -> Double? {
        guard let frame = context.frame(of: id) else { return nil }
        let distance = max(across(frame, bounds), down(frame, bounds))
        return distance >= 0 && distance.isFinite ? distance : nil
    }

    private func across(_ frame: Rect, _ bounds: Rect) -> Double { max(bounds.x - frame.maxX, frame.x - bounds.maxX) }

    private func down(_ frame: Rect, _ bounds: Rect) -> Double { max(bounds.y - frame.maxY, frame.y - bounds.maxY) }
}

/// The directions in which a view scrolls.
private struct Axes: OptionSet {
    let rawValue: UInt8

    static let horizontal = Axes(rawValue: 1)
    static let vertical = Axes(rawValue: 2)

    init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The axes along which a view scrolls content into view. A list with unknown layout may scroll along both, and a
    /// pager turns pages that are beside the screen.
    init(scrolledBy element: A11yModel.Element) {
        switch element[.scrolls]?.text {
        case "vertical": self = .vertical
        case "horizontal": self = .horizontal
        case .some: self = [.horizontal, .vertical]
        case nil where element.type == .tableView: self = .vertical
        case nil: self = element.isScroller ? [.horizontal, .vertical] : []
        }
    }
}
