/// Reads the types that Swift writes behind a colon or an arrow.
struct SwiftTypes {
    let reader: TokenReader

    /// Words in front of a type.
    private static let specifiers: Set<String> = [
        "__owned", "__shared", "any", "borrowing", "consuming", "each", "inout", "isolated", "repeat", "sending",
        "some",
    ]
    /// Collections whose elements a type stands for, and optionals.
    private static let wrappers: Set<String> = [
        "Array", "ArraySlice", "ContiguousArray", "ImplicitlyUnwrappedOptional", "Optional",
    ]

    /// The index behind the type that begins at an index, at most `end`.
    func skip(_ start: Int, before end: Int) -> Int {
        var next = start
        while next < end {
            next = skipSimple(next, before: end)
            guard next < end, continues(next) else { break }
            next += 1
        }
        return min(next, end)
    }

    /// Whether a type goes on behind this token: `->`, `&`, or `async` and `throws` before an arrow.
    private func continues(_ index: Int) -> Bool {
        if reader.isSymbol(index, "->") || reader.isSymbol(index, "&") { return true }
        guard ["async", "throws", "rethrows"].contains(reader.keyword(index)) else { return false }
        return reader.isSymbol(index + 1, "->") || reader.isBracket(index + 1, "(")
            || ["throws", "rethrows"].contains(reader.keyword(index + 1))
    }

    /// A name with its arguments, or brackets, with what may stand before and behind.
    private func skipSimple(_ start: Int, before end: Int) -> Int {
        var next = skipSpecifiers(start, before: end)
        if reader.isBracket(next, "[") || reader.isBracket(next, "(") {
            next = reader.after(next)
        } else {
            guard reader.kind(next) == .word else { return next }
            next += 1
        }
        while next < end {
            if let behind = reader.afterGenerics(next) {
                next = behind
            } else if ["?", "!", "??", "..."].contains(reader.name(next)), !reader.startsLine(next) {
                next += 1
            } else if reader.isSymbol(next, "."), reader.kind(next + 1) == .word {
                next += 2
            } else {
                break
            }
        }
        return next
    }

    private func skipSpecifiers(_ start: Int, before end: Int) -> Int {
        var next = start
        while next < end {
            if reader.isSymbol(next, "@"), reader.kind(next + 1) == .word {
                let isCalled =
                    reader.isBracket(next + 2, "(")
                    && ["convention", "_typeEraser", "differentiable"].contains(reader.name(next + 1))
                next = isCalled ? reader.after(next + 2) : next + 2
            } else if reader.isSymbol(next, "~") || Self.specifiers.contains(reader.keyword(next)) {
                next += 1
            } else {
                break
            }
        }
        return next
    }

    /// The name of the type in a range, as `MemberDeclaration.type` states it.
    func name(in range: Range<Int>) -> String? {
        var range = range
        while !range.isEmpty {
            range = skipSpecifiers(range.lowerBound, before: range.upperBound)..<range.upperBound
            guard let start = range.first else { return nil }
            if hasArrow(range) { return nil }
            if reader.isBracket(start, "[") {
                let inside = reader.inside(start)
                if reader.parts(of: inside).count != 1 || hasColon(inside) { return "Dictionary" }
                range = inside
            } else if reader.isBracket(start, "(") {
                range = reader.inside(start)
                if reader.parts(of: range).count != 1 { return nil }
            } else {
                let last = lastPart(start, before: range.upperBound)
                guard let name = reader.word(last) else { return nil }
                guard Self.wrappers.contains(name), let end = reader.afterGenerics(last + 1) else { return name }
                range = last + 2..<end - 1
            }
        }
        return nil
    }

    private func hasArrow(_ range: Range<Int>) -> Bool {
        var next = range.lowerBound
        while next < range.upperBound {
            if reader.isSymbol(next, "->") { return true }
            next = reader.afterGenerics(next) ?? reader.after(next)
        }
        return false
    }

    private func hasColon(_ range: Range<Int>) -> Bool {
        var next = range.lowerBound
        while next < range.upperBound {
            if reader.isSymbol(next, ":") { return true }
            next = reader.after(next)
        }
        return false
    }

    /// The last name of `Module.Outer<T>.Inner`, without `Type` and `Protocol`.
    private func lastPart(_ start: Int, before end: Int) -> Int {
        var last = start
        while true {
            let next = reader.afterGenerics(last + 1) ?? last + 1
            guard next + 1 < end, reader.isSymbol(next, "."), let word = reader.word(next + 1) else { return last }
            if word == "Type" || word == "Protocol" { return last }
            last = next + 1
        }
    }
}
