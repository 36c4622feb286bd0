// What stands behind an operand, literals, closures, key paths and macros.

extension SwiftReader {
    // MARK: Suffixes

    /// Reads `.name`, `(…)`, `[…]`, `{ … }`, `?`, `!` and operators behind an operand, which began at an offset.
    mutating func readSuffixes(of operand: ID, from start: Int32, isLiteral: Bool = false) -> ID {
        var (node, isLiteral) = (operand, isLiteral)
        while !cursor.isAtEnd {
            if cursor.startsLine(), isAtDirective {
                guard isAtChainDirective else { break }
                node = readCompileIf(node, from: start) { $0.readChain(of: $1) }
            } else if cursor.kind() == .symbol {
                guard let next = readSymbolSuffix(of: node, from: start) else { break }
                node = next
            } else if cursor.kind() == .opening {
                guard let next = readBracketSuffix(of: node, from: start, isLiteral: isLiteral) else { break }
                node = next
            } else {
                break
            }
            isLiteral = false
        }
        return node
    }

    private mutating func readSymbolSuffix(of node: ID, from start: Int32) -> ID? {
        switch cursor.word() {
        case .dot where cursor.kind(1) == .word || cursor.kind(1) == .number:
            cursor.position += 1
            return readMember(of: node, from: start)
        case .question, .mark:
            guard cursor.touchesPrevious(), let mark = acceptMark() else { return nil }
            cursor.tree[node].flags.insert(mark)
            return node
        default:
            let length = operatorLength()
            guard length > 0, cursor.touchesPrevious(), !isFollowed(length), cursor.word() != .assign,
                cursor.word() != .arrow
            else { return nil }
            let (name, place) = (operatorName(length), cursor.start)
            cursor.position += length
            return cursor.add(.postfix, from: start, name: name, place: place, around: node)
        }
    }

    /// Whether an operator of this length, which touches the operand before it, touches one behind it.
    private func isFollowed(_ length: Int) -> Bool {
        guard cursor.touchesPrevious(length), cursor.kind(length) != .closing else { return false }
        switch cursor.word(length) {
        case .comma, .colon, .semicolon, .dot: return false
        default: return true
        }
    }

    private mutating func readBracketSuffix(of node: ID, from start: Int32, isLiteral: Bool) -> ID? {
        switch cursor.byte() {
        case UInt8(ascii: "("), UInt8(ascii: "["):
            guard !cursor.startsLine() else { return nil }
            let isCall = cursor.byte() == UInt8(ascii: "(")
            let call = cursor.add(isCall ? .call : .subscripting, from: start, around: node)
            readArguments(of: call)
            if !mode.contains(.isInCondition), isAtTrailingClosure { readTrailingClosures(of: call) }
            close(call)
            return call
        default:
            guard !isLiteral, isAtTrailingClosure else { return nil }
            let call = cursor.add(.call, from: start, around: node)
            readTrailingClosures(of: call)
            close(call)
            return call
        }
    }

    // MARK: Arguments

    /// Reads `(a, b: c)` or `[a, b: c]`.
    mutating func readArguments(of node: ID) { readList(of: node, in: modeInBrackets) { $0.readArgument() } }

    /// Reads `x` or `label: x`. The platform of `iOS 13` is a label, too.
    private mutating func readArgument() -> ID {
        let (start, name) = (cursor.start, cursor.name())
        var label: Int32 = -1
        if cursor.kind() == .word {
            if cursor.word(1) == .colon {
                label = name
                cursor.position += 2
            } else if cursor.kind(1) == .number {
                label = name
                cursor.position += 1
            }
        }
        let expression = readExpression()
        return cursor.add(.argument, from: start, name: label, around: expression)
    }

    // MARK: Trailing closures

    /// Whether the brace that comes next is a closure behind a call, not the body of a statement or of a variable.
    private var isAtTrailingClosure: Bool {
        guard cursor.isBracket("{"), !isAtDirective else { return false }
        switch cursor.word(1) {
        case .didSet, .willSet, .`init`, .case: return false
        case .at:
            var index = 1
            while cursor.word(index) == .at, index < 16 {
                index += 2
                if let closing = cursor.closing(index) { index = closing + 1 - cursor.position }
            }
            if cursor.word(index) == .didSet || cursor.word(index) == .willSet { return false }
        default: break
        }
        guard mode.contains(.isInCondition) else { return true }
        // In a condition, Swift looks at what follows the closure.
        guard !cursor.startsLine(1), let closing = cursor.closing() else { return false }
        let next = closing + 1 - cursor.position
        switch cursor.kind(next) {
        case .opening: return cursor.byte(next) == UInt8(ascii: "{") || !cursor.startsLine(next)
        case .word:
            return cursor.word(next) == .where
                || (cursor.word(next) == .is || cursor.word(next) == .as) && !cursor.startsLine(next)
        case .symbol:
            switch cursor.word(next) {
            case .comma: return true
            case .at, .hash, .backslash, .semicolon: return false
            default: return !cursor.startsLine(next)
            }
        default: return false
        }
    }

    /// Reads a closure behind a call, and further ones with their labels.
    private mutating func readTrailingClosures(of call: ID) {
        var label: Int32 = -1
        repeat {
            let start = cursor.start
            if label >= 0 { cursor.position += 2 }
            let closure = readClosure()
            let argument = cursor.add(.argument, from: start, name: label, around: closure)
            cursor.tree[argument].flags.insert(.isTrailing)
            cursor.tree.append(argument, to: call)
            label = cursor.name()
        } while cursor.kind() == .word && cursor.word(1) == .colon && cursor.isBracket("{", 2)
            && cursor.word() != .default && !isAtDirective
    }

    // MARK: Chains in #if

    /// Whether an `#if` comes next in which the chain goes on.
    private var isAtChainDirective: Bool {
        cursor.directives[cursor.directive].kind == .begin && cursor.word() == .dot && cursor.kind(1) == .word
    }

    /// Reads how a chain goes on in a branch.
    private mutating func readChain(of branch: ID) {
        let start = cursor.start
        let node: ID
        if isAtDirective {
            guard isAtChainDirective else { return }
            node = readCompileIf(from: start) { $0.readChain(of: $1) }
        } else if cursor.word() == .dot, cursor.kind(1) == .word {
            cursor.position += 1
            node = readMember(of: nil, from: start)
        } else {
            return
        }
        cursor.tree.append(readSuffixes(of: node, from: start), to: branch)
    }

    // MARK: Literals

    /// Reads a string with the expressions in it, or a regular expression.
    mutating func readString() -> ID {
        let token = cursor.tokens[cursor.position]
        let end = Int32(truncatingIfNeeded: token.end)
        let first = cursor.bytes[
            token.start
                + ((0..<token.end - token.start).first {
                    cursor.bytes[token.start + $0] != UInt8(ascii: "#")
                } ?? 0)]
        let node = addToken(first == UInt8(ascii: "/") ? .regex : .string)
        guard token.isInterpolated else { return node }
        while cursor.isBracket("("), cursor.start < end { readArguments(of: node) }
        while !cursor.isAtEnd, cursor.start < end {
            isBroken = true
            skip()
        }
        // A string with unbalanced brackets reaches over the bracket around it.
        if cursor.start < end { isBroken = true }
        cursor.endsAt = (cursor.position, min(end, cursor.start))
        cursor.tree[node].end = cursor.end
        return node
    }

    /// Reads `(x)`, which is no node, or a tuple.
    mutating func readParentheses() -> ID {
        let (start, base) = (cursor.start, pending.count)
        var single: ID?
        let isRead = readBrackets(in: modeInBrackets) { reader in
            guard !reader.cursor.isAtEnd else { return }
            if reader.cursor.word(1) != .colon || reader.cursor.kind() != .word {
                let start = reader.cursor.start
                let expression = reader.readExpression()
                if reader.cursor.isAtEnd { return single = expression }
                reader.pending.append(reader.cursor.add(.argument, from: start, around: expression))
                if !reader.accept(.comma) { return }
            }
            while !reader.cursor.isAtEnd {
                reader.pending.append(reader.readArgument())
                if !reader.accept(.comma) { return }
            }
        }
        guard isRead else { return unreadBrackets() }
        if let single {
            cursor.tree[single].flags.insert(.isParenthesised)
            return single
        }
        let node = cursor.add(.tuple, from: start)
        adopt(from: base, by: node)
        return node
    }

    /// Reads `[a, b]` or `[a: b]`.
    mutating func readCollection() -> ID {
        let node = cursor.add(.array, from: cursor.start)
        let isRead = readBrackets(in: modeInBrackets) { reader in
            if reader.accept(.colon) { reader.cursor.tree[node].kind = .dictionary }
            while !reader.cursor.isAtEnd {
                reader.cursor.tree.append(reader.readExpression(), to: node)
                if reader.accept(.colon) {
                    reader.cursor.tree[node].kind = .dictionary
                    reader.cursor.tree.append(reader.readExpression(), to: node)
                }
                if !reader.accept(.comma) { return }
            }
        }
        if !isRead {
            cursor.tree[node].kind = .unread
            skip()
        }
        close(node)
        return node
    }

    // MARK: Closures

    /// Reads `{ [captures] (parameters) -> Result in … }`.
    mutating func readClosure() -> ID {
        let start = cursor.start
        let closure = cursor.add(.closure, from: start)
        var block: ID = -1
        let isRead = readBrackets(in: []) { reader in
            let hasSignature = reader.hasSignature
            if hasSignature { reader.readSignature(of: closure) }
            block = reader.cursor.add(.block, from: hasSignature ? reader.cursor.end : start)
            reader.readItems(.code, of: block)
            reader.cursor.tree.append(block, to: closure)
        }
        if !isRead {
            cursor.tree[closure].kind = .unread
            skip()
        }
        close(closure)
        if isRead { close(block) }
        return closure
    }

    /// Whether a signature with `in` comes next. Looks at each of its tokens once, with brackets as one.
    private var hasSignature: Bool {
        var index = 0
        while cursor.word(index) == .at {
            index += 2
            while cursor.word(index) == .dot { index += 2 }
            if cursor.touchesPrevious(index) { index = behind("(", index) }
        }
        index = behind("[", index)
        let parameters = behind("(", index)
        if parameters > index {
            index = parameters
        } else {
            while cursor.kind(index) == .word, cursor.word(index)?.isReserved != true {
                index += 1
                guard cursor.word(index) == .comma else { break }
                index += 1
            }
        }
        index = behindEffects(index)
        if cursor.word(index) == .arrow {
            // A result is a type: words, points, brackets and signs, but no braces.
            repeat {
                index = (cursor.closing(index) ?? cursor.position + index) + 1 - cursor.position
            } while cursor.word(index) != .in && isTypeToken(index)
        }
        return cursor.word(index) == .in
    }

    private func isTypeToken(_ index: Int) -> Bool {
        switch cursor.kind(index) {
        case .word: cursor.word(index)?.isReserved != true || cursor.word(index) == .throws
        case .opening: cursor.byte(index) != UInt8(ascii: "{")
        case .symbol: cursor.word(index) != .semicolon && cursor.word(index) != .assign
        default: false
        }
    }

    private mutating func readSignature(of closure: ID) {
        while cursor.word() == .at { cursor.tree.append(readAttribute(), to: closure) }
        if cursor.isBracket("[") { readList(of: closure) { $0.readCapture() } }
        if cursor.isBracket("(") {
            readParameters(of: closure, .closure)
        } else {
            while cursor.kind() == .word, cursor.word()?.isReserved != true, cursor.word() != .async {
                cursor.tree.append(addToken(.parameter), to: closure)
                if !accept(.comma) { break }
            }
        }
        skipEffects()
        if accept(.arrow) { cursor.tree.append(readType(), to: closure) }
        expect(.in)
    }

    /// Reads `weak self`, `x` or `x = y` of a capture list.
    private mutating func readCapture() -> ID {
        let (start, base) = (cursor.start, pending.count)
        if cursor.word() == .weak || cursor.word() == .unowned, cursor.word(1) != .assign {
            pending.append(readModifier())
        }
        let (place, name) = (cursor.start, cursor.name())
        if cursor.kind() != .word { isBroken = true }
        cursor.position += cursor.isAtEnd ? 0 : 1
        let capture = cursor.add(.capture, from: start, name: name, place: place)
        adopt(from: base, by: capture)
        if accept(.assign) { cursor.tree.append(readExpression(), to: capture) }
        close(capture)
        return capture
    }

    // MARK: Key paths and macros

    /// Reads `\Root.path[0]?.name`.
    mutating func readKeyPath() -> ID {
        let node = addToken(.keyPath)
        cursor.tree[node].name = -1
        // The compiler takes `\..name` for `\.name`.
        if cursor.word() == .dot, cursor.word(1) == .dot { cursor.position += 1 }
        if cursor.word() != .dot { cursor.tree.append(readTypeRoot(), to: node) }
        let start = cursor.start
        var path: ID?
        while !isAtDirective {
            if cursor.word() == .dot, cursor.kind(1) == .word || cursor.kind(1) == .number {
                cursor.position += 1
                path = readMember(of: path, from: start)
            } else if cursor.isBracket("[") && !cursor.startsLine() || cursor.word() == .dot && cursor.isBracket("[", 1)
            {
                _ = accept(.dot)
                let node = cursor.add(.subscripting, from: start)
                if let path { cursor.tree.append(path, to: node) }
                readArguments(of: node)
                close(node)
                path = node
            } else if cursor.touchesPrevious(), let mark = acceptMark() {
                cursor.tree[path ?? node].flags.insert(mark)
            } else if cursor.word() == .dot, cursor.word(1) == .question || cursor.word(1) == .mark {
                cursor.tree[node].flags.insert(cursor.word(1) == .question ? .isOptional : .isForced)
                cursor.position += 2
            } else {
                break
            }
        }
        if let path { cursor.tree.append(path, to: node) }
        close(node)
        return node
    }

    /// Reads `#name<A>(…) { … }`.
    mutating func readMacro() -> ID {
        let start = cursor.start
        cursor.position += 1
        let name = cursor.number(of: "#" + cursor.text)
        cursor.position += 1
        let node = cursor.add(.macro, from: start, name: name)
        if isAtGenericArguments() { readGenericArguments(of: node) }
        if cursor.isBracket("("), !cursor.startsLine() { readArguments(of: node) }
        if isAtTrailingClosure { readTrailingClosures(of: node) }
        close(node)
        return node
    }
}
