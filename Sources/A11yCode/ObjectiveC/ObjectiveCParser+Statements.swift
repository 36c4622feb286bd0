// How the parser of Objective-C reads the statements of functions and methods.

extension ObjectiveCCursor {
    /// Whether a clause of a `switch` begins.
    var startsClause: Bool { word() == .case || word() == .default && word(1) == .colon }

    /// Whether a declaration of C++ begins that is not read.
    var startsCPlusPlus: Bool { word() == .ofCPlusPlus && (isName(at: position + 1) || word(1) == .less) }

    /// Reads a statement, or variables.
    mutating func readStatement(of parent: CodeTree.ID) {
        switch word() {
        case .semicolon?: position += 1
        case .if?: readIf(of: parent)
        case .for?: readFor(of: parent)
        case .while?: readWhile(of: parent)
        case .do?: readRepeat(of: parent)
        case .switch?: readSwitch(of: parent)
        case .exit?, .throwing?: readExit(of: parent)
        case .trying?: readDo(.plain, of: parent)
        case .synchronized?: readDo(.synchronized, of: parent)
        case .autoreleasePool?: readDo(.autoreleasePool, of: parent)
        default:
            if startsCPlusPlus {
                skipStatement(from: position, of: parent)
            } else if isBracket("{") {
                tree.append(readBlock(), to: parent)
            } else if kind() == .closing {
                readUnread(until: position + 1, of: parent)
            } else if isName(at: position), word(1) == .colon {
                addName(.label, to: parent)
                position += 1
            } else if !readDeclaration(of: parent, .statements, form: .local) {
                readExpressionStatement(of: parent)
            }
        }
    }

    private mutating func readExpressionStatement(of parent: CodeTree.ID) {
        let (first, mark) = (position, tree.count)
        let expression = readExpression()
        if position > first, word() == .semicolon || isAtEnd || startsLine() {
            tree.append(expression, to: parent)
            _ = accept(.semicolon)
        } else {
            tree.removeAll(from: mark)
            skipStatement(from: first, of: parent)
        }
    }

    /// Adds what is not understood, from a token on: up to the next semicolon, or to a brace that ends its line.
    mutating func skipStatement(from first: Int, of parent: CodeTree.ID) {
        while !isAtEnd, word() != .semicolon {
            // What begins a member is not part of a statement.
            if position > first, startsLine(), endsMembers || word() == .property { break }
            let isBrace = isBracket("{")
            skip()
            if isBrace, startsLine() || isAtEnd { break }
        }
        _ = accept(.semicolon)
        position = max(position, min(first + 1, limit))
        append(unreadFrom: tokenStart(first), to: parent)
    }

    /// Ends a declaration at its semicolon. What is left before that is unread.
    mutating func endStatement(of parent: CodeTree.ID) {
        guard !accept(.semicolon), !isAtEnd, !startsLine() else { return }
        skipStatement(from: position, of: parent)
    }

    /// Reads the braces at the position with their statements.
    mutating func readBlock() -> CodeTree.ID {
        guard let close = closing() else { return readUnread() }
        let block = add(.block, from: start)
        readBrackets(of: block, until: close) { $0.readItems(of: block, .statements) }
        return block
    }

    /// Reads the braces of a statement, or its single statement as a block.
    private mutating func readBody(of parent: CodeTree.ID) {
        let first = position
        let block = isBracket("{") ? readBlock() : add(.block, over: first..<first)
        tree.append(block, to: parent)
        if isAtEnd || kind() == .closing {
            if position == first { tree[block].kind = .unread }
        } else if position == first {
            if nested({ $0.readStatement(of: block) }) == nil { skipStatement(from: first, of: block) }
            close(block)
        }
        close(parent)
    }

    /// Adds a statement for the word at the position, and moves behind it.
    private mutating func begin(_ kind: NodeKind, _ form: NodeForm = .plain, of parent: CodeTree.ID) -> CodeTree.ID {
        position += 1
        return add(kind, form, over: position - 1..<position, to: parent)
    }

    /// Reads what is between the parentheses at the position, if there are any, as one expression or variable.
    private mutating func readHead(of parent: CodeTree.ID, isBinding: Bool = false) {
        guard let close = closing(at: position, "(") else { return }
        position += 1
        within(close) { cursor in
            if isBinding, cursor.readBinding(of: parent) { return }
            cursor.tree.append(cursor.readWhole(), to: parent)
        }
        position = close + 1
    }

    private mutating func readCondition(of parent: CodeTree.ID) {
        let first = position + 1
        readHead(of: add(.condition, over: first..<max(first, closing(at: position, "(") ?? first), to: parent))
    }

    /// Reads a variable without a value up to the limit; false, and nothing is read, if none is there.
    private mutating func readBinding(of parent: CodeTree.ID) -> Bool {
        guard let specifiers = specifiers(at: position), let declarator = declarator(at: specifiers.end),
            declarator.name >= 0, declarator.end == limit
        else { return false }
        readName(specifiers, declarator, .variable, .binding, from: start, of: parent)
        return true
    }

    /// Reads `if` with all that follows after `else if`.
    private mutating func readIf(of parent: CodeTree.ID) {
        var current = parent
        while word() == .if {
            guard isBracket("(", 1), closing(1) != nil else {
                skipStatement(from: position, of: current)
                break
            }
            current = begin(.ifStatement, of: current)
            readCondition(of: current)
            readBody(of: current)
            guard accept(.else) else { break }
            if word() == .if { continue }
            readBody(of: current)
            break
        }
        // All of them end here.
        while current != parent {
            close(current)
            current = tree[current].parent
        }
    }

    private mutating func readWhile(of parent: CodeTree.ID) {
        guard isBracket("(", 1), closing(1) != nil else { return skipStatement(from: position, of: parent) }
        let loop = begin(.loop, .whileLoop, of: parent)
        readCondition(of: loop)
        readBody(of: loop)
    }

    private mutating func readRepeat(of parent: CodeTree.ID) {
        let loop = begin(.loop, .repeatLoop, of: parent)
        readBody(of: loop)
        let body = tree.lastChild(of: loop)
        // The condition is the first child, though it comes last.
        tree.removeChildren(of: loop)
        if accept(.while), isBracket("(") { readCondition(of: loop) } else { append(unreadFrom: end, to: loop) }
        _ = accept(.semicolon)
        tree.append(body, to: loop)
        close(loop)
    }

    /// Reads `for (;;)` and `for (x in y)`.
    private mutating func readFor(of parent: CodeTree.ID) {
        guard isBracket("(", 1), let end = closing(1) else { return skipStatement(from: position, of: parent) }
        let loop = begin(.loop, .forC, of: parent)
        position += 1
        let first = position
        within(end) { cursor in
            cursor.skip(to: .semicolon, .inWord)
            let separator = cursor.position
            cursor.position = first
            guard cursor.word(at: separator) == .inWord else { return cursor.readParts(of: loop) }
            cursor.tree[loop].form = .forIn
            cursor.within(separator) { if !$0.readBinding(of: loop) { $0.tree.append($0.readWhole(), to: loop) } }
            cursor.position = separator + 1
            cursor.tree.append(cursor.readWhole(), to: loop)
        }
        position = end + 1
        readBody(of: loop)
    }

    /// Reads the three parts of `for (;;)`.
    private mutating func readParts(of loop: CodeTree.ID) {
        for index in 0..<3 where index > 0 || !readDeclaration(of: loop, .statements, form: .local) {
            let first = position
            skip(to: .semicolon)
            let end = position
            position = first
            let parent = index == 1 && end > first ? add(.condition, over: first..<end, to: loop) : loop
            if end > first { within(end) { $0.tree.append($0.readWhole(), to: parent) } }
            _ = accept(.semicolon)
        }
    }

    private mutating func readSwitch(of parent: CodeTree.ID) {
        guard isBracket("(", 1), let head = closing(1), let end = closing(at: head + 1, "{") else {
            return skipStatement(from: position, of: parent)
        }
        let node = begin(.switchStatement, of: parent)
        readHead(of: node)
        readBrackets(of: node, until: end) { $0.readItems(of: node, .clauses) }
    }

    /// Reads `case x: case y: …` up to the next clause.
    mutating func readClause(of parent: CodeTree.ID) {
        guard startsClause else { return skipStatement(from: position, of: parent) }
        let clause = add(.clause, over: position..<position + 1, to: parent)
        while startsClause {
            if accept(.default) {
                tree[clause].flags.insert(.isDefault)
            } else {
                position += 1
                let pattern = add(.pattern, over: position..<position, to: clause)
                tree.append(readValue(.colon), to: pattern)
                close(pattern)
            }
            guard accept(.colon) else { break }
        }
        let first = position
        let block = add(.block, from: start)
        tree.append(block, to: clause)
        readItems(of: block, .clause)
        if position == first { (tree[block].start, tree[block].place) = (end, end) }
        tree[block].end = end
        close(clause)
    }

    /// Reads `return x;` and the like.
    private mutating func readExit(of parent: CodeTree.ID) {
        let name = word() == .throwing ? number(of: "throw") : name()
        let exit = begin(.exit, of: parent)
        tree[exit].name = name
        if !isAtEnd, word() != .semicolon { tree.append(readWhole(.semicolon), to: exit) }
        close(exit)
        endStatement(of: parent)
    }

    /// Reads `@try { … } @catch (X *x) { … }`, `@synchronized (x) { … }` and `@autoreleasepool { … }`.
    private mutating func readDo(_ form: NodeForm, of parent: CodeTree.ID) {
        guard isBracket("{", behindWord(position) - position) else { return skipStatement(from: position, of: parent) }
        let node = begin(.doStatement, form, of: parent)
        readHead(of: node)
        tree.append(readBlock(), to: node)
        while form == .plain, word() == .catching {
            let catching = begin(.catching, of: node)
            readHead(of: catching, isBinding: true)
            if isBracket("{") { tree.append(readBlock(), to: catching) }
            close(catching)
        }
        if form == .plain, accept(.finally), isBracket("{") { tree.append(readBlock(), to: node) }
        close(node)
    }
}
