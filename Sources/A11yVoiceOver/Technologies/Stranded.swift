import A11yModel

/// Scroll views in whose visible part nothing takes the focus. A cursor that moves from one such element to the next
/// never enters them, so what lies further down is not scrolled to: seen with Full Keyboard Access and with the
/// automatic scanning of Switch Control (va-mobile-app#9461). Rows of tables and collections take the focus themselves.
struct Stranded {
    /// The outermost scroll view that each element lies in.
    private let scrollers: [ElementID?]
    private let screen: Screen
    private let layout: Layout

    init(_ screen: Screen, _ layout: Layout) {
        self.screen = screen
        self.layout = layout
        var scrollers: [ElementID?] = []
        scrollers.reserveCapacity(screen.elements.count)
        for element in screen.elements {
            let outer = element.parent.flatMap { scrollers[$0.index] }
            scrollers.append(outer ?? (element.scrollsAsPage ? element.id : nil))
        }
        self.scrollers = scrollers
    }

    /// The scroll views that cannot be entered, each with the first element that is out of reach for that; in the order
    /// of these stops, which are all that take the focus.
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

    /// A sentence for each scroll view that cannot be entered by these means.
    func notes(amid entries: [Account.Entry], _ means: String, _ titles: inout Titles) -> [String] {
        scrollers(amid: entries.map(\.stop)).map { scroller, first in
            let name = first.utterance.label
            let target = name.isEmpty ? titles.title(of: first.element) : name
            return "Nothing in the visible part of \(titles.title(of: scroller)) takes the focus, "
                + "so \(means) may not come to \(target)."
        }
    }

    /// Whether part of it is in the visible part of the scroll view; what is not known is taken for visible.
    private func isSeen(_ stop: Stop, in scroller: ElementID) -> Bool {
        guard let frame = stop.frame, frame.isFinite, scroller != stop.element else { return true }
        let area = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        let outer = layout.frame(of: scroller)
        guard let seen = outer.map({ $0.intersection(area) }) ?? area else { return true }
        return frame.maxX >= seen.x && frame.x <= seen.maxX && frame.maxY >= seen.y && frame.y < seen.maxY
    }
}

extension Element {
    /// Whether it scrolls up and down and is not made of rows.
    fileprivate var scrollsAsPage: Bool {
        switch type {
        case .tableView, .collectionView, .pickerView, .webView, .textView: return false
        case .scrollView: return self[.scrolls].map { $0.text == "vertical" || $0.text == "both" } ?? true
        default: return self[.scrolls]?.text == "vertical" || self[.scrolls]?.text == "both"
        }
    }
}
