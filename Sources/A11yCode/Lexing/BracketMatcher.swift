/// Finds out which brackets belong together. Branches of `#if` may each open the same brackets.
///
/// A bracket that closes none of its kind is left alone; a brace closes all brackets that are open within its braces.
/// Every bracket is put on the stack and taken from it once for each `#if` around it, so that the cost is linear.
struct BracketMatcher {
    /// An open bracket.
    private struct Open {
        let token: Int
        let kind: UInt8
        /// How many braces are open, with this bracket.
        let braces: Int
        /// The brackets of other branches of an `#if` that stand for the same one.
        var alternatives: [Int] = []
    }

    /// What a branch did to the brackets: how many of those before the `#if` it left open, and which it opened.
    private struct Ending {
        let floor: Int
        var opened: [Open]
    }

    /// An `#if` that has not ended.
    private struct Branching {
        /// How many brackets were open before it.
        let base: Int
        /// How many of these are still open in the branch.
        var floor: Int
        /// The ones that the branch has closed, the innermost first.
        var closed: [Open] = []
        /// What the first branch did; nil while it is read.
        var first: Ending?
        var hasElse = false
        /// Whether the branch leaves braces out: those of `extern "C" {` for C++.
        var leavesOutBraces: Bool
    }

    private var open: [Open] = []
    private var branchings: [Branching] = []
    /// In a `#define`, how many brackets are open around it.
    private var bottom: Int?
    /// What does not fit together, and the index of a token at that place; the first that was found.
    private(set) var problem: (words: String, token: Int)?

    /// Nested deeper, `#if` is not understood.
    private static let depthLimit = 100

    /// How many brackets are open.
    var depth: Int { open.count }
    /// Whether braces are left out at this place.
    var leavesOutBraces: Bool { branchings.last?.leavesOutBraces ?? false }

    /// Adds an opening bracket, the token `index`.
    mutating func open(_ kind: UInt8, at index: Int) {
        let braces = (open.last?.braces ?? 0) + (kind == UInt8(ascii: "{") ? 1 : 0)
        open.append(Open(token: index, kind: kind, braces: braces))
    }

    /// Adds a closing bracket, the token `index`, and links it to the one that it closes.
    mutating func close(_ kind: UInt8, at index: Int, in tokens: inout [CodeToken]) {
        let opening: UInt8 = kind == UInt8(ascii: ")") ? UInt8(ascii: "(") : kind - 2
        let bottom = bottom ?? 0
        guard let last = open.last, open.count > bottom else { return note(CodeProblem.unopened, at: index) }
        if last.kind != opening {
            let bracesAround = bottom > 0 ? open[bottom - 1].braces : 0
            guard kind == UInt8(ascii: "}"), last.braces > bracesAround else {
                return note(CodeProblem.unopened, at: index)
            }
            note(CodeProblem.unclosed, at: last.token)
            while open.count > bottom, open.last?.kind != opening { take() }
        }
        guard let bracket = take() else { return }
        tokens[index].match = bracket.token
        tokens[bracket.token].match = index
        for token in bracket.alternatives { tokens[token].match = index }
    }

    @discardableResult private mutating func take() -> Open? {
        guard let bracket = open.popLast() else { return nil }
        if let last = branchings.indices.last, open.count < branchings[last].floor {
            branchings[last].floor = open.count
            branchings[last].closed.append(bracket)
        }
        return bracket
    }

    /// Begins a `#define`, whose brackets are its own.
    mutating func beginMacro() { bottom = open.count }

    /// Ends a `#define`.
    mutating func endMacro() {
        if let bottom, open.count > bottom { open.removeLast(open.count - bottom) }
        bottom = nil
    }

    /// Comes to an `#if`.
    mutating func beginBranches(at index: Int, leavesOutBraces: Bool = false) {
        guard branchings.count < Self.depthLimit else { return note("`#if` is nested too deep", at: index) }
        branchings.append(Branching(base: open.count, floor: open.count, leavesOutBraces: leavesOutBraces))
    }

    /// Comes to an `#else` or `#elseif`.
    mutating func nextBranch(at index: Int, isElse: Bool) {
        guard let last = branchings.indices.last else { return note("an `#else` has no `#if`", at: index) }
        endBranch(last, at: index)
        branchings[last].hasElse = branchings[last].hasElse || isElse
        branchings[last].leavesOutBraces = false
    }

    /// Comes to an `#endif`. What the first branch did remains.
    mutating func endBranches(at index: Int) {
        guard let last = branchings.indices.last else { return note("an `#endif` has no `#if`", at: index) }
        endBranch(last, at: index)
        let ended = branchings.removeLast()
        guard let first = ended.first else { return }
        if !ended.hasElse { compare(first, Ending(floor: ended.base, opened: []), at: index) }
        while open.count > first.floor { take() }
        open += first.opened
    }

    /// Notes what the branch did, and puts the brackets back to how they were before it.
    private mutating func endBranch(_ last: Int, at index: Int) {
        let floor = min(branchings[last].floor, open.count)
        let outcome = Ending(floor: floor, opened: Array(open[floor...]))
        open.removeLast(open.count - floor)
        open += branchings[last].closed.reversed()
        branchings[last].closed = []
        branchings[last].floor = branchings[last].base
        guard var first = branchings[last].first else {
            branchings[last].first = outcome
            return
        }
        // Taken out while it changes, so that its growing lists are not copied.
        branchings[last].first = nil
        compare(first, outcome, at: index)
        if first.floor == floor {
            for (index, bracket) in outcome.opened.enumerated().prefix(first.opened.count) {
                first.opened[index].alternatives += [bracket.token] + bracket.alternatives
            }
        }
        branchings[last].first = first
    }

    /// Two branches have to leave the same kinds of brackets open. One problem is enough: others cost no more time.
    private mutating func compare(_ one: Ending, _ other: Ending, at index: Int) {
        guard problem == nil else { return }
        let lowest = min(one.floor, other.floor)
        let kinds = [one, other].map { outcome in
            open[lowest..<max(lowest, min(outcome.floor, open.count))].map(\.kind) + outcome.opened.map(\.kind)
        }
        if kinds[0] != kinds[1] { note("the branches of an `#if` open different brackets", at: index) }
    }

    /// Comes to the end of the file.
    mutating func end(at index: Int) {
        if !branchings.isEmpty { note("an `#if` does not end", at: index) }
        if let last = open.last { note(CodeProblem.unclosed, at: last.token) }
    }

    /// Remembers what is wrong. The brackets of a `#define` may be anything.
    private mutating func note(_ words: String, at token: Int) {
        if bottom == nil { problem = problem ?? (words, token) }
    }
}
