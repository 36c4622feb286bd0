import A11yEngine
import A11yModel
import A11yVoiceOver

/// Containers whose few static stops state one fact. Cost: linear in the elements times their depth.
struct UnmergedGroup: Check {
    static let name = "unmerged-group"

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
        var firstAlike: [Alike: Int] = [:]
        for id in context.elements where isCandidate(id, in: context, subtrees[id]) {
            if context.screen.ancestors(of: id).contains(where: claimed.contains) { continue }
            let stops = Array(context.simulation.stops[subtrees[id].first...subtrees[id].last])
            guard stops.allSatisfy({ isPart($0, in: context) }), belongTogether(stops, in: id, of: context) else {
                continue
            }
            claimed.insert(id)
            // Equal cards are one component and need one edit.
            let alike = Alike(parent: context.screen[id].parent, signature: context.cards.signature(of: id))
            if context.cards.contains(id), let first = firstAlike[alike] {
                violations[first].covers += [id] + stops.map(\.element)
                continue
            }
            firstAlike[alike] = violations.count
            violations.append(violation(at: id, stops, in: context))
        }
        return violations
    }

    private struct Alike: Hashable {
        let parent: ElementID?
        let signature: Int
    }

    private func isCandidate(_ id: ElementID, in context: LintContext, _ sum: Subtrees.Sum) -> Bool {
        let element = context.screen[id]
        guard sum.stops >= fewest, sum.stops <= most, sum.isConsecutive, sum.interactiveStops == 0 else { return false }
        guard context.simulation.position(of: id) == nil, context.isVisible(id) else { return false }
        guard let frame = context.frame(of: id), frame.height <= height else { return false }
        switch element.type {
        case .navigationBar, .toolbar, .tabBar, .alert, .segmentedControl: return false
        default: break
        }
        // VoiceOver announces a named container when the cursor enters it.
        let isGrouped = element.isTrue(.groupChildren) || element[.containerType] != nil
        return !(isGrouped && element.label.map(RuleText.isBlank) == false)
    }

    private func isPart(_ stop: Stop, in context: LintContext) -> Bool {
        let type = context.screen[stop.element].type
        let traits = stop.utterance.traits
        guard type == .label || type == .image || traits.contains(.staticText) || traits.contains(.image) else {
            return false
        }
        return !traits.contains(.header) && RuleText.columns(stop.utterance.label) <= characters
    }

    private func belongTogether(_ stops: [Stop], in id: ElementID, of context: LintContext) -> Bool {
        if context.cards.contains(id) { return true }
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

    private func isNumber(_ text: String) -> Bool {
        let count = RuleText.letterCount(text)
        let numerals = text.unicodeScalars.count { $0.properties.numericType != nil }
        return count > 0 && Double(numerals) / Double(count) >= digits
    }

    private func violation(at id: ElementID, _ stops: [Stop], in context: LintContext) -> Violation {
        let words = stops.map { RuleText.trimmed($0.utterance.label) }
        return Violation(
            id,
            facts: [
                "count": .number(Double(stops.count)),
                "list": .list(words),
                "joined": .text(words.joined(separator: ", ")),
            ],
            // It is a guess that three similar siblings are cards, but not that a cell is one.
            doubts: context.cards.contains(id) && !context.screen[id].isCell ? .guessed : [],
            evidence: stops.map(\.element),
            covers: stops.map(\.element))
    }
}
