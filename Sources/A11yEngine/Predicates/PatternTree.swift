/// What a pattern is made of.
indirect enum PatternTree {
    case one(PatternClass)
    case start
    case end
    case sequence([PatternTree])
    case choice([PatternTree])
    case repetition(PatternTree, Repetition)

    enum Repetition: Character {
        case any = "*"
        case some = "+"
        case optional = "?"
    }

    /// Reads a pattern; nil where it is broken.
    init?(parsing source: String) {
        var parser = PatternParser(source)
        guard let tree = parser.choice(), parser.isAtEnd else { return nil }
        self = tree
    }

    /// Adds the instructions that match this part.
    package func append(to program: inout [PatternStep]) {
        switch self {
        case .one(let accepted): program.append(.one(accepted))
        case .start: program.append(.start)
        case .end: program.append(.end)
        case .sequence(let parts): for part in parts { part.append(to: &program) }
        case .choice(let alternatives): program += PatternTree.joined(alternatives.map(\.program))
        case .repetition(let part, let times):
            let body = part.program
            switch times {
            case .any: program += [.split(1, body.count + 2)] + body + [.jump(-body.count - 1)]
            case .some: program += body + [.split(-body.count, 1)]
            case .optional: program += [.split(1, body.count + 1)] + body
            }
        }
    }

    /// Tries each alternative in turn, and behind each goes on behind the last.
    private static func joined(_ alternatives: [[PatternStep]]) -> [PatternStep] {
        guard var program = alternatives.last else { return [] }
        for alternative in alternatives.dropLast().reversed() {
            program = [.split(1, alternative.count + 2)] + alternative + [.jump(program.count + 1)] + program
        }
        return program
    }

    private var program: [PatternStep] {
        var program: [PatternStep] = []
        append(to: &program)
        return program
    }
}

/// The characters that one place of a pattern accepts.
struct PatternClass: Sendable {
    package enum Member: Sendable {
        case character(Character)
        case range(ClosedRange<Character>)
        case digit, word, space
        case notDigit, notWord, notSpace
        case anything
    }

    package var members: [Member]
    package var isNegated = false

    package func contains(_ character: Character) -> Bool {
        members.contains { $0.contains(character) } != isNegated
    }
}

extension PatternClass.Member {
    package func contains(_ character: Character) -> Bool {
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

    /// What a letter behind a backslash stands for; nil for a letter that stands for nothing.
    package init?(escaped letter: Character) {
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
