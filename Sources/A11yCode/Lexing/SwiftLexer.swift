/// Reads Swift as tokens. Linear in the size of the file, and without recursion, whatever the bytes are.
struct SwiftLexer: ~Copyable {
    private var writer: TokenWriter
    /// The strings whose interpolations are being read, the innermost last.
    private var strings: [OpenString] = []
    /// No regex literal begins before this offset: the search for its end has come so far.
    private var noRegexBefore = 0

    /// A string that is being read.
    private struct OpenString {
        let token: Int
        /// The number of `#` around it.
        let hashes: Int
        let isMultiline: Bool
        var isInterpolated = false
        /// How many brackets are open in the interpolation that is being read, with its parenthesis.
        var depth = 0
    }

    /// Reads all bytes.
    static func lex(_ bytes: [UInt8]) -> LexedCode {
        var lexer = SwiftLexer(writer: TokenWriter(bytes))
        if lexer.writer.comesNext("#!") { lexer.writer.skipLine() }
        while true {
            lexer.writer.skipBlanks()
            if lexer.writer.isAtEnd { break }
            lexer.readToken()
        }
        for string in lexer.strings {
            lexer.noteOpen(string)
            lexer.writer.endString(string.token, isInterpolated: true)
        }
        return lexer.writer.end()
    }

    private mutating func readToken() {
        let byte = writer.byte()
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            writer.addNumber(separator: UInt8(ascii: "_"), hasFraction: !writer.isAfter(UInt8(ascii: ".")))
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): writer.addOpening()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): readClosing()
        case UInt8(ascii: "\""): readString(hashes: 0, from: writer.offset)
        case UInt8(ascii: "#"): readHash()
        case UInt8(ascii: "`"): readQuotedWord()
        case UInt8(ascii: "/"): readSlash()
        case 0x80...: readUnicode()
        default:
            if writer.isIn(ByteClass.word) { writer.addWord(from: writer.offset) } else { readSymbol() }
        }
    }

    // MARK: Words and symbols

    private mutating func readQuotedWord() {
        let start = writer.offset
        writer.offset += 1
        while !writer.isAtEnd, writer.byte() != UInt8(ascii: "`"), !writer.isIn(ByteClass.newline) {
            writer.offset += 1
        }
        if writer.byte() == UInt8(ascii: "`"), writer.offset > start + 1 {
            writer.offset += 1
            writer.addNamed(.word, from: start, edge: 1)
        } else {
            writer.offset = start
            writer.addSymbol(1)
        }
    }

    /// A character beyond ASCII begins a word, unless it is one of Swift's operators.
    private mutating func readUnicode() {
        if let length = UnicodeOperator.length(in: writer.bytes, at: writer.offset) {
            writer.addSymbol(length)
        } else {
            writer.addWord(from: writer.offset)
        }
    }

    private mutating func readSymbol() {
        switch writer.byte() {
        case UInt8(ascii: "."): writer.addSymbol(dots())
        case UInt8(ascii: "<"), UInt8(ascii: ">"): writer.addSymbol(writer.byte(1) == UInt8(ascii: "=") ? 2 : 1)
        case UInt8(ascii: "?"), UInt8(ascii: "!"): writer.addSymbol(isBehindOperand ? 1 : markLength())
        default:
            if writer.isIn(ByteClass.operation) { writer.addSymbol(operatorLength()) } else { writer.addSymbol(1) }
        }
    }

    /// Whether the byte before is the end of an operand or another postfix operator, as Swift decides it.
    private var isBehindOperand: Bool {
        let before = writer.byte(-1)
        if writer.offset == 0 || writer.isIn(ByteClass.blank | ByteClass.newline | ByteClass.operation, -1) {
            return false
        }
        return !"([{,;:=".utf8.contains(before)
    }

    /// The length of `??`, `!=`, `!==`, or of a single `?` or `!` in front of an operand.
    private func markLength() -> Int {
        if writer.byte() == UInt8(ascii: "?") { return writer.byte(1) == UInt8(ascii: "?") ? 2 : 1 }
        return writer.comesNext("!==") ? 3 : writer.byte(1) == UInt8(ascii: "=") ? 2 : 1
    }

    /// The length of `.`, `...` or `..<`.
    private func dots() -> Int {
        guard writer.byte(1) == UInt8(ascii: ".") else { return 1 }
        return writer.byte(2) == UInt8(ascii: ".") || writer.byte(2) == UInt8(ascii: "<") ? 3 : 1
    }

    /// The length of an operator, which ends before a comment.
    private func operatorLength() -> Int {
        var length = 1
        while writer.isIn(ByteClass.operation, length)
            || writer.byte(length - 1) == UInt8(ascii: "-") && writer.byte(length) == UInt8(ascii: ">")
        {
            let isComment =
                writer.byte(length) == UInt8(ascii: "/")
                && [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(writer.byte(length + 1))
            if isComment { break }
            length += 1
        }
        return length
    }

    // MARK: Comments and regex literals

    private mutating func readSlash() {
        if writer.byte(1) == UInt8(ascii: "/") { return writer.skipLine() }
        if writer.byte(1) == UInt8(ascii: "*") { return writer.skipBlockComment(nests: true) }
        if isRegexPossible, readRegex(hashes: 0) { return }
        writer.addSymbol(operatorLength())
    }

    /// Words after which an operand follows.
    private static let wordsBeforeOperand: Set<String> = [
        "await", "case", "else", "if", "in", "return", "throw", "try", "where", "while",
    ]

    /// Whether an operand follows, so that a slash is not a division.
    private var isRegexPossible: Bool {
        guard writer.offset >= noRegexBefore else { return false }
        if writer.isIn(ByteClass.blank | ByteClass.newline, 1) { return false }
        guard let last = writer.tokens.last else { return true }
        switch last.kind {
        case .opening: return true
        case .closing, .number, .string: return false
        case .word:
            let length = last.end - last.start
            guard length <= 6 else { return false }
            let text = String(decoding: writer.bytes[last.start..<last.end], as: UTF8.self)
            return Self.wordsBeforeOperand.contains(text)
        case .symbol:
            let isPostfix = writer.isAfter(UInt8(ascii: "!")) || writer.isAfter(UInt8(ascii: "?"))
            return !isPostfix || writer.offset > last.end
        }
    }

    /// Reads a regex literal that begins at the slash at the position, if it ends in its line.
    private mutating func readRegex(hashes: Int) -> Bool {
        let start = writer.offset - hashes
        var index = 1
        var depth = 0
        var isInClass = false
        while !writer.isIn(ByteClass.newline, index), writer.offset + index < writer.bytes.count {
            switch writer.byte(index) {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "(") where !isInClass: depth += 1
            case UInt8(ascii: ")") where hashes == 0 && !isInClass:
                depth -= 1
                if depth < 0 {
                    noRegexBefore = writer.offset + index
                    return false
                }
            case UInt8(ascii: "/") where hasHashes(hashes, at: index + 1):
                if hashes == 0, writer.isIn(ByteClass.blank, index - 1) {
                    noRegexBefore = writer.offset + index
                    return false
                }
                writer.offset += index + 1 + hashes
                writer.add(.string, from: start)
                return true
            default: break
            }
            index += 1
        }
        noRegexBefore = writer.offset + index
        return false
    }

    private func hasHashes(_ count: Int, at distance: Int) -> Bool {
        var found = 0
        while found < count, writer.byte(distance + found) == UInt8(ascii: "#") { found += 1 }
        return found == count
    }

    /// Reads a regex literal of several lines, from its first slash.
    private mutating func readMultilineRegex(hashes: Int) {
        let start = writer.offset - hashes
        writer.offset += 1
        while !writer.isAtEnd {
            if writer.byte() == UInt8(ascii: "\\") {
                writer.offset += 1
            } else if writer.byte() == UInt8(ascii: "/"), hasHashes(hashes, at: 1) {
                writer.offset += 1 + hashes
                return writer.add(.string, from: start)
            }
            writer.offset += 1
        }
        writer.offset = writer.bytes.count
        writer.add(.string, from: start)
        writer.note("a regular expression in it does not end", at: start)
    }

    // MARK: Strings

    private mutating func readString(hashes: Int, from start: Int) {
        var isMultiline = writer.comesNext("\"\"\"")
        // Between `#`, quotation marks need not be escaped: only a line break tells.
        if isMultiline, hashes > 0 { isMultiline = isLineEnd(at: 3) }
        writer.offset += isMultiline ? 3 : 1
        strings.append(OpenString(token: writer.tokens.count, hashes: hashes, isMultiline: isMultiline))
        writer.add(.string, from: start)
        continueString()
    }

    private func isLineEnd(at distance: Int) -> Bool {
        var distance = distance
        while writer.isIn(ByteClass.blank, distance), writer.offset + distance < writer.bytes.count { distance += 1 }
        return writer.isIn(ByteClass.newline, distance)
    }

    private mutating func noteOpen(_ string: OpenString) {
        writer.note("a string in it does not end", at: writer.tokens[string.token].start)
    }

    /// Reads the innermost string to its end or to its next interpolation.
    private mutating func continueString() {
        guard let string = strings.last else { return }
        while !writer.isAtEnd {
            let byte = writer.byte()
            if byte == UInt8(ascii: "\\"), hasHashes(string.hashes, at: 1) {
                writer.offset += 1 + string.hashes
                if writer.byte() == UInt8(ascii: "(") { return beginInterpolation() }
                if !writer.isIn(ByteClass.newline) { writer.offset += 1 }
            } else if byte == UInt8(ascii: "\""), endsString(string) {
                writer.offset += (string.isMultiline ? 3 : 1) + string.hashes
                return endString()
            } else if !string.isMultiline, writer.isIn(ByteClass.newline) {
                noteOpen(string)
                return endString()
            } else {
                writer.offset += 1
            }
        }
        writer.offset = writer.bytes.count
        noteOpen(string)
        endString()
    }

    private func endsString(_ string: OpenString) -> Bool {
        string.isMultiline
            ? writer.comesNext("\"\"\"") && hasHashes(string.hashes, at: 3) : hasHashes(string.hashes, at: 1)
    }

    private mutating func beginInterpolation() {
        writer.addOpening()
        let last = strings.count - 1
        strings[last].isInterpolated = true
        strings[last].depth = writer.brackets.depth
    }

    private mutating func endString() {
        guard let string = strings.popLast() else { return }
        writer.endString(string.token, isInterpolated: string.isInterpolated)
        writer.startsLine = false
    }

    private mutating func readClosing() {
        let depth = writer.brackets.depth
        writer.addClosing()
        if let string = strings.last, depth == string.depth, writer.brackets.depth < depth { continueString() }
    }

    // MARK: Hashes

    private mutating func readHash() {
        let start = writer.offset
        let hashes = writer.skip(all: UInt8(ascii: "#"))
        if writer.byte() == UInt8(ascii: "\"") { return readString(hashes: hashes, from: start) }
        if writer.byte() == UInt8(ascii: "/"), start >= noRegexBefore {
            if isLineEnd(at: 1) { return readMultilineRegex(hashes: hashes) }
            if readRegex(hashes: hashes) { return }
        }
        if hashes == 1, writer.startsLine, readDirective(from: start) { return }
        writer.addNamed(.symbol, from: start)
    }

    /// Reads a line such as `#if os(iOS)`, behind its `#`.
    private mutating func readDirective(from start: Int) -> Bool {
        let kind = Self.directives.first { word, _ in
            writer.comesNext(word) && !writer.isIn(ByteClass.word, word.utf8CodeUnitCount)
        }?.kind
        guard let kind else { return false }
        writer.skipDirective()
        writer.add(kind, from: start)
        return true
    }

    private static let directives: [(word: StaticString, kind: CodeDirective.Kind)] = [
        ("if", .begin), ("elseif", .elseif), ("else", .otherwise), ("endif", .end),
    ]
}
