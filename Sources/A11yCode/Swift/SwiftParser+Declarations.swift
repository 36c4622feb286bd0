// Declarations and their parts.

extension SwiftReader {
    // MARK: What a declaration is

    /// The index of the word that says what is declared, behind the modifiers that come next; nil if nothing is
    /// declared. Looks at 64 tokens at most, so that lines of modifiers that declare nothing cost no more than others.
    func declarationKeyword(in scope: Scope) -> Int? {
        var index = 0
        let directive = cursor.directive < cursor.directiveLimit ? cursor.directives[cursor.directive].token : .max
        for _ in 0..<64 {
            guard let word = cursor.word(index), index == 0 || cursor.position + index < directive else { return nil }
            switch word {
            case .at: index = lengthOfAttribute(at: index)
            case .class where isDeclarationWord(index + 1): index += 1
            case .`init`: return scope == .members || index > 0 ? cursor.position + index : nil
            case .case: return scope == .members ? cursor.position + index : nil
            case .actor, .macro:
                let isNamed = cursor.kind(index + 1) == .word && !cursor.startsLine(index + 1)
                return isNamed && cursor.word(index + 1)?.isReserved != true ? cursor.position + index : nil
            default:
                if word.isDeclaration { return cursor.position + index }
                guard word.isModifier else { return nil }
                index += hasArgumentOfModifier(at: index) ? 4 : 1
            }
        }
        return nil
    }

    /// Whether `(set)`, `(unsafe)`, … stand behind the word at a distance.
    func hasArgumentOfModifier(at index: Int) -> Bool {
        cursor.isBracket("(", index + 1) && cursor.kind(index + 2) == .word && cursor.isBracket(")", index + 3)
    }

    /// The distance behind the attribute at a distance. Of `@A.B<C>(d)`, it looks at 64 tokens, with the brackets as
    /// one.
    private func lengthOfAttribute(at start: Int) -> Int {
        var (index, depth) = (start + 2, 0)
        for _ in 0..<64 {
            if cursor.word(index) == .less, depth > 0 || cursor.touchesPrevious(index) {
                depth += 1
            } else if cursor.word(index) == .greater, depth > 0 {
                depth -= 1
            } else if cursor.word(index) == .dot, depth == 0 {
                index += 1
            } else if depth == 0 {
                break
            }
            index += 1
        }
        guard cursor.isBracket("(", index), let closing = cursor.closing(index) else { return index }
        let hasArguments = cursor.touchesPrevious(index) || cursor.word(index - 1) == .available
        return hasArguments ? closing + 1 - cursor.position : index
    }

    /// Whether a word goes on with a declaration, so that the `class` before it is a modifier.
    private func isDeclarationWord(_ index: Int) -> Bool {
        guard let word = cursor.word(index), cursor.kind(index) == .word else { return false }
        return word.isModifier || word.isDeclaration || word == .`init`
    }

    /// Reads a declaration as waiting nodes; false, and nothing is read, if none comes next.
    mutating func readDeclaration(in scope: Scope) -> Bool {
        guard let keyword = declarationKeyword(in: scope) else { return false }
        let (start, base, nodes) = (cursor.start, pending.count, cursor.tree.count)
        while cursor.position < keyword, !isBroken {
            pending.append(cursor.word() == .at ? readAttribute() : readModifier())
        }
        guard cursor.position == keyword, let word = cursor.word() else {
            isBroken = true
            return true
        }
        switch word {
        case .let, .var: readVariables(from: start, base)
        case .case: readCases(from: start, base)
        case .operator, .precedencegroup:
            pending.removeLast(pending.count - base)
            cursor.tree.removeAll(from: nodes)
            skipOperator()
        case .import: pending.append(readImport(from: start, base))
        case .typealias, .associatedtype: pending.append(readAlias(from: start, base))
        case .func, .`init`, .deinit, .subscript, .macro: pending.append(readFunction(in: scope, from: start, base))
        default: pending.append(readTypeDeclaration(from: start, base))
        }
        return true
    }

    // MARK: Small declarations

    private mutating func readImport(from start: Int32, _ base: Int) -> ID {
        cursor.position += 1
        if cursor.kind(1) == .word, !cursor.startsLine(1) { cursor.position += 1 }
        let (place, name) = (cursor.start, cursor.name())
        if cursor.kind() != .word { isBroken = true }
        cursor.position += 1
        while cursor.word() == .dot, !cursor.startsLine() { cursor.position += 2 }
        let node = cursor.add(.importing, from: start, name: name, place: place)
        adopt(from: base, by: node)
        return node
    }

    /// Moves behind `infix operator +: P` or `precedencegroup P { … }`, which is no node.
    private mutating func skipOperator() {
        skip()
        while !cursor.isAtEnd, !cursor.startsLine(), cursor.word() != .semicolon, !cursor.isBracket("}") { skip() }
        if cursor.isBracket("{") { skip() }
    }

    private mutating func readAlias(from start: Int32, _ base: Int) -> ID {
        cursor.position += 1
        let node = addName(.alias, from: start, base)
        skipGenericParameters()
        if accept(.colon) {
            let nodes = cursor.tree.count
            repeat { _ = readType() } while accept(.comma)
            cursor.tree.removeAll(from: nodes)
        }
        if accept(.assign) { cursor.tree.append(readType(), to: node) }
        skipRequirements()
        close(node)
        return node
    }

    /// Adds a node named by the next word, with the waiting modifiers, and moves behind the word.
    private mutating func addName(_ kind: NodeKind, _ form: NodeForm = .plain, from start: Int32, _ base: Int) -> ID {
        if cursor.kind() != .word { isBroken = true }
        let (place, name) = (cursor.start, cursor.name())
        cursor.position += 1
        let node = cursor.add(kind, form, from: start, name: name, place: place)
        adopt(from: base, by: node)
        return node
    }

    // MARK: Types

    private mutating func readTypeDeclaration(from start: Int32, _ base: Int) -> ID {
        let form = cursor.word()?.typeForm ?? .plain
        cursor.position += 1
        let node: ID
        if form == .extensionType {
            node = cursor.add(.type, form, from: start)
            adopt(from: base, by: node)
            readExtendedType(of: node)
        } else {
            node = addName(.type, form, from: start, base)
            skipGenericParameters()
        }
        if accept(.colon) {
            repeat {
                let type = readType()
                cursor.tree.append(cursor.add(.inherited, from: cursor.tree[type].start, around: type), to: node)
            } while accept(.comma)
        }
        skipRequirements()
        guard cursor.isBracket("{"), !isAtDirective else {
            isBroken = true
            return node
        }
        if !readBrackets({ $0.readItems(.members, of: node) }) { cursor.tree.append(unreadBrackets(), to: node) }
        close(node)
        return node
    }

    /// Moves behind the type that is extended, and names the extension by its last part; not one of `[Int]`.
    private mutating func readExtendedType(of node: ID) {
        let nodes = cursor.tree.count
        let type = readType()
        if cursor.tree[type].form == .plain { cursor.tree[node].name = cursor.tree[type].name }
        cursor.tree[node].place = cursor.tree[type].place
        cursor.tree.removeAll(from: nodes)
    }

    // MARK: Enumerations

    private mutating func readCases(from start: Int32, _ base: Int) {
        cursor.position += 1
        readNames(from: start, base) { reader, start, base in
            let node = reader.addName(.enumCase, from: start, base)
            if reader.cursor.isBracket("("), !reader.cursor.startsLine() { reader.readParameters(of: node, .types) }
            if reader.accept(.assign) { reader.cursor.tree.append(reader.readExpression(), to: node) }
            return node
        }
    }

    /// Reads several names of one declaration as waiting nodes. Each has the modifiers that wait from an index on.
    private mutating func readNames(from start: Int32, _ base: Int, _ read: (inout Self, Int32, Int) -> ID) {
        let modifiers = pending.count - base
        var own = base
        repeat {
            let node = read(&self, own > base ? cursor.start : start, own)
            if own > base, modifiers > 0 { copyModifiers(modifiers, from: pending[base], to: node) }
            close(node)
            pending.append(node)
            own = pending.count
        } while accept(.comma)
    }

    /// Gives a node the same modifiers as the first one of its declaration. More than a few are not repeated.
    private mutating func copyModifiers(_ count: Int, from first: ID, to node: ID) {
        if count > 16 { isBroken = true }
        var copies: [ID] = []
        var modifier = cursor.tree[first].firstChild
        for _ in 0..<min(count, 16) where modifier >= 0 {
            copies.append(copy(modifier))
            modifier = cursor.tree[modifier].next
        }
        cursor.tree.prepend(copies, to: node)
    }

    /// Adds a node that is like another, without its children.
    private mutating func copy(_ id: ID) -> ID {
        var node = cursor.tree[id]
        (node.parent, node.firstChild, node.next) = (-1, -1, -1)
        return cursor.tree.add(node)
    }

    // MARK: Functions

    private mutating func readFunction(in scope: Scope, from start: Int32, _ base: Int) -> ID {
        let node: ID
        switch cursor.word() {
        case .func, .macro:
            cursor.position += 1
            let (place, name) = (cursor.start, readFunctionName())
            node = cursor.add(
                .function, scope == .members ? .method : .freeFunction, from: start, name: name, place: place)
            adopt(from: base, by: node)
        case .deinit: node = addName(.function, .deinitializer, from: start, base)
        case .subscript: node = addName(.function, .subscriptFunction, from: start, base)
        default:
            node = addName(.function, .initializer, from: start, base)
            if let mark = acceptMark() { cursor.tree[node].flags.insert(mark) }
        }
        let form = cursor.tree[node].form
        skipGenericParameters()
        if form != .deinitializer || cursor.isBracket("(") {
            guard cursor.isBracket("(") else {
                isBroken = true
                return node
            }
            readParameters(of: node, form == .subscriptFunction ? .indices : .labelled)
        }
        skipEffects()
        if accept(.arrow) { cursor.tree.append(readType(), to: node) }
        skipRequirements()
        if accept(.assign) {
            // `= #externalMacro(…)` of a macro.
            let nodes = cursor.tree.count
            _ = readExpression()
            cursor.tree.removeAll(from: nodes)
            skipRequirements()
        }
        if cursor.isBracket("{"), !isAtDirective {
            if form == .subscriptFunction { readAccessors(of: node) } else { cursor.tree.append(readBlock(), to: node) }
        }
        close(node)
        return node
    }

    /// Moves behind the name of a function, a word or an operator. The `<` of `==<T>` begins type parameters.
    private mutating func readFunctionName() -> Int32 {
        if cursor.kind() == .word {
            cursor.position += 1
            return cursor.name(-1)
        }
        var count = operatorLength()
        if count > 1, cursor.word(count - 1) == .less, cursor.kind(count) == .word { count -= 1 }
        if count == 0 { isBroken = true }
        let name = operatorName(count)
        cursor.position += count
        return name
    }

    /// Moves behind `async throws(E)`.
    mutating func skipEffects() { cursor.position += behindEffects(0) }

    /// The kinds of parameters.
    enum ParameterStyle {
        /// Of a function: each has a label.
        case labelled
        /// Of a subscript: only a second name makes the first one a label.
        case indices
        /// Of a closure: types may be missing.
        case closure
        /// Of a case of an enumeration: names may be missing.
        case types
    }

    /// Reads `(a: A, _ b: B = c)`.
    mutating func readParameters(of node: ID, _ style: ParameterStyle) {
        readList(of: node) { $0.readParameter(style) }
    }

    private mutating func readParameter(_ style: ParameterStyle) -> ID {
        let (start, base) = (cursor.start, pending.count)
        while cursor.word() == .at { pending.append(readAttribute()) }
        while let word = cursor.word(), word.isModifier || word.isTypeSpecifier, cursor.kind(1) == .word,
            cursor.kind(2) == .word
        {
            pending.append(readModifier())
        }
        let node = cursor.add(.parameter, from: start)
        adopt(from: base, by: node)
        let hasSecondName = cursor.kind(1) == .word
        let hasName =
            cursor.kind() == .word
            && (style == .closure || cursor.word(1) == .colon || hasSecondName && cursor.word(2) == .colon)
        if hasName { readNames(of: node, hasSecondName: hasSecondName, style) }
        if hasName ? accept(.colon) : style == .types {
            cursor.tree.append(readType(), to: node)
            if accept(.ellipsis) { cursor.tree[node].form = .variadic }
        } else if !hasName || style != .closure {
            isBroken = true
        }
        if accept(.assign) { cursor.tree.append(readExpression(), to: node) }
        close(node)
        return node
    }

    /// Reads the label and the name of a parameter.
    private mutating func readNames(of node: ID, hasSecondName: Bool, _ style: ParameterStyle) {
        if hasSecondName || style == .labelled || style == .indices {
            let label = addToken(.label)
            if !hasSecondName { cursor.position -= 1 }
            if !hasSecondName, style == .indices { cursor.tree[label].name = cursor.number(of: "_") }
            cursor.tree.append(label, to: node)
        }
        cursor.tree[node].name = cursor.name()
        cursor.tree[node].place = cursor.start
        cursor.position += 1
    }

    // MARK: Variables

    private mutating func readVariables(from start: Int32, _ base: Int) {
        let form: NodeForm = cursor.word() == .let ? .letVariable : .varVariable
        cursor.position += 1
        readNames(from: start, base) { reader, start, base in
            let node = reader.readVariable(form, from: start, base)
            reader.readValue(of: node)
            if reader.cursor.isBracket("{"), !reader.isAtDirective { reader.readAccessors(of: node) }
            return node
        }
        repeatTypes(from: base)
    }

    /// Reads the name of a variable, or a pattern of names, which is its child. The waiting nodes are its modifiers.
    mutating func readVariable(_ form: NodeForm, from start: Int32, _ base: Int) -> ID {
        if cursor.kind() == .word { return addName(.variable, form, from: start, base) }
        let node = cursor.add(.variable, form, from: start)
        adopt(from: base, by: node)
        cursor.tree.append(readPattern(.isBinding), to: node)
        close(node)
        return node
    }

    /// Reads the type and the initial value of a variable.
    mutating func readValue(of node: ID) {
        if accept(.colon) { cursor.tree.append(readType(), to: node) }
        if cursor.word() == .assign, !isAtDirective {
            cursor.position += 1
            cursor.tree.append(readExpression(), to: node)
        }
        close(node)
    }

    /// Gives the variables of `var a, b: T` the type behind them, without its parts.
    private mutating func repeatTypes(from base: Int) {
        var type: ID = -1
        for node in pending[base...].reversed() {
            var child = cursor.tree[node].firstChild
            while child >= 0, cursor.tree[child].kind == .modifier { child = cursor.tree[child].next }
            if child >= 0 {
                type = cursor.tree[child].kind == .typeName ? child : -1
            } else if type >= 0 {
                cursor.tree.append(copy(type), to: node)
            }
        }
    }

    // MARK: Accessors

    /// Reads `{ get … set … }`, or the body of a getter.
    private mutating func readAccessors(of node: ID) {
        guard isAccessor(at: 1) else {
            let start = cursor.start
            let block = readBlock()
            let accessor = cursor.add(.accessor, from: start, name: cursor.number(of: "get"), around: block)
            return cursor.tree.append(accessor, to: node)
        }
        let isRead = readBrackets { reader in
            while !reader.cursor.isAtEnd, reader.isAccessor(at: 0), !reader.isAtDirective {
                let accessor = reader.readAccessor()
                reader.cursor.tree.append(accessor, to: node)
            }
        }
        if !isRead { cursor.tree.append(unreadBrackets(), to: node) }
    }

    /// Whether an accessor begins at a distance, with its attributes and modifiers.
    private func isAccessor(at distance: Int) -> Bool {
        var index = distance
        while cursor.word(index) == .at { index = behind("(", index + 2) }
        while let word = cursor.word(index), word.isModifier { index += 1 }
        guard let word = cursor.word(index), word.isAccessor else { return false }
        return word != .`init` || cursor.isBracket("{", index + 1) || cursor.isBracket("(", index + 1)
    }

    private mutating func readAccessor() -> ID {
        let (start, base) = (cursor.start, pending.count)
        while cursor.word()?.isAccessor != true, !cursor.isAtEnd {
            pending.append(cursor.word() == .at ? readAttribute() : readModifier())
        }
        let node = addName(.accessor, from: start, base)
        if cursor.isBracket("(") { readParameters(of: node, .closure) }
        skipEffects()
        if cursor.isBracket("{") { cursor.tree.append(readBlock(), to: node) }
        close(node)
        return node
    }
}
