/// Reads the tokens of Objective-C and of C as a tree. Most of what only C++ has is `unread`.
enum ObjectiveCParser {
    /// The tree of a file, and why the file was not understood, as half a sentence.
    static func parse(
        _ lexed: LexedCode, of bytes: [UInt8], where holds: @escaping (Substring) -> Bool? = { _ in nil }
    ) -> (tree: CodeTree, problem: CodeProblem?) {
        var cursor = ObjectiveCCursor(lexed, of: bytes, words: ObjectiveCWord.byText)
        cursor.holds = holds
        let file = cursor.add(.file, from: 0)
        cursor.readItems(of: file, .file)
        cursor.tree[file].end = Int32(truncatingIfNeeded: bytes.count)
        return (CodeTree(nodes: cursor.tree.nodes, names: cursor.names), cursor.problem)
    }
}

typealias ObjectiveCCursor = TokenCursor<ObjectiveCWord>

/// Where items stand.
enum ObjectiveCScope {
    case file
    /// In `@interface`, `@implementation` or `@protocol`.
    case members
    /// In a `struct`, `union`, or among instance variables.
    case fields
    /// In an enumeration.
    case cases
    case statements
    /// Between the braces of a `switch`.
    case clauses
    /// In a clause of a `switch`, up to the next one.
    case clause
}

extension ObjectiveCCursor {
    // MARK: Tokens

    /// The word of the token `index`.
    func word(at index: Int) -> ObjectiveCWord? { word(index - position) }

    /// The offset of the token `index`.
    func tokenStart(_ index: Int) -> Int32 {
        Int32(truncatingIfNeeded: index < tokens.count ? tokens[index].start : bytes.count)
    }

    /// The number of the name of the token `index`; -1 outside the file.
    func name(at index: Int) -> Int32 { name(index - position) }

    /// Whether the token `index` can be a name.
    func isName(at index: Int) -> Bool {
        guard kind(index - position) == .word else { return false }
        switch word(at: index)?.group {
        case nil: return bytes[tokens[index].start] != UInt8(ascii: "@")
        case .context, .name: return true
        default: return false
        }
    }

    /// Whether the token `index` is a name in capitals, as macros have.
    func isMacroName(_ index: Int) -> Bool {
        guard isName(at: index), tokens[index].end - tokens[index].start > 2 else { return false }
        return bytes[tokens[index].start..<min(tokens[index].start + 8, tokens[index].end)].allSatisfy {
            !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
        }
    }

    /// The index of the token that closes the bracket `index`, if that is a given one.
    func closing(at index: Int, _ bracket: StaticString) -> Int? {
        isBracket(bracket, index - position) ? closing(index - position) : nil
    }

    /// The token behind the word `index` and the parentheses behind it.
    func behindWord(_ index: Int) -> Int { (closing(at: index + 1, "(") ?? index) + 1 }

    /// Moves to the next of these words that is in no brackets, or to the limit.
    mutating func skip(to first: ObjectiveCWord?, _ second: ObjectiveCWord? = nil) {
        while !isAtEnd, let word = Optional(word()), word == nil || word != first && word != second { skip() }
    }

    /// Moves behind the next token; behind the partner of an opening bracket.
    mutating func skip() { position = (closing() ?? position) + 1 }

    /// Moves behind attributes and macros that follow a declaration: words with or without parentheses.
    mutating func skipAttributes() {
        while isName(at: position) || word()?.group == .qualifier { position = behindWord(position) }
    }

    // MARK: Nodes

    /// Adds a node over some tokens, named by the token `name`, to a parent if there is one.
    @discardableResult
    mutating func add(
        _ kind: NodeKind, _ form: NodeForm = .plain, over range: Range<Int>, name: Int = -1, to parent: CodeTree.ID = -1
    ) -> CodeTree.ID {
        let start = tokenStart(range.lowerBound)
        let end = range.isEmpty ? start : Int32(truncatingIfNeeded: tokens[range.upperBound - 1].end)
        let place = name < 0 ? start : tokenStart(name)
        let node = CodeTree.Node(
            kind: kind, form: form, name: name < 0 ? -1 : self.name(at: name), start: start, end: end, place: place)
        let id = tree.add(node)
        if parent >= 0 { tree.append(id, to: parent) }
        return id
    }

    /// Adds a node for the next token, named by it, to a parent if there is one.
    @discardableResult
    mutating func addName(_ kind: NodeKind, to parent: CodeTree.ID = -1) -> CodeTree.ID {
        position += 1
        return add(kind, over: position - 1..<position, name: position - 1, to: parent)
    }

    /// Moves to the token `end`, and adds what lies before it as unread.
    mutating func readUnread(until end: Int, of parent: CodeTree.ID) {
        let start = start
        position = end
        append(unreadFrom: start, to: parent)
    }

    /// Adds what lies between an offset and the position as unread.
    mutating func append(unreadFrom start: Int32, to parent: CodeTree.ID) {
        tree.append(add(.unread, from: start), to: parent)
    }

    /// Reads what lies between the bracket at the position and its partner `close`, and moves behind that. What is
    /// left there, or nested too deep, is unread; says whether nothing is.
    @discardableResult
    mutating func readBrackets(of parent: CodeTree.ID, until close: Int, _ read: (inout Self) -> Void) -> Bool {
        let outer = message
        message = -1
        position += 1
        let isRead: Void? = nested { $0.within(close, read) }
        message = outer
        let isWhole = isRead != nil && position == close
        if position < close { readUnread(until: close, of: parent) }
        position = close + 1
        self.close(parent)
        return isWhole
    }

    /// Reads what commas separate between the bracket at the position and its partner.
    mutating func readList(of parent: CodeTree.ID, until close: Int, _ readElement: (inout Self) -> Void) {
        readBrackets(of: parent, until: close) { cursor in
            while !cursor.isAtEnd {
                readElement(&cursor)
                if !cursor.accept(.comma), !cursor.isAtEnd { cursor.skip() }
            }
        }
    }

    // MARK: Items

    /// Reads items up to the limit, to `@end`, or to the next clause.
    mutating func readItems(of parent: CodeTree.ID, _ scope: ObjectiveCScope) {
        while true {
            if let kind = nextDirective() {
                if scope == .clause, kind == .begin, startsClause { return }
                readDirective(kind, of: parent, scope)
                continue
            }
            if isAtEnd || scope == .members && endsMembers || scope == .clause && startsClause { return }
            let before = position
            readItem(of: parent, scope)
            if position == before { readUnread(until: before + 1, of: parent) }
        }
    }

    private mutating func readItem(of parent: CodeTree.ID, _ scope: ObjectiveCScope) {
        let last = word() == .hash ? tokens[position].match : -1
        switch scope {
        // A `#define`, which the lexer shows as tokens.
        case _ where last > position && last < limit:
            add(.macroDefinition, over: position..<last + 1, name: last > position + 1 ? position + 2 : -1, to: parent)
            position = last + 1
        case .cases: readCase(of: parent)
        case .clauses: readClause(of: parent)
        case .statements, .clause: readStatement(of: parent)
        case .file, .members, .fields: readDeclaration(of: parent, scope)
        }
    }

    // MARK: Directives

    /// The directive at the position. Those that the parser has passed were in the middle of something: they are read
    /// as if they were not there.
    private mutating func nextDirective() -> CodeDirective.Kind? {
        while directive < directiveLimit, directives[directive].token < position { directive += 1 }
        guard directive < directiveLimit, directives[directive].token == position else { return nil }
        return directives[directive].kind
    }

    private mutating func readDirective(_ kind: CodeDirective.Kind, of parent: CodeTree.ID, _ scope: ObjectiveCScope) {
        let current = directives[directive]
        if kind == .begin, current.isWhole, current.next >= 0, readBranches(of: parent, scope) { return }
        directive += 1
        if kind == .importing {
            let node = add(.importing, bytes: current.bytes)
            tree.append(node, to: parent)
            tree[node].name = Int32(truncatingIfNeeded: current.name)
            tree[node].place = Int32(truncatingIfNeeded: current.place)
        } else if kind == .elseif || kind == .otherwise, current.next >= 0, directives[current.next].token > position {
            // The first branch was read as if there were no `#if`; the others cannot also be.
            readUnread(until: min(directives[current.next].token, limit), of: parent)
        }
    }

    /// Reads an `#if` whose branches are complete; false if one reaches beyond the limit.
    private mutating func readBranches(of parent: CodeTree.ID, _ scope: ObjectiveCScope) -> Bool {
        var last = directive
        while directives[last].next >= 0 { last = directives[last].next }
        guard directives[last].kind == .end, last < directiveLimit, directives[last].token <= limit else {
            return false
        }
        if scope == .file, opensType(until: directives[directives[directive].next].token) {
            enterBranch(of: parent)
            return true
        }
        let bytes = directives[directive].bytes.lowerBound..<directives[last].bytes.upperBound
        let group = add(.compileIf, bytes: bytes)
        tree.append(group, to: parent)
        let outer = directiveLimit
        while directive < last {
            let (current, next) = (directives[directive], directives[directive].next)
            let branch = addBranch(current)
            tree.append(branch, to: group)
            directive += 1
            directiveLimit = next
            let end = directives[next].token
            if nested({ $0.within(end) { $0.readItems(of: branch, scope) } }) == nil || position < end {
                readUnread(until: end, of: branch)
            }
            tree[branch].end = max(tree[branch].end, self.end)
            directive = next
        }
        directiveLimit = outer
        directive += 1
        return true
    }

    /// Whether a type begins before a token and ends behind it: `#if … @interface A : B #else @interface A : C
    /// #endif`.
    private func opensType(until end: Int) -> Bool {
        (position..<end).reduce(0) { depth, index in
            switch word(at: index) {
            case .interface?, .implementation?: depth + 1
            case .endWord?: depth - 1
            default: depth
            }
        } > 0
    }

    /// Moves into the first branch of an `#if` that may be compiled. What follows the branches belongs to its type.
    private mutating func enterBranch(of parent: CodeTree.ID) {
        var branch = directive
        while directives[branch].kind != .end, !mayHold(directives[branch]) { branch = directives[branch].next }
        if branch != directive { readUnread(until: directives[branch].token, of: parent) }
        directive = branch + 1
    }

    /// Whether code behind the line of an `#if` may be compiled, as far as its condition tells.
    private func mayHold(_ line: CodeDirective) -> Bool {
        holds(String(decoding: bytes[line.bytes], as: UTF8.self).drop { $0 != " " }) ?? true
    }
}
