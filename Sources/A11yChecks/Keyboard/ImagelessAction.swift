import A11yEngine
import A11yModel

/// Custom actions without an image in a Switch Control menu where others have one. Cost: linear in the stops and their
/// actions.
struct ImagelessAction: Check {
    /// The minimum number of actions of a menu.
    private let actions: Int

    init(_ parameters: inout Parameters) {
        actions = parameters.count("actions")
    }

    func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.customActions) else { return [] }
        return context.stops.compactMap { stop in
            let offered = context.screen[stop.element].customActions
            guard stop.part == nil, offered.count >= actions else { return nil }
            let bare = offered.filter { $0.image.map(RuleText.isBlank) ?? true }.map(\.name)
            guard !bare.isEmpty else { return nil }
            return Violation(stop.element, property: .customActions, facts: ["list": .list(bare)])
        }
    }
}
