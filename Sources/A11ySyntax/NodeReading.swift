import A11yModel

/// Typed access that reports instead of throwing: a value of the wrong kind is a problem that names its key, and nil.
///
/// In YAML a text in quotation marks is a text, never a number or a flag. In XML every value is an attribute's text.
extension Node {
    /// Whether YAML says that nothing is here: no text, `~` or `null`, without quotation marks. It reads as nil.
    package var isAbsent: Bool {
        // Most scalars are too long for it, and are not looked at any closer.
        guard tree.syntax == .yaml, kind == .scalar, isPlain, range.end - range.start <= Node.longestNull || isAlias
        else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// A text.
    package func string(_ problems: inout [Problem]) -> String? {
        if isAbsent { return nil }
        return kind == .scalar ? text : wrong("a text", &problems)
    }

    /// A yes or no: `true` or `false`, as YAML 1.2 has it; in XML also `YES` or `NO`, as Interface Builder has it.
    package func flag(_ problems: inout [Problem]) -> Bool? {
        if isAbsent { return nil }
        guard kind == .scalar else { return wrong("true or false", &problems) }
        let text = text
        let flags = tree.syntax == .yaml ? Node.yamlFlags : Node.xmlFlags
        if isUnquoted, let flag = flags[text] { return flag }
        let looksLikeFlag = ["yes", "no", "on", "off", "true", "false"].contains(text.lowercased())
        return wrong(looksLikeFlag ? "true or false: `\(text)` is a text" : "true or false", &problems)
    }

    /// A number.
    package func number(_ problems: inout [Problem]) -> Double? {
        if isAbsent { return nil }
        guard kind == .scalar, let number = writtenNumber else { return wrong("a number", &problems) }
        return isUnquoted ? number : wrong("a number, without quotation marks", &problems)
    }

    /// A whole number.
    package func integer(_ problems: inout [Problem]) -> Int? {
        if isAbsent { return nil }
        guard kind == .scalar, isUnquoted, let integer = writtenNumber.flatMap(Int.init(exactly:)) else {
            return wrong("a whole number", &problems)
        }
        return integer
    }

    /// As many numbers as there are `parts`, which the problem lists: a list, or an attribute such as `0 0 44 44`.
    package func numbers(_ parts: [String], _ problems: inout [Problem]) -> [Double]? {
        if isAbsent { return nil }
        if let numbers = listedNumbers, numbers.count == parts.count { return numbers }
        let counts = ["no", "one", "two", "three", "four", "five", "six"]
        let count = parts.count < counts.count ? counts[parts.count] : String(parts.count)
        return wrong("\(count) numbers: \(parts.joined(separator: ", "))", &problems)
    }

    /// One of a few words; another word gets the nearest of them suggested.
    package func word(of allowed: [String], _ problems: inout [Problem]) -> String? {
        if isAbsent { return nil }
        guard kind == .scalar else { return wrong("one of \(allowed.joined(separator: ", "))", &problems) }
        let text = text
        if allowed.contains(text) { return text }
        let hint = nearest(text, among: allowed).map { "; did you mean `\($0)`?" } ?? ""
        return wrong("one of \(allowed.joined(separator: ", "))\(hint)", &problems)
    }

    /// A word of a list, with its bytes.
    package struct Word: Hashable, Sendable {
        /// The word, or the text where items hold spaces.
        package let text: String
        /// Its bytes, without the spaces around it.
        package let range: SourceRange
    }

    /// A list of texts with their places: a sequence in YAML; in XML an attribute whose items are separated by spaces,
    /// or by commas where it has one.
    package func words(_ problems: inout [Problem]) -> [Word]? {
        if isAbsent { return nil }
        if let words = listed { return words }
        if kind == .scalar { return wrong("a list: `[\(written)]`", &problems) }
        return wrong("a list of texts", &problems)
    }

    /// A list of texts.
    package func texts(_ problems: inout [Problem]) -> [String]? {
        words(&problems)?.map(\.text)
    }

    /// The items of a list, of whatever kind: a sequence in YAML, the child elements in XML.
    package func list(_ problems: inout [Problem]) -> [Node]? {
        if isAbsent { return nil }
        return kind == .sequence || kind == .element ? Array(items) : wrong("a list", &problems)
    }

    /// The node itself where it has entries: a mapping in YAML, an element in XML.
    package func mapping(_ problems: inout [Problem]) -> Node? {
        if isAbsent { return nil }
        return kind == .mapping || kind == .element ? self : wrong("a mapping of keys to values", &problems)
    }

    /// Reports that this is not what was expected, at the value and by its key.
    package func wrong<Value>(_ expected: String, _ problems: inout [Problem]) -> Value? {
        let name = key.map { "`\($0.name)`" } ?? (kind == .element ? "`<\(tag)>`" : "this value")
        problems.append(.syntax("\(name) must be \(expected)", at: range, unchecked: name))
        return nil
    }
}

extension Node {
    /// Bytes of `null`.
    private static let longestNull = 4

    private static let yamlFlags = [
        "true": true, "True": true, "TRUE": true, "false": false, "False": false, "FALSE": false,
    ]
    private static let xmlFlags = ["true": true, "false": false, "YES": true, "NO": false]

    /// A number as YAML and XML write it; not the infinities, nor hexadecimal digits, that `Double` reads too.
    static func number(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The number that a scalar's text is, be it quoted or not; nil for any other text.
    private var writtenNumber: Double? { decimal ?? Node.number(text) }

    /// The items of a list, or the words of an attribute, where all of them are numbers without quotation marks.
    private var listedNumbers: [Double]? {
        var numbers: [Double] = []
        if tree.syntax == .xml, kind == .scalar {
            for word in attributeWords {
                guard let number = Node.number(word.text) else { return nil }
                numbers.append(number)
            }
            return numbers
        }
        guard kind == .sequence else { return nil }
        numbers.reserveCapacity(Node.sidesOfRectangle)
        for item in items {
            guard item.kind == .scalar, item.isPlain, let number = item.writtenNumber else { return nil }
            numbers.append(number)
        }
        return numbers
    }

    /// Most lists of numbers are rectangles.
    private static let sidesOfRectangle = 4

    private var isUnquoted: Bool { tree.syntax == .xml || isPlain }

    /// The value as the file has it, short enough for a message.
    private var written: String {
        let text = text
        return text.count > 40 ? text.prefix(40) + "…" : text
    }

    private var listed: [Word]? {
        if tree.syntax == .xml, kind == .scalar { return attributeWords }
        guard kind == .sequence else { return nil }
        var words: [Word] = []
        for item in items {
            guard item.kind == .scalar else { return nil }
            words.append(Word(text: item.text, range: item.range))
        }
        return words
    }

    /// The words of an attribute. Where entities make its text another than its bytes, all have the attribute's range.
    private var attributeWords: [Word] {
        let text = text
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
        let hasComma = text.utf8.contains(UInt8(ascii: ","))
        let bytes = Array(text.utf8)
        let isExact = bytes.count == range.end - range.start
        let parts = hasComma ? bytes.split(separator: UInt8(ascii: ",")) : bytes.split(whereSeparator: isSpace)
        return parts.compactMap { part in
            let trimmed = part.drop(while: isSpace)
            let word = trimmed.prefix(
                (trimmed.lastIndex { !isSpace($0) } ?? trimmed.startIndex - 1) - trimmed.startIndex + 1)
            guard !word.isEmpty else { return nil }
            let place = SourceRange(range.start + word.startIndex, range.start + word.endIndex)
            return Word(text: String(decoding: word, as: UTF8.self), range: isExact ? place : range)
        }
    }
}
