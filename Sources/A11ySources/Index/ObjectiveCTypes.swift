/// Reads types and declarators of Objective-C.
struct ObjectiveCTypes {
    let reader: TokenReader

    /// Words that qualify a type or a pointer.
    private static let qualifiers: Set<String> = [
        "IBInspectable", "IBOutlet", "_Atomic", "_Nonnull", "_Null_unspecified", "_Nullable", "__autoreleasing",
        "__block",
        "__kindof", "__nonnull", "__nullable", "__strong", "__unsafe_unretained", "__unused", "__weak", "const", "enum",
        "extern", "nonnull", "null_unspecified", "nullable", "static", "struct", "volatile",
    ]
    /// Collections whose elements a type stands for.
    private static let collections: Set<String> = ["NSArray", "NSMutableArray"]

    /// The name of the type in a range, as `MemberDeclaration.type` states it.
    func name(in range: Range<Int>) -> String? {
        var range = range
        while let start = range.first(where: { !isQualifier($0) }) {
            guard let name = reader.word(start), name != "void" else { return nil }
            guard Self.collections.contains(name), let end = reader.afterGenerics(start + 1), end <= range.upperBound
            else { return name }
            range = start + 2..<max(start + 2, end - 1)
        }
        return nil
    }

    private func isQualifier(_ index: Int) -> Bool { Self.qualifiers.contains(reader.name(index)) }

    /// The index of the name that is declared in a part of a declaration between commas. The first part begins with the
    /// type.
    func declaredName(in range: Range<Int>, isFirst: Bool) -> Int? {
        var next = range.lowerBound
        var words: [Int] = []
        while next < range.upperBound {
            // What follows is no part of the name: a value, the bits of a field, the size of an array.
            if reader.isSymbol(next, "=") || reader.isSymbol(next, ":") || reader.isBracket(next, "[") { break }
            if reader.isBracket(next, "("), let name = pointerName(inside: next) { return name }
            if reader.isSymbol(next, "*") { words = isFirst ? words.prefix(1) + [] : [] }
            if reader.kind(next) == .word, !isQualifier(next), !isAttribute(next) { words.append(next) }
            next = reader.afterGenerics(next) ?? reader.after(next)
        }
        return words.count > (isFirst ? 1 : 0) ? words.last : nil
    }

    /// The name in `(^name)` or `(*name)`.
    private func pointerName(inside index: Int) -> Int? {
        guard reader.isSymbol(index + 1, "^") || reader.isSymbol(index + 1, "*") else { return nil }
        return reader.inside(index).first { reader.kind($0) == .word && !isQualifier($0) }
    }

    /// Whether a word is a macro such as `UI_APPEARANCE_SELECTOR` or `NS_AVAILABLE(…)` behind a name.
    private func isAttribute(_ index: Int) -> Bool {
        let word = reader.name(index)
        if reader.isBracket(index + 1, "("), pointerName(inside: index + 1) == nil { return true }
        return word.contains("_") && !word.hasPrefix("_") && word == word.uppercased()
    }
}
