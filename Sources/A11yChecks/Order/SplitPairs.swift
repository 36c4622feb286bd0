import A11yEngine
import A11yModel
import A11yVoiceOver

/// Two columns, or two rows, of texts and pictures that VoiceOver reads one after the other although their parts belong
/// together in pairs. Cost: linear in the stops.
struct SplitPairs: Check {
    private let leastPairs: Int

    init(_ parameters: inout Parameters) { leastPairs = parameters.count("pairs") }

    func violations(in context: LintContext) -> [Violation] { columnPairs(in: context) + rowPairs(in: context) }

    /// What tells that the parts of two series belong together in pairs.
    private enum Evidence {
        /// One series is set in another style than the other, or only one has numbers.
        case certain
        /// Nothing does.
        case none
        /// The series are two cards of the same make.
        case against
    }

    private func evidence(
        _ one: ArraySlice<Stop>, _ other: ArraySlice<Stop>, in context: LintContext
    ) -> Evidence {
        let styles = [one, other].map { series in Set(series.map { context.look(of: $0).style }) }
        // Captions look alike, and so do values, whatever they say.
        if styles.allSatisfy({ $0.count == 1 }), styles[0] != styles[1] { return .certain }
        let looks = [one, other].map { series in series.map(context.look) }
        let isUniform = looks.map { Set($0).count == 1 }
        if looks[0] == looks[1] { return isUniform[0] ? .none : .against }
        return isUniform[0] && isUniform[1] ? .certain : .none
    }

    private func isHeading(_ stop: Stop) -> Bool { stop.utterance.traits.contains(.header) }
}

// Columns.

extension SplitPairs {
    private func columnPairs(in context: LintContext) -> [Violation] {
        let columns = self.columns(in: context)
        return zip(columns, columns.dropFirst()).compactMap { left, right in
            guard left.count >= leastPairs, left.count == right.count, let group = left.first?.group,
                let other = right.first?.group, !isCard(group, in: context), !isCard(other, in: context)
            else { return nil }
            let areRows = zip(left, right).allSatisfy { one, other in
                guard let here = one.frame, let there = other.frame else { return false }
                return context.areInOneRow(here, there) && !isHeading(one) && !isHeading(other)
            }
            guard areRows else { return nil }
            let evidence = evidenceInColumns(left, right, in: context)
            guard evidence != .against else { return nil }
            let elements = (left + right).map(\.element)
            return Violation(
                group, property: .groupChildren,
                facts: ["labels": .list(left.map(context.quotedWords))],
                doubts: evidence == .none ? .undecided : [],
                evidence: elements, covers: elements)
        }
    }

    /// The evidence in two columns, of which the first row may be their heads.
    private func evidenceInColumns(_ left: ArraySlice<Stop>, _ right: ArraySlice<Stop>, in context: LintContext)
        -> Evidence
    {
        let whole = evidence(left, right, in: context)
        guard whole != .certain, left.count > leastPairs else { return whole }
        let body = evidence(left.dropFirst(), right.dropFirst(), in: context)
        return body == .certain ? .certain : whole
    }

    /// Whether a group is seen as one thing: a cell, or a view with a background.
    private func isCard(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        return element.isCell || (element[.backgroundColor]?.color?.alpha ?? 0) > 0
    }

    /// The runs of text stops in each group.
    private func columns(in context: LintContext) -> [ArraySlice<Stop>] {
        var columns: [ArraySlice<Stop>] = []
        var current: ArraySlice<Stop> = []
        for stop in context.stops where context.isDecorative(stop.element) == nil {
            let isNext = stop.group != nil && !context.isWebPage(stop.group) && context.isPlainText(stop)
            if let last = current.last, !isNext || last.group != stop.group {
                columns.append(current)
                current = []
            }
            if isNext { current.append(stop) }
        }
        return columns + (current.isEmpty ? [] : [current])
    }
}

// Rows.

extension SplitPairs {
    /// The distance in points between a picture or text and what belongs to it below (ours).
    private static let rowDistance = 12.0

    /// A row of captions above or below a row of values, and a row of pictures above a row of captions.
    private func rowPairs(in context: LintContext) -> [Violation] {
        let rows = context.rowsOfStops()
        return rows.indices.dropLast().compactMap { index -> Violation? in
            let (upper, lower) = (rows[index], rows[index + 1])
            guard arePaired(upper, lower, in: context) else { return nil }
            // More rows of the same columns are a table, which is read row by row.
            if index > 0, haveSameColumns(rows[index - 1], upper) { return nil }
            if index + 2 < rows.count, haveSameColumns(lower, rows[index + 2]) { return nil }
            return violation(upper, lower, in: context)
        }
    }

    private func violation(_ upper: ArraySlice<Stop>, _ lower: ArraySlice<Stop>, in context: LintContext) -> Violation?
    {
        let arePictures = !upper.allSatisfy(context.isPlainText) && lower.allSatisfy(context.isPlainText)
        let areNumbersFirst =
            upper.allSatisfy { RuleText.hasNumber($0.utterance.label) }
            && !lower.contains { RuleText.hasNumber($0.utterance.label) }
        let elements = (upper + lower).map(\.element)
        guard let first = elements.first else { return nil }
        let variant =
            areFields(upper, over: lower, in: context)
            ? "fields" : arePictures ? "pictures" : areNumbersFirst ? "numbers" : nil
        return Violation(
            first, variant: variant,
            facts: [
                "labels": .list(upper.map(context.quotedLabel)), "captions": .list(lower.map(context.quotedLabel)),
            ],
            evidence: elements,
            covers: elements + elements.compactMap { context.screen[$0].parent })
    }

    /// Whether two rows lie right over one another in the same columns, and consist of pairs.
    private func arePaired(_ upper: ArraySlice<Stop>, _ lower: ArraySlice<Stop>, in context: LintContext) -> Bool {
        guard upper.count >= leastPairs, haveSameColumns(upper, lower), upper.first?.group == lower.first?.group,
            !context.isWebPage(upper.first?.group), !(upper + lower).contains(where: isHeading)
        else { return false }
        let texts = [upper, lower].map { $0.allSatisfy(context.isPlainText) }
        if texts == [true, true] {
            switch evidence(upper, lower, in: context) {
            case .certain: return true
            case .none: return haveColumnViews(upper, lower, in: context)
            case .against: return false
            }
        }
        if areFields(upper, over: lower, in: context) { return haveColumnViews(upper, lower, in: context) }
        let things = texts[0] ? lower : upper
        return texts.contains(true) && things.allSatisfy { isPicture($0, in: context) }
    }

    /// Whether texts stand below fields, as advice and errors do.
    private func areFields(_ upper: ArraySlice<Stop>, over lower: ArraySlice<Stop>, in context: LintContext) -> Bool {
        upper.allSatisfy { context.screen[$0.element].isTextInput } && lower.allSatisfy(context.isPlainText)
    }

    /// A picture, or a button that shows one.
    private func isPicture(_ stop: Stop, in context: LintContext) -> Bool {
        let element = context.screen[stop.element]
        if element.type == .image || stop.utterance.traits.contains(.image) { return true }
        return context.shownText(of: element.id) == nil && context.isInteractive(element.id)
            && (element.type == .button || context.pictureName(of: element.id) != nil)
    }

    /// Whether each column is a view of its own, which tells what belongs together.
    private func haveColumnViews(_ upper: ArraySlice<Stop>, _ lower: ArraySlice<Stop>, in context: LintContext) -> Bool
    {
        let parents = zip(upper, lower).map { one, other -> ElementID? in
            let parent = context.screen[one.element].parent
            return parent == context.screen[other.element].parent ? parent : nil
        }
        return !parents.contains(nil) && Set(parents).count == parents.count
    }

    /// Whether one row follows the other below, with the same number of stops at the same edges or centres.
    private func haveSameColumns(_ upper: ArraySlice<Stop>, _ lower: ArraySlice<Stop>) -> Bool {
        guard upper.count == lower.count else { return false }
        return zip(upper, lower).allSatisfy { one, other in
            guard let above = one.frame, let below = other.frame else { return false }
            let gap = below.y - above.maxY
            let edges = [above.x - below.x, above.center.x - below.center.x, above.maxX - below.maxX]
            return gap >= -LintContext.sameCoordinate && gap <= SplitPairs.rowDistance
                && edges.contains { abs($0) <= LintContext.sameCoordinate }
        }
    }
}
