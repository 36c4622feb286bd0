/// What the lexers of both languages share: the bytes with a position, and the tokens so far with their names and
/// brackets. A byte is looked at as zero behind the end. Not to be copied, which builds for debugging do at each byte.
struct TokenWriter: ~Copyable {
    let bytes: [UInt8]
    /// The offset of the next byte.
    var offset = 0
    private(set) var tokens: [CodeToken] = []
    private var names = TokenNames()
    var brackets = BracketMatcher()
    /// The lines of `#if`, `#else` and `#endif` so far.
    private(set) var directives: [CodeDirective] = []
    /// Whether nothing but blanks and comments was before the next token in its line.
    var startsLine = true
    /// Why the file was not understood; the first reason that was found.
    private var problem: CodeProblem?
    private let classes = ByteClass.table

    /// At the beginning of the file, behind a byte order mark.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 5)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    }

    /// Whether no byte is left.
    var isAtEnd: Bool { offset >= bytes.count }

    /// The byte at a distance from the position; zero outside the file.
    @inline(__always) func byte(_ distance: Int = 0) -> UInt8 {
        let index = offset + distance
        return index >= 0 && index < bytes.count ? bytes[index] : 0
    }

    /// Whether the byte at a distance is one of a class.
    @inline(__always) func isIn(_ byteClass: UInt8, _ distance: Int = 0) -> Bool {
        classes[Int(byte(distance))] & byteClass != 0
    }

    /// Whether these ASCII characters come next.
    func comesNext(_ text: StaticString) -> Bool {
        guard offset + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { characters in
            characters.enumerated().allSatisfy { bytes[offset + $0.offset] == $0.element }
        }
    }

    /// Moves behind bytes that are a given one, and says how many there were.
    mutating func skip(all wanted: UInt8) -> Int {
        let start = offset
        while !isAtEnd, bytes[offset] == wanted { offset += 1 }
        return offset - start
    }

    /// Moves to the next line break, or to the end.
    mutating func skipLine() { while !isAtEnd, !isIn(ByteClass.newline) { offset += 1 } }

    /// Moves behind blanks and line breaks.
    mutating func skipBlanks() {
        while !isAtEnd {
            if isIn(ByteClass.newline) { startsLine = true } else if !isIn(ByteClass.blank) { return }
            offset += 1
        }
    }

    /// Moves behind a comment between `/*` and `*/`, at whose beginning the position is.
    mutating func skipBlockComment(nests: Bool) {
        var depth = 0
        let start = offset
        while !isAtEnd {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), nests || depth == 0 {
                depth += 1
                offset += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                if isIn(ByteClass.newline) { startsLine = true }
                offset += 1
            }
        }
        note("a comment does not end", at: start)
    }

    /// Adds a token from an offset to the position.
    mutating func add(_ kind: CodeToken.Kind, from start: Int) {
        tokens.append(CodeToken(kind, start, offset, startsLine: startsLine))
        startsLine = false
    }

    /// Adds a word or symbol from an offset to the position; its name leaves out the `edge` bytes on either side.
    mutating func addNamed(_ kind: CodeToken.Kind, from start: Int, edge: Int = 0) {
        let name = names.number(of: start + edge..<offset - edge, in: bytes)
        tokens.append(CodeToken(kind, start, offset, name: name, startsLine: startsLine))
        startsLine = false
    }

    /// Adds the next bytes as a symbol.
    mutating func addSymbol(_ length: Int) {
        let start = offset
        offset = min(offset + length, bytes.count)
        addNamed(.symbol, from: start)
    }

    /// Adds the opening bracket at the position.
    mutating func addOpening() {
        let kind = byte()
        offset += 1
        if kind == UInt8(ascii: "{"), brackets.leavesOutBraces { return }
        brackets.open(kind, at: tokens.count)
        add(.opening, from: offset - 1)
    }

    /// Adds the closing bracket at the position.
    mutating func addClosing() {
        let kind = byte()
        offset += 1
        if kind == UInt8(ascii: "}"), brackets.leavesOutBraces { return }
        add(.closing, from: offset - 1)
        brackets.close(kind, at: tokens.count - 1, in: &tokens)
    }

    /// Ends a string, the token `index`, at the position.
    mutating func endString(_ index: Int, isInterpolated: Bool) {
        let token = tokens[index]
        tokens[index] = CodeToken(
            .string, token.start, offset, startsLine: token.startsLine, isInterpolated: isInterpolated)
    }

    /// Moves behind the bytes of a word, and adds it.
    mutating func addWord(from start: Int) {
        while !isAtEnd, isIn(ByteClass.word) {
            if bytes[offset] >= 0x80, UnicodeOperator.length(in: bytes, at: offset) != nil { break }
            offset += 1
        }
        addNamed(.word, from: start)
    }

    /// Adds the number at the position: digits, letters, a point before a digit, a sign behind the `e` of an exponent.
    /// In C the point may also be the first or last character, as in `.5` and `1.f`.
    mutating func addNumber(separator: UInt8, hasFraction: Bool = true, isOfC: Bool = false) {
        let start = offset
        let isHexadecimal = byte() == UInt8(ascii: "0") && byte(1) | 0x20 == UInt8(ascii: "x")
        let exponent = UInt8(ascii: isHexadecimal ? "p" : "e")
        while !isAtEnd {
            if isIn(ByteClass.word) {
                let isExponent = byte() | 0x20 == exponent && hasFraction
                offset += 1
                if isExponent, byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-"), isIn(ByteClass.digit, 1) {
                    offset += 1
                }
            } else if byte() == UInt8(ascii: "."), hasFraction,
                isIn(ByteClass.digit, 1) || isOfC && byte(1) != UInt8(ascii: ".")
            {
                offset += 1
            } else if byte() == separator, isIn(ByteClass.word, 1) {
                offset += 1
            } else {
                break
            }
        }
        add(.number, from: start)
    }

    /// Adds the `#if`, `#else` or `#endif` from an offset to the position.
    mutating func add(_ kind: CodeDirective.Kind, from start: Int, leavesOutBraces: Bool = false) {
        directives.append(CodeDirective(kind: kind, token: tokens.count, bytes: start..<offset))
        switch kind {
        case .begin: brackets.beginBranches(at: tokens.count, leavesOutBraces: leavesOutBraces)
        case .elseif, .otherwise: brackets.nextBranch(at: tokens.count, isElse: kind == .otherwise)
        case .end: brackets.endBranches(at: tokens.count)
        case .importing: break
        }
    }

    /// Adds the `#import` from an offset to the position, with the place of its path.
    mutating func addImport(_ path: Range<Int>, from start: Int) {
        let name = names.number(of: path, in: bytes)
        directives.append(
            CodeDirective(
                kind: .importing, token: tokens.count, bytes: start..<offset, name: name, place: path.lowerBound))
    }

    /// Makes the last token the end of the macro that begins with the token `index`.
    mutating func endMacro(_ index: Int) { tokens[index].match = tokens.count - 1 }

    /// Remembers why the file was not understood.
    mutating func note(_ words: String, at offset: Int) { problem = problem ?? CodeProblem(words, at: offset) }

    /// Whether the token before the position is a given symbol.
    func isAfter(_ symbol: UInt8) -> Bool {
        guard let last = tokens.last else { return false }
        return last.kind == .symbol && last.end - last.start == 1 && bytes[last.start] == symbol
    }

    /// What was read, when all bytes are read.
    mutating func end() -> LexedCode {
        brackets.end(at: tokens.count)
        linkDirectives()
        if problem == nil, let (words, token) = brackets.problem {
            note(words, at: token < tokens.count ? tokens[token].start : bytes.count)
        }
        return LexedCode(tokens: tokens, names: names.texts(in: bytes), directives: directives, problem: problem)
    }
}

extension TokenWriter {
    /// An `#if` that has not ended, while the directives are linked.
    private struct OpenBranch {
        let first: Int
        var last: Int
        /// The lowest and highest token that a bracket of the branch belongs to.
        var lowest = Int.max
        var highest = -1
        var isWhole = true
    }

    /// Finds the next directive of each one, and which `#if` are whole. Looks at each token once.
    private mutating func linkDirectives() {
        var open: [OpenBranch] = []
        var token = 0
        for index in directives.indices where directives[index].kind != .importing {
            let end = directives[index].token
            while token < end, let last = open.indices.last {
                let (kind, match) = (tokens[token].kind, tokens[token].match)
                if kind == .opening || kind == .closing {
                    open[last].lowest = min(open[last].lowest, match)
                    open[last].highest = max(open[last].highest, match)
                } else if match > token {
                    // The brackets of a macro are its own.
                    token = match
                }
                token += 1
            }
            token = max(token, end)
            if directives[index].kind == .begin {
                open.append(OpenBranch(first: index, last: index))
                continue
            }
            guard var branch = open.popLast() else { continue }
            let start = directives[branch.last].token
            branch.isWhole = branch.isWhole && branch.lowest >= start && branch.highest < end
            directives[branch.last].next = index
            // What the brackets of the branch belong to also counts for the branch around it.
            if let last = open.indices.last {
                open[last].lowest = min(open[last].lowest, branch.lowest)
                open[last].highest = max(open[last].highest, branch.highest)
            }
            if directives[index].kind == .end {
                directives[branch.first].isWhole = branch.isWhole
            } else {
                (branch.last, branch.lowest, branch.highest) = (index, .max, -1)
                open.append(branch)
            }
        }
    }

    /// Moves to the end of a directive: to the line break, which a backslash before it takes away, or to a comment.
    mutating func skipDirective() {
        while !isAtEnd {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") || byte(1) == UInt8(ascii: "/") { return }
            if isIn(ByteClass.newline) { return }
            offset += lengthOfContinuation ?? 1
        }
    }

    /// Moves to the end of a comment, or of a directive whose text means nothing, such as `#pragma mark - Don't`. A
    /// backslash at its end continues it in the next line.
    mutating func skipContinuedLine() {
        while !isAtEnd, !isIn(ByteClass.newline) { offset += lengthOfContinuation ?? 1 }
    }

    /// The length of a backslash with the line break behind it at the position; nil if there is none.
    var lengthOfContinuation: Int? {
        guard byte() == UInt8(ascii: "\\"), isIn(ByteClass.newline, 1) else { return nil }
        return byte(1) == UInt8(ascii: "\r") && byte(2) == UInt8(ascii: "\n") ? 3 : 2
    }
}
