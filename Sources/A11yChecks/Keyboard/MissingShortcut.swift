import A11yEngine
import A11yModel
import A11yVoiceOver

/// Functions of bars, search fields and gestures that a keyboard reaches step by step only. Cost: linear in the
/// elements.
struct MissingShortcut: Check {
    package static let name = "missing-shortcut"

    /// Functions without a quick way, from which on it is worth a word.
    private let actions: Int

    init(_ parameters: inout Parameters) {
        actions = parameters.count("actions")
    }

    package func violations(in context: LintContext) -> [Violation] {
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

    /// What a key command or a custom action does.
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

    /// What people do often: the items of bars, searching, and what a gesture other than a tap does; each with a name.
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
    /// Whether the element lies in a toolbar or navigation bar.
    fileprivate func isInToolbar(_ id: ElementID) -> Bool {
        screen.ancestors(of: id).contains { [.toolbar, .navigationBar].contains(screen[$0].type) }
    }
}
