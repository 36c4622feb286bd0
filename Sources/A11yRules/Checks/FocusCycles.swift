import A11yModel

/// Explicit lists that lead back into themselves, or that name one element twice. Cost: linear in the entries of all
/// lists times depth.
struct FocusCycles: Check {
    static let name = "focus-cycles"

    init(_ parameters: inout Parameters) {}

    func faults(in subject: Subject) -> [Fault] {
        let lists = subject.elements.filter { subject.screen[$0].members != nil }
        var owners: [ElementID: ElementID] = [:]
        return lists.flatMap { list -> [Fault] in
            var seen: Set<ElementID> = []
            return (subject.screen[list].members ?? []).compactMap { member -> Fault? in
                guard let target = member.target else { return nil }
                let isRepeated = !seen.insert(target).inserted
                let other = owners[target]
                if other == nil { owners[target] = list }
                guard
                    let path = cycle(from: list, to: target, in: subject)
                        ?? repetition(target, in: list, isRepeated: isRepeated, other: other, subject)
                else { return nil }
                return Fault(
                    list, property: .elements, range: member.range,
                    facts: ["name": .text(subject.quote(of: target)), "path": .text(path)],
                    covers: [target])
            }
        }
    }

    /// The way back from a member to the list that names it; nil where there is none.
    private func cycle(from list: ElementID, to target: ElementID, in subject: Subject) -> String? {
        let screen = subject.screen
        if target == list || screen.isDescendant(list, of: target) {
            return "`\(subject.quote(of: list))` lists \(target == list ? "itself" : "what it lies in")"
        }
        var visited: Set<ElementID> = [list]
        var pending = [[target]]
        while let path = pending.popLast(), let last = path.last {
            if last == list {
                return ([list] + path).map { subject.quote(of: $0) }.joined(separator: " → ")
            }
            guard last == target || visited.insert(last).inserted else { continue }
            let targets = (screen[last].members ?? []).compactMap(\.target)
            pending += targets.filter { $0 == list || !visited.contains($0) }.map { path + [$0] }
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
