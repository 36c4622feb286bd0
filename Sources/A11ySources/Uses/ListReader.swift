import A11yModel

/// Reads what code does with what it finds in lists of views: `view.subviews.forEach { $0.isHidden = true }`.
struct ListReader {
    private struct Body: Hashable {
        let path: String
        let start: Int
    }

    let methods: MethodEffects
    /// How many more expressions are read of each body that was looked at.
    private var left: [Body: Int] = [:]
    /// What bodies do to what they are given, if they call themselves with a subview.
    private var recursive: [Body: PropertySet] = [:]

    init(_ methods: MethodEffects) { self.methods = methods }

    /// The properties that code changes of what it finds in the list at a token.
    mutating func changes(throughList place: Int, in file: CodeFile) -> PropertySet {
        guard let member = file.member(around: place), let body = member.body, body.contains(place),
            let list = list(at: place, in: file)
        else {
            // A function outside of types.
            return .ofCode
        }
        let key = Body(path: file.path, start: body.lowerBound)
        var reader = UseReader(file, methods, left: left[key] ?? UseReader.mostExpressions)
        reader.read(list, in: UseReader.Scope(body: body, isReached: true))
        left[key] = reader.left
        if reader.left < 0 { return .ofCode }
        return reader.changes.union(recursiveChanges(of: member, body, at: key, in: file))
    }

    /// The longest chain that leads to a list. A longer one is written by a program.
    private static let longestChain = 64

    /// The expression whose value is the list; nil if it is too long.
    private func list(at place: Int, in file: CodeFile) -> UseReader.Expression? {
        var start = place
        if file.name(place - 1) == "." {
            start = place - 2
            while ["!", "?"].contains(file.name(start)) { start -= 1 }
            if file.kind(start) == .closing { start = file.match(start) ?? start }
            var length = 0
            while file.name(start - 1) == ".", file.kind(start - 2) == .word {
                start -= 2
                length += 1
                if length > ListReader.longestChain { return nil }
            }
        }
        var end = place + 1
        if file.language == .objectiveC, file.isBracket(end, "]"), let opening = file.match(end) {
            (start, end) = (opening, end + 1)
        }
        return UseReader.Expression(tokens: start..<end, part: .elements, place: place)
    }

    /// What calls itself with a subview does to it what it does to what it is given.
    private mutating func recursiveChanges(
        of member: MemberDeclaration, _ body: Range<Int>, at key: Body, in file: CodeFile
    ) -> PropertySet {
        if let known = recursive[key] { return known }
        var changes: PropertySet = []
        if !file.places(of: member.name, in: body).isEmpty {
            var reader = UseReader(file, methods)
            let scope = UseReader.Scope(body: body, isReached: true)
            for parameter in member.parameters { reader.readName(parameter, in: body, part: .element, scope) }
            let type = file.type(around: body.lowerBound)
            if let type, AppleClasses.contains(type.name) { reader.readSelf(in: body, scope) }
            changes = reader.changes
        }
        recursive[key] = changes
        return changes
    }
}

extension UseReader {
    /// The properties that all uses change.
    fileprivate var changes: PropertySet { uses.reduce(into: []) { $0.formUnion($1.properties) } }
}
