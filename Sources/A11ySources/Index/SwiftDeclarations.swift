/// Reads the declarations of a Swift file. Each token is looked at by one scope only, and scopes wait in a list, so
/// that the cost is linear and nesting is no matter.
struct SwiftDeclarations {
    private let reader: TokenReader
    private let types: SwiftTypes
    private var found = FileDeclarations()
    /// The bodies that are still to be read, with the type that each belongs to; nil for the file.
    private var scopes: [(range: Range<Int>, type: Int?)] = []

    /// Words in front of a declaration.
    private static let modifiers: Set<String> = [
        "borrowing", "class", "consuming", "convenience", "distributed", "dynamic", "fileprivate", "final", "indirect",
        "infix", "internal", "isolated", "lazy", "mutating", "nonisolated", "nonmutating", "open", "optional",
        "override", "package", "postfix", "prefix", "private", "public", "required", "static", "unowned", "weak",
    ]
    /// The declarations of a file.
    static func read(_ file: CodeFile) -> FileDeclarations {
        let reader = TokenReader(file)
        var declarations = SwiftDeclarations(reader: reader, types: SwiftTypes(reader: reader))
        declarations.scopes = [(file.tokens.indices, nil)]
        while let scope = declarations.scopes.popLast() {
            var next = scope.range.lowerBound
            while next < scope.range.upperBound {
                let end = declarations.readDeclaration(at: next, before: scope.range.upperBound, in: scope.type)
                next = max(end, next + 1)
            }
        }
        // Inner scopes are read behind outer ones.
        declarations.found.types.sort { $0.nameToken < $1.nameToken }
        return declarations.found
    }

    /// What stands in front of a declaration.
    private struct Head {
        let start: Int
        var modifiers: Set<String> = []
        /// The name that Objective-C knows it by: of `@objc(name)`.
        var alias: String?
    }

    /// Reads the declaration at an index, or moves behind one token or bracket.
    private mutating func readDeclaration(at start: Int, before end: Int, in type: Int?) -> Int {
        var head = Head(start: start)
        var next = start
        while let behind = readModifier(at: next, before: end, into: &head) { next = behind }
        guard next < end else { return end }
        switch reader.keyword(next) {
        case "class", "actor", "struct", "enum", "protocol", "extension":
            return readType(at: next, before: end, head)
        case "func": return readFunction(at: next, before: end, head, in: type)
        case "init" where type != nil, "subscript" where type != nil:
            return readFunction(at: next, before: end, head, in: type)
        case "deinit" where type != nil: return readDeinit(at: next, head, in: type)
        case "var", "let": return readProperties(at: next, before: end, head, in: type)
        case "typealias": return readAlias(at: next, before: end)
        case "case": return skipCases(at: next, before: end)
        default: return reader.after(next)
        }
    }

    /// Moves behind the cases of an enumeration, whose names may be words such as `open`.
    private func skipCases(at keyword: Int, before end: Int) -> Int {
        var next = skipValue(keyword + 1, before: end)
        while next < end, reader.isSymbol(next, ",") { next = skipValue(next + 1, before: end) }
        return next
    }

    /// Reads one attribute or modifier; nil if there is none.
    private func readModifier(at index: Int, before end: Int, into head: inout Head) -> Int? {
        guard index < end else { return nil }
        if reader.isSymbol(index, "@"), let name = reader.word(index + 1) {
            head.modifiers.insert("@" + name)
            var next = index + 2
            while reader.isSymbol(next, "."), reader.kind(next + 1) == .word { next += 2 }
            next = reader.afterGenerics(next) ?? next
            guard reader.isBracket(next, "("), !reader.startsLine(next) else { return next }
            if name == "objc", reader.inside(next).count == 1 { head.alias = reader.word(next + 1) }
            return reader.after(next)
        }
        let word = reader.keyword(index)
        guard Self.modifiers.contains(word) else { return nil }
        if word == "class", !isModifier(classAt: index) { return nil }
        guard reader.isBracket(index + 1, "("), let inner = reader.word(index + 2) else {
            head.modifiers.insert(word)
            return index + 1
        }
        head.modifiers.insert("\(word)(\(inner))")
        return reader.after(index + 1)
    }

    /// Whether `class` stands for `static`.
    private func isModifier(classAt index: Int) -> Bool {
        let next = reader.keyword(index + 1)
        return Self.modifiers.contains(next) || ["func", "var", "let", "subscript"].contains(next)
    }

    private mutating func add(_ member: MemberDeclaration, to type: Int?) {
        if let type, found.types.indices.contains(type) { found.types[type].members.append(member) }
    }

    // MARK: Types

    private mutating func readType(at keyword: Int, before end: Int, _ head: Head) -> Int {
        var name = keyword + 1
        // `actor` and the others are no keywords everywhere.
        guard reader.kind(name) == .word || reader.isBracket(name, "[") else { return keyword + 1 }
        var text = reader.word(name) ?? "Array"
        var next = reader.after(name)
        if reader.isBracket(name, "[") {
            name += 1
        } else {
            next = reader.afterGenerics(next) ?? next
            while reader.isSymbol(next, "."), let part = reader.word(next + 1) {
                (text, name) = (part, next + 1)
                next = reader.afterGenerics(next + 2) ?? next + 2
            }
        }
        while reader.isSymbol(next, "?") { next += 1 }
        let (inherited, behind) = readInheritance(at: next, before: end)
        guard let brace = findBody(from: behind, before: end) else { return behind }
        let body = bodyRange(brace, before: end)
        scopes.append((body, found.types.count))
        found.types.append(
            TypeDeclaration(
                name: text, kind: Self.kind(of: reader.keyword(keyword)), inherited: inherited, nameToken: name,
                body: body))
        if let alias = head.alias, reader.keyword(keyword) == "class", alias != text {
            found.add(alias: alias, of: text)
        }
        return min(body.upperBound + 1, end)
    }

    private static func kind(of keyword: String) -> TypeDeclaration.Kind {
        switch keyword {
        case "class", "actor": .class
        case "extension": .extension
        default: .other
        }
    }

    /// The tokens between braces; to the end of the scope if nothing closes them.
    private func bodyRange(_ brace: Int, before end: Int) -> Range<Int> {
        let lower = min(brace + 1, end)
        return lower..<max(lower, min(reader.closing(brace) ?? end, end))
    }

    private func readInheritance(at start: Int, before end: Int) -> (names: [String], next: Int) {
        guard reader.isSymbol(start, ":") else { return ([], start) }
        var names: [String] = []
        var next = start + 1
        while next < end {
            let behind = types.skip(next, before: end)
            if let name = types.name(in: next..<behind) { names.append(name) }
            guard reader.isSymbol(behind, ",") else { return (names, behind) }
            next = behind + 1
        }
        return (names, end)
    }

    /// The brace that begins a body, behind a `where` clause if there is one.
    private func findBody(from start: Int, before end: Int) -> Int? {
        var next = start
        if reader.keyword(next) == "where" { next = skipConditions(next + 1, before: end) }
        return next < end && reader.isBracket(next, "{") ? next : nil
    }

    /// Moves behind the conditions of a `where` clause.
    private func skipConditions(_ start: Int, before end: Int) -> Int {
        var next = start
        while next < end, !reader.isBracket(next, "{"), reader.kind(next) != .closing {
            if next > start, reader.startsLine(next), reader.kind(next) != .symbol || reader.isSymbol(next, "@") {
                let before = reader.name(next - 1)
                if ![",", ":", "==", "&", ".", "where"].contains(before) { break }
            }
            next = reader.after(next)
        }
        return min(next, end)
    }

    private mutating func readAlias(at keyword: Int, before end: Int) -> Int {
        guard let name = reader.word(keyword + 1) else { return keyword + 1 }
        let next = reader.afterGenerics(keyword + 2) ?? keyword + 2
        guard reader.isSymbol(next, "=") else { return next }
        let behind = types.skip(next + 1, before: end)
        if let target = types.name(in: next + 1..<max(next + 1, behind)) { found.add(alias: name, of: target) }
        return behind
    }

    // MARK: Functions

    private mutating func readDeinit(at keyword: Int, _ head: Head, in type: Int?) -> Int {
        guard reader.isBracket(keyword + 1, "{") else { return keyword + 1 }
        let end = reader.after(keyword + 1)
        add(
            MemberDeclaration(
                name: "deinit", labels: [], kind: .method, modifiers: head.modifiers, type: nil, parameters: [],
                nameToken: keyword, tokens: head.start..<end, body: reader.inside(keyword + 1)), to: type)
        return end
    }

    /// Reads `func`, `init` or `subscript`.
    private mutating func readFunction(at keyword: Int, before end: Int, _ head: Head, in type: Int?) -> Int {
        let isFunction = reader.keyword(keyword) == "func"
        var name = keyword
        if isFunction { name += 1 }
        var next = name + 1
        // The name of an operator may be several symbols, also with a `<` of its own.
        while isFunction, reader.kind(name) == .symbol, reader.kind(next) == .symbol, !reader.isSymbol(next, "<") {
            next += 1
        }
        if !isFunction, reader.isSymbol(next, "?") || reader.isSymbol(next, "!") { next += 1 }
        next = reader.afterGenerics(next) ?? next
        while isFunction, reader.kind(name) == .symbol, reader.kind(next) == .symbol { next += 1 }
        guard next < end, reader.isBracket(next, "(") else { return keyword + 1 }
        let parameters = readParameters(reader.inside(next))
        let (result, behind) = readResult(at: reader.after(next), before: end)
        let hasBody = behind < end && reader.isBracket(behind, "{")
        let isInitializer = reader.keyword(keyword) == "init"
        let after = hasBody ? min(bodyRange(behind, before: end).upperBound + 1, end) : min(behind, end)
        let member = MemberDeclaration(
            name: reader.name(name), labels: parameters.map(\.label), kind: isInitializer ? .initializer : .method,
            modifiers: head.modifiers, type: result, parameters: parameters.map(\.name), nameToken: name,
            tokens: head.start..<max(after, head.start), body: hasBody ? bodyRange(behind, before: end) : nil)
        add(member, to: type)
        return after
    }

    private func readParameters(_ range: Range<Int>) -> [(label: String, name: String)] {
        reader.parts(of: range).compactMap { part in
            var next = part.lowerBound
            while reader.isSymbol(next, "@"), reader.kind(next + 1) == .word {
                next = reader.isBracket(next + 2, "(") ? reader.after(next + 2) : next + 2
            }
            guard next < part.upperBound, let label = reader.word(next) else { return nil }
            if reader.isSymbol(next + 1, ":") { return (label, label) }
            guard let name = reader.word(next + 1), reader.isSymbol(next + 2, ":") else { return nil }
            return (label, name)
        }
    }

    /// Reads what is between the parameters and the body.
    private func readResult(at start: Int, before end: Int) -> (type: String?, next: Int) {
        var next = start
        var type: String?
        while next < end {
            switch reader.keyword(next) {
            case "async", "rethrows", "reasync": next += 1
            case "throws": next = reader.isBracket(next + 1, "(") ? reader.after(next + 1) : next + 1
            case "where": return (type, skipConditions(next + 1, before: end))
            default:
                guard reader.isSymbol(next, "->") else { return (type, next) }
                let behind = types.skip(next + 1, before: end)
                type = types.name(in: next + 1..<max(next + 1, behind))
                next = max(behind, next + 1)
            }
        }
        return (type, end)
    }

    // MARK: Properties

    /// A property of a list such as `let a, b: Int`.
    private struct Property {
        let nameToken: Int
        var type: String?
        var hasTypeOrValue = false
        var body: Range<Int>?
    }

    private mutating func readProperties(at keyword: Int, before end: Int, _ head: Head, in type: Int?) -> Int {
        var properties: [Property] = []
        var next = keyword + 1
        while next < end {
            let (read, behind) = readProperty(at: next, before: end)
            if read.isEmpty { break }
            properties += read
            next = behind
            guard next < end, reader.isSymbol(next, ",") else { break }
            next += 1
        }
        next = min(max(next, keyword + 1), end)
        var typeOfList: String?
        for index in properties.indices.reversed() {
            if properties[index].hasTypeOrValue { typeOfList = properties[index].type }
            properties[index].type = typeOfList
        }
        for property in properties {
            add(
                MemberDeclaration(
                    name: reader.name(property.nameToken), labels: [], kind: .property, modifiers: head.modifiers,
                    type: property.type, parameters: [], nameToken: property.nameToken,
                    tokens: head.start..<max(next, head.start), body: property.body), to: type)
        }
        return next
    }

    /// Reads one pattern with its type, value and accessors. A tuple is several properties.
    private func readProperty(at start: Int, before end: Int) -> (properties: [Property], next: Int) {
        var properties: [Property] = []
        if reader.kind(start) == .word {
            properties = [Property(nameToken: start)]
        } else if reader.isBracket(start, "(") {
            properties = reader.inside(start).filter { reader.kind($0) == .word }.map {
                Property(nameToken: $0, hasTypeOrValue: true)
            }
        }
        guard !properties.isEmpty else { return ([], start) }
        var next = reader.after(start)
        var hasValue = false
        if reader.isSymbol(next, ":") {
            let behind = types.skip(next + 1, before: end)
            if properties.count == 1 { properties[0].type = types.name(in: next + 1..<max(next + 1, behind)) }
            properties[0].hasTypeOrValue = true
            next = max(behind, next + 1)
        }
        if reader.isSymbol(next, "=") {
            hasValue = true
            properties[0].hasTypeOrValue = true
            next = skipValue(next + 1, before: end)
        }
        if next < end, reader.isBracket(next, "{"), !hasValue || isObservers(next) {
            properties[0].body = bodyRange(next, before: end)
            next = min(bodyRange(next, before: end).upperBound + 1, end)
        }
        return (properties, min(next, end))
    }

    /// Whether a brace begins `didSet` or `willSet`.
    private func isObservers(_ brace: Int) -> Bool {
        var next = brace + 1
        while reader.isSymbol(next, "@"), reader.kind(next + 1) == .word { next += 2 }
        return ["didSet", "willSet"].contains(reader.keyword(next))
    }

    /// Moves behind an initial value: to the next declaration, property of the list, or observers.
    private func skipValue(_ start: Int, before end: Int) -> Int {
        var next = start
        while next < end {
            if reader.kind(next) == .closing || reader.isSymbol(next, ";") { return next }
            if next > start, reader.startsLine(next), !continuesValue(next) { return next }
            if reader.isSymbol(next, ","), beginsProperty(next + 1) { return next }
            if next > start, reader.isBracket(next, "{"), isObservers(next) { return next }
            next = reader.afterGenerics(next) ?? reader.after(next)
        }
        return end
    }

    private func beginsProperty(_ index: Int) -> Bool {
        if reader.isBracket(index, "(") { return true }
        guard reader.kind(index) == .word else { return false }
        return [":", "=", ","].contains(reader.name(index + 1)) || reader.startsLine(index + 1)
    }

    /// Whether the first token of a line goes on with the value of the line before.
    private func continuesValue(_ index: Int) -> Bool {
        if reader.kind(index - 1) == .symbol, !["!", "?", ">"].contains(reader.name(index - 1)) { return true }
        switch reader.kind(index) {
        case .symbol: return !reader.isSymbol(index, "@") && !reader.isSymbol(index, "#")
        case .word:
            let word = reader.keyword(index)
            if ["as", "is", "else"].contains(word) { return true }
            // A value may begin in the line behind `=`, `return`, `try`, …
            return ["try", "await", "in", "if", "switch"].contains(reader.keyword(index - 1))
        default: return reader.kind(index) != nil
        }
    }
}
