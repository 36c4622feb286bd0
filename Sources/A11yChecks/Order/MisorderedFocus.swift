import A11yEngine
import A11yModel
import A11yVoiceOver

/// Stops that VoiceOver reads before others above them, or before them in their visual row. Each stop is compared with
/// the `window` stops before it, so the cost is linear in the stops.
struct MisorderedFocus: RepairingCheck {
    private let tolerance: Double
    private let window: Int

    init(_ parameters: inout Parameters) {
        tolerance = parameters.number("tolerance")
        window = parameters.count("window")
    }

    /// A pair of stops in the wrong order, with the cause.
    private struct Inversion {
        let early: Stop
        let late: Stop
        let side: String
        /// The explicit list that sets the order; nil if frames do.
        let cause: ElementID?
        /// The stop whose cursor frame was moved farther; nil if neither was.
        let moved: ElementID?
        let distance: Double
        /// Whether the file lists the stops as they are read.
        let isListed: Bool

        /// The element to edit.
        var place: ElementID { cause ?? moved ?? (isListed ? late.element : early.element) }
    }

    func violations(in context: LintContext) -> [Violation] {
        let stops = context.stops
        let frames = stops.map { context.frame(of: $0.element) }
        var worst: [ElementID: Inversion] = [:]
        for index in stops.indices {
            guard let frame = frames[index] else { continue }
            for before in max(0, index - window)..<index {
                // Most pairs are in order, which their frames show before costlier tests.
                guard let earlier = frames[before], mayBeInverted(earlier, frame, in: context),
                    let found = inversion(stops[before], stops[index], earlier, frame, in: context)
                else { continue }
                let key = found.place
                if found.distance > worst[key]?.distance ?? -1 { worst[key] = found }
            }
        }
        for found in invertedGroups(in: context) where worst[found.place] == nil { worst[found.place] = found }
        let lists = context.elements(setting: .elements).filter { worst[$0] == nil }
        return worst.values.map { violation($0, in: context) } + lists.compactMap { columns(of: $0, in: context) }
    }

    /// Members of explicit lists that are groups, of which a later one stands above or before an earlier one.
    private func invertedGroups(in context: LintContext) -> [Inversion] {
        let starts = Dictionary(context.stops.compactMap { stop in stop.group.map { ($0, stop) } }) { first, _ in first
        }
        guard !starts.isEmpty else { return [] }
        return context.elements(setting: .elements).flatMap { list -> [Inversion] in
            let members = (context.screen[list].members ?? []).compactMap(\.target)
            return zip(members, members.dropFirst()).compactMap { before, after in
                guard let early = starts[before], let late = starts[after], let one = context.frame(of: before),
                    let other = context.frame(of: after), mayBeInverted(one, other, in: context),
                    !context.isInBar(before), !context.isInBar(after)
                else { return nil }
                let side = isAbove(other, one) ? "above" : "before"
                return Inversion(
                    early: early, late: late, side: side, cause: list, moved: nil, distance: 0, isListed: false)
            }
        }
    }

    private func inversion(
        _ early: Stop, _ late: Stop, _ one: Rect, _ other: Rect, in context: LintContext
    ) -> Inversion? {
        guard isComparable(early, late, in: context) else { return nil }
        let isListed = listing(of: context.screen) != nil
        let cause = isListed ? nil : sharedList(early, late, in: context)
        let moved = moved(early, late, in: context)
        let isAbove = isAbove(other, one)
        // Another rule reports a visual row that VoiceOver splits in two.
        if !isAbove, cause == nil, !isListed, abs(one.y - other.y) >= context.rowGap { return nil }
        return Inversion(
            early: early, late: late, side: isAbove ? "above" : "before", cause: cause, moved: moved,
            distance: isAbove ? one.y - other.maxY : 0, isListed: isListed)
    }

    /// Where the file lists the stops as they are read, what says so.
    private func listing(of screen: Screen) -> String? {
        switch screen.input {
        case .record: "VoiceOver was recorded in this order"
        case .design: "the design lists them so"
        default: nil
        }
    }

    /// Whether the later stop is where users would read first: above, or earlier in the row.
    private func mayBeInverted(_ early: Rect, _ late: Rect, in context: LintContext) -> Bool {
        // Most stops lie wholly below those before them.
        if late.y > early.maxY + tolerance, late.height >= 0, early.height >= 0 { return false }
        let isLeading = context.isLeading(late, of: early, tolerance: tolerance)
        guard isAbove(late, early) else { return isLeading && context.areInOneRow(early, late) }
        return isLeading || min(early.maxX, late.maxX) - max(early.x, late.x) > tolerance
    }

    private func isAbove(_ one: Rect, _ other: Rect) -> Bool { one.maxY <= other.y + tolerance }

    /// Whether users would compare the two: they share scroll view, group and card, and are in no bar, window or web
    /// page.
    private func isComparable(_ early: Stop, _ late: Stop, in context: LintContext) -> Bool {
        guard early.part == nil, late.part == nil, early.element != late.element else { return false }
        // Where a list is scrolled to, a record does not tell.
        if context.screen.input == .record, early.isOffScreen || late.isOffScreen { return false }
        guard !context.isWebPage(early.group) else { return false }
        guard context.innermostScroller(of: early.element) == context.innermostScroller(of: late.element) else {
            return false
        }
        guard early.group == late.group || sharedList(early, late, in: context) != nil else { return false }
        guard context.innermostCard(of: early.element) == context.innermostCard(of: late.element) else { return false }
        return !context.isInBar(early.element) && !context.isInBar(late.element)
    }

    /// The explicit list that contains both, at any depth.
    private func sharedList(_ early: Stop, _ late: Stop, in context: LintContext) -> ElementID? {
        guard let group = early.group, group == late.group, context.isExplicit(group) else { return nil }
        return group
    }

    /// The stop whose cursor frame is farther from the visible element.
    private func moved(_ early: Stop, _ late: Stop, in context: LintContext) -> ElementID? {
        let ways = [early.element, late.element].compactMap { id -> (id: ElementID, way: Double)? in
            guard let given = context.screen[id][.accessibilityFrame]?.rect, let seen = context.frame(of: id) else {
                return nil
            }
            return (id, abs(given.x - seen.x) + abs(given.y - seen.y))
        }
        return ways.max { $0.way < $1.way }?.id
    }

    private func violation(_ found: Inversion, in context: LintContext) -> Violation {
        let isHeading = found.late.utterance.traits.contains(.header) && areInOneColumn(found, in: context)
        let words: (Stop) -> Fact = { .text(context.quotedWords(of: $0)) }
        let facts: Facts = [
            "first": words(found.early), "second": words(found.late),
            "side": .text(found.side == "above" ? "above it" : "before it in its row"),
            "cause": .text(cause(found, in: context)),
        ]
        return Violation(
            found.place,
            property: found.isListed ? nil : found.cause == nil ? .accessibilityFrame : .elements,
            range: found.cause.flatMap { context.screen[$0].range(of: .elements) },
            variant: isHeading && found.side == "above" ? "heading" : "order",
            facts: facts,
            doubts: isTitleOfPicture(found) ? .undecided : [],
            evidence: [found.early.element, found.late.element],
            covers: [found.early.element, found.late.element],
            weight: found.distance)
    }

    /// Whether one stands over the other. The heading of another column heads something else.
    private func areInOneColumn(_ found: Inversion, in context: LintContext) -> Bool {
        guard let one = context.frame(of: found.early.element), let other = context.frame(of: found.late.element) else {
            return false
        }
        return min(one.maxX, other.maxX) - max(one.x, other.x) > tolerance
    }

    /// Whether a heading is read before the picture above it, as authors often mean it.
    private func isTitleOfPicture(_ found: Inversion) -> Bool {
        found.early.utterance.traits.contains(.header) && found.late.utterance.traits.contains(.image)
            && found.late.utterance.traits.isDisjoint(with: [.button, .link])
    }

    private func cause(_ found: Inversion, in context: LintContext) -> String {
        if found.isListed, let listing = listing(of: context.screen) { return listing }
        if let list = found.cause { return "the `elements` of \(context.title(of: list)) say so" }
        if let moved = found.moved { return "\(context.title(of: moved)) has an `accessibilityFrame` of its own" }
        return "the upper left corners of their frames say so"
    }

    /// Sorts an explicit list in visual order, row by row. Authors must move frames themselves.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        guard violation.property == .elements, let list = violation.element, let members = context.screen[list].members,
            members.count <= longestRepairedList
        else { return nil }
        let frames = members.map { $0.target.flatMap(context.frame) }
        let known = frames.compactMap { $0 }
        guard known.count == members.count else { return nil }
        var order: [Int] = []
        for index in members.indices {
            let place = order.lastIndex { !isRead(known[index], before: known[$0], in: context) }
            order.insert(index, at: place.map { $0 + 1 } ?? 0)
        }
        guard order != Array(members.indices) else { return nil }
        return Repair("Sorts the list as it is seen.", [.keep(order, of: .elements, on: list)])
    }

    /// Whether users read one frame before the other: it ends above it, or comes first in their row.
    private func isRead(_ one: Rect, before other: Rect, in context: LintContext) -> Bool {
        if context.areInOneRow(one, other) { return context.isLeading(one, of: other, tolerance: 0) }
        return one.y < other.y
    }
}

// Grids that are read down their columns.

extension MisorderedFocus {
    /// The number of members from which a list can be a grid (ours): two rows of three.
    private static let leastCells = 6

    /// A list that runs down the columns of a grid whose numbers run along its rows, as the days of a calendar do.
    private func columns(of list: ElementID, in context: LintContext) -> Violation? {
        let members = (context.screen[list].members ?? []).compactMap(\.target)
        guard members.count >= MisorderedFocus.leastCells else { return nil }
        let cells = members.compactMap { id -> (frame: Rect, number: Int, stop: Stop)? in
            guard let stop = context.simulation.stop(of: id), let frame = context.frame(of: id),
                let number = RuleText.firstNumber(in: stop.utterance.label)
            else { return nil }
            return (frame, number, stop)
        }
        guard cells.count == members.count else { return nil }
        func isDown(_ one: Rect, _ other: Rect) -> Bool { (one.x, one.y) < (other.x, other.y) }
        func isAlong(_ one: Rect, _ other: Rect) -> Bool { (one.y, one.x) < (other.y, other.x) }
        let rows = cells.sorted { isAlong($0.frame, $1.frame) }
        let pairs = zip(cells, cells.dropFirst())
        guard pairs.allSatisfy({ isDown($0.frame, $1.frame) }), !pairs.allSatisfy({ $0.number < $1.number }),
            zip(rows, rows.dropFirst()).allSatisfy({ $0.number < $1.number }), let first = rows.first?.stop,
            let second = rows.dropFirst().first?.stop
        else { return nil }
        return Violation(
            list, property: .elements, range: context.screen[list].range(of: .elements), variant: "columns",
            facts: ["first": .text(context.quotedLabel(of: first)), "second": .text(context.quotedLabel(of: second))],
            evidence: [first.element, second.element])
    }
}
