// Which elements are not what their author meant.

import A11yDialects
import A11yModel
import A11yEngine
import A11yPolicy

extension Screen {
    /// The elements of which something that the author wrote could not be read, or names what is not there; and those
    /// in which the file breaks off, since whatever they lack may stand in what is missing. What other
    /// rules say of them may only follow from that, so it is left until the file is right: a rule that is off keeps
    /// nobody silent. Cost: that of sorting elements and problems.
    func brokenElements(in document: Document, reported rules: Ruleset) -> Set<ElementID> {
        let starts = document.problems.filter { problem in
            Screen.breaking.contains(problem.rule) && rules[problem.rule.rawValue] != nil
                && range.contains(problem.range)
        }.map(\.range.start).sorted()
        guard !starts.isEmpty || !document.unfinished.isEmpty else { return [] }
        let sorted = elements.sorted { ($0.range.start, -$0.range.end) < ($1.range.start, -$1.range.end) }
        let unfinished = Set(document.unfinished)
        var broken = Set(elements.lazy.filter { unfinished.contains($0.range) }.map(\.id))
        var open: [Element] = []
        var next = 0
        for start in starts {
            while next < sorted.count, sorted[next].range.start <= start {
                while let last = open.last, last.range.end <= sorted[next].range.start { open.removeLast() }
                open.append(sorted[next])
                next += 1
            }
            while let last = open.last, last.range.end <= start { open.removeLast() }
            if let innermost = open.last { broken.insert(innermost.id) }
        }
        return broken
    }

    /// The rules about files after whose findings an element is not what its author meant.
    private static let breaking: Set<FileRule> = [.duplicateProperty, .syntax, .unknownReference]
}
