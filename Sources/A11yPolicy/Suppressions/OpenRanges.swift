import A11yEngine
import A11yModel

/// The pairs of `off` and `on`: each selector that is off is on again at the same level, or nothing is accepted.
struct OpenRanges {
    /// For an `off`, by its place among the directives: the bytes between it and its `on`, for each of its selectors.
    private(set) var extents: [Int: [SourceRange]] = [:]
    /// For an `off` the selectors of other directives that end it, one for each of its own.
    package private(set) var ends: [Int: [(on: Int, choice: Int)]] = [:]
    /// What is wrong with a directive, by its place.
    private(set) var slips: [Int: Slip] = [:]

    /// A selector that is off, and not yet on again.
    private struct Open {
        let directive: Int
        let choice: Int
        var end: (on: Int, choice: Int)?
    }

    /// Pairs the directives that stand on lines of their own. In a file that could not be read to its end nobody knows
    /// whether an `on` is missing: such an `off` accepts nothing, and is not told.
    init(_ directives: [Directive], isWhole: Bool) {
        var opened: [Open] = []
        // Of those that are not on again, by their selectors, the last one last.
        var waiting: [RuleSelector: [Int]] = [:]
        for (index, directive) in directives.enumerated() where directive.comment.place == .above {
            switch directive.verb {
            case .off:
                for (number, choice) in directive.choices.enumerated() {
                    waiting[choice.selector, default: []].append(opened.count)
                    opened.append(Open(directive: index, choice: number))
                }
            case .on:
                for (number, choice) in directive.choices.enumerated() {
                    guard let match = waiting[choice.selector]?.last else {
                        slips[index] = directive.slip("no `off[\(choice.word)]` stands above")
                        continue
                    }
                    guard directives[opened[match].directive].comment.level == directive.comment.level else {
                        slips[index] = directive.slip("`on` expected beside its `off`, at the same indentation")
                        continue
                    }
                    opened[match].end = (index, number)
                    waiting[choice.selector]?.removeLast()
                }
            default: continue
            }
        }
        for open in opened {
            let directive = directives[open.directive]
            guard let end = open.end else {
                let word = directive.choices[open.choice].word
                if isWhole, slips[open.directive] == nil {
                    slips[open.directive] = directive.slip("no `on[\(word)]` follows at the same indentation")
                }
                continue
            }
            let range = SourceRange(directive.comment.range.end, directives[end.on].comment.range.start)
            extents[open.directive, default: []].append(range)
            ends[open.directive, default: []].append(end)
        }
        // One selector that is never on again spoils its directive: nobody can tell what was meant.
        for (index, directive) in directives.enumerated() where directive.verb == .off {
            if extents[index]?.count != directive.choices.count { extents[index] = nil }
        }
    }
}
