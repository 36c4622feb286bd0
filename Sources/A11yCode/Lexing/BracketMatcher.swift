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
    private struct Outcome {
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
        var first: Outcome?
        var hasElse = false
        /// Whether the branch leaves braces out: those of `extern "C" {` for C++.
        var leavesOutBraces: Bool
    }

    private var open: [Open] = []
    private var branchings: [Branching] = []
    /// In a `#define`, how many brackets are open around it.
    private var bottom: Int?
    /// What does not fit together; the first that was found. A half sentence.
    private(set) var problem: String?

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
        guard let last = open.last, open.count > bottom else { return note("a bracket is closed that is not open") }
        if last.kind != opening {
            let bracesAround = bottom > 0 ? open[bottom - 1].braces : 0
            guard kind == UInt8(ascii: "}"), last.braces > bracesAround else {
                return note("a bracket is closed that is not open")
            }
            note("a bracket is not closed")
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
    mutating func beginBranches(leavesOutBraces: Bool = false) {
        guard branchings.count < Self.depthLimit else { return note("`#if` is nested too deep") }
        branchings.append(Branching(base: open.count, floor: open.count, leavesOutBraces: leavesOutBraces))
    }

    /// Comes to an `#else` or `#elseif`.
    mutating func nextBranch(isElse: Bool) {
        guard let last = branchings.indices.last else { return note("an `#else` has no `#if`") }
        endBranch(last)
        branchings[last].hasElse = branchings[last].hasElse || isElse
        branchings[last].leavesOutBraces = false
    }

    /// Comes to an `#endif`. What the first branch did remains.
    mutating func endBranches() {
        guard let last = branchings.indices.last else { return note("an `#endif` has no `#if`") }
        endBranch(last)
        let ended = branchings.removeLast()
        guard let first = ended.first else { return }
        if !ended.hasElse { compare(first, Outcome(floor: ended.base, opened: [])) }
        while open.count > first.floor { take() }
        open += first.opened
    }

    /// Notes what the branch did, and puts the brackets back to how they were before it.
    private mutating func endBranch(_ last: Int) {
        let floor = min(branchings[last].floor, open.count)
        let outcome = Outcome(floor: floor, opened: Array(open[floor...]))
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
        compare(first, outcome)
        if first.floor == floor {
            for (index, bracket) in outcome.opened.enumerated().prefix(first.opened.count) {
                first.opened[index].alternatives += [bracket.token] + bracket.alternatives
            }
        }
        branchings[last].first = first
    }

    /// Two branches have to leave the same kinds of brackets open. One problem is enough: others cost no more time.
    private mutating func compare(_ one: Outcome, _ other: Outcome) {
        guard problem == nil else { return }
        let lowest = min(one.floor, other.floor)
        let kinds = [one, other].map { outcome in
            open[lowest..<max(lowest, min(outcome.floor, open.count))].map(\.kind) + outcome.opened.map(\.kind)
        }
        if kinds[0] != kinds[1] { note("the branches of an `#if` open different brackets") }
    }

    /// Comes to the end of the file.
    mutating func end() {
        if !branchings.isEmpty { note("an `#if` does not end") }
        if !open.isEmpty { note("a bracket is not closed") }
    }

    /// Remembers what is wrong. The brackets of a `#define` may be anything.
    private mutating func note(_ problem: String) {
        if bottom == nil { self.problem = self.problem ?? problem }
    }
}
