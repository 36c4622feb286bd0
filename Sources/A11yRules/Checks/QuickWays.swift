import A11yModel
import A11yVoiceOver

/// Functions of bars, search fields and gestures that a keyboard reaches step by step only. Cost: linear in the
/// elements.
struct QuickWays: Check {
    static let name = "quick-ways"

    /// Functions without a quick way, from which on it is worth a word.
    private let actions: Int

    init(_ parameters: inout Parameters) {
        actions = parameters.count("actions")
    }

    func faults(in subject: Subject) -> [Fault] {
        let quick = quickFunctions(in: subject)
        var seen: Set<String> = []
        var names: [String] = []
        for id in subject.elements where subject.isVisible(id) && subject.isEnabled(id) {
            let common = commonFunctions(of: id, in: subject)
            if common.isEmpty || subject.isExit(id) { continue }
            for (function, name) in common
            where !quick.contains(function) && !WordList.exitFunctions.contains(whole: function) {
                if seen.insert(function).inserted { names.append(name) }
            }
        }
        guard names.count >= actions else { return [] }
        return [Fault(nil, facts: ["list": .list(names)])]
    }

    /// What a key command or a custom action does.
    private func quickFunctions(in subject: Subject) -> Set<String> {
        var functions: Set<String> = []
        for id in subject.elements(setting: .keyCommands) {
            functions.formUnion(subject.keyCommands(of: id).compactMap(\.action))
        }
        for id in subject.elements(setting: .customActions) {
            functions.formUnion(subject.screen[id].customActions.compactMap(\.action))
        }
        return functions
    }

    /// What people do often: the items of bars, searching, and what a gesture other than a tap does; each with a name.
    private func commonFunctions(of id: ElementID, in subject: Subject) -> [(function: String, name: String)] {
        let element = subject.screen[id]
        var found: [(function: String, name: String)] = []
        guard subject.function(of: id) != nil || element.written.contains(.gestures) else { return [] }
        let isCommon = element.type == .barButtonItem || element.type == .searchBar
        if isCommon || subject.isInToolbar(id), subject.isInteractive(id), let function = subject.function(of: id) {
            found.append((function, subject.quote(of: id)))
        }
        for (gesture, function) in element.gestures.sorted(by: { $0.key.rawValue < $1.key.rawValue })
        where gesture != .tap && !function.isEmpty {
            found.append((function, function))
        }
        return found
    }
}

extension Subject {
    /// Whether the element lies in a toolbar or navigation bar.
    fileprivate func isInToolbar(_ id: ElementID) -> Bool {
        screen.ancestors(of: id).contains { [.toolbar, .navigationBar].contains(screen[$0].type) }
    }
}
