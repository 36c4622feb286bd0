/// Reads the declarations of a file of Objective-C. Linear in the number of tokens.
struct ObjectiveCDeclarations {
    private let reader: TokenReader
    private let types: ObjectiveCTypes
    private var found = FileDeclarations()

    /// The declarations of a file.
    static func read(_ file: CodeFile) -> FileDeclarations {
        let reader = TokenReader(file)
        var declarations = ObjectiveCDeclarations(reader: reader, types: ObjectiveCTypes(reader: reader))
        var next = 0
        while next < file.tokens.count { next = max(declarations.read(at: next), next + 1) }
        return declarations.found
    }

    private mutating func read(at index: Int) -> Int {
        if let behind = afterMacro(index) { return behind }
        switch reader.keyword(index) {
        case "@interface", "@implementation", "@protocol": return readType(at: index)
        case "@compatibility_alias":
            if let alias = reader.word(index + 1), let target = reader.word(index + 2) {
                found.add(alias: alias, of: target)
            }
            return index + 3
        case "typedef":
            // `typedef UIViewController Base;`; with a star it would be no class.
            if let target = reader.word(index + 1), let alias = reader.word(index + 2), reader.isSymbol(index + 3, ";")
            {
                found.add(alias: alias, of: target)
            }
            return index + 1
        default: return reader.after(index)
        }
    }

    /// The index behind a `#define`, which ends with its line; nil if there is none.
    private func afterMacro(_ index: Int) -> Int? {
        guard reader.isSymbol(index, "#"), reader.startsLine(index) else { return nil }
        var next = index + 1
        while reader.kind(next) != nil, !reader.startsLine(next) { next += 1 }
        return next
    }

    // MARK: Types

    private mutating func readType(at keyword: Int) -> Int {
        let word = reader.keyword(keyword)
        guard let name = reader.word(keyword + 1) else { return keyword + 1 }
        var next = keyword + 2
        // `@protocol A, B;` and the protocol of an expression declare nothing.
        if word == "@protocol", reader.isSymbol(next, ",") || reader.isSymbol(next, ";") || reader.isBracket(next, ")")
        {
            return next
        }
        var inherited: [String] = []
        var protocols: [String] = []
        var isCategory = false
        if let behind = reader.afterGenerics(next) {
            if !reader.isSymbol(behind, ":"), !reader.isBracket(behind, "(") { protocols = names(in: next..<behind) }
            next = behind
        }
        if reader.isSymbol(next, ":") {
            if let superclass = reader.word(next + 1) { inherited = [superclass] }
            next += 2
        } else if reader.isBracket(next, "("), word != "@protocol" {
            isCategory = true
            next = reader.after(next)
        }
        while let behind = reader.afterGenerics(next) {
            protocols = names(in: next..<behind)
            next = behind
        }
        let kind: TypeDeclaration.Kind =
            word == "@protocol"
            ? .other : word == "@implementation" ? .implementation : isCategory ? .extension : .class
        let (members, end, last) = readMembers(from: next, isImplementation: word == "@implementation")
        found.types.append(
            TypeDeclaration(
                name: name, kind: kind, inherited: inherited + protocols, nameToken: keyword + 1,
                body: next..<max(next, end), members: members))
        return last
    }

    private func names(in range: Range<Int>) -> [String] { range.compactMap { reader.word($0) } }

    // MARK: Members

    /// Reads to `@end`. Returns the index of `@end` and the one behind it.
    private mutating func readMembers(
        from start: Int, isImplementation: Bool
    ) -> (members: [MemberDeclaration], end: Int, next: Int) {
        var members: [MemberDeclaration] = []
        var next = start
        if reader.isBracket(next, "{") {
            members += readVariables(reader.inside(next))
            next = reader.after(next)
        }
        while reader.kind(next) != nil {
            if let behind = afterMacro(next) {
                next = behind
                continue
            }
            switch reader.keyword(next) {
            case "@end": return (members, next, next + 1)
            case "@interface", "@implementation":
                found.problem = "an `@end` is missing in it"
                return (members, next, next)
            case "@property":
                let (read, behind) = readProperty(at: next)
                members += read
                next = behind
            default:
                // The first method may stand in the line of `@implementation`.
                if let (method, behind) = readMethod(at: next, isFirst: next == start) {
                    members.append(method)
                    next = behind
                } else {
                    next = reader.after(next)
                }
            }
        }
        found.problem = "an `@end` is missing in it"
        return (members, next, next)
    }

    /// Reads a method that begins with `-` or `+`.
    private func readMethod(at start: Int, isFirst: Bool) -> (MemberDeclaration, Int)? {
        guard reader.isSymbol(start, "-") || reader.isSymbol(start, "+") else { return nil }
        let isBehindEnd = reader.isSymbol(start - 1, ";") || reader.isBracket(start - 1, "}")
        guard reader.startsLine(start) || isBehindEnd || isFirst else { return nil }
        var modifiers: Set<String> = reader.isSymbol(start, "+") ? ["static"] : []
        var next = start + 1
        var type: String?
        if reader.isBracket(next, "(") {
            if names(in: reader.inside(next)).contains("IBAction") {
                modifiers.insert("@IBAction")
            } else {
                type = types.name(in: reader.inside(next))
            }
            next = reader.after(next)
        }
        guard let first = reader.word(next) else { return nil }
        let nameToken = next
        var (pieces, parameters) = ([first], [String]())
        next += 1
        while reader.isSymbol(next, ":") {
            next += 1
            if reader.isBracket(next, "(") { next = reader.after(next) }
            // Attributes such as `__unused` stand in front of the name.
            while reader.kind(next) == .word, reader.kind(next + 1) == .word, !reader.isSymbol(next + 2, ":") {
                next += 1
            }
            if let parameter = reader.word(next) {
                parameters.append(parameter)
                next += 1
            }
            if reader.kind(next) == .word, reader.isSymbol(next + 1, ":") {
                pieces.append(reader.name(next))
                next += 1
            } else if reader.isSymbol(next, ":") {
                pieces.append("")
            }
        }
        while reader.kind(next) != nil, !reader.isSymbol(next, ";"), !reader.isBracket(next, "{") {
            if reader.kind(next) == .closing || reader.keyword(next).hasPrefix("@") { break }
            next = reader.after(next)
        }
        let hasBody = reader.isBracket(next, "{")
        let isInitializer =
            first.hasPrefix("init") && !modifiers.contains("static") && !Self.isLower(first.dropFirst(4))
        let end = hasBody || reader.isSymbol(next, ";") ? reader.after(next) : next
        let member = MemberDeclaration(
            name: isInitializer ? "init" : first, labels: Array(pieces.dropFirst()),
            kind: isInitializer ? .initializer : .method, modifiers: modifiers, type: type, parameters: parameters,
            nameToken: nameToken, tokens: start..<end, body: hasBody ? reader.inside(next) : nil)
        return (member, end)
    }

    private static func isLower(_ text: Substring) -> Bool { text.first.map { $0.isLowercase } ?? false }

    private func readProperty(at keyword: Int) -> ([MemberDeclaration], Int) {
        var next = keyword + 1
        var attributes: Set<String> = []
        if reader.isBracket(next, "(") {
            attributes = Set(names(in: reader.inside(next)))
            next = reader.after(next)
        }
        let end = statementEnd(next)
        return (readDeclarators(keyword, next..<end, modifiers: attributes), reader.isSymbol(end, ";") ? end + 1 : end)
    }

    /// The index of the semicolon that ends a statement, or of what cannot be in it.
    private func statementEnd(_ start: Int) -> Int {
        var next = start
        while reader.kind(next) != nil, !reader.isSymbol(next, ";"), reader.kind(next) != .closing {
            if reader.keyword(next).hasPrefix("@") { break }
            next = reader.after(next)
        }
        return next
    }

    /// Reads the block of instance variables.
    private func readVariables(_ range: Range<Int>) -> [MemberDeclaration] {
        var members: [MemberDeclaration] = []
        var next = range.lowerBound
        while next < range.upperBound {
            if let behind = afterMacro(next) {
                next = behind
            } else if reader.keyword(next).hasPrefix("@") {
                next += 1
            } else {
                let end = max(next, min(statementEnd(next), range.upperBound))
                members += readDeclarators(next, next..<end, modifiers: [])
                next = end + 1
            }
        }
        return members
    }

    /// Reads `IBOutlet UIButton *a, *b`, each name a property.
    private func readDeclarators(_ start: Int, _ range: Range<Int>, modifiers: Set<String>) -> [MemberDeclaration] {
        var modifiers = modifiers
        var next = range.lowerBound
        var type: String?
        while next < range.upperBound,
            ["IBOutlet", "IBOutletCollection", "IBInspectable"].contains(reader.keyword(next))
        {
            modifiers.insert("@" + reader.keyword(next))
            if reader.isBracket(next + 1, "(") {
                type = reader.word(next + 2)
                next = reader.after(next + 1)
            } else {
                next += 1
            }
        }
        let parts = reader.parts(of: next..<max(next, range.upperBound))
        if type == nil, let first = parts.first { type = types.name(in: first) }
        return parts.enumerated().compactMap { position, part in
            guard let name = types.declaredName(in: part, isFirst: position == 0) else { return nil }
            return MemberDeclaration(
                name: reader.name(name), labels: [], kind: .property, modifiers: modifiers, type: type, parameters: [],
                nameToken: name, tokens: start..<max(start, range.upperBound), body: nil)
        }
    }
}
