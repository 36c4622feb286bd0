/// Reads patterns by recursive descent; every function gives nil for what is broken.
struct PatternParser {
    /// Groups that may stand in one another (ours): more is no pattern that a person wrote, and each costs stack.
    private static let deepest = 32
    /// What has a meaning of its own and must be escaped to stand for itself. Counts such as `{2}` are not supported; a
    /// brace that silently matched itself would hide that.
    private static let reserved: Set<Character> = ["*", "+", "?", ")", "|", "{", "}", "]"]

    private var rest: Substring
    private var depth = 0

    init(_ source: String) { rest = source[...] }

    package var isAtEnd: Bool { rest.isEmpty }

    /// Alternatives between `|`.
    package mutating func choice() -> PatternTree? {
        guard let first = sequence() else { return nil }
        var alternatives = [first]
        while take("|") {
            guard let next = sequence() else { return nil }
            alternatives.append(next)
        }
        return alternatives.count == 1 ? first : .choice(alternatives)
    }

    private mutating func sequence() -> PatternTree? {
        var parts: [PatternTree] = []
        while let next = rest.first, next != "|", next != ")" {
            guard let part = repeated() else { return nil }
            parts.append(part)
        }
        return .sequence(parts)
    }

    private mutating func repeated() -> PatternTree? {
        let isAnchor = rest.first == "^" || rest.first == "$"
        guard let part = single() else { return nil }
        guard let sign = rest.first, let times = PatternTree.Repetition(rawValue: sign) else { return part }
        rest.removeFirst()
        // A second sign would be lazy or possessive in other dialects; an anchor cannot be repeated.
        guard !isAnchor, rest.first.flatMap(PatternTree.Repetition.init) == nil else { return nil }
        return .repetition(part, times)
    }

    private mutating func single() -> PatternTree? {
        guard let character = rest.popFirst() else { return nil }
        switch character {
        case "^": return .start
        case "$": return .end
        case ".": return .one(PatternClass(members: [.anything]))
        case "(": return group()
        case "[": return brackets().map(PatternTree.one)
        case "\\":
            guard let letter = rest.popFirst(), let member = PatternClass.Member(escaped: letter) else { return nil }
            return .one(PatternClass(members: [member]))
        default:
            guard !PatternParser.reserved.contains(character) else { return nil }
            return .one(PatternClass(members: [.character(character)]))
        }
    }

    private mutating func group() -> PatternTree? {
        if take("?"), !take(":") { return nil }
        depth += 1
        guard depth <= PatternParser.deepest, let tree = choice(), take(")") else { return nil }
        depth -= 1
        return tree
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
