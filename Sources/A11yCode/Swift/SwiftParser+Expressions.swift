// Operators and their operands.

extension SwiftReader {
    // MARK: Sequences of operators

    /// Reads an expression: operands with operators between them. The operators wait on a stack, so that a line of any
    /// length is read without recursion.
    mutating func readExpression() -> ID {
        let (operandBase, base) = (operands.count, operators.count)
        repeat {
            readPrefixes(above: base)
            let start = cursor.start
            let operand = readOperand()
            operands.append((operand, start))
        } while readOperator(above: base)
        reduce(above: base) { _ in true }
        guard operands.count == operandBase + 1, let expression = operands.popLast() else {
            operands.removeLast(operands.count - operandBase)
            return broken()
        }
        return expression.id
    }

    /// Builds the operations on the stack that take what is between them and the next operator.
    private mutating func reduce(above base: Int, _ takes: (SwiftPrecedence) -> Bool) {
        while operators.count > base, let last = operators.last, takes(last.precedence) {
            operators.removeLast()
            guard let right = operands.popLast() else { return }
            if last.kind == .prefix {
                let node = cursor.add(.prefix, from: last.start, name: last.name, around: right.id)
                operands.append((node, last.start))
                continue
            }
            guard let left = operands.popLast() else { return }
            let node = cursor.add(last.kind, from: left.start, name: last.name, place: last.start, around: left.id)
            if last.middle >= 0 { cursor.tree.append(last.middle, to: node) }
            cursor.tree.append(right.id, to: node)
            operands.append((node, left.start))
        }
    }

    /// Reads `try`, `await`, `-`, `&`, … in front of an operand. `try` and `await` cover what the operator on their
    /// left leaves them.
    private mutating func readPrefixes(above base: Int) {
        while true {
            let start = cursor.start
            if cursor.kind() == .word {
                guard let word = cursor.word() else { return }
                switch word {
                case .try, .await, .unsafe:
                    if word == .unsafe, !canPrecedeOperand { return }
                    let covered = operators.count > base ? operators.last?.precedence : nil
                    let name = readTry()
                    operators.append(Operator(precedence: covered ?? .none, kind: .prefix, name: name, start: start))
                case .consume, .copy, .borrow, .each, .repeat:
                    guard canPrecedeOperand else { return }
                    operators.append(Operator(precedence: .prefix, kind: .prefix, name: cursor.name(), start: start))
                    cursor.position += 1
                default: return
                }
            } else {
                let length = operatorLength()
                guard length > 0, isOperand(touching: length) else { return }
                let name = operatorName(length)
                cursor.position += length
                operators.append(Operator(precedence: .prefix, kind: .prefix, name: name, start: start))
            }
        }
    }

    /// Moves behind `try`, `try?`, `try!` or `await`, and says its name.
    private mutating func readTry() -> Int32 {
        cursor.position += 1
        let name = cursor.name(-1)
        guard cursor.touchesPrevious(), let mark = acceptMark() else { return name }
        return cursor.number(of: mark == .isOptional ? "try?" : "try!")
    }

    /// Whether an operand follows a word such as `consume`, which then is no name.
    private var canPrecedeOperand: Bool {
        guard cursor.kind(1) == .word, !cursor.startsLine(1) else { return false }
        return cursor.word(1)?.isReserved != true
    }

    // MARK: Operators

    /// Reads the operator behind an operand, with what it has on its right if that is no operand; whether an operand
    /// has to follow.
    private mutating func readOperator(above base: Int) -> Bool {
        while !cursor.isAtEnd, !(cursor.startsLine() && isAtDirective) {
            let start = cursor.start
            if cursor.kind() == .word {
                guard let word = cursor.word() else { return false }
                switch word {
                case .as, .is:
                    reduce(above: base) { SwiftPrecedence.cast.yields(to: $0) }
                    readCast()
                    continue
                case .async, .throws, .rethrows: return readArrow(above: base, start)
                default: return false
                }
            }
            guard cursor.kind() == .symbol else { return false }
            switch cursor.word() {
            case .arrow: return readArrow(above: base, start)
            case .question: return cursor.touchesPrevious() ? false : readTernary(above: base, start)
            case .assign where mode.contains(.isPattern): return false
            default: break
            }
            let length = operatorLength()
            guard length > 0, cursor.word() == .assign && length == 1 || isBinary(length) else { return false }
            let name = operatorName(length)
            let precedence = SwiftPrecedence.of(cursor.names[Int(name)])
            reduce(above: base) { precedence.yields(to: $0) }
            cursor.position += length
            operators.append(
                Operator(
                    precedence: precedence, kind: precedence == .assignment ? .assignment : .binary, name: name,
                    start: start))
            return true
        }
        return false
    }

    /// How many tokens make the operator that comes next; 0 if none comes. `<` and `>` are tokens of their own.
    func operatorLength() -> Int {
        guard cursor.kind() == .symbol, isOperatorToken(0) else { return 0 }
        var length = 1
        while cursor.kind(length) == .symbol, cursor.touchesPrevious(length), isOperatorToken(length) { length += 1 }
        return length
    }

    /// Whether the symbol at a distance consists of the characters of operators.
    private func isOperatorToken(_ distance: Int) -> Bool {
        switch cursor.byte(distance) {
        case UInt8(ascii: "."): cursor.word(distance) != .dot || distance == 0 && isDotOperator
        case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "#"),
            UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: "\""):
            false
        default: true
        }
    }

    /// Whether the `.` that comes next begins an operator such as `.==`.
    private var isDotOperator: Bool {
        cursor.kind(1) == .symbol && cursor.touchesPrevious(1) && cursor.word(1) != .dot && isOperatorToken(1)
    }

    /// The number of the name of an operator of several tokens.
    mutating func operatorName(_ length: Int) -> Int32 {
        if length == 1 { return cursor.name() }
        let tokens = cursor.tokens[cursor.position..<min(cursor.position + length, cursor.limit)]
        guard let first = tokens.first, let last = tokens.last else { return -1 }
        return cursor.number(of: String(decoding: cursor.bytes[first.start..<last.end], as: UTF8.self))
    }

    /// Whether an operator has an operand on its right without a blank.
    private func isOperand(touching length: Int) -> Bool {
        guard cursor.touchesPrevious(length), let kind = cursor.kind(length), kind != .closing else { return false }
        switch cursor.word(length) {
        case .comma, .colon, .semicolon: return false
        default: return true
        }
    }

    /// Whether an operator has blanks on both sides or on neither.
    private func isBinary(_ length: Int) -> Bool {
        var isTouched = isOperand(touching: length)
        // Of `x^.y` the `^` is a postfix operator.
        if cursor.touchesPrevious(), cursor.word(length) == .dot { isTouched = false }
        return cursor.touchesPrevious() == isTouched
    }

    private mutating func readArrow(above base: Int, _ start: Int32) -> Bool {
        guard readArrow() else { return false }
        reduce(above: base) { SwiftPrecedence.arrow.yields(to: $0) }
        let name = cursor.name(-1)
        operators.append(Operator(precedence: .arrow, kind: .binary, name: name, start: start))
        return true
    }

    private mutating func readTernary(above base: Int, _ start: Int32) -> Bool {
        reduce(above: base) { SwiftPrecedence.ternary.yields(to: $0) }
        cursor.position += 1
        let middle = nested { $0.readExpression() } ?? broken()
        expect(.colon)
        operators.append(Operator(precedence: .ternary, kind: .ternary, name: -1, start: start, middle: middle))
        if isBroken {
            // Each operator needs its operands, also where there are none.
            let missing = broken()
            operands.append((missing, cursor.end))
        }
        return !isBroken
    }

    /// Reads `as T`, `as? T`, `as! T` or `is T` behind the last operand.
    private mutating func readCast() {
        guard let (operand, start) = operands.popLast() else { return }
        let place = cursor.start
        let name = readCastName()
        let type = readType()
        operands.append((cursor.add(.cast, from: start, name: name, place: place, around: operand, type), start))
    }

    /// Moves behind `as`, `as?`, `as!` or `is`, and says its name.
    private mutating func readCastName() -> Int32 {
        cursor.position += 1
        let name = cursor.name(-1)
        guard cursor.word(-1) == .as, cursor.touchesPrevious(), let mark = acceptMark() else { return name }
        return cursor.number(of: mark == .isOptional ? "as?" : "as!")
    }

    // MARK: Operands

    /// Reads an operand with what is behind it.
    private mutating func readOperand() -> ID {
        let start = cursor.start
        switch cursor.kind() {
        case .number: return readSuffixes(of: addToken(.number), from: start, isLiteral: true)
        case .string: return readSuffixes(of: readString(), from: start, isLiteral: true)
        case .opening:
            switch cursor.byte() {
            case UInt8(ascii: "("): return readSuffixes(of: readParentheses(), from: start)
            case UInt8(ascii: "["): return readSuffixes(of: readCollection(), from: start, isLiteral: true)
            default: return readSuffixes(of: readClosure(), from: start)
            }
        case .word: return readWord()
        case .symbol: return readSymbol()
        case .closing, nil: return broken()
        }
    }

    private mutating func readWord() -> ID {
        let start = cursor.start
        switch cursor.word() {
        case nil, .wildcard: return readSuffixes(of: readName(), from: start)
        case .nil, .true, .false: return readSuffixes(of: addToken(.constant), from: start, isLiteral: true)
        case .if: return nested { $0.inMode([]) { $0.readIf() } } ?? broken()
        case .switch: return nested { $0.inMode([]) { $0.readSwitch() } } ?? broken()
        case .let, .var: return mode.contains(.isPattern) ? nested { $0.readBinding() } ?? broken() : broken()
        case .is where mode.contains(.isPattern):
            let name = readCastName()
            let type = readType()
            return cursor.add(.cast, from: start, name: name, around: type)
        case .any, .opaque, .inout:
            if canPrecedeOperand || cursor.word() != .inout && cursor.isBracket("(", 1) && !cursor.touchesPrevious(1) {
                return readSuffixes(of: readType(), from: start)
            }
            return readSuffixes(of: readName(), from: start)
        case let word?: return word.isReserved ? broken() : readSuffixes(of: readName(), from: start)
        }
    }

    /// Reads `let x` or `let .a(x)` of a pattern.
    private mutating func readBinding() -> ID {
        let start = cursor.start
        cursor.position += 1
        let node = inMode(mode.union(.isBinding)) { $0.readOperand() }
        if cursor.tree[node].kind == .variable { cursor.tree[node].start = start }
        return node
    }

    /// Reads a name; behind the `let` of a pattern a variable.
    private mutating func readName() -> ID {
        if mode.contains(.isBinding), cursor.word() != .wildcard, cursor.word() != .self, cursor.word(1) != .dot,
            !cursor.isBracket("(", 1), !cursor.isBracket("[", 1)
        {
            return addToken(.variable, .binding)
        }
        return finishName(addToken(.name))
    }

    /// Reads what belongs to a name: `<A>`, or `(a:b:)` of the name of a function.
    private mutating func finishName(_ node: ID) -> ID {
        if cursor.bytes.indices.contains(Int(cursor.tree[node].place)),
            cursor.bytes[Int(cursor.tree[node].place)] == UInt8(ascii: "`")
        {
            cursor.tree[node].flags.insert(.isQuoted)
        }
        if isAtGenericArguments() {
            readGenericArguments(of: node)
        } else if cursor.isBracket("("), !cursor.startsLine(), cursor.kind(1) == .word, cursor.word(2) == .colon,
            let closing = cursor.closing()
        {
            var index = 1
            while cursor.kind(index) == .word, cursor.word(index + 1) == .colon { index += 2 }
            if cursor.position + index == closing { cursor.position = closing + 1 }
            close(node)
        }
        return node
    }

    private mutating func readSymbol() -> ID {
        let start = cursor.start
        switch cursor.word() {
        case .dot where cursor.kind(1) == .word:
            cursor.position += 1
            return readSuffixes(of: readMember(of: nil, from: start), from: start)
        case .hash where cursor.kind(1) == .word: return readSuffixes(of: readMacro(), from: start)
        case .backslash: return readSuffixes(of: readKeyPath(), from: start)
        case .at: return readSuffixes(of: readType(), from: start)
        default: break
        }
        // An operator that is passed as a function.
        let length = operatorLength()
        let isAlone = cursor.kind(length) == nil || cursor.kind(length) == .closing || cursor.word(length) == .comma
        guard length > 0, isAlone || cursor.word(length) == .colon else { return broken() }
        let name = operatorName(length)
        cursor.position += length
        return cursor.add(.name, from: start, name: name)
    }

    /// Reads the name behind the point of `base.name`.
    mutating func readMember(of base: ID?, from start: Int32) -> ID {
        let (place, isNumber) = (cursor.start, cursor.kind() == .number)
        var name = cursor.name()
        if isNumber, !cursor.isAtEnd {
            let token = cursor.tokens[cursor.position]
            name = cursor.number(of: String(decoding: cursor.bytes[token.start..<token.end], as: UTF8.self))
        }
        cursor.position += 1
        let node = cursor.add(.member, from: start, name: name, place: place)
        if let base { cursor.tree.append(base, to: node) }
        return finishName(node)
    }
}
