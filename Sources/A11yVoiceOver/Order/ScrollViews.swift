import A11yModel

// Scroll views, whose contents may lie outside the area in which they are shown, and web pages.

extension Walk {
    /// The blocks in a scroll view, as one if some of them are scrolled out of it. VoiceOver reaches those by
    /// scrolling, from the contents beside them, so nothing around the scroll view comes between.
    mutating func scrolling(_ blocks: [StopBlock], in view: Element) -> [StopBlock] {
        guard let place = placeOfShown(blocks, in: view) else { return blocks }
        return foundStops.join(arranged(blocks), at: place).map { [$0] } ?? []
    }

    /// The place of the blocks of a scroll view among what is around it, if some of them are scrolled out: that of the
    /// first block that is shown, so that no row above a navigation bar brings its list before the bar. Nil if all are
    /// shown.
    func placeOfShown(_ blocks: [StopBlock], in view: Element) -> Rect? {
        guard let window = window(of: view), blocks.contains(where: { isOutside($0, window) }) else { return nil }
        let sorted = order.sorted(blocks, by: \.place, fallback: \.fallbackPlace)
        return sorted.lazy.filter { !isOutside($0, window) }.compactMap(\.place).first ?? window
    }

    /// The area on screen in which a scroll view shows its contents; nil for other views and for unknown frames. Only
    /// running apps scroll: in other files nothing is covered by a bar, and recordings show that a scroll view by
    /// itself makes no group.
    private func window(of view: Element) -> Rect? {
        guard view.isScrollable || view.type == .webView, screen.input.isOfRunningApp else { return nil }
        let whole = Rect(x: 0, y: 0, width: screen.size.width, height: screen.size.height)
        guard let frame = layout.frame(of: view.id), frame.isFinite else { return nil }
        let outside = bars.filter { !screen.isDescendant($0, of: view.id) }
        return frame.intersection(whole)?.clear(of: outside.compactMap(layout.frame(of:)))
    }

    /// Whether a block begins above the area, or lies wholly outside it. A block that begins less than a row above it
    /// sorts as if it began there.
    private func isOutside(_ block: StopBlock, _ window: Rect) -> Bool {
        guard let place = block.place else { return false }
        return place.y + order.rowGap <= window.y || place.y >= window.maxY || place.maxX <= window.x
            || place.x >= window.maxX
    }

    /// The visible navigation bars that may cover the top of a scroll view: one for each column of a screen, and so a
    /// handful.
    static func bars(of screen: Screen) -> [ElementID] {
        var bars: [ElementID] = []
        for element in screen.elements where element.type == .navigationBar && element.isVisible {
            bars.append(element.id)
            if bars.count == mostBars { break }
        }
        return bars
    }

    /// The most bars that are looked at. Our choice: more than any screen has columns.
    private static let mostBars = 8
}

/// A web page: VoiceOver reads it in the order of its document, wherever the page draws its parts.
extension Walk {
    /// The blocks of a web view, as one.
    mutating func webView(_ view: Element, in inside: EnclosingContainers) -> [StopBlock] {
        let contents = document(view, in: inside)
        return group(contents, in: view, as: .listed, anchor: placeOfShown(contents, in: view))
    }

    /// The blocks of a part of a web page, in the order of the file.
    mutating func document(_ part: Element, in inside: EnclosingContainers) -> [StopBlock] {
        parts(of: part, in: inside) + blocks(at: frontmost(of: part.children), in: inside)
    }
}
