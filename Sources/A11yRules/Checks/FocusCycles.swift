import A11yModel

/// Explicit lists that lead back into themselves, or that name one element twice. Cost: linear in the entries of all
/// lists times depth, since the search for a way back is bounded.
struct FocusCycles: Check {
    static let name = "focus-cycles"
    /// Lists that the way back of a cycle is looked for in; ours: people lose their way long before.
    private static let longestSearch = 64

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        guard subject.index.hasLists else { return [] }
        let lists = subject.elements.filter { subject.screen[$0].members != nil }
        let next = Dictionary(uniqueKeysWithValues: lists.map { ($0, listsNamed(by: $0, in: subject.screen)) })
        var owners: [ElementID: ElementID] = [:]
        return lists.flatMap { list -> [Fault] in
            var seen: Set<ElementID> = []
            return (subject.screen[list].members ?? []).compactMap { member -> Fault? in
                guard let target = member.target else { return nil }
                let isRepeated = !seen.insert(target).inserted
                let other = owners[target]
                if other == nil { owners[target] = list }
                guard
                    let path = cycle(from: list, to: target, next, in: subject)
                        ?? repetition(target, in: list, isRepeated: isRepeated, other: other, subject)
                else { return nil }
                return Fault(
                    list, property: .elements, range: member.range,
                    facts: ["name": .text(subject.quote(of: target)), "path": .text(path)],
                    covers: [target])
            }
        }
    }

    /// The members of a list that have lists of their own.
    private func listsNamed(by list: ElementID, in screen: Screen) -> [ElementID] {
        (screen[list].members ?? []).compactMap(\.target).filter { screen[$0].members != nil }
    }

    /// The shortest way back from a member to the list that names it; nil where there is none.
    private func cycle(
        from list: ElementID, to target: ElementID, _ next: [ElementID: [ElementID]], in subject: Subject
    ) -> String? {
        if target == list || subject.screen.isDescendant(list, of: target) {
            return "`\(subject.quote(of: list))` lists \(target == list ? "itself" : "what it lies in")"
        }
        var paths = [[list, target]]
        var visited: Set = [target]
        var index = 0
        while index < paths.count {
            let path = paths[index]
            index += 1
            for following in next[path[path.count - 1]] ?? [] {
                if following == list { return (path + [list]).map(subject.quote(of:)).joined(separator: " → ") }
                guard visited.insert(following).inserted else { continue }
                guard visited.count <= FocusCycles.longestSearch else { return nil }
                paths.append(path + [following])
            }
        }
        return nil
    }

    private func repetition(
        _ target: ElementID, in list: ElementID, isRepeated: Bool, other: ElementID?, _ subject: Subject
    ) -> String? {
        if isRepeated { return "it stands twice in the list of \(subject.title(of: list))" }
        guard let other, other != list else { return nil }
        return "it stands in the lists of \(subject.title(of: other)) and of \(subject.title(of: list))"
    }
}
