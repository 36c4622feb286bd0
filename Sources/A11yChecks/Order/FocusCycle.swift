import A11yEngine
import A11yModel

/// Explicit lists that lead back to themselves or contain an element twice. Cost: linear in the entries of all lists
/// times depth, since the search for cycles is bounded.
struct FocusCycle: RepairingCheck, FixedCheck {
    /// The number of lists through which a cycle is followed (ours).
    private static let longestSearch = 64

    func violations(in context: LintContext) -> [Violation] {
        guard context.index.hasLists else { return [] }
        let lists = context.elements.filter { context.screen[$0].members != nil }
        let next = Dictionary(uniqueKeysWithValues: lists.map { ($0, listsNamed(by: $0, in: context.screen)) })
        var owners: [ElementID: ElementID] = [:]
        return lists.flatMap { list -> [Violation] in
            var seen: Set<ElementID> = []
            return (context.screen[list].members ?? []).compactMap { member -> Violation? in
                guard let target = member.target else { return nil }
                let isRepeated = !seen.insert(target).inserted
                let other = owners[target]
                if other == nil { owners[target] = list }
                guard
                    let path = cycle(from: list, to: target, next, in: context)
                        ?? repetition(target, in: list, isRepeated: isRepeated, other: other, context)
                else { return nil }
                return Violation(
                    list, property: .elements, range: member.range,
                    facts: ["name": .text(context.quote(of: target)), "path": .text(path)],
                    covers: [target])
            }
        }
    }

    /// The members of a list that have lists of their own.
    private func listsNamed(by list: ElementID, in screen: Screen) -> [ElementID] {
        (screen[list].members ?? []).compactMap(\.target).filter { screen[$0].members != nil }
    }

    /// The shortest path from a member back to the list that contains it; nil if there is none.
    private func cycle(
        from list: ElementID, to target: ElementID, _ next: [ElementID: [ElementID]], in context: LintContext
    ) -> String? {
        if target == list || context.screen.isDescendant(list, of: target) {
            return "`\(context.quote(of: list))` lists \(target == list ? "itself" : "what it lies in")"
        }
        var paths = [[list, target]]
        var visited: Set = [target]
        var index = 0
        while index < paths.count {
            let path = paths[index]
            index += 1
            for following in next[path[path.count - 1]] ?? [] {
                if following == list { return (path + [list]).map(context.quote(of:)).joined(separator: " → ") }
                guard visited.insert(following).inserted else { continue }
                guard visited.count <= FocusCycle.longestSearch else { return nil }
                paths.append(path + [following])
            }
        }
        return nil
    }

    private func repetition(
        _ target: ElementID, in list: ElementID, isRepeated: Bool, other: ElementID?, _ context: LintContext
    ) -> String? {
        if isRepeated { return "it stands twice in the list of \(context.title(of: list))" }
        guard let other, other != list else { return nil }
        return "it stands in the lists of \(context.title(of: other)) and of \(context.title(of: list))"
    }

    /// Drops the entry that closes the cycle or occurs a second time.
    func repair(of violation: Violation, in context: LintContext) -> Repair? {
        violation.element.flatMap { context.repair(dropping: violation.range, from: $0) }
    }
}
