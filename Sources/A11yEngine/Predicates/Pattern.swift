/// A pattern of a page, matched in time proportional to pattern and text: no pattern can hang a run.
///
/// Literals, `.`, classes `[a-z]` and `[^…]`, the escapes `\d \w \s` and their opposites, groups, `|`, `*`, `+`, `?`,
/// and the anchors `^` and `$`. A pattern is found anywhere in a text unless anchors say otherwise; letters match by
/// case. Users write pages, so Swift's `Regex`, which backtracks, is no choice; the machine is Thompson's (1968).
package struct Pattern: Sendable {
    /// Characters that a pattern may have (ours): a rule's pattern is a line, and the cost of a match grows with it.
    package static let longest = 1000

    private let program: [PatternStep]

    /// Reads a pattern; nil where it is broken, longer than `longest`, or uses what is not supported.
    package init?(_ source: String) {
        guard source.count <= Pattern.longest, let tree = PatternTree(parsing: source) else { return nil }
        var program: [PatternStep] = []
        tree.append(to: &program)
        self.program = program + [.accept]
    }

    /// Whether the pattern occurs in the text.
    package func matches(_ text: String) -> Bool {
        var threads = PatternThreads(count: program.count)
        var isFirst = true
        var rest = text[...]
        while true {
            let isAccepted = threads.start(in: program, isFirst: isFirst, isLast: rest.isEmpty)
            if isAccepted { return true }
            guard let character = rest.popFirst() else { return false }
            if threads.advance(over: character, in: program, isLast: rest.isEmpty) { return true }
            isFirst = false
        }
    }
}

/// One instruction of a compiled pattern; distances are relative, so that parts can be joined as they are.
enum PatternStep: Sendable {
    case one(PatternClass)
    case start
    case end
    /// Goes on at both distances.
    case split(Int, Int)
    case jump(Int)
    case accept
}

/// The places of a program that a text has led to so far.
private struct PatternThreads {
    private var waiting: [Int] = []
    private var marks: [Int]
    private var generation = 1

    init(count: Int) { marks = Array(repeating: 0, count: count) }

    /// Begins a match at the current character; true where the empty text is one.
    mutating func start(in program: [PatternStep], isFirst: Bool, isLast: Bool) -> Bool {
        follow(0, in: program, isFirst: isFirst, isLast: isLast)
    }

    /// Moves every thread over a character; true where one comes to the end of the pattern.
    mutating func advance(over character: Character, in program: [PatternStep], isLast: Bool) -> Bool {
        let old = waiting
        waiting.removeAll(keepingCapacity: true)
        generation += 1
        for place in old {
            guard case .one(let accepted) = program[place], accepted.contains(character) else { continue }
            if follow(place + 1, in: program, isFirst: false, isLast: isLast) { return true }
        }
        return false
    }

    private mutating func follow(_ place: Int, in program: [PatternStep], isFirst: Bool, isLast: Bool) -> Bool {
        var pending = [place]
        while let next = pending.popLast() {
            guard marks[next] != generation else { continue }
            marks[next] = generation
            switch program[next] {
            case .one: waiting.append(next)
            case .start: if isFirst { pending.append(next + 1) }
            case .end: if isLast { pending.append(next + 1) }
            case .split(let one, let other): pending += [next + other, next + one]
            case .jump(let distance): pending.append(next + distance)
            case .accept: return true
            }
        }
        return false
    }
}
