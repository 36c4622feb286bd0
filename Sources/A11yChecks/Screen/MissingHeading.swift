import A11yEngine
import A11yModel
import A11yVoiceOver

/// Long screens without a heading to jump to. Cost: linear in the elements, times the depth of cards.
struct MissingHeading: Check {
    package static let name = "missing-heading"

    /// Stops of a screen that needs headings.
    private let stops: Int
    /// Share of the stops in repeated components that makes the screen one list.
    private let listShare: Double
    /// Share of the stops with names of one or two signs that makes the screen a keypad.
    private let keyShare: Double

    /// Columns of the name of a key: “AC”, “31”, one Han character (ours).
    private static let keyWidth = 2

    init(_ parameters: inout Parameters) {
        stops = parameters.count("stops")
        listShare = parameters.number("list-share")
        keyShare = parameters.number("key-share")
    }

    package func violations(in context: LintContext) -> [Violation] {
        let count = context.stops.count
        guard context.screen.isWhole, !context.screen.isEmbedded, count >= stops, !context.hasTitle else { return [] }
        // A controller of the app's own class may title its scene; what could not be read of a file may have headings.
        guard context.screen.doubts.isEmpty else { return [] }
        if context.saysHeading { return [] }
        let all = Double(count)
        let listed = context.stops.count { context.innermostCard(of: $0.element) != nil }
        let keys = context.stops.count { !$0.utterance.label.isEmpty && isKey($0) }
        if Double(listed) >= all * listShare || Double(keys) >= all * keyShare || isPlayed(context) { return [] }
        return [Violation(nil, facts: ["count": .number(all)])]
    }

    private func isKey(_ stop: Stop) -> Bool {
        Words.columns(stop.utterance.label) <= MissingHeading.keyWidth || stop.utterance.traits.contains(.keyboardKey)
    }

    /// Whether something on the screen is played: a game or an instrument, a film.
    private func isPlayed(_ context: LintContext) -> Bool {
        context.stops.contains {
            !$0.utterance.traits.isDisjoint(with: [.allowsDirectInteraction, .startsMediaSession])
        }
    }
}

extension LintContext {
    /// Whether some stop of the app is a heading.
    var saysHeading: Bool {
        spokenTraits.contains(.header) && stops.contains { $0.utterance.traits.contains(.header) }
    }

    /// Whether the screen, or a navigation bar on it, has a title.
    var hasTitle: Bool {
        if let title = screen.title, !Words.isBlank(title) { return true }
        return screen.elements.contains { $0.type == .navigationBar && shownText(of: $0.id) != nil }
    }
}
