import A11yModel

// Moving through the tokens of a file: brackets, statements, and the declarations around a token.

extension CodeFile {
    /// The text of a word or symbol; empty for other tokens and outside the file.
    func name(_ index: Int) -> String {
        guard tokens.indices.contains(index), names.indices.contains(tokens[index].name) else { return "" }
        return names[tokens[index].name]
    }

    /// The kind of a token; nil outside the file.
    func kind(_ index: Int) -> CodeToken.Kind? { tokens.indices.contains(index) ? tokens[index].kind : nil }

    /// Whether a token is a bracket with this character.
    func isBracket(_ index: Int, _ character: Character) -> Bool {
        guard tokens.indices.contains(index), [.opening, .closing].contains(tokens[index].kind) else { return false }
        // The brackets of Objective-C’s literals start with `@`.
        return bytes.indices.contains(tokens[index].end - 1)
            && bytes[tokens[index].end - 1] == character.asciiValue
    }

    /// Whether a token is the arrow of an instance variable: `self->_closeButton`.
    func isArrow(_ index: Int) -> Bool { language == .objectiveC && name(index) == "->" }

    /// The token that matches a bracket; nil if none does.
    func match(_ index: Int) -> Int? {
        tokens.indices.contains(index) && tokens[index].match >= 0 ? tokens[index].match : nil
    }

    /// The bytes of some tokens as a text.
    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last, tokens.indices.contains(first),
            tokens.indices.contains(last), tokens[first].start <= tokens[last].end
        else { return "" }
        return String(decoding: bytes[tokens[first].start..<tokens[last].end], as: UTF8.self)
    }

    /// The tokens from one to another, none if the second stands before the first: code need not be well-formed.
    func span(_ start: Int, _ end: Int) -> Range<Int> { start..<max(start, min(end, tokens.count)) }

    /// The index behind a postfix `!` or `?` that follows a value.
    func behindMarks(_ index: Int) -> Int {
        var index = index
        while ["!", "?"].contains(name(index)), !isTernary(index) { index += 1 }
        return index
    }

    /// Whether a `?` is that of a condition: `a ? b : c`.
    private func isTernary(_ index: Int) -> Bool {
        guard name(index) == "?", tokens.indices.contains(index + 1), index > 0 else { return false }
        return tokens[index - 1].end < tokens[index].start && ![".", "(", "["].contains(name(index + 1))
    }

    /// The innermost opening bracket around a token; nil at the outermost level.
    func enclosing(_ index: Int) -> Int? {
        guard parents.indices.contains(index), parents[index] >= 0 else { return nil }
        return Int(parents[index])
    }

    /// The first token of the statement around a token, within its innermost braces.
    func statementStart(_ index: Int) -> Int {
        let starts = flow.statementStarts
        return index > 0 ? Int(starts[min(index, starts.count - 1)]) : index
    }

    /// The first token of the statement around each token and behind the last: a token belongs to the statement of the
    /// one before it, or of the bracket that this one closes.
    func findStatementStarts() -> [Int32] {
        var starts: [Int32] = [0]
        starts.reserveCapacity(tokens.count + 1)
        for (before, token) in tokens.enumerated() {
            let next = before + 1
            let isEnd =
                switch token.kind {
                case .opening: isBracket(before, "{")
                case .closing: isBracket(before, "}") && endsStatement(before, next: next)
                default: name(before) == ";"
                }
            if isEnd || (token.kind != .opening && endsLine(before, next: next)) {
                starts.append(Int32(next))
            } else {
                starts.append(starts[token.kind == .closing ? min(match(before) ?? before, before) : before])
            }
        }
        return starts
    }

    /// The index behind the last token of the expression that starts here: a statement's end, a comma or a closing
    /// bracket. In a message of Objective-C the next piece of the selector ends it, too.
    func expressionEnd(_ start: Int) -> Int {
        guard tokens.indices.contains(start) else { return tokens.count }
        if language == .swift {
            return endsExpression(start) ? start : Int(flow.expressionEnds[min(behindBrackets(start), tokens.count)])
        }
        var index = start
        while index < tokens.count {
            if endsExpression(index) { return index }
            if index > start, name(index + 1) == ":", kind(index) == .word, !isConditional(start..<index) {
                return index
            }
            index = behindBrackets(index)
        }
        return tokens.count
    }

    /// Where an expression of Swift ends that began before a token, for each token and behind the last.
    func findExpressionEnds() -> [Int32] {
        var ends = [Int32](repeating: Int32(tokens.count), count: tokens.count + 1)
        for index in tokens.indices.reversed() {
            let isEnd = endsExpression(index) || endsLine(index - 1, next: index)
            ends[index] = isEnd ? Int32(index) : ends[min(behindBrackets(index), tokens.count)]
        }
        return ends
    }

    /// The first opening brace from each token on that is in no other bracket, and behind the last.
    func findBraces() -> [Int32] {
        var braces = [Int32](repeating: Int32(tokens.count), count: tokens.count + 1)
        for index in tokens.indices.reversed() {
            if kind(index) != .opening {
                braces[index] = braces[index + 1]
            } else {
                let isBrace = isBracket(index, "{")
                braces[index] = isBrace ? Int32(index) : braces[min(behindBrackets(index), tokens.count)]
            }
        }
        return braces
    }

    /// The index behind a token, or behind the brackets that it opens.
    private func behindBrackets(_ index: Int) -> Int {
        guard kind(index) == .opening else { return index + 1 }
        return max(match(index) ?? tokens.count, index) + 1
    }

    private func endsExpression(_ index: Int) -> Bool { kind(index) == .closing || [",", ";"].contains(name(index)) }

    /// Whether some tokens hold the `?` of a condition.
    private func isConditional(_ range: Range<Int>) -> Bool { !places(of: "?", in: range).isEmpty }

    /// Whether a closing brace ends a statement: the next token starts a line and continues nothing.
    private func endsStatement(_ index: Int, next: Int) -> Bool {
        guard tokens.indices.contains(next) else { return true }
        if ["else", "catch"].contains(name(next)) { return false }
        if language == .objectiveC { return ![")", "]", ",", ";", "."].contains(text(next..<next + 1)) }
        return ![".", "?", "!", ")", ","].contains(name(next)) && tokens[next].kind != .closing
            && !(tokens[next].kind == .opening && !tokens[next].startsLine)
    }

    /// Whether a line break between two tokens ends a statement of Swift.
    private func endsLine(_ index: Int, next: Int) -> Bool {
        guard language == .swift, index >= 0, tokens.indices.contains(next), tokens[next].startsLine else {
            return false
        }
        if Self.continuing.contains(name(next)) || Self.unfinished.contains(name(index)) { return false }
        return !(tokens[index].kind == .opening) && tokens[next].kind != .closing
    }

    /// Symbols at the start of a line that continue the one before it.
    private static let continuing: Set<String> = [
        ".", "?", ":", "+", "-", "*", "/", "??", "&&", "||", "==", "!=", "===", "!==", "=", ",", "as", "is", "|", "&",
    ]
    /// Symbols and words at the end of a line that the next one continues.
    private static let unfinished: Set<String> = [
        "=", "+", "-", "*", "/", "??", "&&", "||", "==", "!=", "===", "!==", ",", "?", ":", ".", "(", "[", "return",
        "in", "|", "&", "+=", "|=",
    ]

    /// Whether a name stands in `#selector(…)`, which calls nothing.
    func isInSelector(_ index: Int) -> Bool {
        guard let bracket = enclosing(index), isBracket(bracket, "(") else { return false }
        return ["selector", "@selector", "#selector"].contains(name(bracket - 1))
    }

    /// The place of a token in the file.
    func place(_ index: Int) -> CodePlace {
        let offset = tokens.indices.contains(index) ? tokens[index].start : 0
        let place = lines.place(of: offset)
        return CodePlace(path: path, line: place.line, column: place.column)
    }

    /// The line of code of a token, without indentation, shortened to what fits a message.
    func excerpt(_ index: Int) -> String {
        guard tokens.indices.contains(index) else { return "" }
        let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
        // A minified line is cut around the token.
        let token = tokens[index].start
        let from = max(0, token - CodeFile.longestExcerpt)
        let start = bytes[from..<token].lastIndex(where: isBreak).map { $0 + 1 } ?? from
        let rest = bytes[token..<min(bytes.count, start + 3 * CodeFile.longestExcerpt)]
        let end = rest.firstIndex(where: isBreak) ?? rest.endIndex
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0B || byte == 0x0C }
        let words = bytes[start..<end].split(whereSeparator: isBlank)
        let line = String(decoding: Array(words.joined(separator: [0x20])), as: UTF8.self)
        guard line.utf8.count > CodeFile.longestExcerpt, line.count > CodeFile.longestExcerpt else { return line }
        return line.prefix(CodeFile.longestExcerpt - 1) + "…"
    }

    private static let longestExcerpt = 80

    /// The member around a token, of the innermost type that has one; nil outside members.
    func member(around index: Int) -> MemberDeclaration? { flow.member(around: index) }
}
