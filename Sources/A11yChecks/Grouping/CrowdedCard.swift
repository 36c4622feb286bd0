import A11yEngine
import A11yModel
import A11yVoiceOver

/// Repeated cards that take many swipes to pass. Cost: linear in the elements times their depth.
struct CrowdedCard: Check {
    /// The number of cards with the same structure from which they count as repeated.
    let repeats: Int
    /// The number of controls inside one card from which it is crowded.
    let controls: Int
    /// The number of stops of one card from which it is crowded.
    let stops: Int

    init(_ parameters: inout Parameters) {
        repeats = parameters.count("repeat")
        controls = parameters.count("controls")
        stops = parameters.count("stops")
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.cards.exist else { return [] }
        let subtrees = context.subtrees
        let cards = context.elements.filter { context.cards.contains($0) && context.isVisible($0) }
        let groups = Dictionary(grouping: cards) { AlikeCards(of: $0, in: context) }
        // One finding per component, at its first card.
        let repeated = groups.values.filter {
            isRepeated($0, in: context) && !areKeys($0, in: context) && !areQuestions($0, in: context)
        }
        let first = repeated.compactMap(\.first)
        return first.sorted().compactMap { violation(at: $0, in: context, subtrees[$0]) }
    }

    /// Whether there are several such cards. A prototype in Interface Builder stands for any number.
    private func isRepeated(_ cards: [ElementID], in context: LintContext) -> Bool {
        guard let card = cards.first else { return false }
        if !context.screen[card].isCell { return cards.count >= repeats }
        return cards.count > 1 || context.doubts(about: card).contains(.template)
    }

    /// The number of stops beside the buttons of a row: its caption (ours).
    private static let captions = 1
    /// The width in columns of the longest name of a key, such as “Backspace” (ours).
    private static let keyWidth = 12

    /// Whether the cards are rows of like buttons, which are the content itself: the keys of a keypad, of which each is
    /// different, or the stars of a rating, which all look the same.
    private func areKeys(_ cards: [ElementID], in context: LintContext) -> Bool {
        let rows = cards.map { buttons(in: $0, context) }
        guard rows.allSatisfy({ ($0?.count ?? 0) >= 2 }) else { return false }
        let looks = rows.compactMap { $0 }.map { $0.map { look(of: $0, in: context) } }
        if looks.allSatisfy({ Set($0).count == 1 }) { return true }
        let names = rows.compactMap { $0 }.joined().map { RuleText.folded(context.name(of: $0) ?? "") }
        let isCell = cards.first.map { context.screen[$0].isCell } ?? false
        return !isCell && Set(names).count == names.count
            && names.allSatisfy { RuleText.columns($0) <= CrowdedCard.keyWidth }
    }

    /// Whether the buttons of each card are the answers to one question: one function takes them all, or they stand
    /// below one another.
    private func areQuestions(_ cards: [ElementID], in context: LintContext) -> Bool {
        cards.allSatisfy { card in
            let answers = context.stops(in: card).map(\.element).filter { $0 != card && context.isInteractive($0) }
            guard answers.count > 1, answers.allSatisfy({ context.screen[$0].type == .button }) else { return false }
            let methods = Set(answers.map { context.method(of: $0) })
            return methods.count == 1 && methods != [nil] || areColumn(answers, in: context)
        }
    }

    /// Whether buttons with titles stand below one another between the same edges.
    private func areColumn(_ buttons: [ElementID], in context: LintContext) -> Bool {
        let frames = buttons.compactMap(context.frame)
        guard frames.count == buttons.count, buttons.allSatisfy({ context.shownText(of: $0) != nil }) else {
            return false
        }
        return zip(frames, frames.dropFirst()).allSatisfy { upper, lower in
            lower.y >= upper.maxY && abs(upper.x - lower.x) <= LintContext.sameCoordinate
                && abs(upper.maxX - lower.maxX) <= LintContext.sameCoordinate
        }
    }

    /// The buttons of a card if all its stops are buttons, but for a caption; nil if there is more.
    private func buttons(in card: ElementID, _ context: LintContext) -> [ElementID]? {
        let stops = ([card] + context.screen.descendants(of: card)).filter {
            context.simulation.position(of: $0) != nil
        }
        let buttons = stops.filter { context.screen[$0].type == .button }
        return stops.count - buttons.count <= CrowdedCard.captions ? buttons : nil
    }

    /// What tells a button from its neighbours: its picture, or else its words; “Star 1” and “Star 2” are one look.
    private func look(of id: ElementID, in context: LintContext) -> String {
        let element = context.screen[id]
        if let picture = element[.image]?.text ?? element[.systemImage]?.text { return picture }
        let words = RuleText.folded(context.name(of: id) ?? "").filter { !$0.isNumber }
        return RuleText.trimmed(words)
    }

    private func violation(at card: ElementID, in context: LintContext, _ sum: Subtrees.Sum) -> Violation? {
        let screen = context.screen
        guard sum.interactiveStops >= controls || sum.stops >= stops else { return nil }
        let parts = screen.descendants(of: card)
        let found = ([card] + parts).filter {
            context.simulation.position(of: $0) != nil && !mayBeGone($0, in: context)
        }
        let inner = found.count { $0 != card && context.isInteractive($0) }
        guard inner >= controls || found.count >= stops else { return nil }
        if parts.contains(where: { isForm(screen[$0]) || screen[$0].isCell || screen[$0].isScroller }) { return nil }
        if isPage(card, in: context) { return nil }
        let places = found.compactMap(context.simulation.position).sorted()
        let isPanel = arePanel(found.filter { $0 != card && context.isInteractive($0) }, in: context)
        return Violation(
            card, variant: isPanel ? "panel" : nil,
            facts: [
                "stops": .number(Double(found.count)),
                "card": .text(screen[card].customClass ?? (screen[card].isCell ? "cell" : "card")),
                "list": .list(places.map { context.quote(of: context.simulation.stops[$0].element) }),
            ],
            doubts: isPanel ? .undecided : [], covers: parts)
    }

    /// The most buttons of a row that controls one thing (ours): up, stop, down.
    private static let panel = 3
    /// Words for what undoes one another (ours).
    private static let opposites = [
        ("up", "down"), ("plus", "minus"), ("increase", "decrease"), ("on", "off"), ("open", "close"),
        ("start", "stop"), ("play", "stop"), ("left", "right"), ("next", "previous"),
    ]

    /// Whether the controls of a card are few buttons of which two are opposites, so that none is the main one.
    private func arePanel(_ controls: [ElementID], in context: LintContext) -> Bool {
        guard controls.count <= CrowdedCard.panel, controls.allSatisfy({ context.screen[$0].type == .button })
        else { return false }
        let words = controls.map { id in
            let element = context.screen[id]
            let names = [element.title, element.label, context.pictureName(of: id)].compactMap { $0 }
            return Set((names + element.outlets.map(\.name)).flatMap(RuleText.parts(ofIdentifier:)))
        }
        return CrowdedCard.opposites.contains { one, other in
            words.contains { $0.contains(one) && !$0.contains(other) }
                && words.contains { $0.contains(other) && !$0.contains(one) }
        }
    }

    /// Whether code may hide a stop, or leave it without a text, so that not every card has it.
    private func mayBeGone(_ id: ElementID, in context: LintContext) -> Bool {
        let element = context.screen[id]
        if element.type == .label, element.code?.clears(.text) == true { return true }
        return context.screen.lineage(of: id).contains { context.screen[$0].code?.mayChange([.hidden]) == true }
    }

    /// Whether users fill in the element. In a form, users need every stop.
    private func isForm(_ element: Element) -> Bool {
        if element.isTextInput { return true }
        switch element.type {
        case .switch, .slider, .stepper, .segmentedControl, .datePicker, .pickerView: return true
        default: return false
        }
    }

    /// Whether only one card is visible at a time.
    private func isPage(_ card: ElementID, in context: LintContext) -> Bool {
        if context.innermostScroller(of: card).map({ context.screen[$0][.scrolls]?.text }) == "paging" { return true }
        let bounds = LintContext.bounds(of: context.screen, layout: context.simulation.layout)
        guard let frame = context.frame(of: card) else { return false }
        return bounds.share(coveredBy: frame) >= LintContext.overlayShare
    }
}
