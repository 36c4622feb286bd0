import A11yModel
import A11yVoiceOver

/// Repeated cards that take many swipes to pass. Cost: linear in the elements times their depth.
struct CardStops: Check {
    static let name = "card-stops"

    /// Cards made alike, from which each of them repeats.
    let repeats: Int
    /// Controls inside one card from which they are too many.
    let controls: Int
    /// Stops of one card from which they are too many.
    let stops: Int

    init(_ parameters: inout Parameters) {
        repeats = parameters.count("repeat")
        controls = parameters.count("controls")
        stops = parameters.count("stops")
    }

    func faults(in subject: Subject) -> [Fault] {
        guard subject.cards.exist else { return [] }
        let subtrees = subject.subtrees
        var groups: [Alike: [ElementID]] = [:]
        for id in subject.elements where subject.cards.contains(id) && subject.isVisible(id) {
            let alike = Alike(parent: subject.screen[id].parent, signature: subject.cards.signature(of: id))
            groups[alike, default: []].append(id)
        }
        // One component, one finding: at its first card.
        let first = groups.values.filter { isRepeated($0, in: subject) }.compactMap(\.first)
        return first.sorted().compactMap { fault(at: $0, in: subject, subtrees[$0]) }
    }

    private struct Alike: Hashable {
        let parent: ElementID?
        let signature: Int
    }

    /// Whether the cards are more than one: a prototype in Interface Builder stands for as many as there are.
    private func isRepeated(_ cards: [ElementID], in subject: Subject) -> Bool {
        guard let card = cards.first else { return false }
        if !subject.screen[card].isCell { return cards.count >= repeats }
        return cards.count > 1 || subject.doubts(about: card).contains(.template)
    }

    private func fault(at card: ElementID, in subject: Subject, _ sum: Subtrees.Sum) -> Fault? {
        let screen = subject.screen
        let inner =
            sum.interactiveStops - (subject.reading.position(of: card) != nil && subject.isInteractive(card) ? 1 : 0)
        guard inner >= controls || sum.stops >= stops else { return nil }
        let parts = screen.descendants(of: card)
        if parts.contains(where: { isForm(screen[$0]) || screen[$0].isCell || screen[$0].isScroller }) { return nil }
        if isPage(card, in: subject) { return nil }
        let places = ([card] + parts).compactMap(subject.reading.position).sorted()
        return Fault(
            card,
            facts: [
                "stops": .number(Double(sum.stops)),
                "card": .text(screen[card].customClass ?? (screen[card].isCell ? "cell" : "card")),
                "list": .list(places.map { subject.quote(of: subject.reading.stops[$0].element) }),
            ],
            covers: parts)
    }

    /// Whether people fill something in here: then every stop is one they came for.
    private func isForm(_ element: Element) -> Bool {
        if element.isTextInput { return true }
        switch element.type {
        case .switch, .slider, .stepper, .segmentedControl, .datePicker, .pickerView: return true
        default: return false
        }
    }

    /// Whether one card is all that is seen at a time.
    private func isPage(_ card: ElementID, in subject: Subject) -> Bool {
        if subject.innermostScroller(of: card).map({ subject.screen[$0][.scrolls]?.text }) == "paging" { return true }
        let bounds = Subject.bounds(of: subject.screen, layout: subject.reading.layout)
        guard let frame = subject.frame(of: card) else { return false }
        return bounds.share(coveredBy: frame) >= Subject.overlayShare
    }
}
