/// Reads the tokens of Swift as a tree.
enum SwiftParser {
    /// The tree of a file, and why the file was not understood.
    static func parse(_ lexed: LexedCode, of bytes: [UInt8]) -> (tree: CodeTree, problem: CodeProblem?) {
        let lexed = lexed.mended(of: bytes)
        var reader = SwiftReader(lexed, of: bytes)
        reader.readFile()
        return (CodeTree(nodes: reader.cursor.tree.nodes, names: reader.cursor.names), lexed.problem)
    }
}

/// The parser of Swift.
///
/// What it does not know makes the innermost statement or member `unread`: `isBroken` is set where the code cannot be
/// read, and the item that is being read becomes one node without children. Each function returns a node, also then.
struct SwiftReader: ~Copyable {
    typealias ID = CodeTree.ID

    /// Where items stand.
    enum Scope {
        case code, members
        /// Between the braces of a `switch`.
        case clauses
        /// Behind `case …:`, up to the next clause.
        case clause
    }

    /// How an expression is read.
    struct Mode: OptionSet {
        let rawValue: UInt8

        /// In front of the braces of a statement, which are no closure.
        static let isInCondition = Mode(rawValue: 1)
        /// `let x` is a variable, and `=` ends the expression.
        static let isPattern = Mode(rawValue: 2)
        /// Behind the `let` of a pattern: names are variables.
        static let isBinding = Mode(rawValue: 4)
    }

    /// An operator that waits for its right operand.
    struct Operator {
        let precedence: SwiftPrecedence
        let kind: NodeKind
        let name: Int32
        let start: Int32
        /// The expression between `?` and `:`.
        var middle: ID = -1
    }

    var cursor: TokenCursor<SwiftWord>
    var mode: Mode = []
    /// Whether the item that is being read cannot be read.
    var isBroken = false
    /// The operands that wait for their operator, with their first offset, parentheses included.
    var operands: [(id: ID, start: Int32)] = []
    var operators: [Operator] = []
    /// The nodes that wait for their parent.
    var pending: [ID] = []
    /// The index of the `>` of each `<` that was looked at; -1 if it encloses no types.
    var angles: [Int: Int] = [:]
    private var depth = 0

    /// Nested deeper, code is `unread`. Apps come to 25 levels. A level takes 3 KB of stack, and a thread of macOS has
    /// 512 KB.
    private static let depthLimit = 96

    init(_ lexed: LexedCode, of bytes: [UInt8]) { cursor = TokenCursor(lexed, of: bytes, words: SwiftWord.byText) }

    // MARK: Tokens

    /// Whether a line of `#if`, `#else` or `#endif` lies between the last token and the next one, or was passed over.
    var isAtDirective: Bool {
        cursor.directive < cursor.directiveLimit && cursor.directives[cursor.directive].token <= cursor.position
    }

    /// Moves behind a word or symbol, if it comes next.
    @inline(__always) mutating func accept(_ word: SwiftWord) -> Bool { cursor.accept(word) }

    /// Moves behind a word or symbol, which has to come next.
    mutating func expect(_ word: SwiftWord) { if !accept(word) { isBroken = true } }

    /// Moves behind the next token; behind the partner of an opening bracket.
    mutating func skip() { cursor.position = min((cursor.closing() ?? cursor.position) + 1, cursor.limit) }

    /// Adds a node for the next token, and moves behind it.
    mutating func addToken(_ kind: NodeKind, _ form: NodeForm = .plain) -> ID {
        let (start, name) = (cursor.start, cursor.name())
        cursor.position += 1
        return cursor.add(kind, form, from: start, name: name)
    }

    /// Adds a node that begins with the next token, and moves behind that.
    mutating func begin(_ kind: NodeKind, _ form: NodeForm = .plain) -> ID {
        let node = cursor.add(kind, form, from: cursor.start)
        cursor.position += 1
        return node
    }

    /// Moves behind `?` or `!`, if it comes next, and says which.
    mutating func acceptMark() -> NodeFlags? {
        guard cursor.word() == .question || cursor.word() == .mark else { return nil }
        cursor.position += 1
        return cursor.word(-1) == .question ? .isOptional : .isForced
    }

    /// The distance behind a bracket at a distance and its partner; the same distance where there is no such bracket.
    func behind(_ bracket: StaticString, _ index: Int) -> Int {
        guard cursor.isBracket(bracket, index), let closing = cursor.closing(index) else { return index }
        return closing + 1 - cursor.position
    }

    /// The distance behind `async throws(E)` at a distance.
    func behindEffects(_ start: Int) -> Int {
        var index = start
        while let word = cursor.word(index), word == .async || word == .throws || word == .rethrows {
            index = cursor.startsLine(index + 1) ? index + 1 : behind("(", index + 1)
        }
        return index
    }

    /// Adds a node that stands for code which cannot be read.
    mutating func broken() -> ID {
        isBroken = true
        return cursor.add(.unread, from: max(cursor.end, cursor.start))
    }

    /// Makes the waiting nodes from an index on the children of a node.
    mutating func adopt(from base: Int, by parent: ID) {
        for id in pending[base...] { cursor.tree.append(id, to: parent) }
        pending.removeLast(pending.count - base)
    }

    /// Ends a node behind the last token that was read.
    mutating func close(_ id: ID) { cursor.close(id) }

    /// Ends a node, and makes it a child of another.
    mutating func close(_ id: ID, in parent: ID) {
        close(id)
        cursor.tree.append(id, to: parent)
    }

    // MARK: Nesting

    /// Reads in a mode, and goes back to the one before.
    mutating func inMode<Result>(_ inner: Mode, _ read: (inout Self) -> Result) -> Result {
        let outer = mode
        mode = inner
        defer { mode = outer }
        return read(&self)
    }

    /// The mode between brackets.
    var modeInBrackets: Mode { mode.subtracting(.isInCondition) }

    /// Reads one level deeper; nil, and nothing is read, if that is too deep.
    @inline(__always) mutating func nested<Result>(_ read: (inout Self) -> Result) -> Result? {
        guard depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        return read(&self)
    }

    /// Reads what is between the next bracket and its partner, and moves behind it. False, and nothing is read, if it
    /// has no partner or lies too deep.
    mutating func readBrackets(in inner: Mode? = nil, _ read: (inout Self) -> Void) -> Bool {
        guard let closing = cursor.closing() else {
            isBroken = true
            return false
        }
        return nested { reader in
            let limit = reader.cursor.limit
            reader.cursor.limit = closing
            reader.cursor.position += 1
            reader.inMode(inner ?? reader.mode, read)
            if reader.cursor.position != closing { reader.isBroken = true }
            reader.cursor.limit = limit
            reader.cursor.position = closing + 1
            return true
        } ?? false
    }

    /// Reads what commas separate between the next bracket and its partner as children of a node.
    mutating func readList(of node: ID, in inner: Mode? = nil, _ readElement: (inout Self) -> ID) {
        let isRead = readBrackets(in: inner) { reader in
            while !reader.cursor.isAtEnd {
                let element = readElement(&reader)
                reader.cursor.tree.append(element, to: node)
                if !reader.accept(.comma) { return }
            }
        }
        if !isRead { cursor.tree.append(unreadBrackets(), to: node) }
    }

    /// Adds the next bracket with all that is in it as unread, and moves behind it.
    mutating func unreadBrackets() -> ID {
        let start = cursor.start
        skip()
        return cursor.add(.unread, from: start)
    }

    // MARK: Items

    mutating func readFile() {
        let file = cursor.add(.file, from: 0)
        while true {
            readItems(.code, of: file)
            if cursor.isAtEnd, !isAtDirective { break }
            // A bracket or directive that nothing opens.
            let start = startOfItem
            if isAtDirective { leaveDirective() } else { cursor.position += 1 }
            cursor.tree.append(cursor.add(.unread, from: start), to: file)
        }
        cursor.tree[file].end = Int32(truncatingIfNeeded: cursor.bytes.count)
    }

    /// The offset of the next token or directive.
    var startOfItem: Int32 {
        isAtDirective ? Int32(truncatingIfNeeded: cursor.directives[cursor.directive].bytes.lowerBound) : cursor.start
    }

    /// Reads items up to the end, to a bracket that nothing opens, or to the next clause.
    mutating func readItems(_ scope: Scope, of parent: ID) {
        let outer = mode
        mode = []
        while true {
            while accept(.semicolon) {}
            if isAtDirective {
                guard cursor.directives[cursor.directive].kind == .begin else { break }
                if scope == .clause, isClause(at: 0) { break }
                let start = startOfItem
                let inner = scope == .clause ? .code : scope
                cursor.tree.append(readCompileIf(from: start) { $0.readItems(inner, of: $1) }, to: parent)
            } else if cursor.isAtEnd || cursor.kind() == .closing || scope == .clause && isClause(at: 0) {
                break
            } else {
                readItem(scope, of: parent)
            }
        }
        mode = outer
    }

    private mutating func readItem(_ scope: Scope, of parent: ID) {
        let (position, start, base, nodes) = (cursor.position, cursor.start, pending.count, cursor.tree.count)
        let (outer, operandBase, operatorBase) = (isBroken, operands.count, operators.count)
        isBroken = false
        switch scope {
        case .clauses: readClause()
        case .code, .clause, .members:
            if !readDeclaration(in: scope) {
                if scope == .members, cursor.word() != .hash { isBroken = true } else { readStatement() }
            }
        }
        if hasPassedDirective || cursor.position == position || !isAtEndOfItem { isBroken = true }
        if isBroken {
            pending.removeLast(pending.count - base)
            operands.removeLast(operands.count - operandBase)
            operators.removeLast(operators.count - operatorBase)
            cursor.tree.removeAll(from: nodes)
            while hasPassedDirective { leaveDirective() }
            skipToEndOfItem(from: position)
            pending.append(cursor.add(.unread, from: start))
        }
        adopt(from: base, by: parent)
        isBroken = outer
    }

    /// Whether an item may end here: a line or bracket ends, or the item ended in a brace.
    private var isAtEndOfItem: Bool {
        cursor.isAtEnd || cursor.startsLine() || isAtDirective || cursor.kind() == .closing
            || cursor.word() == .semicolon || cursor.isBracket("}", -1) || isClause(at: 0)
    }

    /// Moves to the next line that begins an item, at least by a token from a position on.
    private mutating func skipToEndOfItem(from position: Int) {
        if cursor.position == position { skip() }
        while !cursor.isAtEnd, !isAtDirective, cursor.kind() != .closing, cursor.word() != .semicolon {
            if cursor.startsLine(), !cursor.isBracket("{"), cursor.word() != .dot { break }
            skip()
        }
    }

    // MARK: Directives

    /// Whether a line of `#if`, `#else` or `#endif` lies before the last token that was read.
    private var hasPassedDirective: Bool {
        isAtDirective && cursor.directives[cursor.directive].token < cursor.position
    }

    /// Moves behind the `#endif` of the next directive.
    private mutating func leaveDirective() {
        var last = cursor.directive
        while cursor.directives[last].next > last { last = cursor.directives[last].next }
        let end = cursor.directives[last]
        let isInside = last < cursor.directiveLimit && end.token <= cursor.limit
        cursor.directive = min(last + 1, cursor.directiveLimit)
        if cursor.position <= end.token, isInside {
            cursor.position = end.token
            cursor.endsAt = (end.token, endOfDirective(last))
        } else {
            cursor.position = max(cursor.position, min(end.token, cursor.limit))
        }
        while hasPassedDirective { cursor.directive += 1 }
    }

    /// Reads an `#if` with what is in each branch. `base` is the expression in front of a chain.
    mutating func readCompileIf(_ base: ID? = nil, from start: Int32, _ read: (inout Self, ID) -> Void) -> ID {
        let (first, nodes) = (cursor.directive, cursor.tree.count)
        let node = cursor.add(.compileIf, from: start)
        if let base { cursor.tree.append(base, to: node) }
        if cursor.directives[first].isWhole, nested({ $0.readBranches(of: node, from: first, read) }) ?? false {
            close(node)
            return node
        }
        if base != nil { isBroken = true }
        cursor.tree.removeAll(from: nodes)
        cursor.directive = first
        leaveDirective()
        return cursor.add(.unread, from: start)
    }

    /// Reads the branches; false if one does not end before its next line.
    private mutating func readBranches(of node: ID, from first: Int, _ read: (inout Self, ID) -> Void) -> Bool {
        let (limit, directiveLimit) = (cursor.limit, cursor.directiveLimit)
        defer { (cursor.limit, cursor.directiveLimit) = (limit, directiveLimit) }
        var current = first
        while cursor.directives[current].kind != .end {
            let next = cursor.directives[current].next
            guard next > current, next < directiveLimit, cursor.directives[next].token <= limit else { return false }
            let branch = cursor.addBranch(cursor.directives[current])
            (cursor.limit, cursor.directiveLimit) = (cursor.directives[next].token, next)
            cursor.directive = current + 1
            read(&self, branch)
            guard cursor.isAtEnd, !isAtDirective else { return false }
            cursor.tree[branch].end = Int32(truncatingIfNeeded: cursor.directives[next].bytes.lowerBound)
            cursor.tree.append(branch, to: node)
            current = next
        }
        cursor.directive = current + 1
        cursor.endsAt = (cursor.position, endOfDirective(current))
        return true
    }

    /// The offset behind a directive; of an `#endif` without the blanks behind it.
    private func endOfDirective(_ index: Int) -> Int32 {
        let line = cursor.directives[index]
        return Int32(truncatingIfNeeded: line.kind == .end ? line.bytes.lowerBound + 6 : line.bytes.upperBound)
    }
}
