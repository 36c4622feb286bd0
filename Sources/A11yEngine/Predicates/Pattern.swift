/// A pattern on a page, matched in time proportional to pattern and text.
///
/// Supported are literals, `.`, classes `[a-z]` and `[^…]`, the escapes `\d \w \s` and their opposites, groups, `|`,
/// `*`, `+`, `?`, and the anchors `^` and `$`. A pattern matches anywhere in a text unless it is anchored, and is
/// case-sensitive. Users write pages, so a backtracking engine such as Swift's `Regex` could hang a run; this is
/// Thompson's algorithm (1968).
public struct Pattern: Sendable {
    /// The maximum number of characters of a pattern (ours): patterns are single lines, and the cost of a match grows
    /// with their length.
    public static let longest = 1000

    private let program: [PatternStep]

    /// Parses a pattern; nil if it is malformed, longer than `longest`, or uses unsupported syntax.
    public init?(_ source: String) {
        var parser = PatternParser(source)
        guard source.count <= Pattern.longest, let program = parser.choice(), parser.isAtEnd else { return nil }
        self.program = program + [.accept]
    }

    /// Whether the pattern occurs in the text.
    public func matches(_ text: String) -> Bool {
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

/// One instruction of a compiled pattern. Distances are relative, so that parts can be concatenated.
enum PatternStep: Sendable {
    case one(PatternClass)
    case start
    case end
    /// Continues at both distances.
    case split(Int, Int)
    case jump(Int)
    case accept
}

/// The positions in a program that are active for the text so far.
private struct PatternThreads {
    private var waiting: [Int] = []
    private var marks: [Int]
    private var generation = 1

    init(count: Int) { marks = Array(repeating: 0, count: count) }

    /// Starts a match at the current character; true if the empty text matches.
    mutating func start(in program: [PatternStep], isFirst: Bool, isLast: Bool) -> Bool {
        follow(0, in: program, isFirst: isFirst, isLast: isLast)
    }

    /// Moves every thread over a character; true if one reaches the end of the pattern.
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

/// The characters that match at one position of a pattern.
struct PatternClass: Sendable {
    enum Member: Sendable {
        case character(Character)
        case range(ClosedRange<Character>)
        case digit, word, space
        case notDigit, notWord, notSpace
        case anything
    }

    var members: [Member]
    var isNegated = false

    func contains(_ character: Character) -> Bool { members.contains { $0.contains(character) } != isNegated }
}

extension PatternClass.Member {
    func contains(_ character: Character) -> Bool {
        switch self {
        case .character(let one): one == character
        case .range(let range): range.contains(character)
        case .digit: character.isDecimalDigit
        case .notDigit: !character.isDecimalDigit
        case .word: character.isWord
        case .notWord: !character.isWord
        case .space: character.isWhitespace
        case .notSpace: !character.isWhitespace
        case .anything: !character.isNewline
        }
    }

    /// The meaning of an escaped letter; nil if it has none.
    init?(escaped letter: Character) {
        switch letter {
        case "d": self = .digit
        case "D": self = .notDigit
        case "w": self = .word
        case "W": self = .notWord
        case "s": self = .space
        case "S": self = .notSpace
        case "n": self = .character("\n")
        case "t": self = .character("\t")
        case _ where letter.isLetter || letter.isNumber: return nil
        default: self = .character(letter)
        }
    }
}

extension Character {
    fileprivate var isDecimalDigit: Bool {
        unicodeScalars.count == 1 && unicodeScalars.allSatisfy { $0.properties.numericType == .decimal }
    }

    fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}

/// Compiles patterns by recursive descent; every function returns the instructions that match a part, and nil for
/// malformed input.
struct PatternParser {
    /// The maximum nesting of groups (ours), which bounds the stack; no written pattern needs more.
    private static let deepest = 32
    /// Characters with a special meaning, which must be escaped. Counts such as `{2}` are not supported, and a brace
    /// that matched itself would hide that.
    private static let reserved: Set<Character> = ["*", "+", "?", ")", "|", "{", "}", "]"]

    private var rest: Substring
    private var depth = 0

    init(_ source: String) { rest = source[...] }

    var isAtEnd: Bool { rest.isEmpty }

    /// Alternatives, separated by `|`: each is tried, and then the match goes on behind the last.
    mutating func choice() -> [PatternStep]? {
        guard let first = sequence() else { return nil }
        var alternatives = [first]
        while take("|") {
            guard let next = sequence() else { return nil }
            alternatives.append(next)
        }
        let last = alternatives.removeLast()
        return alternatives.reversed().reduce(last) { program, alternative in
            [.split(1, alternative.count + 2)] + alternative + [.jump(program.count + 1)] + program
        }
    }

    private mutating func sequence() -> [PatternStep]? {
        var program: [PatternStep] = []
        while let next = rest.first, next != "|", next != ")" {
            guard let part = repeated() else { return nil }
            program += part
        }
        return program
    }

    private mutating func repeated() -> [PatternStep]? {
        let isAnchor = rest.first == "^" || rest.first == "$"
        guard let part = single() else { return nil }
        let signs: Set<Character> = ["*", "+", "?"]
        guard let sign = rest.first, signs.contains(sign) else { return part }
        rest.removeFirst()
        // A second sign means lazy or possessive in other dialects; an anchor cannot be repeated.
        guard !isAnchor, rest.first.map(signs.contains) != true else { return nil }
        return switch sign {
        case "*": [.split(1, part.count + 2)] + part + [.jump(-part.count - 1)]
        case "+": part + [.split(-part.count, 1)]
        default: [.split(1, part.count + 1)] + part
        }
    }

    private mutating func single() -> [PatternStep]? {
        guard let character = rest.popFirst() else { return nil }
        switch character {
        case "^": return [.start]
        case "$": return [.end]
        case ".": return [.one(PatternClass(members: [.anything]))]
        case "(": return group()
        case "[": return brackets().map { [.one($0)] }
        case "\\":
            guard let letter = rest.popFirst(), let member = PatternClass.Member(escaped: letter) else { return nil }
            return [.one(PatternClass(members: [member]))]
        default:
            guard !PatternParser.reserved.contains(character) else { return nil }
            return [.one(PatternClass(members: [.character(character)]))]
        }
    }

    private mutating func group() -> [PatternStep]? {
        if take("?"), !take(":") { return nil }
        depth += 1
        guard depth <= PatternParser.deepest, let program = choice(), take(")") else { return nil }
        depth -= 1
        return program
    }

    private mutating func brackets() -> PatternClass? {
        var accepted = PatternClass(members: [])
        accepted.isNegated = take("^")
        while let character = rest.popFirst() {
            if character == "]" { return accepted.members.isEmpty ? nil : accepted }
            guard character != "[", let member = member(character) else { return nil }
            accepted.members.append(member)
        }
        return nil
    }

    private mutating func member(_ character: Character) -> PatternClass.Member? {
        guard let first = plain(character) else { return nil }
        guard case .character(let lower) = first, rest.first == "-", rest.dropFirst().first != "]" else { return first }
        rest.removeFirst()
        guard let next = rest.popFirst(), case .character(let upper)? = plain(next), lower <= upper else { return nil }
        return .range(lower...upper)
    }

    private mutating func plain(_ character: Character) -> PatternClass.Member? {
        guard character == "\\" else { return .character(character) }
        return rest.popFirst().flatMap(PatternClass.Member.init(escaped:))
    }

    private mutating func take(_ character: Character) -> Bool {
        guard rest.first == character else { return false }
        rest.removeFirst()
        return true
    }
}
