/// What stands in front of the names of a declaration, by its tokens: `static NSArray<UIView *>` of
/// `static NSArray<UIView *> *a, *b;`.
struct ObjectiveCSpecifiers {
    /// The first token.
    let first: Int
    /// The first token of the type, behind `static`, `__weak` and macros.
    let type: Int
    /// The token that names the type; of `struct { … }` the word `struct`.
    var name: Int
    /// The `<` of generic arguments, the `{` of a `struct`; -1 without one.
    var generics = -1
    var body = -1
    /// The type of the values of an enumeration.
    var base = 0..<0
    /// Whether nothing but qualifiers can follow in the type, and a name is the declared one.
    var isComplete = false
    /// The token behind the type, before qualifiers that follow it, and the token behind these.
    var typeEnd: Int
    var end: Int
}

/// A declared name with the pointers, arrays and parameters around it, by its tokens: `*const a`, `(^done)(BOOL)`.
struct ObjectiveCDeclarator {
    /// The first token, and the token behind the stars and qualifiers in front of the name.
    let first: Int
    var pointersEnd: Int
    /// The declared name; -1 without one.
    var name = -1
    /// `plain`, `arrayType` or `functionType`.
    var form = NodeForm.plain
    /// The `(` of the parameters of a function, or of a type of functions; -1 without them.
    var parameters = -1
    /// The token behind the part of it that is a type, and the token behind it all.
    var typeEnd: Int
    var end: Int
}

extension ObjectiveCCursor {
    /// How many tokens the search for the end of a type looks at, so that it stays linear.
    private static var typeLimit: Int { 64 }

    // MARK: Shapes

    /// What a type consists of that begins at the token `first`, without its stars; nil if none begins there.
    /// In `X Y` the word `X` is a macro if `Y` must be a type, as it must where `isAbstract` says that no name follows.
    func specifiers(at first: Int, isAbstract: Bool = false) -> ObjectiveCSpecifiers? {
        var found: ObjectiveCSpecifiers?
        var index = first
        let last = min(limit, first + Self.typeLimit)
        while index < last {
            let group = word(at: index)?.group
            if group == .qualifier || word(at: index) == .outlet {
                index = word(at: index) == .attribute || word(at: index) == .outlet ? behindWord(index) : index + 1
                found?.end = index
                continue
            }
            if let known = found, known.isComplete {
                // `unsigned long` is one type.
                guard group == .builtin, word(at: known.name)?.group == .builtin, known.generics < 0 else { break }
                found?.name = index
                index += 1
            } else if group == .builtin {
                let end = word(at: index) == .typeof ? behindWord(index) : index + 1
                found = ObjectiveCSpecifiers(
                    first: first, type: index, name: index, isComplete: true, typeEnd: end, end: end)
                index = end
            } else if group == .tag || isEnumerationMacro(index) {
                let tagged = tagged(at: index, from: first)
                (found, index) = (tagged, tagged.end)
            } else {
                guard isName(at: index) else { break }
                if let known = found, !isAbstract, word(at: known.name)?.group != .context, !continuesType(index) {
                    break
                }
                found = ObjectiveCSpecifiers(first: first, type: index, name: index, typeEnd: index, end: index)
                index += 1
            }
            if word(at: index) == .less, let close = genericsEnd(index) {
                found?.generics = index
                found?.isComplete = true
                index = close + 1
            }
            found?.typeEnd = index
            found?.end = index
        }
        return found
    }

    /// `struct x { … }`, `enum x : y { … }` or `NS_ENUM(y, x) { … }` at the token `index`.
    private func tagged(at index: Int, from first: Int) -> ObjectiveCSpecifiers {
        var result = ObjectiveCSpecifiers(
            first: first, type: index, name: index, isComplete: true, typeEnd: index, end: index + 1)
        if let close = closing(at: index + 1, "("), isEnumerationMacro(index) {
            if let comma = (index + 2..<close).first(where: { word(at: $0) == .comma }) {
                (result.base, result.name) = (index + 2..<comma, comma + 1)
            }
            result.end = close + 1
        } else {
            while word(at: result.end)?.group == .qualifier { result.end = behindWord(result.end) }
            if isName(at: result.end) {
                result.name = result.end
                result.end += 1
            }
        }
        var end = result.end
        if word(at: end) == .colon {
            while end + 1 < limit, kind(end + 1 - position) == .word, end - result.end < Self.typeLimit { end += 1 }
            result.base = result.end + 1..<end + 1
            end += 1
        }
        if let close = closing(at: end, "{") { (result.body, result.end) = (end, close + 1) }
        return result
    }

    /// Whether a word is a macro such as `NS_ENUM(…)` and `NS_OPTIONS(…)`.
    private func isEnumerationMacro(_ index: Int) -> Bool {
        guard kind(index - position) == .word, isBracket("(", index + 1 - position) else { return false }
        let text = bytes[tokens[index].start..<tokens[index].end]
        return text.suffix(5).elementsEqual("_ENUM".utf8) || text.suffix(8).elementsEqual("_OPTIONS".utf8)
    }

    /// Whether behind the word `index` comes what only follows a type: so the word before it is a macro.
    private func continuesType(_ index: Int) -> Bool {
        let next = index + 1
        switch word(at: next) {
        case .star?: return true
        case .less?: return genericsEnd(next) != nil
        case .attribute?, .inWord?: return false
        case let word?: return word.group == .qualifier || word.group == .builtin || word.group == .context
        case nil:
            if isBracket("(", next - position) { return word(at: next + 1) == .caret || word(at: next + 1) == .star }
            return isName(at: next) && !startsLine(next - position) && !isMacroName(next)
        }
    }

    /// The `>` of the `<` at `index`, if only what belongs to types lies between them.
    func genericsEnd(_ index: Int) -> Int? {
        var depth = 0
        var next = index
        let last = min(limit, index + Self.typeLimit)
        while next < last {
            switch word(at: next) {
            case .less?: depth += 1
            case .greater? where depth == 1: return next
            case .greater?: depth -= 1
            case .star?, .comma?, .colon?, .caret?: break
            default: if closing(next - position) == nil, kind(next - position) != .word { return nil }
            }
            next = (closing(next - position) ?? next) + 1
        }
        return nil
    }

    /// What is declared at the token `first`, behind the specifiers: `*a`, `*a[2]`, `f(…)`, `(^a)(…)`, `(*a)[3]`, or
    /// the same without a name; nil for what is not understood.
    func declarator(at first: Int) -> ObjectiveCDeclarator? {
        var index = pointers(at: first)
        var inner: Int?
        if isBracket("(", index - position) {
            inner = closing(index - position)
            index += 1
            // Macros such as `NS_NOESCAPE` may stand before the sign.
            while isName(at: index), index < first + 4 { index += 1 }
            guard inner != nil, word(at: index) == .caret || word(at: index) == .star else { return nil }
            index = pointers(at: index + 1)
        }
        var result = ObjectiveCDeclarator(first: first, pointersEnd: index, typeEnd: index, end: index)
        if isName(at: index) || index > first && word(at: index) == .id {
            // A macro may stand before the name.
            if inner != nil, isName(at: index + 1) { index += 1 }
            result.name = index
            index += 1
        }
        if let inner {
            while let close = closing(at: index, "[") { index = close + 1 }
            guard index == inner, isBracket("(", inner + 1 - position) || isBracket("[", inner + 1 - position) else {
                return nil
            }
            index = inner + 1
        }
        if inner != nil || result.name >= 0, isBracket("(", index - position) {
            guard let close = closing(index - position) else { return nil }
            result.parameters = index
            if inner != nil { result.form = .functionType }
            index = close + 1
        }
        while let close = closing(at: index, "[") {
            result.form = .arrayType
            index = close + 1
        }
        result.end = index
        if inner != nil || result.name < 0 { result.typeEnd = index }
        return result
    }

    /// The token behind stars and qualifiers.
    private func pointers(at first: Int) -> Int {
        var index = first
        while word(at: index) == .star || word(at: index) == .ampersand
            || word(at: index)?.group == .qualifier && word(at: index) != .attribute
        {
            index += 1
        }
        return index
    }

    /// The shape of a type without a name, if the tokens from `first` up to `end` are one.
    func abstractType(_ first: Int, _ end: Int) -> (ObjectiveCSpecifiers, ObjectiveCDeclarator)? {
        guard let specifiers = specifiers(at: first, isAbstract: true), specifiers.end <= end,
            let declarator = declarator(at: specifiers.end), declarator.end == end, declarator.name < 0
        else { return nil }
        return (specifiers, declarator)
    }

    // MARK: Nodes

    /// Adds a type by its shape. The position stays.
    mutating func addType(_ specifiers: ObjectiveCSpecifiers, _ declarator: ObjectiveCDeclarator) -> CodeTree.ID {
        let form = declarator.form
        // The stars of `b` in `X *a, *b` are apart from the type.
        let end = declarator.first == specifiers.end ? max(declarator.typeEnd, specifiers.end) : specifiers.end
        let type = add(.typeName, form, over: specifiers.type..<end, name: specifiers.name)
        for index in qualifiers(specifiers, declarator) {
            if [.nullable, .nullableQualifier].contains(word(at: index)) { tree[type].flags.insert(.isOptionalType) }
        }
        let outer = position
        var isRead: Void? = ()
        if form == .functionType {
            tree[type].name = -1
            position = declarator.parameters
            isRead = nested { $0.readParameters(of: type, onlyTypes: true) }
            // The stars before the parenthesis belong to the result.
            let end = pointers(at: declarator.first)
            let stars = ObjectiveCDeclarator(first: declarator.first, pointersEnd: end, typeEnd: end, end: end)
            tree.append(addType(specifiers, stars), to: type)
        } else if specifiers.generics >= 0 {
            position = specifiers.generics + 1
            isRead = nested { cursor in
                cursor.within(specifiers.typeEnd - 1) { cursor in
                    while !cursor.isAtEnd {
                        let first = cursor.position
                        cursor.skip(to: .comma)
                        cursor.tree.append(cursor.addType(over: first..<cursor.position), to: type)
                        _ = cursor.accept(.comma)
                    }
                }
            }
        }
        if isRead == nil { tree[type].kind = .unread }
        position = outer
        return type
    }

    /// The tokens in front of the type, and the qualifiers behind it and among the stars.
    func qualifiers(_ specifiers: ObjectiveCSpecifiers, _ declarator: ObjectiveCDeclarator) -> [Int] {
        let behind = Array(specifiers.typeEnd..<specifiers.end) + Array(declarator.first..<declarator.pointersEnd)
        return Array(specifiers.first..<specifiers.type) + behind.filter { word(at: $0)?.group == .qualifier }
    }

    /// Adds some tokens as a type, or as unread. The position stays.
    mutating func addType(over range: Range<Int>) -> CodeTree.ID {
        within(range.upperBound) { cursor in
            let shape = cursor.abstractType(range.lowerBound, range.upperBound)
            return shape.map { cursor.addType($0, $1) } ?? cursor.add(.unread, over: range)
        }
    }

    /// Reads `(Type)` at the position, of a method, `@encode` or a cast; nil for `()`, or if none comes.
    mutating func readParenthesisedType() -> CodeTree.ID? {
        guard let close = closing(at: position, "(") else { return nil }
        let first = position + 1
        position = close + 1
        return first < close ? addType(over: first..<close) : nil
    }

    /// Reads the parameters of a function or block between the parentheses at the position.
    mutating func readParameters(of parent: CodeTree.ID, onlyTypes: Bool = false) {
        guard let close = closing() else { return }
        readList(of: parent, until: close) { cursor in
            if cursor.accept(.dots) || cursor.position + 1 == close && cursor.accept(.void) { return }
            cursor.tree.append(cursor.readParameter(onlyTypes), to: parent)
        }
    }

    private mutating func readParameter(_ onlyTypes: Bool) -> CodeTree.ID {
        let (first, mark) = (position, tree.count)
        if let specifiers = specifiers(at: first), let declarator = declarator(at: specifiers.end) {
            let type = addType(specifiers, declarator)
            position = declarator.end
            skipAttributes()
            if isAtEnd || word() == .comma {
                if onlyTypes { return type }
                let parameter = add(.parameter, over: first..<declarator.end, name: declarator.name)
                tree.append(type, to: parameter)
                return parameter
            }
        }
        tree.removeAll(from: mark)
        skip(to: .comma)
        return add(.unread, over: first..<position)
    }
}
