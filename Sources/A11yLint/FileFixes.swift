// Fixes of what the reader of files met.

import A11yDialects
import A11yModel

extension Document {
    /// The fix of a word that nobody knows: the nearest that is known, where one letter makes the difference. Nil where
    /// the file cannot be changed, or has the nearest word already.
    func fix(of problem: Problem, _ applicability: Fixability, by editor: () -> Editor?) -> Fix? {
        let wordKey = problem.rule == .unknownProperty ? "key" : "id"
        guard problem.rule == .unknownProperty || problem.rule == .unknownReference, isEditable,
            case .text(let word)? = problem.facts[wordKey], case .text(let nearest)? = problem.facts["nearest"],
            isOneLetter(from: word, to: nearest), let editor = editor()
        else { return nil }
        if problem.rule == .unknownProperty, editor.hasSibling(nearest, ofKeyAt: problem.range) { return nil }
        return editor.edits(replacing: problem.range, by: nearest).map {
            Fix(applicability, "Writes `\(nearest)` instead of `\(word)`.", $0)
        }
    }
}

/// Whether one letter that is added, left out or another, or two that change places, make one word of the other.
private func isOneLetter(from one: String, to other: String) -> Bool {
    let (left, right) = (Array(one), Array(other))
    let start = zip(left, right).prefix { $0 == $1 }.count
    let (first, second) = (left[start...], right[start...])
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    let (gone, come) = (Array(first.dropLast(end)), Array(second.dropLast(end)))
    if max(gone.count, come.count) == 1 { return true }
    return gone.count == 2 && come.count == 2 && gone == come.reversed()
}
