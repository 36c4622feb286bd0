import A11yEngine
import A11yModel

/// Functions of bars, search fields and gestures that keyboard users only reach step by step. Cost: linear in the
/// elements.
struct MissingShortcut: Check {
    /// The number of functions without a shortcut from which the screen is reported.
    private let actions: Int

    init(_ parameters: inout Parameters) {
        actions = parameters.count("actions")
    }

    func violations(in context: LintContext) -> [Violation] {
        let quick = quickFunctions(in: context)
        var seen: Set<String> = []
        var names: [String] = []
        for id in context.elements where context.isVisible(id) && context.isEnabled(id) {
            let common = commonFunctions(of: id, in: context)
            if common.isEmpty || context.isExit(id) { continue }
            for (function, name) in common
            where !quick.contains(function) && !WordList.exitFunctions.contains(whole: function) {
                if seen.insert(function).inserted { names.append(name) }
            }
        }
        guard names.count >= actions else { return [] }
        return [Violation(nil, facts: ["list": .list(names)])]
    }

    /// The functions of key commands and custom actions.
    private func quickFunctions(in context: LintContext) -> Set<String> {
        var functions: Set<String> = []
        for id in context.elements(setting: .keyCommands) {
            functions.formUnion(context.keyCommands(of: id).compactMap(\.action))
        }
        for id in context.elements(setting: .customActions) {
            functions.formUnion(context.screen[id].customActions.compactMap(\.action))
        }
        return functions
    }

    /// Frequently used functions, each with a name: bar items, search, and gestures other than taps.
    private func commonFunctions(of id: ElementID, in context: LintContext) -> [(function: String, name: String)] {
        let element = context.screen[id]
        var found: [(function: String, name: String)] = []
        guard context.function(of: id) != nil || element.written.contains(.gestures) else { return [] }
        let isCommon = element.type == .barButtonItem || element.type == .searchBar
        if isCommon || context.isInToolbar(id), context.isInteractive(id), let function = context.function(of: id) {
            found.append((function, context.quote(of: id)))
        }
        for (gesture, function) in element.gestures.sorted(by: { $0.key.rawValue < $1.key.rawValue })
        where gesture != .tap && !function.isEmpty {
            found.append((function, function))
        }
        return found
    }
}

extension LintContext {
    /// Whether the element is in a toolbar or navigation bar.
    fileprivate func isInToolbar(_ id: ElementID) -> Bool {
        screen.ancestors(of: id).contains { [.toolbar, .navigationBar].contains(screen[$0].type) }
    }
}
