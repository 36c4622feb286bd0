// Types, generic arguments, and the attributes and modifiers in front of types and declarations.

extension SwiftReader {
    // MARK: Types

    mutating func readType() -> ID { nested { $0.readTypeHere() } ?? broken() }

    private mutating func readTypeHere() -> ID {
        let (start, base) = (cursor.start, pending.count)
        let isOpaque = readTypeSpecifiers()
        let type = readComposedType()
        if isOpaque { cursor.tree[type].flags.insert(.isOpaque) }
        addSpecifiers(from: base, to: type, start)
        return type
    }

    /// Reads `@escaping`, `inout`, `some`, `~`, … as waiting modifiers; whether `some` or `any` is among them.
    private mutating func readTypeSpecifiers() -> Bool {
        var isOpaque = false
        while let word = cursor.word() {
            switch word {
            case .at: pending.append(readAttribute())
            case .opaque, .any:
                guard canFollowSpecifier else { return isOpaque }
                isOpaque = true
                cursor.position += 1
            default:
                guard word.isTypeSpecifier, canFollowSpecifier else { return isOpaque }
                pending.append(readModifier())
            }
        }
        return isOpaque
    }

    /// Makes the waiting modifiers from an index on the first children of a type.
    private mutating func addSpecifiers(from base: Int, to type: ID, _ start: Int32) {
        cursor.tree[type].start = min(cursor.tree[type].start, start)
        if pending.count > base { cursor.tree.prepend(pending[base...], to: type) }
        pending.removeLast(pending.count - base)
    }

    /// Whether a type follows the next word, which then is no type itself.
    private var canFollowSpecifier: Bool {
        switch cursor.kind(1) {
        case .word: !cursor.startsLine(1) && cursor.word(1)?.isReserved != true
        case .opening: cursor.byte(1) != UInt8(ascii: "{") && !cursor.startsLine(1)
        case .symbol: cursor.word(1) == .at || cursor.word(1) == .tilde
        default: false
        }
    }

    /// Reads `A & ~B`.
    private mutating func readComposedType() -> ID {
        let start = cursor.start
        let first = readPart()
        guard isAtAmpersand else { return first }
        let type = cursor.add(.typeName, .composition, from: start)
        cursor.tree.append(first, to: type)
        while isAtAmpersand {
            cursor.position += 1
            cursor.tree.append(readPart(), to: type)
        }
        close(type)
        return type
    }

    /// Whether the `&` of a composition comes next, which `&<<` does not begin with.
    private var isAtAmpersand: Bool { cursor.word() == .ampersand && operatorLength() == 1 && !isAtDirective }

    /// Reads a part of a composition, with `~` in front of it.
    private mutating func readPart() -> ID {
        let (start, base) = (cursor.start, pending.count)
        while cursor.word() == .tilde { pending.append(addToken(.modifier)) }
        let part = readSimpleType()
        addSpecifiers(from: base, to: part, start)
        return part
    }

    /// Reads what a type begins with: a name with its generic arguments, or brackets.
    mutating func readTypeRoot() -> ID {
        if cursor.isBracket("[") { return readBracketedType() }
        if cursor.isBracket("(") { return readTupleType() }
        guard cursor.kind() == .word else { return broken() }
        let type = addToken(.typeName)
        readGenericArguments(of: type)
        return type
    }

    /// Reads a type with what is behind it, such as `?` or the name of an inner type.
    private mutating func readSimpleType() -> ID {
        if cursor.kind() == .number { return addToken(.typeName) }
        if let word = cursor.word(), word.isReserved, word != .class { return broken() }
        var type = readTypeRoot()
        while !isAtDirective {
            if cursor.touchesPrevious(), acceptMark() != nil {
                cursor.tree[type].flags.insert(.isOptionalType)
                close(type)
            } else if cursor.word() == .dot, cursor.kind(1) == .word {
                cursor.position += 1
                type = readMemberType(of: type)
            } else {
                break
            }
        }
        return type
    }

    /// Reads the name behind `Outer.`, which the type has from now on; `Type` and `Protocol` have the type as a child.
    private mutating func readMemberType(of type: ID) -> ID {
        let (name, place) = (cursor.name(), cursor.start)
        let node = cursor.tree[type]
        let isMetatype = cursor.word() == .metatype || cursor.word() == .protocolMetatype
        cursor.position += 1
        if isMetatype || node.form != .plain || !node.flags.isEmpty {
            let member = cursor.add(.typeName, from: node.start, name: name, place: place)
            cursor.tree.append(type, to: member)
            readGenericArguments(of: member)
            close(member)
            return member
        }
        cursor.tree[type].name = name
        cursor.tree[type].place = place
        close(type)
        readGenericArguments(of: type)
        return type
    }

    /// Reads `[A]` or `[A: B]`. An array has the name of its elements.
    private mutating func readBracketedType() -> ID {
        let (start, base) = (cursor.start, pending.count)
        let isRead = readBrackets { reader in
            reader.pending.append(reader.readType())
            if reader.accept(.colon) { reader.pending.append(reader.readType()) }
        }
        guard isRead, let element = pending[base...].first else { return unreadBrackets() }
        let type = cursor.add(.typeName, pending.count == base + 1 ? .arrayType : .dictionaryType, from: start)
        if pending.count == base + 1 {
            cursor.tree[type].name = cursor.tree[element].name
            cursor.tree[type].place = cursor.tree[element].place
        }
        adopt(from: base, by: type)
        return type
    }

    /// Reads `(A, b: B)` or `(A, b: B) -> C`. A type between parentheses is that type, with the parentheses.
    private mutating func readTupleType() -> ID {
        let (start, base) = (cursor.start, pending.count)
        var isSingle = false
        let isRead = readBrackets { reader in
            while !reader.cursor.isAtEnd {
                isSingle = !reader.readTypeLabel() && reader.pending.count == base
                reader.pending.append(reader.readType())
                if reader.accept(.ellipsis) { isSingle = false }
                if !reader.accept(.comma) { return }
                isSingle = false
            }
        }
        guard isRead else { return unreadBrackets() }
        if readArrow() {
            pending.append(readType())
            let type = cursor.add(.typeName, .functionType, from: start)
            adopt(from: base, by: type)
            return type
        }
        if isSingle, let type = pending.popLast() {
            cursor.tree[type].flags.insert(.isParenthesised)
            cursor.tree[type].start = start
            close(type)
            return type
        }
        let type = cursor.add(.typeName, .tupleType, from: start)
        adopt(from: base, by: type)
        return type
    }

    /// Moves behind `x:`, `_ x:` in front of the type of a parameter or element.
    private mutating func readTypeLabel() -> Bool {
        let count = cursor.word(1) == .colon ? 2 : cursor.word(2) == .colon ? 3 : 0
        guard count > 0, cursor.kind() == .word, count == 2 || cursor.kind(1) == .word else { return false }
        cursor.position += count
        return true
    }

    /// Moves behind `async throws(E) ->`, if it comes next.
    mutating func readArrow() -> Bool {
        let index = behindEffects(0)
        guard cursor.word(index) == .arrow, !isAtDirective else { return false }
        cursor.position += index + 1
        return true
    }

    // MARK: Generic arguments

    /// Reads `<A, B>` behind the name of a type.
    mutating func readGenericArguments(of node: ID) {
        guard cursor.word() == .less, !isAtDirective else { return }
        cursor.position += 1
        while !cursor.isAtEnd, cursor.word() != .greater {
            let argument = readType()
            cursor.tree.append(argument, to: node)
            if cursor.word() == .ellipsis { cursor.position += 1 }
            if !accept(.comma) { break }
        }
        expect(.greater)
        close(node)
    }

    /// Whether the `<` that comes next behind a name of an expression encloses types. Swift decides it by what follows.
    mutating func isAtGenericArguments() -> Bool {
        guard cursor.word() == .less, !isAtDirective, let closing = closingAngle(), closing < cursor.limit else {
            return false
        }
        let next = closing + 1 - cursor.position
        switch cursor.kind(next) {
        case nil, .closing: return true
        case .opening: return cursor.byte(next) == UInt8(ascii: "{") || !cursor.startsLine(next)
        case .symbol:
            switch cursor.word(next) {
            case .dot, .comma, .semicolon, .colon: return true
            case .mark, .question: return cursor.touchesPrevious(next)
            case .ampersand: return true
            default: return false
            }
        default: return false
        }
    }

    /// The index of the `>` that closes the `<` that comes next, if there are only types between them. Each `<` that is
    /// passed is decided as well, so that no token is looked at twice.
    private mutating func closingAngle() -> Int? {
        if let known = angles[cursor.position] { return known < 0 ? nil : known }
        var open = [cursor.position]
        var (index, isOperand) = (1, true)
        while let last = open.last {
            let word = cursor.word(index)
            if isOperand {
                switch cursor.kind(index) {
                case .word where word?.isReserved == true: break
                case .word, .number:
                    // Of `some View` and `inout Int`, the last word is the type.
                    isOperand = cursor.kind(index + 1) == .word && !cursor.startsLine(index + 1)
                    index += 1
                    continue
                case .opening where !cursor.isBracket("{", index):
                    if let closing = cursor.closing(index) {
                        isOperand = false
                        index = closing + 1 - cursor.position
                        continue
                    }
                case .symbol where word == .at || word == .tilde:
                    index += 1
                    continue
                case .symbol where word == .greater && open.count > 0 && cursor.word(index - 1) != .ampersand:
                    // `<>`, or a comma at the end.
                    isOperand = false
                    continue
                default: break
                }
                break
            }
            switch word {
            case .greater:
                angles[last] = cursor.position + index
                open.removeLast()
            case .less:
                open.append(cursor.position + index)
                isOperand = true
            case .dot, .comma, .ampersand, .arrow: isOperand = true
            case .question, .mark, .ellipsis:
                guard cursor.touchesPrevious(index) else { return fail(open) }
            case .async, .throws, .rethrows: break
            default: return fail(open)
            }
            index += 1
        }
        return fail(open)
    }

    /// Notes that these `<` enclose no types; the `>` of the first one if it was found.
    private mutating func fail(_ open: [Int]) -> Int? {
        for less in open { angles[less] = -1 }
        return open.isEmpty ? angles[cursor.position] : nil
    }

    /// Moves behind `<T: A, U>` of a declaration.
    mutating func skipGenericParameters() {
        guard cursor.word() == .less else { return }
        var depth = 0
        repeat {
            if cursor.word() == .less { depth += 1 } else if cursor.word() == .greater { depth -= 1 }
            if cursor.isBracket("{") { isBroken = true }
            skip()
        } while depth > 0 && !cursor.isAtEnd && !isBroken
    }

    /// Moves behind `where T: A, U == B` of a declaration.
    mutating func skipRequirements() {
        guard !isAtDirective, accept(.where) else { return }
        let nodes = cursor.tree.count
        repeat {
            _ = readType()
            if cursor.word() == .equal || cursor.word() == .colon {
                cursor.position += 1
                _ = readType()
            }
        } while accept(.comma)
        cursor.tree.removeAll(from: nodes)
    }

    // MARK: Attributes and modifiers

    /// Reads `@objc(name)`, `@Environment(\.font)`, …
    mutating func readAttribute() -> ID {
        let start = cursor.start
        cursor.position += 1
        guard cursor.kind() == .word else { return broken() }
        while cursor.word(1) == .dot, cursor.kind(2) == .word { cursor.position += 2 }
        let word = cursor.word()
        let name = cursor.number(of: "@" + cursor.text)
        cursor.position += 1
        let node = cursor.add(.modifier, from: start, name: name)
        let nodes = cursor.tree.count
        if cursor.word() == .less, cursor.touchesPrevious() {
            readGenericArguments(of: node)
            cursor.tree.removeAll(from: nodes)
            cursor.tree.removeChildren(of: node)
        }
        if cursor.isBracket("("), cursor.touchesPrevious() || word == .available {
            if word == .objc { readSelector(of: node) } else { readModifierArguments(of: node) }
        }
        close(node)
        return node
    }

    /// Reads `private(set)`, `override`, …
    mutating func readModifier() -> ID {
        let hasArgument = hasArgumentOfModifier(at: 0)
        let node = addToken(.modifier)
        if hasArgument { readModifierArguments(of: node) }
        return node
    }

    /// Reads the arguments of a modifier; none if there are some that cannot be read.
    private mutating func readModifierArguments(of node: ID) {
        let (outer, nodes, closing) = (isBroken, cursor.tree.count, cursor.closing())
        isBroken = false
        readArguments(of: node)
        if isBroken || cursor.tree.count == nodes {
            cursor.tree.removeAll(from: nodes)
            cursor.tree.removeChildren(of: node)
        }
        isBroken = outer || closing == nil
        close(node)
    }

    /// Reads the name of `@objc(move:to:)` as an argument.
    private mutating func readSelector(of node: ID) {
        let isRead = readBrackets { reader in
            let start = reader.cursor.start
            var text = ""
            while reader.cursor.kind() == .word || reader.cursor.word() == .colon {
                text += reader.cursor.text
                reader.cursor.position += 1
            }
            let name = reader.cursor.add(.name, from: start, name: reader.cursor.number(of: text))
            reader.cursor.tree.append(reader.cursor.add(.argument, from: start, around: name), to: node)
        }
        if !isRead { isBroken = true }
    }
}
