/// Looks at the tokens of a file by index. Every index is allowed; outside the file there is nothing.
struct TokenReader {
    let tokens: [CodeToken]
    private let names: [String]
    private let bytes: [UInt8]
    /// Whether each name may be between the `<` and `>` of a type.
    private let isOfTypes: [Bool]

    /// The tokens of a file.
    init(_ file: CodeFile) {
        tokens = file.tokens
        names = file.names
        bytes = file.bytes
        isOfTypes = file.names.map { name in
            let isWord = name.utf8.first.map { ByteClass.table[Int($0)] & ByteClass.word != 0 } ?? true
            return isWord ? !Self.wordsOfNoType.contains(name) : Self.symbolsOfTypes.contains(name)
        }
    }

    /// The kind of a token; nil outside the file.
    func kind(_ index: Int) -> CodeToken.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

    /// The text of a word or symbol; empty for other tokens.
    func name(_ index: Int) -> String {
        guard tokens.indices.contains(index), names.indices.contains(tokens[index].name) else { return "" }
        return names[tokens[index].name]
    }

    /// A word; nil for other tokens.
    func word(_ index: Int) -> String? { kind(index) == .word ? name(index) : nil }

    /// A word that is not between backticks, so that it may be a keyword; empty for other tokens.
    func keyword(_ index: Int) -> String {
        guard kind(index) == .word, bytes[tokens[index].start] != UInt8(ascii: "`") else { return "" }
        return name(index)
    }

    /// Whether a token is this symbol.
    func isSymbol(_ index: Int, _ symbol: String) -> Bool { kind(index) == .symbol && name(index) == symbol }

    /// Whether a token is this bracket.
    func isBracket(_ index: Int, _ bracket: Character) -> Bool {
        guard let kind = kind(index), kind == .opening || kind == .closing else { return false }
        return bytes[tokens[index].start] == bracket.asciiValue
    }

    /// Whether a token is the first of its line.
    func startsLine(_ index: Int) -> Bool { tokens.indices.contains(index) && tokens[index].startsLine }

    /// The index of the bracket that closes the one at an index; nil if there is none.
    func closing(_ index: Int) -> Int? {
        guard kind(index) == .opening, tokens[index].match > index else { return nil }
        return tokens[index].match
    }

    /// The index behind a token, or behind the brackets that begin there.
    func after(_ index: Int) -> Int { (closing(index) ?? index) + 1 }

    /// The tokens between the brackets that begin at an index.
    func inside(_ index: Int) -> Range<Int> { index + 1..<max(index + 1, closing(index) ?? index + 1) }

    /// How far the end of generic arguments is looked for.
    private static let genericLimit = 128
    /// The symbols that types are written with.
    private static let symbolsOfTypes: Set<String> = [
        "!", "&", "*", ",", "->", ".", "...", ":", "<", "==", ">", "?", "??", "@", "^", "~",
    ]
    /// Words that are in no type.
    private static let wordsOfNoType: Set<String> = [
        "case", "else", "enum", "extension", "func", "guard", "if", "import", "let", "return", "struct", "switch",
        "var",
    ]

    /// The index behind generic parameters or arguments that begin at an index; nil if there are none, or the token is
    /// a comparison.
    func afterGenerics(_ index: Int) -> Int? {
        guard isSymbol(index, "<") else { return nil }
        var depth = 0
        var next = index
        while next < index + Self.genericLimit, let kind = kind(next) {
            switch kind {
            case .symbol, .word:
                guard isOfTypes[tokens[next].name] else { return nil }
                if isSymbol(next, "<") { depth += 1 }
                if isSymbol(next, ">") { depth -= 1 }
                if depth == 0 { return next + 1 }
            case .opening where isBracket(next, "{"): return nil
            case .closing, .string: return nil
            case .opening, .number: break
            }
            next = after(next)
        }
        return nil
    }

    /// The parts of a range between commas that are in no brackets and no generic arguments.
    func parts(of range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var (start, next) = (range.lowerBound, range.lowerBound)
        while next < range.upperBound {
            if isSymbol(next, ",") {
                parts.append(start..<next)
                start = next + 1
            }
            next = afterGenerics(next) ?? after(next)
        }
        if start < range.upperBound { parts.append(start..<range.upperBound) }
        return parts
    }
}
