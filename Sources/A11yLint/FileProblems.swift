import A11yDialects
import A11yEngine
import A11yModel

// Problems of a file as a whole: which elements they make unreliable, which classes are not modelled, and fixes.

extension Screen {
    /// The elements of which something that the author wrote could not be read, or names what is not there; and those
    /// in which the file breaks off, since whatever they lack may stand in what is missing. What other
    /// rules say of them may only follow from that, so it is left until the file is right: a rule that is off
    /// silences no other. Cost: that of sorting elements and problems.
    func brokenElements(in document: ScreenDocument, reported rules: Ruleset) -> Set<ElementID> {
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
    private static let breaking: Set<FileRule> = [.duplicateProperty, .syntax, .unknownFile, .unknownReference]
}

extension [Screen] {
    /// Each class or tag of the file that the simulation does not know, once, at the first element of it. Cost: linear
    /// in the elements.
    var unmodelledElements: [Problem] {
        var places: [String: (first: SourceRange, count: Int)] = [:]
        // The reader of screen files tells of each unknown type where it stands.
        for screen in self where screen.input != .native {
            for index in screen.elements.indices where screen.elements[index].isUnmodelled {
                let element = screen.elements[index]
                guard !element.isSystem, let word = element.customClass else { continue }
                places[word, default: (element.anchor, 0)].count += 1
            }
        }
        return places.sorted { $0.key < $1.key }.map { word, place in
            let facts: Facts = ["class": .text(word), "count": .number(Double(place.count))]
            return Problem(.unmodelledElement, at: place.first, facts: facts)
        }
    }
}

extension ScreenDocument {
    /// The fix of a word that nobody knows: the nearest that is known, where one letter makes the difference. Nil where
    /// the file cannot be changed, or has the nearest word already.
    func fix(of problem: Problem, _ applicability: Fixability, by editor: () -> Editor?) -> Fix? {
        let wordKeys: [FileRule: String] = [.unknownProperty: "key", .unknownReference: "id", .unknownType: "type"]
        guard let wordKey = wordKeys[problem.rule], isEditable,
            case .text(let word)? = problem.facts[wordKey], case .text(let nearest)? = problem.facts["nearest"],
            isOneLetter(from: word, to: nearest), let editor = editor()
        else { return nil }
        if problem.rule == .unknownProperty, editor.hasSibling(nearest, ofKeyAt: problem.range) { return nil }
        return editor.edits(replacing: problem.range, by: nearest).map {
            Fix(applicability, "Writes `\(nearest)` instead of `\(word)`.", $0)
        }
    }
}

/// Whether two words differ by one letter that is added, missing or different, or by two letters swapped.
private func isOneLetter(from one: String, to other: String) -> Bool {
    let (left, right) = (Array(one), Array(other))
    let start = zip(left, right).prefix { $0 == $1 }.count
    let (first, second) = (left[start...], right[start...])
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    let (gone, come) = (Array(first.dropLast(end)), Array(second.dropLast(end)))
    if max(gone.count, come.count) == 1 { return true }
    return gone.count == 2 && come.count == 2 && gone == come.reversed()
}
