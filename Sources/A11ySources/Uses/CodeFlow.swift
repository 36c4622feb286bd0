/// Where the statements of a file begin and end, and what may keep code of a function from running. It is found in one
/// pass, so that a question about a token costs the same in a function of ten lines and of ten thousand. Nothing of it
/// changes once it is made.
final class CodeFlow: @unchecked Sendable {
    /// What stands around the tokens directly inside of a bracket. Each is a token, mostly the opening brace of a
    /// block, the innermost one of its kind; -1 if there is none.
    struct Surroundings {
        /// The innermost block.
        var block = -1
        /// The innermost block that does not run whenever the code around it does.
        var conditional = -1
        /// The innermost block behind which an error is caught, or that is a closure.
        var catching = -1
        /// The loop or `switch` that a `break` leaves.
        var brokenOff = -1
        /// The loop that a `continue` goes on with.
        var continued = -1
        /// The name of the innermost function or computed property.
        var function = -1
    }

    /// A block that may leave its function, and ends before the code behind it.
    struct LeavingBlock {
        let opening: Int
        let closing: Int
    }

    /// The first token of the statement around each token, and behind the last one.
    let statementStarts: [Int32]
    /// Where an expression ends that has come to each token, in Swift.
    let expressionEnds: [Int32]
    /// The first opening brace from each token on that is in no other bracket; the number of tokens if there is none.
    private let braces: [Int32]
    /// The tokens `return` and `throw` directly in each block.
    private(set) var exits: [Int: [Int]] = [:]
    /// The blocks of conditions and loops with such a token, by their ends.
    private(set) var leaving: [LeavingBlock] = []
    /// The tokens `try` by the innermost block that catches their errors; of several in a row in one statement only the
    /// first.
    private(set) var tries: [Int: [Int]] = [:]
    /// The tokens `break` and `continue` by the loop or `switch` that they leave.
    private(set) var jumps: [Int: [Int]] = [:]
    /// Those among them that leave a `switch`, and stand in a condition.
    private(set) var conditionalBreaks: [Int: [Int]] = [:]
    /// The tokens `case` and `default` directly in each block.
    private(set) var cases: [Int: [Int]] = [:]
    /// The member around each token, as a number in `members`; -1 outside.
    private let memberNumbers: [Int32]
    private let members: [MemberDeclaration]
    /// The bytes at which a branch of `#if` begins or ends, with the beginning of the innermost branch from there on;
    /// -1 outside.
    private let buildBranches: [(offset: Int, innermost: Int)]
    /// What is in each block, and the number of that for each bracket; -1 outside of blocks.
    private let surroundings: (blocks: [Surroundings], numbers: [Int32])

    init(_ file: CodeFile) {
        statementStarts = file.findStatementStarts()
        expressionEnds = file.language == .swift ? file.findExpressionEnds() : []
        braces = file.findBraces()
        (members, memberNumbers) = CodeFlow.members(of: file)
        buildBranches = CodeFlow.buildBranches(file.buildBranches)
        surroundings = CodeFlow.surroundings(in: file, statementStarts)
        findExits(in: file)
        findJumps(in: file)
        findTries(in: file)
        for word in ["case", "default"] {
            for place in file.places(of: word) { cases[Int(file.parents[Int(place)]), default: []].append(Int(place)) }
        }
        for block in cases.keys { cases[block]?.sort() }
    }

    /// What stands around a token.
    func surroundings(of index: Int, in file: CodeFile) -> Surroundings {
        guard let bracket = file.enclosing(index), surroundings.numbers[bracket] >= 0 else { return Surroundings() }
        return surroundings.blocks[Int(surroundings.numbers[bracket])]
    }

    /// The first opening brace from a token on that is in no other bracket; the number of tokens if there is none.
    func brace(from index: Int) -> Int {
        braces.indices.contains(index) ? Int(braces[index]) : braces.count - 1
    }

    /// The name of the function or computed property around a token; nil outside.
    func function(around index: Int, in file: CodeFile) -> Int? {
        let function = surroundings(of: index, in: file).function
        return function >= 0 ? function : nil
    }

    /// The member around a token; nil outside members.
    func member(around index: Int) -> MemberDeclaration? {
        guard memberNumbers.indices.contains(index), memberNumbers[index] >= 0 else { return nil }
        return members[Int(memberNumbers[index])]
    }

    /// The offset at which the innermost branch of `#if` around an offset begins; nil outside.
    func buildBranch(around offset: Int) -> Int? {
        var (low, high) = (0, buildBranches.count)
        while low < high {
            let middle = low + (high - low) / 2
            if buildBranches[middle].offset <= offset { low = middle + 1 } else { high = middle }
        }
        guard low > 0, buildBranches[low - 1].innermost >= 0 else { return nil }
        return buildBranches[low - 1].innermost
    }

    private static func buildBranches(_ branches: [Range<Int>]) -> [(offset: Int, innermost: Int)] {
        var found: [(offset: Int, innermost: Int)] = []
        var open: [Range<Int>] = []
        func close(before offset: Int) {
            while let last = open.last, last.upperBound <= offset {
                open.removeLast()
                found.append((last.upperBound, open.last?.lowerBound ?? -1))
            }
        }
        for branch in branches {
            close(before: branch.lowerBound)
            open.append(branch)
            found.append((branch.lowerBound, branch.lowerBound))
        }
        close(before: Int.max)
        return found
    }

    /// Members of inner types are written over those of outer ones, and the first of a list over the others.
    private static func members(of file: CodeFile) -> (list: [MemberDeclaration], numbers: [Int32]) {
        var list: [MemberDeclaration] = []
        var numbers = [Int32](repeating: -1, count: file.tokens.count)
        for type in file.types {
            var last: Range<Int>?
            for member in type.members where member.tokens != last {
                last = member.tokens
                for index in member.tokens.clamped(to: type.body).clamped(to: numbers.indices)
                where numbers[index] < 0 || !type.body.contains(list[Int(numbers[index])].nameToken) {
                    numbers[index] = Int32(list.count)
                }
                list.append(member)
            }
        }
        return (list, numbers)
    }

    private static let loops: Set<String> = ["for", "while", "repeat", "do"]
    private static let conditions: Set<String> = ["if", "guard", "switch", "for", "while"]
    private static let leavers: Set<String> = ["guard", "if", "switch", "for", "while", "do", "else"]

    private static func surroundings(
        in file: CodeFile, _ starts: [Int32]
    ) -> (blocks: [Surroundings], numbers: [Int32]) {
        var blocks: [Surroundings] = []
        var numbers = [Int32](repeating: -1, count: file.tokens.count)
        for index in file.tokens.indices where file.tokens[index].kind == .opening {
            let outer = file.enclosing(index).map { numbers[$0] } ?? -1
            numbers[index] = outer
            guard file.isBracket(index, "{") else { continue }
            var inside = outer >= 0 ? blocks[Int(outer)] : Surroundings()
            let header = file.name(Int(starts[index]))
            inside.block = index
            if !file.runsAlways(index) { inside.conditional = index }
            if !conditions.contains(header), file.match(index) != nil { inside.catching = index }
            if loops.contains(header) { inside.continued = index }
            if let name = file.functionName(before: index, from: Int(starts[index])) { inside.function = name }
            if header == "switch" || loops.contains(header) { inside.brokenOff = index }
            numbers[index] = Int32(blocks.count)
            blocks.append(inside)
        }
        return (blocks, numbers)
    }

    private func findExits(in file: CodeFile) {
        for place in file.exits {
            let block = surroundings(of: place, in: file).block
            if exits[block] == nil, block >= 0, let end = file.match(block),
                CodeFlow.leavers.contains(file.name(Int(statementStarts[block])))
            {
                leaving.append(LeavingBlock(opening: block, closing: end))
            }
            exits[block, default: []].append(place)
        }
        leaving.sort { $0.closing < $1.closing }
    }

    private func findTries(in file: CodeFile) {
        for place in file.places(of: "try").map(Int.init) where !["?", "!"].contains(file.name(place + 1)) {
            let block = surroundings(of: place, in: file).catching
            let last = tries[block]?.last.map { statementStarts[$0] }
            if last != statementStarts[place] { tries[block, default: []].append(place) }
        }
    }

    private func findJumps(in file: CodeFile) {
        for word in ["break", "continue"] {
            for place in file.places(of: word).map(Int.init) {
                let around = surroundings(of: place, in: file)
                let left = word == "break" ? around.brokenOff : around.continued
                jumps[left, default: []].append(place)
                let isSwitch = left >= 0 && file.name(Int(statementStarts[left])) == "switch"
                if isSwitch, around.block != left { conditionalBreaks[left, default: []].append(place) }
            }
        }
        for block in jumps.keys { jumps[block]?.sort() }
    }
}

extension [Int] {
    /// How many numbers of a sorted list are less than one.
    func count(below limit: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] < limit { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether a sorted list has a number in a range.
    func hasNumber(in range: Range<Int>) -> Bool { lastNumber(in: range) != nil }

    /// The greatest of these sorted numbers in a range.
    func lastNumber(in range: Range<Int>) -> Int? {
        let count = count(below: range.upperBound)
        return count > 0 && self[count - 1] >= range.lowerBound ? self[count - 1] : nil
    }
}
