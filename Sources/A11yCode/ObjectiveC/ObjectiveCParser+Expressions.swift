// How the parser of Objective-C reads expressions, from comma lists to operands.

extension ObjectiveCCursor {
    /// Reads an expression, with commas.
    mutating func readExpression() -> CodeTree.ID { readBinary(ObjectiveCWord.commaPrecedence) }

    /// Reads an expression up to a comma, another word or the limit.
    mutating func readValue(_ stop: ObjectiveCWord? = nil) -> CodeTree.ID {
        isBracket("{") ? readInitializer() : readWhole(.comma, stop, ObjectiveCWord.assignmentPrecedence)
    }

    /// Reads an expression up to one of two words or the limit. If it does not end there, all up to that is unread.
    mutating func readWhole(
        _ stop: ObjectiveCWord? = nil, _ other: ObjectiveCWord? = nil,
        _ precedence: Int = ObjectiveCWord.commaPrecedence
    ) -> CodeTree.ID {
        let (first, mark) = (position, tree.count)
        let expression = readBinary(precedence)
        if isAtEnd || word() != nil && (word() == stop || word() == other) { return expression }
        tree.removeAll(from: mark)
        skip(to: stop, other)
        // Macros also take types.
        return addType(over: first..<position)
    }

    /// Reads `{ a, .b = c, [1] = d }` of C.
    private mutating func readInitializer() -> CodeTree.ID {
        guard let close = closing() else { return readUnread() }
        let array = add(.array, from: start)
        readList(of: array, until: close) { $0.tree.append($0.readValue(), to: array) }
        return array
    }

    /// Moves to the next comma or semicolon, or to the limit behind a bracket without a partner.
    mutating func readUnread() -> CodeTree.ID {
        let first = position
        if kind() == .opening, closing() == nil { position = limit } else { skip(to: .comma, .semicolon) }
        return add(.unread, over: first..<position)
    }

    // MARK: Operators

    /// How tightly the operator at the position binds, and of how many tokens it is; nil if none comes.
    private func infix() -> (precedence: Int, length: Int)? {
        guard let word = word(), let precedence = word.precedence else { return nil }
        // The lexer leaves `<` and `>` apart, since they may enclose types.
        guard word == .less || word == .greater, touchesPrevious(1) else { return (precedence, 1) }
        if self.word(1) == word { return (ObjectiveCWord.shiftPrecedence, 2) }
        let isAssignment = self.word(1) == (word == .less ? .lessOrEqual : .greaterOrEqual)
        return isAssignment ? (ObjectiveCWord.assignmentPrecedence, 2) : (precedence, 1)
    }

    /// Reads operands with the operators between them that bind at least this tightly.
    private mutating func readBinary(_ minimum: Int) -> CodeTree.ID {
        nested { cursor in
            let start = cursor.start
            var left = cursor.readOperand()
            while let (precedence, length) = cursor.infix(), precedence >= minimum {
                let place = cursor.start
                cursor.position += length
                var name = cursor.name(-1)
                if length == 2 {
                    let text = cursor.bytes[Int(place)..<max(Int(place), Int(cursor.end))]
                    name = cursor.number(of: String(decoding: text, as: UTF8.self))
                }
                if precedence == ObjectiveCWord.ternaryPrecedence {
                    left = cursor.readTernary(left, from: start, place)
                    continue
                }
                let isAssignment = precedence == ObjectiveCWord.assignmentPrecedence
                let right =
                    isAssignment && cursor.isBracket("{")
                    ? cursor.readInitializer() : cursor.readBinary(isAssignment ? precedence : precedence + 1)
                let kind = isAssignment ? NodeKind.assignment : .binary
                left = cursor.add(kind, from: start, name: name, place: place, around: left, right)
            }
            return left
        } ?? readUnread()
    }

    /// Reads the rest of `a ? b : c` and `a ?: c`, behind the question mark.
    private mutating func readTernary(_ condition: CodeTree.ID, from start: Int32, _ place: Int32) -> CodeTree.ID {
        let outer = message
        message = -1
        let middle = word() == .colon ? nil : readExpression()
        message = outer
        let last = accept(.colon) ? readBinary(ObjectiveCWord.ternaryPrecedence) : add(.unread, from: end)
        let node = add(.ternary, from: start, place: place, around: condition, middle)
        tree.append(last, to: node)
        return node
    }

    // MARK: Operands

    /// Reads an operand with the operators before and behind it.
    private mutating func readOperand() -> CodeTree.ID {
        let start = start
        switch word() {
        case .not?, .minus?, .plus?, .star?, .ampersand?, .increment?, .and?: return readPrefix()
        default: break
        }
        guard let close = closing(at: position, "(") else { return readChain(readPrimary(), from: start) }
        return isCast(closedBy: close) ? readCast() : readChain(readParenthesised(close), from: start)
    }

    private mutating func readPrefix() -> CodeTree.ID {
        let prefix = addName(.prefix)
        tree.append(nested { $0.readOperand() } ?? readUnread(), to: prefix)
        close(prefix)
        return prefix
    }

    /// Whether the parentheses at the position hold a type, and an operand follows.
    private func isCast(closedBy close: Int) -> Bool {
        let next = close + 1
        guard next < limit, let (specifiers, declarator) = abstractType(position + 1, close) else { return false }
        // What is no expression, and what is named as types are.
        let isSure = declarator.end > specifiers.end || specifiers.first < specifiers.type || specifiers.isComplete
        let isLikely = isSure || isTypeLike(specifiers.name)
        switch (tokens[next].kind, word(at: next)) {
        case (.number, _), (.string, _), (_, .at?), (_, .not?): return true
        case (.opening, _): return isLikely || isBracket("{", next - position)
        case (_, .caret?): return isSure || kind(next + 1 - position) == .opening
        case (_, .minus?), (_, .plus?), (_, .ampersand?), (_, .star?), (_, .increment?), (_, .and?): return isLikely
        case (.word, let word):
            if isSure || !isName(at: next) || message < 0 {
                return word.map { [.keyword, .qualifier, .tag].contains($0.group) } != true
            }
            // In a message a word in front of a colon, or at the end, is a piece of the selector.
            return self.word(at: next + 1) != .colon && !(message == position && next + 1 == limit)
        default: return false
        }
    }

    /// Whether a name is written as types are: `UIView`, `size_t`, not `kCount`.
    private func isTypeLike(_ index: Int) -> Bool {
        let text = bytes[tokens[index].start..<tokens[index].end]
        let isCapital = text.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
        return text.suffix(2).elementsEqual("_t".utf8) || isCapital && !isMacroName(index)
    }

    /// Reads `(Type)x` and `(Type){ … }`.
    private mutating func readCast() -> CodeTree.ID {
        let start = start
        let type = readParenthesisedType() ?? add(.unread, from: start)
        let isLiteral = isBracket("{")
        let operand = isLiteral ? readInitializer() : nested { $0.readOperand() } ?? readUnread()
        let cast = add(.cast, from: start, name: number(of: "cast"), around: operand, type)
        return isLiteral ? readChain(cast, from: start) : cast
    }

    /// Reads `(x)`, and `({ … })` of GNU.
    private mutating func readParenthesised(_ close: Int) -> CodeTree.ID {
        let outer = message
        message = -1
        position += 1
        let node = within(close) { $0.isBracket("{") ? $0.readBlock() : $0.readWhole() }
        message = outer
        position = close + 1
        tree[node].flags.insert(.isParenthesised)
        return node
    }

    /// Reads what follows an operand: members, calls, subscripts, `++` and `--`.
    private mutating func readChain(_ first: CodeTree.ID, from start: Int32) -> CodeTree.ID {
        var node = first
        while true {
            switch word() {
            case .dot?, .arrow?:
                guard kind(1) == .word else { return node }
                position += 2
                node = add(.member, from: start, name: name(-1), place: tokenStart(position - 1), around: node)
            case .increment?:
                position += 1
                node = add(.postfix, from: start, name: name(-1), place: tokenStart(position - 1), around: node)
            default:
                guard let close = closing(), !isBracket("{") else { return node }
                node = add(isBracket("(") ? .call : .subscripting, from: start, around: node)
                readList(of: node, until: close) { $0.readArgument(of: node) }
            }
        }
    }

    /// Reads one argument up to a comma or the limit.
    private mutating func readArgument(of call: CodeTree.ID) {
        let argument = add(.argument, from: start)
        tree.append(readValue(), to: argument)
        close(argument)
        tree.append(argument, to: call)
    }

    /// Reads a name, a literal or another operand that is not made of others; nothing, as unread, if none comes.
    private mutating func readPrimary() -> CodeTree.ID {
        switch (kind(), word()) {
        case (.number?, _): return addName(.number)
        case (.string?, _): return readString()
        case (.opening?, _) where isBracket("["): return readMessage()
        case (_, .at?): return readAt()
        case (_, .caret?): return readClosure()
        case (_, .selector?): return readSelector()
        case (_, .macro?), (_, .sizeof?), (_, .protocolWord?): return readMacro()
        case (_, .constant?): return addName(.constant)
        case (_, .dot?) where kind(1) == .word:
            position += 1
            let member = addName(.member)
            tree[member].start = tokenStart(position - 2)
            return member
        default:
            // `PRId64 "x"` is a string of which a part is not known.
            if isMacroName(position), kind(1) == .string { return readString() }
            let isName = isName(at: position) || word()?.group == .builtin
            return isName ? addName(.name) : add(.unread, over: position..<position)
        }
    }

    /// Reads literals that follow each other as one. Macros among them are its arguments.
    private mutating func readString() -> CodeTree.ID {
        let string = add(.string, over: position..<position)
        while true {
            let isNext = kind(1) == .string || word(1) == .at && kind(2) == .string || word(1) == .comma
            if isName(at: position), isNext || isMacroName(position) && !isBracket("(", 1) && word(1) != .colon {
                addName(.name, to: add(.argument, over: position..<position + 1, to: string))
            } else if kind() == .string || word() == .at && kind(1) == .string {
                position += 1
            } else {
                close(string)
                return string
            }
        }
    }

    /// Reads `@[…]`, `@{…}`, `@(…)`, `@1` and `@YES`.
    private mutating func readAt() -> CodeTree.ID {
        let start = start
        if let close = closing(1), !isBracket("(", 1) {
            let node = add(isBracket("[", 1) ? .array : .dictionary, from: start)
            position += 1
            readList(of: node, until: close) { cursor in
                let isDictionary = cursor.tree[node].kind == .dictionary
                cursor.tree.append(cursor.readValue(isDictionary ? .colon : nil), to: node)
                guard isDictionary else { return }
                let value = cursor.accept(.colon) ? cursor.readValue() : cursor.add(.unread, from: cursor.end)
                cursor.tree.append(value, to: node)
            }
            return node
        }
        if kind(1) == .number || word(1) == .constant {
            position += 1
            let literal = addName(kind() == .number ? .number : .constant)
            (tree[literal].start, tree[literal].place) = (start, start)
            return literal
        }
        guard let close = closing(1) else { return readPrefix() }
        let box = addName(.prefix)
        tree.append(readParenthesised(close), to: box)
        self.close(box)
        return box
    }

    /// Reads `^{ … }`, `^(X *x) { … }` and `^X *(X *x) { … }`.
    private mutating func readClosure() -> CodeTree.ID {
        let (first, mark) = (position, tree.count)
        let closure = add(.closure, from: start)
        position += 1
        let result = position
        while kind() == .word || word() == .star || word() == .less || word() == .greater { position += 1 }
        let behind = position
        if isBracket("(") { readParameters(of: closure) }
        if result < behind { tree.append(addType(over: result..<behind), to: closure) }
        guard isBracket("{"), closing() != nil else {
            tree.removeAll(from: mark)
            position = first + 1
            return add(.unread, over: first..<position)
        }
        tree.append(readBlock(), to: closure)
        close(closure)
        return closure
    }

    /// Reads `[x y]` and `[x y:z …]`.
    private mutating func readMessage() -> CodeTree.ID {
        guard let close = closing() else { return readUnread() }
        let (first, mark) = (position, tree.count)
        let call = add(.call, .message, from: start)
        var isMessage = false
        if readBrackets(of: call, until: close, { isMessage = $0.readPieces(of: call) }), isMessage { return call }
        tree.removeAll(from: mark)
        return add(.unread, over: first..<position)
    }

    /// Reads the receiver, the pieces of the selector and the arguments up to the limit; false if there is no selector.
    private mutating func readPieces(of call: CodeTree.ID) -> Bool {
        message = position
        let start = start
        // `[NSArray<X *> new]`.
        let generics = isName(at: position) && word(1) == .less ? genericsEnd(position + 1) : nil
        let receiver = generics.map { addType(over: position..<$0 + 1) } ?? readOperand()
        if let generics { position = generics + 1 }
        let (name, place) = (name(), self.start)
        let isUnnamed = word() == .colon
        guard kind() == .word || isUnnamed else { return false }
        position += 1
        tree.append(add(.member, from: start, name: name, place: place, around: receiver), to: call)
        if isUnnamed { position -= 1 }
        // Names in front of a colon are pieces of the selector, not operands of a cast.
        message = limit
        var piece = number(of: "_")
        var pieceStart = position + 1
        while accept(.colon) {
            let argument = add(.argument, from: tokenStart(pieceStart), name: piece)
            tree.append(readBinary(ObjectiveCWord.assignmentPrecedence), to: argument)
            close(argument)
            tree.append(argument, to: call)
            pieceStart = position
            let isNamed = kind() == .word && word(1) == .colon
            piece = isNamed ? self.name() : number(of: "_")
            position += isNamed ? 1 : 0
        }
        while accept(.comma) { readArgument(of: call) }
        return true
    }

    /// Reads `@selector(a:b:)`: the name `a`, then the labels of its arguments, `_` and `b`.
    private mutating func readSelector() -> CodeTree.ID {
        let macro = addName(.macro)
        guard let close = closing(at: position, "(") else { return macro }
        readBrackets(of: macro, until: close) { cursor in
            if cursor.kind() == .word {
                cursor.addName(.name, to: cursor.add(.argument, over: cursor.position..<cursor.position + 1, to: macro))
            }
            var label = cursor.number(of: "_")
            while cursor.word() == .colon {
                let argument = cursor.add(.argument, over: cursor.position..<cursor.position + 1)
                cursor.tree[argument].name = label
                cursor.tree.append(argument, to: macro)
                cursor.position += 1
                let isNamed = cursor.kind() == .word
                label = isNamed ? cursor.name() : cursor.number(of: "_")
                cursor.position += isNamed ? 1 : 0
            }
        }
        return macro
    }

    /// Reads `@encode(X)`, `@protocol(X)`, `@available(iOS 13, *)` and `sizeof (x)`.
    private mutating func readMacro() -> CodeTree.ID {
        let macro = addName(.macro)
        guard let close = closing(at: position, "(") else { return macro }
        readList(of: macro, until: close) { cursor in
            let first = cursor.position
            if let (specifiers, declarator) = cursor.abstractType(first, close),
                specifiers.isComplete || declarator.end > specifiers.end
            {
                let argument = cursor.add(.argument, over: first..<close, to: macro)
                cursor.tree.append(cursor.addType(specifiers, declarator), to: argument)
                cursor.position = close
                return
            }
            if cursor.kind() == .word, cursor.kind(1) == .number {
                let argument = cursor.add(.argument, over: first..<first + 2, name: first)
                cursor.position += 1
                cursor.addName(.number, to: argument)
                cursor.tree.append(argument, to: macro)
            } else if first + 1 < close || !cursor.accept(.star) {
                cursor.readArgument(of: macro)
            }
        }
        return macro
    }
}
