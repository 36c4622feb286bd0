import A11yEngine
import A11yModel
import A11yVoiceOver

/// Containers that VoiceOver leaves and returns to. Cost: stops times depth.
struct InterruptedGroup: RepairingCheck {
    private let leastStops: Int
    private let screenShare: Double

    init(_ parameters: inout Parameters) {
        leastStops = parameters.count("stops")
        screenShare = parameters.number("screen-share")
    }

    func violations(in context: LintContext) -> [Violation] {
        var places: [ElementID: [Int]] = [:]
        let stops = context.stops
        for (index, stop) in stops.enumerated() where stop.frame != nil {
            // A subtree with consecutive stops is not interrupted.
            for ancestor in context.screen.ancestors(of: stop.element)
            where !context.subtrees[ancestor].isConsecutive { places[ancestor, default: []].append(index) }
        }
        let violations = places.keys.sorted().compactMap { container in
            violation(of: container, at: places[container] ?? [], among: stops, in: context)
        }
        return outstanding(violations, in: context) + splitViews(among: places, in: context)
            + looseColumns(in: context)
    }

    private func facts(_ before: Stop, _ intruder: Stop, _ after: Stop, in context: LintContext) -> Facts {
        [("before", before), ("intruder", intruder), ("after", after)].reduce(into: [:]) { facts, part in
            facts[part.0] = .text(context.quotedWords(of: part.1))
        }
    }

    /// The number of stops from which a column of the screen is a list or page of its own (ours).
    private static let columnStops = 3
    /// The number of stops that the column beside it has at least: a note has a button and a text (ours).
    private static let neighbourStops = 2
    /// The share of the height of the screen that such a column takes at least (ours).
    private static let columnShare = 0.9

    /// A part of the screen that is read as a list or page of its own.
    private struct Column {
        let id: ElementID
        let frame: Rect
        /// The indices of its stops.
        let places: [Int]
        /// Whether it takes the whole height of the screen, as in a split view.
        let isTall: Bool
        /// Whether it has a heading and controls, as the sections of a form. The columns of a table have none.
        let isSection: Bool
        /// Whether it can be reported: it is neither a group nor does it scroll, and it has enough stops.
        let isWhole: Bool

        func isBeside(_ other: Column) -> Bool {
            (isTall && other.isTall || isSection && other.isSection)
                && min(frame.maxX, other.frame.maxX) <= max(frame.x, other.frame.x)
        }
    }

    private func column(_ id: ElementID, at places: [Int], in context: LintContext) -> Column? {
        let isScroller = context.screen[id].isScroller
        guard places.count >= InterruptedGroup.neighbourStops, let frame = context.frame(of: id),
            isScroller || isGroupable(id, in: context)
        else { return nil }
        let stops = places.map { context.stops[$0] }
        let isSection =
            stops[0].utterance.traits.contains(.header)
            && stops.dropFirst().contains { context.isInteractive($0.element) }
        let isTall = frame.height >= context.screen.size.height * InterruptedGroup.columnShare
        return isTall || isSection
            ? Column(
                id: id, frame: frame, places: places, isTall: isTall, isSection: isSection,
                isWhole: !isScroller && places.count >= InterruptedGroup.columnStops) : nil
    }

    /// Two columns that VoiceOver reads row by row: the sides of a split view, or two sections of a form. A form
    /// without headings may be meant so.
    private func splitViews(among places: [ElementID: [Int]], in context: LintContext) -> [Violation] {
        let columns = places.compactMap { column($0.key, at: $0.value, in: context) }
        let known = Dictionary(columns.map { ($0.id, $0) }) { first, _ in first }
        return columns.sorted { $0.id < $1.id }.compactMap { column -> Violation? in
            let after = context.siblings(of: column.id).drop { $0 != column.id }.dropFirst()
            guard let next = after.lazy.compactMap({ known[$0] }).first(where: column.isBeside) else { return nil }
            if column.isWhole { return violation(of: column, interruptedBy: next, in: context) }
            return next.isWhole ? violation(of: next, interruptedBy: column, in: context) : nil
        }
    }

    private func violation(
        of column: Column, interruptedBy next: Column, in context: LintContext
    ) -> Violation? {
        let (stops, own) = (context.stops, column.places)
        guard let start = next.places.first(where: { $0 > own[0] && $0 < own[own.count - 1] }),
            let after = own.first(where: { $0 > start })
        else { return nil }
        let isOpen = !column.isSection && own.contains { context.screen[stops[$0].element].isTextInput }
        return Violation(
            column.id, property: .groupChildren,
            facts: facts(stops[start - 1], stops[start], stops[after], in: context),
            doubts: isOpen ? .undecided : [],
            evidence: [stops[start].element],
            covers: [next.id] + (own + next.places).map { stops[$0].element })
    }

    /// Lines of text that stand in one column of a view with other things, and a control beside their middle, which is
    /// read between them. It may belong to the line beside it.
    private func looseColumns(in context: LintContext) -> [Violation] {
        let lines = context.stops.enumerated().filter { _, stop in
            stop.frame != nil && context.screen[stop.element].type == .label && context.isPlainText(stop)
                && !stop.utterance.traits.contains(.header)
        }
        let columns = Dictionary(grouping: lines) { _, stop in
            Place(parent: context.screen[stop.element].parent, x: stop.frame?.x ?? 0)
        }
        return columns.values.compactMap { column in looseColumn(column.map(\.offset).sorted(), in: context) }
            .sorted { ($0.element?.index ?? 0) < ($1.element?.index ?? 0) }
    }

    /// Where a line of text begins.
    private struct Place: Hashable {
        let parent: ElementID?
        let x: Double
    }

    private func looseColumn(_ places: [Int], in context: LintContext) -> Violation? {
        let stops = context.stops
        guard places.count >= InterruptedGroup.columnStops, let first = places.first, let last = places.last,
            last - first == places.count, let place = (first...last).first(where: { !places.contains($0) }),
            let frame = stops[place].frame, context.isInteractive(stops[place].element),
            context.screen[stops[place].element].parent == context.screen[stops[first].element].parent
        else { return nil }
        let frames = places.compactMap { stops[$0].frame }
        let gaps = zip(frames, frames.dropFirst()).map { $1.y - $0.maxY }
        let middle = (frames[0].y + frames[frames.count - 1].maxY) / 2
        let isBeside = frames.allSatisfy { min($0.maxX, frame.maxX) <= max($0.x, frame.x) }
        guard gaps.allSatisfy({ 0...LintContext.nearDistance ~= $0 }), isBeside,
            abs(frame.center.y - middle) <= frames[0].height / 2
        else { return nil }
        return Violation(
            stops[first].element, variant: "column",
            facts: facts(stops[place - 1], stops[place], stops[place + 1], in: context),
            doubts: .undecided, evidence: [stops[place].element], covers: places.map { stops[$0].element })
    }

    /// One violation for nested containers, the innermost, and one for cards of the same structure, the first.
    private func outstanding(_ violations: [Violation], in context: LintContext) -> [Violation] {
        let containers = violations.compactMap(\.element)
        let holders = Set(containers.flatMap(context.screen.ancestors))
        var signatures: Set<Int> = []
        return violations.filter { violation in
            guard let id = violation.element, !holders.contains(id) else { return false }
            guard context.cards.contains(id) else { return true }
            return signatures.insert(context.cards.signature(of: id)).inserted
        }
    }

    private func violation(of container: ElementID, at places: [Int], among stops: [Stop], in context: LintContext)
        -> Violation?
    {
        guard places.count >= leastStops, let first = places.first, let last = places.last else { return nil }
        guard last - first >= places.count, isCandidate(container, in: context) else { return nil }
        let inside = Set(places)
        let own = places.map { stops[$0] }
        let intruders = (first...last).filter { !inside.contains($0) }
        guard let start = intruders.first else { return nil }
        // It is not recorded whether a list is read cell by cell or by place.
        if intruders.allSatisfy({ context.areInTwoCells(own[0].element, stops[$0].element) }) { return nil }
        let isCard = context.innermostCard(of: container) == container
        guard isCard || own.allSatisfy(context.isPlainText) else { return nil }
        guard isCard || intruders.contains(where: { context.isInteractive(stops[$0].element) }) else { return nil }
        if !isCard, alternates(places, until: last, among: stops, in: context) { return nil }
        if let frame = context.frame(of: container),
            intruders.allSatisfy({ stops[$0].frame.map { frame.contains($0.center) } ?? false })
        {
            return nil
        }
        let after = places.first { $0 > start } ?? last
        return Violation(
            container, property: .groupChildren,
            facts: facts(stops[start - 1], stops[start], stops[after], in: context),
            evidence: own.map(\.element) + [stops[start].element],
            covers: own.map(\.element))
    }

    private func isCandidate(_ container: ElementID, in context: LintContext) -> Bool {
        guard isGroupable(container, in: context) else { return false }
        guard let frame = context.frame(of: container) else { return true }
        return frame.area < screenShare * context.screen.size.width * context.screen.size.height
    }

    /// Whether the container is neither a group nor read as one already.
    private func isGroupable(_ container: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[container]
        return !element.isTrue(.groupChildren) && element.members == nil && !element.isScroller
            && !context.isInBar(container) && element[.containerType] == nil
    }

    /// Whether the container's stops alternate row by row with those beside it: a column of captions beside columns of
    /// values or fields reads well.
    private func alternates(_ places: [Int], until last: Int, among stops: [Stop], in context: LintContext) -> Bool {
        let inside = Set(places)
        var partners: Set<Int> = []
        for place in places {
            guard let one = stops[place].frame else { continue }
            let beside = stops.indices[(place + 1)...].prefix { next in
                !inside.contains(next) && stops[next].frame.map { context.areInOneRow(one, $0) } == true
            }
            partners.formUnion(beside)
        }
        let intruders = (places[0]...last).filter { !inside.contains($0) }
        return partners.count > 1 && intruders.allSatisfy(partners.contains)
    }

    /// VoiceOver reads the container as a group; of cards, which are reported once, each one.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        // Lines without a view of their own have nothing that could group them.
        guard let id = violation.element, violation.variant != "column" else { return nil }
        let cards = context.cards
        guard cards.contains(id) else { return .setting(.groupChildren, to: true, on: id) }
        let alike = context.elements.filter { other in
            cards.contains(other) && cards.signature(of: other) == cards.signature(of: id)
                && isCandidate(other, in: context)
        }
        return Repair(
            "Reads each of these as a group.", alike.map { .set(.groupChildren, .flag(true), on: $0) })
    }
}
