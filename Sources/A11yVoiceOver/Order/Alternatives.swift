import A11yModel

/// Views of a storyboard that exclude one another: an error panel and the form that it replaces, a list and the view
/// that says that it is empty. They lie at one place, and code shows one of them at a time.
///
/// Only Interface Builder files have them: other files describe a moment, in which what is not hidden is shown.
struct Alternatives {
    /// The share of each view, 0 to 1, that the other covers at least. Our choice: constraints differ by a margin.
    private static let leastCover = 0.9
    /// The share of the stops in the smaller view that lie on stops of the other, from which both cannot be meant to be
    /// seen. Our choice.
    private static let leastCollisions = 0.5
    /// The most other views between two alternatives. Our choice.
    private static let mostBetween = 2
    /// The most stops of a view that are compared. Our choice: it bounds the cost of a large file.
    private static let mostCompared = 64

    private let screen: Screen
    private let layout: Layout

    init(_ screen: Screen, layout: Layout) {
        self.screen = screen
        self.layout = layout
    }

    /// The alternatives among siblings, back to front; empty without any. Each view is compared with the last ones
    /// before it, since alternatives are drawn one over the other, at most with a spinner between them. Cost: linear in
    /// the siblings and what is in them.
    func sets(among siblings: [ElementID]) -> [[ElementID]] {
        guard screen.input == .interfaceBuilder, siblings.count > 1 else { return [] }
        var sets: [[ElementID]] = []
        for id in siblings where mayBeOne(screen[id]) {
            let near = sets.indices.suffix(Alternatives.mostBetween + 1).last { index in
                sets[index].last.map { lieAtOnePlace($0, id) } ?? false
            }
            if let near {
                sets[near].append(id)
            } else {
                sets.append([id])
            }
        }
        // Without an outlet or a class of its own, code cannot hide any of them.
        return sets.map { $0.filter { !stops(in: $0).isEmpty } }.filter { set in
            set.count > 1 && set.contains { screen[$0].mayBeSetByCode }
        }
    }

    private func mayBeOne(_ element: Element) -> Bool {
        switch element.type {
        case .view, .stackView, .scrollView, .tableView, .collectionView, .visualEffectView: break
        default: return false
        }
        return !element.children.isEmpty && !screen.isAccessibilityElement(element.id)
            && Pruning(of: element, in: screen) == nil
    }

    private func lieAtOnePlace(_ one: ElementID, _ other: ElementID) -> Bool {
        guard let first = layout.frame(of: one), let second = layout.frame(of: other) else { return false }
        guard first.share(coveredBy: second) >= Alternatives.leastCover,
            second.share(coveredBy: first) >= Alternatives.leastCover
        else { return false }
        return hidesWhatIsBehind(screen[other]) || collide(one, other)
    }

    /// Whether a background covers what is behind the view. A colour that only the device knows is taken for opaque.
    private func hidesWhatIsBehind(_ view: Element) -> Bool {
        guard let background = view[.backgroundColor] else { return false }
        return (background.color?.alpha ?? 1) >= Alternatives.leastCover
    }

    /// Whether the contents of two views would be drawn over one another.
    private func collide(_ one: ElementID, _ other: ElementID) -> Bool {
        let (first, second) = (stopFrames(in: one), stopFrames(in: other))
        let (fewer, more) = first.count < second.count ? (first, second) : (second, first)
        guard !fewer.isEmpty else { return false }
        let hit = fewer.count { frame in more.contains { $0.intersection(frame) != nil } }
        // One of two may be a badge, or a button on a map.
        return hit >= min(2, fewer.count) && Double(hit) >= Double(fewer.count) * Alternatives.leastCollisions
    }

    private func stopFrames(in view: ElementID) -> [Rect] {
        Array(stops(in: view).lazy.compactMap(layout.frame(of:)).prefix(Alternatives.mostCompared))
    }

    private func stops(in view: ElementID) -> [ElementID] {
        screen.descendants(of: view).filter { screen.isAccessibilityElement($0) && layout.isShown[$0.index] }
    }
}

extension Walk {
    /// The blocks of siblings. Each view of a set of alternatives is a block of its own, so that the contents of two of
    /// them are not read in turns; and so is each prototype cell, which is never beside another as it is drawn.
    mutating func blocks(ofSubviews views: [ElementID], in enclosing: EnclosingContainers) -> [StopBlock] {
        let sets = exclusions.sets(among: views)
        let prototypes = views.filter { screen[$0].doubts.contains(.template) }
        guard !sets.isEmpty || prototypes.count > 1 else { return blocks(at: views, in: enclosing) }
        alternatives += sets
        let apart = Set(sets.joined()).union(prototypes)
        return views.flatMap { id in
            let found = blocks(at: [id], in: enclosing)
            return apart.contains(id) ? group(found, in: screen[id], as: .placed) : found
        }
    }
}

extension Traversal {
    /// A note for each set of views that exclude one another, with the stops of each.
    static func notes(onAlternatives simulation: Simulation, in screen: Screen) -> [String] {
        simulation.alternatives.compactMap { set in
            let runs = set.compactMap { view -> String? in
                let inside = screen.descendants(of: view).compactMap(simulation.position(of:))
                guard let first = inside.min(), let last = inside.max() else { return nil }
                return first == last ? "stop \(first + 1)" : "stops \(first + 1) to \(last + 1)"
            }
            guard runs.count > 1 else { return nil }
            return
                "\(enumerated(runs).capitalizingFirst) are in views at one place, of which code shows one at a time: "
                + "the file does not tell which is shown first."
        }
    }
}
