import A11yEngine
import A11yModel
import A11yVoiceOver

/// Containers whose few static stops state one fact, and captions beside values with no container. Cost: linear in the
/// elements times their depth.
struct UnmergedGroup: Check {
    /// The height in points up to which a container can be one fact.
    let height: Double
    /// The minimum and maximum number of stops.
    let fewest: Int
    let most: Int
    /// The width in columns from which a part deserves its own stop; a Han character counts as 2.
    let characters: Int
    /// The share of digits among letters and digits, 0 to 1, from which a text is a number, date or price.
    let digits: Double

    init(_ parameters: inout Parameters) {
        height = parameters.number("height")
        fewest = parameters.count("fewest-stops")
        most = parameters.count("most-stops")
        characters = parameters.count("characters")
        digits = parameters.number("digits")
    }

    func violations(in context: LintContext) -> [Violation] {
        let subtrees = context.subtrees
        var claimed: Set<ElementID> = []
        var violations: [Violation] = []
        var firstAlike: [AlikeCards: Int] = [:]
        for id in context.elements where isCandidate(id, in: context, subtrees[id]) {
            if context.screen.ancestors(of: id).contains(where: claimed.contains) { continue }
            let stops = Array(context.simulation.stops[Int(subtrees[id].first)...Int(subtrees[id].last)])
            let areParts = stops.allSatisfy { isPart($0, in: context) } || isCounted(stops, in: context)
            guard areParts, belongTogether(stops, in: id, of: context) else { continue }
            claimed.insert(id)
            // Equal cards are one component and need one edit.
            let alike = AlikeCards(of: id, in: context)
            if context.cards.contains(id), let first = firstAlike[alike] {
                violations[first].covers += [id] + stops.map(\.element)
                continue
            }
            firstAlike[alike] = violations.count
            violations.append(violation(at: id, stops, in: context))
        }
        return violations + loosePairs(besides: claimed, in: context)
    }

    private func isCandidate(_ id: ElementID, in context: LintContext, _ sum: Subtrees.Sum) -> Bool {
        let element = context.screen[id]
        guard sum.stops >= fewest, sum.stops <= most, sum.isConsecutive, sum.interactiveStops == 0 else { return false }
        guard context.simulation.position(of: id) == nil, context.isVisible(id) else { return false }
        if context.screen.input == .swiftUI { return isPairAroundSpacer(element, in: context) }
        guard let frame = context.frame(of: id), frame.height <= height else { return false }
        switch element.type {
        case .navigationBar, .toolbar, .tabBar, .alert, .segmentedControl: return false
        default: break
        }
        return !hasOwnName(id, in: context)
    }

    /// Whether a view of SwiftUI is a row of a caption, a spacer and a value.
    private func isPairAroundSpacer(_ element: Element, in context: LintContext) -> Bool {
        let parts = element.children.map { context.screen[$0] }
        guard element[.type]?.text == "HStack", let caption = parts.first, let value = parts.dropFirst(2).first else {
            return false
        }
        let words = context.shownText(of: caption.id) ?? ""
        // “Selected: 4” is a fact of its own, and so is a number.
        let isFact = words.contains("‹") && !words.hasPrefix("‹") || words.contains(where: \.isNumber)
        return value.id == parts.last?.id && parts[1][.type]?.text == "Spacer" && caption.type == .label
            && value.type == .label && !isFact
    }

    /// Whether VoiceOver announces a container when the cursor enters it: it is a group with a label.
    private func hasOwnName(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        let isGrouped = element.isTrue(.groupChildren) || element[.containerType] != nil
        return isGrouped && element.label.map(RuleText.isBlank) == false
    }

    private func isPart(_ stop: Stop, in context: LintContext) -> Bool {
        let type = context.screen[stop.element].type
        let traits = stop.utterance.traits
        guard type == .label || type == .image || traits.contains(.staticText) || traits.contains(.image) else {
            return false
        }
        return !traits.contains(.header) && RuleText.columns(stop.utterance.label) <= characters
            && !context.isInDataTable(stop.element)
    }

    /// Whether two stops are a heading and its count beside it: “Favorites” and “3”.
    private func isCounted(_ stops: [Stop], in context: LintContext) -> Bool {
        guard stops.count == 2, let heading = stops.first, let count = stops.last, let one = heading.frame,
            let other = count.frame, context.areInOneRow(one, other)
        else { return false }
        return heading.utterance.traits.contains(.header) && !isNumber(RuleText.trimmed(heading.utterance.label))
            && isPart(count, in: context) && isNumber(RuleText.trimmed(count.utterance.label))
    }

    private func belongTogether(_ stops: [Stop], in id: ElementID, of context: LintContext) -> Bool {
        if context.cards.contains(id) || context.screen.input == .swiftUI { return true }
        let words = stops.map { RuleText.trimmed($0.utterance.label) }
        if words.dropLast().contains(where: { $0.hasSuffix(":") || $0.hasSuffix("：") }) { return true }
        let numbers = words.count { isNumber($0) }
        if numbers > 0, numbers < words.count { return true }
        guard stops.count == 2, let first = stops.first, let last = stops.last else { return false }
        return isImage(first, in: context) && !isImage(last, in: context)
    }

    private func isImage(_ stop: Stop, in context: LintContext) -> Bool {
        context.screen[stop.element].type == .image || stop.utterance.traits.contains(.image)
    }

    /// Whether code writes some of the texts, so that what they are to each other is not known.
    private func areStandIns(_ stops: some Sequence<Stop>, in context: LintContext) -> Bool {
        stops.contains { context.isStandIn($0.element) }
    }

    private func isNumber(_ text: String) -> Bool {
        let count = RuleText.letterCount(text)
        let numerals = text.unicodeScalars.count(where: RuleText.isNumeral)
        return count > 0 && Double(numerals) / Double(count) >= digits
    }

    private func violation(at id: ElementID, _ stops: [Stop], in context: LintContext) -> Violation {
        let words = stops.map(context.quotedLabel)
        return Violation(
            id,
            facts: [
                "count": .number(Double(stops.count)),
                "list": .list(words),
                "joined": .text(words.joined(separator: ", ")),
            ],
            // It is a guess that three similar siblings are cards, but not that a cell is one.
            doubts: context.screen.input == .swiftUI || areStandIns(stops, in: context)
                ? .undecided : context.cards.contains(id) && !context.screen[id].isCell ? .guessed : [],
            evidence: stops.map(\.element),
            covers: stops.map(\.element))
    }
}

// Captions beside their values, with no view around each pair.

extension UnmergedGroup {
    /// The width in columns from which a text is a sentence, neither caption nor value (ours).
    private static let pairColumns = 40

    private func loosePairs(besides claimed: Set<ElementID>, in context: LintContext) -> [Violation] {
        var series: [[ArraySlice<Stop>]] = []
        for row in context.rowsOfStops() where isPair(row, in: context) {
            if row.contains(where: { context.screen.ancestors(of: $0.element).contains(where: claimed.contains) }) {
                continue
            }
            if let last = series.last?.last, isNext(row, after: last, in: context) {
                series[series.count - 1].append(row)
            } else {
                series.append([row])
            }
        }
        return series.compactMap { violation(ofLoose: $0, in: context) }
    }

    /// Whether a row is a caption and a value beside others in one view.
    private func isPair(_ row: ArraySlice<Stop>, in context: LintContext) -> Bool {
        guard row.count == 2, row.allSatisfy(context.isPlainText), let one = row.first, let other = row.last else {
            return false
        }
        let parent = context.screen[one.element].parent
        guard context.screen[other.element].parent == parent, parent.map({ hasOwnName($0, in: context) }) != true else {
            return false
        }
        return row.allSatisfy { stop in
            (isPart(stop, in: context) || isCounted(Array(row), in: context))
                && !context.isWebPage(stop.group) && !context.isInBar(stop.element)
                && RuleText.columns(stop.utterance.label) <= UnmergedGroup.pairColumns
        }
    }

    /// The view around a pair and nothing else; nil if there is none.
    private func wrapper(of row: ArraySlice<Stop>, in context: LintContext) -> ElementID? {
        parent(of: row, in: context).flatMap { context.subtrees[$0].stops == row.count ? $0 : nil }
    }

    private func parent(of row: ArraySlice<Stop>, in context: LintContext) -> ElementID? {
        row.first.flatMap { context.screen[$0.element].parent }
    }

    /// The view in which pairs stand below one another.
    private func holder(of row: ArraySlice<Stop>, in context: LintContext) -> ElementID? {
        guard let wrapper = wrapper(of: row, in: context) else { return parent(of: row, in: context) }
        return context.screen[wrapper].parent
    }

    /// Whether a pair stands below another in the same columns, aligned at either edge.
    private func isNext(_ row: ArraySlice<Stop>, after last: ArraySlice<Stop>, in context: LintContext) -> Bool {
        guard holder(of: row, in: context) == holder(of: last, in: context) else { return false }
        return zip(last, row).allSatisfy { one, other in
            guard let above = one.frame, let below = other.frame else { return false }
            return abs(above.x - below.x) <= LintContext.sameCoordinate
                || abs(above.maxX - below.maxX) <= LintContext.sameCoordinate
        }
            && zip(last, row).allSatisfy { one, other in
                let (above, below) = (context.look(of: one), context.look(of: other))
                return above.font == below.font && above.colour == below.colour
            }
    }

    /// One pair needs a number or a colon; several are told by their style, too.
    private func violation(ofLoose rows: [ArraySlice<Stop>], in context: LintContext) -> Violation? {
        guard let first = rows.first, let start = first.first else { return nil }
        let looks = rows.map { $0.map(context.look) }
        let isStyled = looks[0][0].font != looks[0][1].font || looks[0][0].colour != looks[0][1].colour
        let isStated = looks.allSatisfy { pair in
            pair[0].isCaption || pair[1].hasNumber && !pair[0].hasNumber
        }
        guard isStated || isStyled && rows.count > 1 else { return nil }
        let elements = rows.flatMap { $0 }.map(\.element)
        let wrapper = wrapper(of: first, in: context)
        return Violation(
            wrapper ?? start.element, variant: wrapper == nil ? "loose" : nil,
            facts: [
                "count": .number(Double(first.count)),
                "list": .list(first.map(context.quotedLabel)),
            ],
            // A single pair may be two facts, but not a heading and its count.
            doubts: (rows.count > 1 || isCounted(Array(first), in: context)) && !areStandIns(rows.joined(), in: context)
                ? [] : .undecided,
            evidence: elements, covers: elements)
    }
}

/// What cards have in common that are one component of a screen.
struct AlikeCards: Hashable {
    private let parent: ElementID?
    private let signature: Int

    init(of card: ElementID, in context: LintContext) {
        (parent, signature) = (context.screen[card].parent, context.cards.signature(of: card))
    }
}
