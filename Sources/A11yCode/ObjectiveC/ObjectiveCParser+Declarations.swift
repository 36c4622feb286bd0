// How the parser of Objective-C reads types, properties, methods, functions and variables.

extension ObjectiveCCursor {
    /// Reads what stands outside of functions.
    mutating func readDeclaration(of parent: CodeTree.ID, _ scope: ObjectiveCScope) {
        let keyword = firstKeyword()
        switch word(at: keyword) {
        case .interface?, .implementation?, .protocolWord?: readType(at: keyword, of: parent)
        case .property?: readProperty(at: keyword, of: parent)
        case .section?, .audit?, .endWord?: position += 1
        case .classList?: skipForwardDeclaration()
        case .importing?: readImport(of: parent)
        case .synthesize?: readSynthesis(of: parent)
        case .plus?, .minus?: readMethod(of: parent)
        case .extern? where kind(1) == .string:
            // The declarations of `extern "C" { … }` are read as if there were no braces.
            position += 2
            if let close = closing(at: position, "{") {
                readBrackets(of: parent, until: close) { $0.readItems(of: parent, scope) }
            }
        default:
            if !readDeclaration(of: parent, scope, form: scope == .fields ? .ivar : .plain) {
                // A macro that declares something.
                readStatement(of: parent)
            }
        }
    }

    /// Whether the members of a type end here: at `@end`, or, where it is missing, at the next type.
    var endsMembers: Bool {
        switch word() {
        case .endWord?, .interface?, .implementation?: true
        case .protocolWord?: kind(1) == .word
        default: false
        }
    }

    /// The token behind macros and attributes in front of `@interface`, `@property` and the like; else the next token.
    private func firstKeyword() -> Int {
        var index = position
        while index < position + 16,
            isName(at: index) && word(at: index) != .audit || word(at: index)?.group == .qualifier
        {
            index = behindWord(index)
        }
        switch word(at: index) {
        case .interface?, .implementation?, .protocolWord?, .property?: return index
        default: return position
        }
    }

    // MARK: Types

    private mutating func readType(at keyword: Int, of parent: CodeTree.ID) {
        let (first, name) = (position, keyword + 1)
        guard kind(name - position) == .word else { return skipStatement(from: first, of: parent) }
        position = name + 1
        let isProtocol = word(at: keyword) == .protocolWord
        if isProtocol, word() == .semicolon || word() == .comma { return skipForwardDeclaration() }
        let isInterface = word(at: keyword) == .interface
        let form: NodeForm = isProtocol ? .protocolType : isInterface ? .interface : .implementation
        let type = add(.type, form, over: first..<position, name: name, to: parent)
        addModifiers(first..<keyword, to: type)
        // `<…>` in front of the colon or the parenthesis are the parameters of the type.
        if isInterface, word() == .less, let end = genericsEnd(position),
            word(at: end + 1) == .colon || isBracket("(", end + 1 - position)
        {
            position = end + 1
        }
        if let close = closing(at: position, "(") {
            if isInterface { tree[type].form = .category }
            position = close + 1
        }
        if accept(.colon) { readSuperclass(of: type) }
        while accept(.less) {
            while kind() == .word || word() == .comma {
                if !accept(.comma) { addName(.typeName, to: add(.inherited, over: position..<position + 1, to: type)) }
            }
            _ = accept(.greater)
        }
        if let close = closing(at: position, "{") {
            readBrackets(of: type, until: close) { $0.readItems(of: type, .fields) }
        }
        readItems(of: type, .members)
        if !accept(.endWord) {
            problem = problem ?? CodeProblem("an `@end` is missing in it", at: Int(tree[type].start))
        }
        close(type)
    }

    /// Moves behind `@class X, Y;` or `@protocol X;`.
    private mutating func skipForwardDeclaration() {
        skip(to: .semicolon)
        _ = accept(.semicolon)
    }

    private mutating func readSuperclass(of type: CodeTree.ID) {
        guard isName(at: position) else { return }
        var end = position + 1
        // `<…>` with a star, or before another one, are arguments; else protocols.
        if word(1) == .less, let close = genericsEnd(position + 1),
            word(at: close + 1) == .less || (position..<close).contains(where: { word(at: $0) == .star })
        {
            end = close + 1
        }
        let inherited = add(.inherited, over: position..<end, to: type)
        tree.append(addType(over: position..<end), to: inherited)
        position = end
    }

    /// Reads `@import X.Y;`.
    private mutating func readImport(of parent: CodeTree.ID) {
        let first = position
        skip(to: .semicolon)
        add(.importing, over: first..<position, name: first + 1, to: parent)
        _ = accept(.semicolon)
    }

    // MARK: Members

    /// Reads `@synthesize a, b = _b;` and `@dynamic a;`.
    private mutating func readSynthesis(of parent: CodeTree.ID) {
        let synthesis = addName(.macro, to: parent)
        while isName(at: position) {
            let name = position
            position += word(1) == .assign && isName(at: position + 2) ? 2 : 0
            addName(.name, to: add(.argument, over: name..<position + 1, name: name, to: synthesis))
            _ = accept(.comma)
        }
        close(synthesis)
        endStatement(of: parent)
    }

    private mutating func readProperty(at keyword: Int, of parent: CodeTree.ID) {
        let first = position
        let open = keyword + 1
        position = closing(at: open, "(").map { $0 + 1 } ?? open
        guard let specifiers = specifiers(at: position) else { return skipStatement(from: first, of: parent) }
        position = specifiers.end
        readNames(specifiers, .variable, .property, from: first, of: parent) { cursor, property in
            let behind = cursor.position
            cursor.addModifiers(first..<keyword, to: property)
            cursor.position = open
            if let close = cursor.closing(at: open, "(") {
                cursor.readList(of: property, until: close) { $0.readAttribute(of: property) }
            }
            cursor.position = behind
        }
    }

    /// Reads one of the words between the parentheses of `@property (…)`.
    private mutating func readAttribute(of property: CodeTree.ID) {
        guard kind() == .word else { return }
        if word() == .nullable { tree[property].flags.insert(.isOptionalType) }
        let modifier = addName(.modifier, to: property)
        if accept(.assign), kind() == .word {
            addName(.name, to: add(.argument, over: position..<position + 1, to: modifier))
        }
        skip(to: .comma)
        close(modifier)
    }

    private mutating func readMethod(of parent: CodeTree.ID) {
        let first = position
        let isStatic = word() == .plus
        position += 1
        let result = position
        if let close = closing(at: position, "(") { position = close + 1 }
        let name = position
        guard kind() == .word || word() == .colon else { return skipStatement(from: first, of: parent) }
        let form: NodeForm = !isStatic && isInitializer(name) ? .initializer : .method
        let method = add(.function, form, over: first..<name + 1, name: name, to: parent)
        var parameters: [CodeTree.ID] = []
        if kind() == .word { position += 1 }
        while word() == .colon || word(1) == .colon && kind() == .word {
            parameters.append(readMethodParameter(isFirst: parameters.isEmpty))
        }
        if accept(.comma) { _ = accept(.dots) }
        let attributes = position
        skipAttributes()
        let behind = position
        if isStatic { tree[add(.modifier, over: first..<first + 1, to: method)].name = number(of: "static") }
        addModifiers(attributes..<behind, to: method)
        position = result
        let isAction = word(1) == .action
        if isAction { addModifiers(result + 1..<result + 2, to: method) }
        for parameter in parameters { tree.append(parameter, to: method) }
        if !isAction, let type = readParenthesisedType() { tree.append(type, to: method) }
        position = behind
        tree[method].end = end
        // A definition may have a semicolon before its braces.
        let isTerminated = accept(.semicolon)
        if isBracket("{") {
            tree.append(readBlock(), to: method)
            tree[method].end = end
        } else if !isTerminated, directives.isEmpty {
            endStatement(of: parent)
        }
    }

    /// Whether the token begins with `init` and no longer word, as in `initWithFrame`.
    private func isInitializer(_ index: Int) -> Bool {
        let text = bytes[tokens[index].start..<tokens[index].end]
        guard text.starts(with: "init".utf8) else { return false }
        return text.dropFirst(4).first.map { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) } ?? true
    }

    /// Reads `forState:(int)s` of a method; the first without the piece before the colon.
    private mutating func readMethodParameter(isFirst: Bool) -> CodeTree.ID {
        let first = position
        let colon = word() == .colon ? first : first + 1
        let parameter = add(.parameter, over: first..<colon + 1)
        let label = add(.label, over: first..<colon, name: first)
        if isFirst || colon == first { tree[label].name = number(of: "_") }
        tree.append(label, to: parameter)
        position = colon + 1
        if let type = readParenthesisedType() { tree.append(type, to: parameter) }
        // `__unused` and macros may stand before the name.
        while word()?.group == .qualifier || isMacroName(position) && isName(at: position + 1) && word(2) != .colon {
            position = behindWord(position)
        }
        if kind() == .word {
            (tree[parameter].name, tree[parameter].place) = (name(), start)
            position += 1
        }
        close(parameter)
        return parameter
    }

    // MARK: C

    /// Reads variables, functions, `typedef`, `struct` and the like; false, and nothing is read, if none comes.
    mutating func readDeclaration(of parent: CodeTree.ID, _ scope: ObjectiveCScope, form: NodeForm) -> Bool {
        let first = position
        let isTypedef = word() == .typedef
        guard !startsCPlusPlus, let specifiers = specifiers(at: isTypedef ? first + 1 : first),
            isTypedef || isDeclaration(specifiers, scope)
        else { return false }
        position = specifiers.end
        var isNamed = false
        if specifiers.body >= 0 {
            // `typedef struct { … } x;` and `typedef struct x { … } x;` are one type.
            let alias = isTypedef ? declarator(at: position)?.name ?? -1 : -1
            let tag = isName(at: specifiers.name) && specifiers.name > specifiers.type ? specifiers.name : -1
            isNamed = alias >= 0 && (tag < 0 || name(at: tag) == name(at: alias))
            readBody(specifiers, name: tag < 0 ? alias : tag, from: isTypedef ? first : specifiers.type, of: parent)
            skipAttributes()
            // A single word is a declared name.
            if word() != .semicolon || position == specifiers.end + 1 { position = specifiers.end }
            if isNamed { position = declarator(at: position)?.end ?? position }
        }
        if isNamed { skipAttributes() }
        if isAtEnd || word() == .semicolon || isNamed && !accept(.comma) {
            endStatement(of: parent)
        } else if isTypedef {
            readNames(specifiers, .alias, .plain, from: specifiers.body < 0 ? first : specifiers.end, of: parent)
        } else {
            readNames(specifiers, .variable, form, from: first, of: parent)
        }
        return true
    }

    /// Whether something is declared behind these specifiers, and not an expression read as such.
    private func isDeclaration(_ specifiers: ObjectiveCSpecifiers, _ scope: ObjectiveCScope) -> Bool {
        if specifiers.body >= 0 { return true }
        guard let declarator = declarator(at: specifiers.end) else { return false }
        if declarator.name < 0 {
            return word(at: specifiers.end) == .semicolon && word(at: specifiers.type)?.group == .tag
        }
        if declarator.parameters >= 0, declarator.form == .plain, scope == .statements || scope == .clause {
            return false
        }
        // `a & b` is no declaration.
        if word(at: specifiers.end) == .ampersand, !specifiers.isComplete { return false }
        switch word(at: declarator.end) {
        case .assign?, .semicolon?, .comma?: return true
        case .colon?: return scope == .fields
        case let word?: return word.group == .qualifier
        case nil:
            return declarator.end >= limit || isName(at: declarator.end) || isBracket("{", declarator.end - position)
        }
    }

    /// Reads the declared names at the position, up to the semicolon. `addMore` adds the first children of each.
    private mutating func readNames(
        _ specifiers: ObjectiveCSpecifiers, _ kind: NodeKind, _ form: NodeForm, from first: Int, of parent: CodeTree.ID,
        _ addMore: (inout Self, CodeTree.ID) -> Void = { _, _ in }
    ) {
        var start = tokenStart(first)
        repeat {
            guard let declarator = declarator(at: position), declarator.name >= 0 else {
                return skipStatement(from: position, of: parent)
            }
            let isFunction = kind == .variable && declarator.parameters >= 0 && declarator.form == .plain
            let (kind, form) = isFunction ? (.function, .freeFunction) : (kind, form)
            let node = readName(specifiers, declarator, kind, form, from: start, of: parent, addMore)
            if isFunction, isBracket("{") {
                tree.append(readBlock(), to: node)
                return close(node)
            }
            start = self.start
        } while accept(.comma)
        endStatement(of: parent)
    }

    /// Reads one name with its modifiers, its parameters, its type and its initial value.
    @discardableResult
    mutating func readName(
        _ specifiers: ObjectiveCSpecifiers, _ declarator: ObjectiveCDeclarator, _ kind: NodeKind, _ form: NodeForm,
        from start: Int32, of parent: CodeTree.ID, _ addMore: (inout Self, CodeTree.ID) -> Void = { _, _ in }
    ) -> CodeTree.ID {
        var declarator = declarator
        let name = name(at: declarator.name)
        let node = add(kind, form, from: start, name: name, place: tokenStart(declarator.name))
        tree.append(node, to: parent)
        addMore(&self, node)
        if kind != .alias { addModifiers(specifiers, declarator, to: node) }
        position = declarator.parameters
        if kind == .function { readParameters(of: node) }
        if kind == .alias, declarator.parameters >= 0 { declarator.form = .functionType }
        let type = addType(specifiers, declarator)
        tree.append(type, to: node)
        // Of `@property (nullable)`.
        if tree[node].flags.remove(.isOptionalType) != nil { tree[type].flags.insert(.isOptionalType) }
        position = declarator.end
        skipAttributes()
        // The width of a bit field.
        if form == .ivar, accept(.colon) { skip(to: .comma, .semicolon) }
        if accept(.assign) { tree.append(readValue(.semicolon), to: node) }
        close(node)
        return node
    }

    private mutating func addModifiers(
        _ specifiers: ObjectiveCSpecifiers, _ declarator: ObjectiveCDeclarator, to node: CodeTree.ID
    ) {
        addModifiers(specifiers.first..<specifiers.type, to: node)
        for index in qualifiers(specifiers, declarator) where index > specifiers.type {
            addModifiers(index..<index + 1, to: node)
        }
    }

    /// Adds the words among some tokens as modifiers, with their arguments.
    private mutating func addModifiers(_ range: Range<Int>, to parent: CodeTree.ID) {
        var index = range.lowerBound
        while index < range.upperBound {
            let end = min(behindWord(index), range.upperBound)
            if kind(index - position) == .word {
                let modifier = add(.modifier, over: index..<end, name: index)
                if word(at: index) == .outlet || word(at: index) == .action {
                    tree[modifier].name = number(of: "@" + names[tokens[index].name])
                }
                tree.append(modifier, to: parent)
            }
            index = end
        }
    }

    /// Adds the type of a `struct`, `union` or `enum` with braces, and moves behind these.
    private mutating func readBody(
        _ specifiers: ObjectiveCSpecifiers, name: Int, from first: Int, of parent: CodeTree.ID
    ) {
        let isStructure = word(at: specifiers.type) == .structure
        let type = add(
            .type, isStructure ? .structure : .enumeration, over: first..<specifiers.end, name: name, to: parent)
        if let last = specifiers.base.last {
            add(.typeName, over: specifiers.base, name: last, to: add(.inherited, over: specifiers.base, to: type))
        }
        guard let close = closing(at: specifiers.body, "{") else { return }
        position = specifiers.body
        readBrackets(of: type, until: close) { $0.readItems(of: type, isStructure ? .fields : .cases) }
    }

    mutating func readCase(of parent: CodeTree.ID) {
        let (first, mark) = (position, tree.count)
        if isName(at: position) {
            let node = addName(.enumCase)
            skipAttributes()
            if accept(.assign) { tree.append(readValue(), to: node) }
            close(node)
            if isAtEnd || word() == .comma || word() == .hash || startsLine() {
                tree.append(node, to: parent)
                _ = accept(.comma)
                return
            }
        }
        tree.removeAll(from: mark)
        skip(to: .comma)
        append(unreadFrom: tokenStart(first), to: parent)
        _ = accept(.comma)
    }
}
