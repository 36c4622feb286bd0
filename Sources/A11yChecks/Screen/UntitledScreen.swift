import A11yEngine
import A11yModel
import A11yVoiceOver

/// Screens that announce no title. Cost: linear in the elements.
struct UntitledScreen: Check {
    /// The number of stops from which a screen needs a title.
    private let stops: Int

    /// The height in points below which a screen is no page (ours).
    private static let leastHeight = 200.0

    init(_ parameters: inout Parameters) {
        stops = parameters.count("stops")
    }

    func violations(in context: LintContext) -> [Violation] {
        let screen = context.screen
        guard screen.isWhole, !screen.isEmbedded, context.stops.count >= stops, !context.hasTitle else { return [] }
        // Of a container the file has the bars alone.
        guard screen.input != .interfaceBuilder || context.stops.contains(where: { !context.isInBar($0.element) })
        else { return [] }
        // A popover with one text is that text.
        let isSmall = screen.roots.allSatisfy {
            (context.frame(of: $0)?.height ?? .infinity) < UntitledScreen.leastHeight
        }
        guard context.stops.count > 1 || !isSmall else { return [] }
        // Custom controllers often set the title in code, and an unread part of a file may contain it.
        guard screen.doubts.isEmpty else { return [] }
        // Another rule reports dialogs without a name; a cell is no screen.
        guard context.openModals().isEmpty, !screen.roots.contains(where: { screen[$0].isCell }) else { return [] }
        if context.saysHeading { return [] }
        if context.stops.contains(where: { isNamedTab($0, in: context) }) { return [] }
        // Dumps without traits do not tell which text is a heading.
        let isOpen = screen.input == .pageSource && !screen.elements.contains { $0.type == .label && $0.traits != nil }
        return [Violation(nil, doubts: isOpen ? .partial : [])]
    }

    /// Whether a stop is the selected tab. In Interface Builder the screen itself has the tab bar item that leads to
    /// it.
    private func isNamedTab(_ stop: Stop, in context: LintContext) -> Bool {
        let isTab = stop.utterance.traits.contains(.tabBarItem) || !stop.utterance.position.isEmpty
        guard isTab, !RuleText.isBlank(stop.utterance.label) else { return false }
        let isOwnItem = context.screen.input == .interfaceBuilder && context.screen[stop.element].type == .tabBarItem
        return isOwnItem || stop.utterance.traits.contains(.selected)
    }
}
