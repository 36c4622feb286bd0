import A11yEngine
import A11yModel
import A11yVoiceOver

/// Long screens without headings. Cost: linear in the elements times the depth of cards.
struct MissingHeading: Check {
    /// The number of stops from which a screen needs headings.
    private let stops: Int
    /// The share of stops in repeated components from which the screen is one list.
    private let listShare: Double
    /// The share of stops with names of one or two characters from which the screen is a keypad.
    private let keyShare: Double

    /// The width in columns of the name of a key: “AC”, “31”, one Han character (ours).
    private static let keyWidth = 2

    init(_ parameters: inout Parameters) {
        stops = parameters.count("stops")
        listShare = parameters.number("list-share")
        keyShare = parameters.number("key-share")
    }

    func violations(in context: LintContext) -> [Violation] {
        let count = context.stops.count
        guard context.screen.isWhole, !context.screen.isEmbedded, count >= stops, !context.hasTitle else { return [] }
        // A custom controller may set a title in code, and unread parts of a file may contain headings.
        guard context.screen.doubts.isEmpty else { return [] }
        if context.saysHeading { return [] }
        let all = Double(count)
        let listed = context.stops.count { context.innermostCard(of: $0.element) != nil }
        let keys = context.stops.count { !$0.utterance.label.isEmpty && isKey($0) }
        if Double(listed) >= all * listShare || Double(keys) >= all * keyShare || isPlayed(context) { return [] }
        return [Violation(nil, facts: ["count": .number(all)])]
    }

    private func isKey(_ stop: Stop) -> Bool {
        RuleText.columns(stop.utterance.label) <= MissingHeading.keyWidth
            || stop.utterance.traits.contains(.keyboardKey)
    }

    /// Whether the screen plays something: a game, an instrument or a film.
    private func isPlayed(_ context: LintContext) -> Bool {
        context.stops.contains {
            !$0.utterance.traits.isDisjoint(with: [.allowsDirectInteraction, .startsMediaSession])
        }
    }
}

extension LintContext {
    /// Whether a stop of the app is a heading.
    var saysHeading: Bool { spokenTraits.contains(.header) && stops.contains { $0.utterance.traits.contains(.header) } }

    /// Whether the screen or a navigation bar on it has a title.
    var hasTitle: Bool {
        if let title = screen.title, !RuleText.isBlank(title) { return true }
        return screen.elements.contains { $0.type == .navigationBar && shownText(of: $0.id) != nil }
    }
}
