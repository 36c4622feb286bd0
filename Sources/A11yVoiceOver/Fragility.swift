import A11yModel

/// Why the place of a stop in the order is not certain.
package enum Fragility: Hashable, Sendable {
    /// A little more or less in height would order it and the stop before it the other way round: their tops are
    /// `distance` points apart, and a new row starts at the distance that `FocusOrder.rowGap` gives.
    case nearRowGap(ElementID, distance: Double)
    /// By themselves it would come before the first of these stops; by way of the second, which is in a row with both,
    /// it comes after. The order of the file decides.
    case chain(ElementID, ElementID)
    /// Its frame is unknown, and the order of the file stands in for it.
    case unknownFrame
}

extension FocusOrder {
    /// Distance, in points, from the row gap within which a row is not certain: the gaps were measured in whole points,
    /// and layout rounds.
    static let rowGapMargin = 2.0

    /// How many stops behind it one is compared with in the search for chains; a bound of ours, since rows that run
    /// into one another over more are nothing that an author would look for.
    private static let chainReach = 8

    /// What makes the places of some of these stops uncertain, by index; they are in focus order. A stop is compared
    /// with those before it, so that each doubt is told once. The cost is linear.
    func fragilities(of stops: [(element: ElementID, corner: Point?)]) -> [(index: Int, fragility: Fragility)] {
        var found: [(index: Int, fragility: Fragility)] = []
        for (index, stop) in stops.enumerated() {
            guard let corner = stop.corner else {
                found.append((index, .unknownFrame))
                continue
            }
            guard index > 0 else { continue }
            let earlier = stops[max(0, index - FocusOrder.chainReach)..<index]
            if let broken = earlier.dropLast().first(where: { $0.corner.map { precedes(corner, $0) } == true }) {
                found.append((index, .chain(broken.element, stops[index - 1].element)))
            } else if let before = stops[index - 1].corner, hangsOnMargin(before, corner) {
                let distance = abs(before.y - corner.y)
                found.append((index, .nearRowGap(stops[index - 1].element, distance: distance)))
            }
        }
        return found
    }

    /// Whether the tops are so close to the row gap that the row is uncertain, and the row decides.
    private func hangsOnMargin(_ first: Point, _ second: Point) -> Bool {
        guard abs(abs(first.y - second.y) - rowGap) <= FocusOrder.rowGapMargin else { return false }
        let isInReadingDirection = direction == .ltr ? first.x < second.x : first.x > second.x
        return isInReadingDirection != (first.y < second.y)
    }
}
