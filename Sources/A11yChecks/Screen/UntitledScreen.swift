import A11yEngine
import A11yModel
import A11yVoiceOver

/// Screens on which nothing says which screen it is. Cost: linear in the elements.
struct UntitledScreen: Check {
    package static let name = "untitled-screen"

    /// Stops of a screen that needs a title.
    private let stops: Int

    init(_ parameters: inout Parameters) {
        stops = parameters.count("stops")
    }

    package func violations(in context: LintContext) -> [Violation] {
        let screen = context.screen
        guard screen.isWhole, !screen.isEmbedded, context.stops.count >= stops, !context.hasTitle else { return [] }
        // A controller of the app's own class titles its scene in code as often as not, and what could not be read of
        // a file may be its title.
        guard screen.doubts.isEmpty else { return [] }
        // A dialog is named by itself, and that is another rule's matter; a cell is no screen.
        guard context.openModals().isEmpty, !screen.roots.contains(where: { screen[$0].isCell }) else { return [] }
        if context.saysHeading { return [] }
        if context.stops.contains(where: { isNamedTab($0, in: context) }) { return [] }
        return [Violation(nil)]
    }

    /// Whether a stop is the tab that is open. In Interface Builder, a screen has the item that leads to it.
    private func isNamedTab(_ stop: Stop, in context: LintContext) -> Bool {
        let isTab = stop.utterance.traits.contains(.tabBarItem) || !stop.utterance.position.isEmpty
        guard isTab, !Words.isBlank(stop.utterance.label) else { return false }
        let isOwnItem = context.screen.input == .interfaceBuilder && context.screen[stop.element].type == .tabBarItem
        return isOwnItem || stop.utterance.traits.contains(.selected)
    }
}
