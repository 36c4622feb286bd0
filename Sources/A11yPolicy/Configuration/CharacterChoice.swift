import A11yEngine

/// Brackets of a path's pattern: one of some characters, or one of all others.
struct CharacterChoice: Hashable, Sendable {
    private enum Member: Hashable {
        case one(Character)
        case range(ClosedRange<Character>)
        case kind(CharacterKind)
    }

    private var members: [Member] = []
    private let isNegated: Bool

    /// Reads what stands behind an opening bracket, and the closing one; nil where that is missing, or where a class
    /// between colons has no such name.
    init?(reading rest: inout Substring) {
        isNegated = rest.first == "!" || rest.first == "^"
        if isNegated { rest.removeFirst() }
        var lower: Character?
        var isFirst = true
        while let character = rest.popFirst() {
            // A bracket that comes first is a character of its own.
            if character == "]", !isFirst { return }
            isFirst = false
            if character == "[", rest.first == ":", let end = rest.firstIndex(of: "]"), rest[..<end].hasSuffix(":"),
                rest.startIndex < rest.index(before: end)
            {
                let name = rest[..<end].dropFirst().dropLast()
                guard let kind = CharacterKind(rawValue: String(name)) else { return nil }
                members.append(.kind(kind))
                rest = rest[rest.index(after: end)...]
                lower = nil
            } else if character == "-", let start = lower, let next = rest.first, next != "]" {
                rest.removeFirst()
                guard let upper = next == "\\" ? rest.popFirst() : next else { return nil }
                if start <= upper { members.append(.range(start...upper)) }
                lower = nil
            } else {
                guard let one = character == "\\" ? rest.popFirst() : character else { return nil }
                members.append(.one(one))
                lower = one
            }
        }
        return nil
    }

    package func contains(_ character: Character) -> Bool {
        let isMember = members.contains { member in
            switch member {
            case .one(let one): one == character
            case .range(let range): range.contains(character)
            case .kind(let kind): kind.contains(character)
            }
        }
        return isMember != isNegated
    }
}

/// The classes of characters that POSIX names, for ASCII: what git takes them for.
private enum CharacterKind: String {
    case alnum, alpha, blank, cntrl, digit, graph, lower, print, punct, space, upper, xdigit

    func contains(_ character: Character) -> Bool {
        guard let code = character.asciiValue else { return false }
        return switch self {
        case .alnum: character.isLetter || character.isNumber
        case .alpha: character.isLetter
        case .blank: [" ", "\t"].contains(character)
        case .cntrl: code < 0x20 || code == 0x7F
        case .digit: character.isNumber
        case .graph: (0x21...0x7E).contains(code)
        case .lower: character.isLowercase
        case .print: (0x20...0x7E).contains(code)
        case .punct: (0x21...0x7E).contains(code) && !character.isLetter && !character.isNumber
        case .space: character.isWhitespace
        case .upper: character.isUppercase
        case .xdigit: character.isHexDigit
        }
    }
}
