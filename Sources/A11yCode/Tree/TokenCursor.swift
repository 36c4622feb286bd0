/// What the parsers of both languages share: the tokens with a position, the nodes so far, and how deep they nest.
///
/// `Word` lists the words and symbols that mean something to the parser, by their text. Each distinct name of a file is
/// looked up once, so that a token is compared as a number.
struct TokenCursor<Word: Equatable & Sendable>: ~Copyable {
    let bytes: [UInt8]
    let tokens: [CodeToken]
    /// The texts of the names, by their number: those of the lexer, then those that the parser adds.
    private(set) var names: [String]
    let directives: [CodeDirective]
    /// The word of each name; nil for a name that means nothing to the parser.
    private let words: [Word?]
    /// The index of the next token.
    var position = 0
    /// The index of the token to stop at: the parser sees nothing from there on.
    var limit: Int
    /// The index of the next directive.
    var directive = 0
    /// In a message of Objective-C, the index of its first token while its receiver is read, and of its last one while
    /// its arguments are; -1 outside of messages, also between other brackets in them.
    var message = -1
    /// The index of the directive to stop at.
    var directiveLimit: Int
    /// Whether a condition of `#if` holds; nil if nobody knows.
    var holds: (Substring) -> Bool? = { _ in nil }
    /// Why the file was not understood; the first reason that was found.
    var problem: CodeProblem?
    /// The numbers of the texts that `number(of:)` was asked for.
    private var numbers: [String: Int32] = [:]
    /// A position before which more than the last token was read, and the offset behind that: a string ends behind the
    /// last token of its interpolations, an `#if` behind its `#endif`.
    var endsAt: (position: Int, offset: Int32) = (-1, 0)
    /// The nodes so far.
    var tree: TreeBuilder
    /// How deep the parser is nested.
    private(set) var depth = 0

    /// Nested deeper, code of Objective-C is `unread`. Apps come to less than 40 levels. A level takes up to 12 KB of
    /// stack in a debug build, and a thread of macOS has 512 KB.
    static var depthLimit: Int { 40 }

    /// A cursor at the beginning of a file, with the words by their texts.
    init(_ lexed: LexedCode, of bytes: [UInt8], words known: [String: Word]) {
        self.bytes = bytes
        tokens = lexed.tokens
        limit = lexed.tokens.count
        names = lexed.names
        directives = lexed.directives
        directiveLimit = lexed.directives.count
        problem = lexed.problem
        words = lexed.names.map { known[$0] }
        tree = TreeBuilder(capacity: lexed.tokens.count)
    }

    /// Whether no token is left.
    @inline(__always) var isAtEnd: Bool { position >= limit }

    /// The kind of the token at a distance from the position; nil outside the file.
    @inline(__always) func kind(_ distance: Int = 0) -> CodeToken.Kind? {
        let index = position + distance
        return index >= 0 && index < limit ? tokens[index].kind : nil
    }

    /// The word or symbol at a distance that means something to the parser. A word between backticks means nothing.
    @inline(__always) func word(_ distance: Int = 0) -> Word? {
        let index = position + distance
        guard index >= 0, index < limit else { return nil }
        let token = tokens[index]
        guard token.name >= 0, let word = words[token.name] else { return nil }
        return token.kind == .word && bytes[token.start] == UInt8(ascii: "`") ? nil : word
    }

    /// The first byte of the token at a distance; 0 outside the file.
    @inline(__always) func byte(_ distance: Int = 0) -> UInt8 {
        let index = position + distance
        guard index >= 0, index < limit, tokens[index].start < bytes.count else { return 0 }
        return bytes[tokens[index].start]
    }

    /// Whether the token at a distance is this bracket.
    @inline(__always) func isBracket(_ bracket: StaticString, _ distance: Int = 0) -> Bool {
        guard let kind = kind(distance), kind == .opening || kind == .closing else { return false }
        return byte(distance) == bracket.utf8Start.pointee
    }

    /// Whether the token at a distance is the first of its line.
    @inline(__always) func startsLine(_ distance: Int = 0) -> Bool {
        let index = position + distance
        return index >= 0 && index < limit && tokens[index].startsLine
    }

    /// Whether nothing lies between the token at a distance and the one before it.
    @inline(__always) func touchesPrevious(_ distance: Int = 0) -> Bool {
        let index = position + distance
        guard index > 0, index < limit else { return false }
        return tokens[index].start == (index == endsAt.position ? Int(endsAt.offset) : tokens[index - 1].end)
    }

    /// The index of the token that closes the bracket at a distance; nil if none does.
    @inline(__always) func closing(_ distance: Int = 0) -> Int? {
        let index = position + distance
        guard index >= 0, index < limit, tokens[index].kind == .opening, tokens[index].match > index,
            tokens[index].match < limit
        else { return nil }
        return tokens[index].match
    }

    /// The number of a text, also of one that is no token of the file, such as `@objc`, which is made of two.
    mutating func number(of text: String) -> Int32 {
        if let number = numbers[text] { return number }
        let index = names.firstIndex(of: text) ?? names.count
        if index == names.count { names.append(text) }
        let number = Int32(truncatingIfNeeded: index)
        numbers[text] = number
        return number
    }

    /// Reads as if the file ended before the token `end`, and leaves the position where the reader does.
    mutating func within<Result>(_ end: Int, _ read: (inout Self) -> Result) -> Result {
        let outer = limit
        limit = min(end, outer)
        defer { limit = outer }
        return read(&self)
    }

    /// The offset of the next token, or the end of the file.
    @inline(__always) var start: Int32 {
        Int32(truncatingIfNeeded: position < tokens.count ? tokens[position].start : bytes.count)
    }

    /// The offset behind the last token that was read.
    @inline(__always) var end: Int32 {
        if position == endsAt.position { return endsAt.offset }
        return position > 0 && position <= tokens.count ? Int32(truncatingIfNeeded: tokens[position - 1].end) : 0
    }

    /// The number of the name of the token at a distance; -1 outside the file and for other tokens.
    @inline(__always) func name(_ distance: Int = 0) -> Int32 {
        let index = position + distance
        return index >= 0 && index < limit ? Int32(truncatingIfNeeded: tokens[index].name) : -1
    }

    /// The text of the name of the next token; empty for other tokens.
    var text: String {
        let name = Int(name())
        return names.indices.contains(name) ? names[name] : ""
    }

    /// Adds a node that begins at an offset and ends behind the last token that was read.
    @inline(__always) mutating func add(
        _ kind: NodeKind, _ form: NodeForm = .plain, from start: Int32, name: Int32 = -1, place: Int32? = nil
    ) -> CodeTree.ID {
        tree.add(
            CodeTree.Node(
                kind: kind, form: form, name: name, start: start, end: max(start, end), place: place ?? start))
    }

    /// Adds a node around one or two others.
    mutating func add(
        _ kind: NodeKind, from start: Int32, name: Int32 = -1, place: Int32? = nil, around first: CodeTree.ID,
        _ second: CodeTree.ID? = nil
    ) -> CodeTree.ID {
        let node = add(kind, from: start, name: name, place: place)
        tree.append(first, to: node)
        if let second { tree.append(second, to: node) }
        return node
    }

    /// Adds a node over some bytes.
    mutating func add(_ kind: NodeKind, bytes: Range<Int>) -> CodeTree.ID {
        let start = Int32(truncatingIfNeeded: bytes.lowerBound)
        return tree.add(
            CodeTree.Node(kind: kind, start: start, end: Int32(truncatingIfNeeded: bytes.upperBound), place: start))
    }

    /// Adds the branch behind a line of `#if`, with the condition of the line: its bytes behind its word, without the
    /// blanks around them.
    mutating func addBranch(_ line: CodeDirective) -> CodeTree.ID {
        let branch = add(.compileBranch, bytes: line.bytes)
        guard line.kind != .otherwise else { return branch }
        func isIn(_ byteClass: UInt8, _ index: Int) -> Bool { ByteClass.table[Int(bytes[index])] & byteClass != 0 }
        var condition = line.bytes.dropFirst()
        for byteClass in [ByteClass.blank, ByteClass.word, ByteClass.blank] {
            condition = condition.drop { isIn(byteClass, $0) }
        }
        while let last = condition.last, isIn(ByteClass.blank, last) { condition.removeLast() }
        tree.append(add(.condition, bytes: condition), to: branch)
        return branch
    }

    /// Ends a node behind the last token that was read.
    mutating func close(_ node: CodeTree.ID) { tree[node].end = max(tree[node].start, end) }

    /// Moves behind a word or symbol, if it comes next.
    @inline(__always) mutating func accept(_ wanted: Word) -> Bool {
        guard word() == wanted else { return false }
        position += 1
        return true
    }

    /// Reads one level deeper; nil, and nothing is read, if that is too deep.
    mutating func nested<Result>(_ read: (inout Self) -> Result) -> Result? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }
}
