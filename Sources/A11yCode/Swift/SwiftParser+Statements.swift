// Statements, conditions and patterns.

extension SwiftReader {
    /// Reads a statement or expression as a waiting node.
    mutating func readStatement() {
        let start = cursor.start
        var label: (name: Int32, place: Int32)?
        if cursor.kind() == .word, cursor.word(1) == .colon, let word = cursor.word(2),
            word.isStatement || word == .if || word == .switch
        {
            label = (cursor.name(), start)
            cursor.position += 2
        }
        let node: ID
        switch cursor.word() {
        case .if: node = readIf()
        case .guard: node = readGuard()
        case .switch: node = readSwitch()
        case .for: node = readFor()
        case .while: node = readWhile()
        case .repeat where cursor.isBracket("{", 1): node = readRepeat()
        case .do: node = readDo()
        case .defer:
            node = begin(.deferStatement)
            readBlock(of: node)
        case .return, .throw, .break, .continue, .fallthrough: node = readExit()
        case .yield where isAtYield, .discard where cursor.word(1) == .self:
            node = addToken(.prefix)
            cursor.tree.append(readExpression(), to: node)
            close(node)
        default: node = readExpression()
        }
        if let label {
            cursor.tree[node].start = start
            (cursor.tree[node].name, cursor.tree[node].place) = label
        }
        pending.append(node)
    }

    /// Whether `yield x` or `yield &x` comes next: an operand follows in the same line.
    private var isAtYield: Bool {
        guard !cursor.startsLine(1) else { return false }
        switch cursor.kind(1) {
        case .word: return cursor.word(1)?.isReserved != true
        case .number, .string: return true
        default: return cursor.word(1) == .ampersand && cursor.touchesPrevious(2)
        }
    }

    // MARK: Blocks

    /// Reads the statements between braces.
    mutating func readBlock() -> ID {
        let block = cursor.add(.block, from: cursor.start)
        if !readBrackets({ $0.readItems(.code, of: block) }) {
            cursor.tree[block].kind = .unread
            if cursor.closing() != nil { skip() }
        }
        close(block)
        return block
    }

    /// Reads the block of a statement, and ends the statement.
    private mutating func readBlock(of node: ID) {
        if cursor.isBracket("{"), !isAtDirective {
            cursor.tree.append(readBlock(), to: node)
        } else {
            isBroken = true
        }
        close(node)
    }

    // MARK: Conditions

    /// Reads the conditions of a statement.
    private mutating func readConditions(of node: ID) {
        let outer = mode
        mode = .isInCondition
        repeat {
            let condition = cursor.add(.condition, from: cursor.start)
            switch cursor.word() {
            case .let, .var:
                let start = cursor.start
                cursor.position += 1
                let variable = readVariable(.binding, from: start, pending.count)
                readValue(of: variable)
                cursor.tree.append(variable, to: condition)
            case .case:
                cursor.position += 1
                let pattern = readPattern()
                if accept(.colon) { cursor.tree.append(readType(), to: pattern) }
                expect(.assign)
                cursor.tree.append(readExpression(), to: pattern)
                close(pattern, in: condition)
            default: cursor.tree.append(readExpression(), to: condition)
            }
            close(condition, in: node)
        } while accept(.comma)
        mode = outer
    }

    /// Reads `where x`, if it comes next, as a condition.
    private mutating func readWhere(of node: ID) {
        guard cursor.word() == .where, !isAtDirective else { return }
        cursor.position += 1
        let condition = cursor.add(.condition, from: cursor.start)
        cursor.tree.append(inMode(.isInCondition) { $0.readExpression() }, to: condition)
        close(condition, in: node)
    }

    // MARK: Patterns

    /// Reads what a `case` matches, or what `let` names.
    mutating func readPattern(_ binding: Mode = []) -> ID {
        let pattern = cursor.add(.pattern, from: cursor.start)
        cursor.tree.append(inMode([.isInCondition, .isPattern, binding]) { $0.readExpression() }, to: pattern)
        close(pattern)
        return pattern
    }

    /// Reads patterns with what is behind their `where`.
    private mutating func readPatterns(of node: ID) {
        repeat {
            cursor.tree.append(readPattern(), to: node)
            readWhere(of: node)
        } while accept(.comma)
    }

    // MARK: Branches

    /// Reads `if`, with each `else if` in a loop.
    mutating func readIf() -> ID {
        let first = cursor.add(.ifStatement, from: cursor.start)
        var chain = [first]
        while let node = chain.last {
            cursor.position += 1
            readConditions(of: node)
            readBlock(of: node)
            guard cursor.word() == .else, !isAtDirective, !isBroken else { break }
            cursor.position += 1
            guard cursor.word() == .if else {
                readBlock(of: node)
                break
            }
            let next = cursor.add(.ifStatement, from: cursor.start)
            cursor.tree.append(next, to: node)
            chain.append(next)
        }
        for node in chain { close(node) }
        return first
    }

    private mutating func readGuard() -> ID {
        let node = begin(.guardStatement)
        readConditions(of: node)
        expect(.else)
        readBlock(of: node)
        return node
    }

    mutating func readSwitch() -> ID {
        let node = begin(.switchStatement)
        cursor.tree.append(inMode(.isInCondition) { $0.readExpression() }, to: node)
        if !cursor.isBracket("{") {
            isBroken = true
        } else if !readBrackets({ $0.readItems(.clauses, of: node) }) {
            cursor.tree.append(unreadBrackets(), to: node)
        }
        close(node)
        return node
    }

    /// Whether a clause of a `switch` begins at a distance.
    func isClause(at distance: Int) -> Bool {
        switch cursor.word(distance) {
        case .case, .default: true
        case .at: cursor.word(distance + 1) == .unknown
        default: false
        }
    }

    /// Reads a clause of a `switch` as a waiting node.
    mutating func readClause() {
        let node = cursor.add(.clause, from: cursor.start)
        if cursor.word() == .at { cursor.tree.append(readAttribute(), to: node) }
        if accept(.default) {
            cursor.tree[node].flags.insert(.isDefault)
        } else if accept(.case) {
            readPatterns(of: node)
        } else {
            isBroken = true
        }
        expect(.colon)
        let block = cursor.add(.block, from: startOfItem)
        if !isBroken { readItems(.clause, of: block) }
        if cursor.tree[block].firstChild < 0 { cursor.tree[block].start = cursor.end }
        close(block, in: node)
        close(node)
        pending.append(node)
    }

    // MARK: Loops

    private mutating func readFor() -> ID {
        let node = begin(.loop, .forIn)
        while accept(.try) || accept(.await) || accept(.unsafe) {}
        let start = cursor.start
        if accept(.case) {
            cursor.tree.append(readPattern(), to: node)
        } else {
            if !accept(.let) { _ = accept(.var) }
            let isNamed = cursor.kind() == .word
            let variable = isNamed ? readVariable(.binding, from: start, pending.count) : readPattern(.isBinding)
            cursor.tree.append(variable, to: node)
            if accept(.colon) { cursor.tree.append(readType(), to: variable) }
            close(variable)
        }
        expect(.in)
        cursor.tree.append(inMode(.isInCondition) { $0.readExpression() }, to: node)
        readWhere(of: node)
        readBlock(of: node)
        return node
    }

    private mutating func readWhile() -> ID {
        let node = begin(.loop, .whileLoop)
        readConditions(of: node)
        readBlock(of: node)
        return node
    }

    private mutating func readRepeat() -> ID {
        let node = begin(.loop, .repeatLoop)
        let block = readBlock()
        expect(.while)
        let condition = cursor.add(.condition, from: cursor.start)
        cursor.tree.append(readExpression(), to: condition)
        close(condition, in: node)
        cursor.tree.append(block, to: node)
        close(node)
        return node
    }

    // MARK: Errors and exits

    private mutating func readDo() -> ID {
        let node = begin(.doStatement)
        if accept(.throws), cursor.isBracket("(") { skip() }
        readBlock(of: node)
        while cursor.word() == .catch, !isAtDirective, !isBroken {
            let catching = begin(.catching)
            if cursor.word() == .let || cursor.word() == .var, cursor.isBracket("{", 2) || cursor.word(2) == .where {
                let start = cursor.start
                cursor.position += 1
                cursor.tree.append(readVariable(.binding, from: start, pending.count), to: catching)
                readWhere(of: catching)
            } else if cursor.word() == .where {
                readWhere(of: catching)
            } else if !cursor.isBracket("{") {
                readPatterns(of: catching)
            }
            readBlock(of: catching)
            cursor.tree.append(catching, to: node)
        }
        close(node)
        return node
    }

    private mutating func readExit() -> ID {
        let word = cursor.word()
        let node = addToken(.exit)
        switch word {
        case .return where isAtReturnedExpression, .throw: cursor.tree.append(readExpression(), to: node)
        case .break, .continue:
            if cursor.kind() == .word, !cursor.startsLine(), cursor.word()?.isReserved != true {
                cursor.tree.append(addToken(.name), to: node)
            }
        default: break
        }
        close(node)
        return node
    }

    /// Whether `return` returns what comes next, in its line or in the next one.
    private var isAtReturnedExpression: Bool {
        guard !cursor.isAtEnd, !isAtDirective, cursor.kind() != .closing, !isClause(at: 0) else { return false }
        if let word = cursor.word(), word.isStatement || word == .semicolon { return false }
        return declarationKeyword(in: .code) == nil
    }
}
