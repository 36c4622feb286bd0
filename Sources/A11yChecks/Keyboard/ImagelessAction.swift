import A11yEngine
import A11yModel

/// Custom actions that Switch Control's menu shows without a picture among others. Cost: linear in the stops and their
/// actions.
struct ImagelessAction: Check {
    package static let name = "imageless-action"

    /// The least number of actions that make a menu of them.
    private let actions: Int

    init(_ parameters: inout Parameters) {
        actions = parameters.count("actions")
    }

    package func violations(in context: LintContext) -> [Violation] {
        guard context.isSet(.customActions) else { return [] }
        return context.stops.compactMap { stop in
            let offered = context.screen[stop.element].customActions
            guard stop.part == nil, offered.count >= actions else { return nil }
            let bare = offered.filter { $0.image.map(Words.isBlank) ?? true }.map(\.name)
            guard !bare.isEmpty else { return nil }
            return Violation(stop.element, property: .customActions, facts: ["list": .list(bare)])
        }
    }
}
