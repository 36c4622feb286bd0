import A11yModel

/// Typed access to nodes. A value of the wrong kind is reported as a problem that names its key, and decodes to nil.
///
/// In YAML a quoted scalar is a text, never a number or a flag. In XML every value is the text of an attribute.
extension Node {
    /// A text.
    public func string(_ problems: inout [Problem]) -> String? {
        if isAbsent { return nil }
        return kind == .scalar ? text : wrong("a text", &problems)
    }

    /// A flag: `true` or `false`, `yes` or `no`, `on` or `off`, in small letters, in capitals or with one.
    public func flag(_ problems: inout [Problem]) -> Bool? {
        if isAbsent { return nil }
        guard kind == .scalar else { return wrong("true or false", &problems) }
        if isUnquoted, let flag = spelledFlag { return flag }
        return wrong(spelledFlag == nil ? "true or false" : "true or false, without quotation marks", &problems)
    }

    /// Whether it is a flag: one of its words, without quotation marks in YAML.
    public var isFlag: Bool { kind == .scalar && isUnquoted && spelledFlag != nil }

    private var spelledFlag: Bool? { Node.flags[text.lowercased()] }

    /// A number.
    public func number(_ problems: inout [Problem]) -> Double? {
        if isAbsent { return nil }
        guard kind == .scalar, let number = writtenNumber else { return wrong("a number", &problems) }
        return isUnquoted ? number : wrong("a number, without quotation marks", &problems)
    }

    /// A whole number.
    public func integer(_ problems: inout [Problem]) -> Int? {
        if isAbsent { return nil }
        guard kind == .scalar, isUnquoted, let integer = writtenNumber.flatMap(Int.init(exactly:)) else {
            return wrong("a whole number", &problems)
        }
        return integer
    }

    /// Numbers, one for each of `parts`, which name them in the problem: a list, or an attribute such as `0 0 44 44`.
    public func numbers(_ parts: [String], _ problems: inout [Problem]) -> [Double]? {
        if isAbsent { return nil }
        if let numbers = listedNumbers, numbers.count == parts.count { return numbers }
        let counts = ["no", "one", "two", "three", "four", "five", "six"]
        let count = parts.count < counts.count ? counts[parts.count] : String(parts.count)
        let list = looseNumbers(parts).map { ", in a list: `[\($0.joined(separator: ", "))]`" } ?? ""
        return wrong("\(count) numbers: \(parts.joined(separator: ", "))\(list)", &problems)
    }

    /// The numbers of a text such as `0 0 44 44`, or of a mapping by the names of its parts, as they are written; nil
    /// unless there is one for each part.
    private func looseNumbers(_ parts: [String]) -> [String]? {
        let written: [String] =
            switch kind {
            case .scalar: text.split { $0 == " " || $0 == "," || $0 == "x" }.map(String.init)
            case .mapping: parts.compactMap { entry($0)?.text }
            case .sequence, .element: []
            }
        return written.count == parts.count && written.allSatisfy { Double($0) != nil } ? written : nil
    }

    /// A word of a list, with its bytes.
    public struct Word: Hashable, Sendable {
        /// The text of the item.
        public let text: String
        /// Its bytes, without the spaces around it.
        public let range: SourceRange

        /// A word with its bytes.
        public init(text: String, range: SourceRange) {
            self.text = text
            self.range = range
        }
    }

    /// A list of texts with their ranges: a sequence in YAML; in XML an attribute with items separated by spaces, or by
    /// commas if it contains one.
    public func words(_ problems: inout [Problem]) -> [Word]? {
        if isAbsent { return nil }
        if let words = listed { return words }
        if kind == .scalar { return wrong("a list: `[\(written)]`", &problems) }
        return wrong("a list of texts", &problems)
    }

    /// Reports a problem at the value that names its key and what was expected. Returns nil.
    public func wrong<Value>(_ expected: String, _ problems: inout [Problem]) -> Value? {
        let name = key.map { "`\($0.name)`" } ?? (kind == .element ? "`<\(tag)>`" : "this value")
        problems.append(.syntax("\(name) must be \(expected)", at: range, unchecked: name))
        return nil
    }
}

extension Node {
    /// The words for flags. YAML 1.1 and Interface Builder have more of them than YAML 1.2, and authors write all.
    private static let flags = ["true": true, "false": false, "yes": true, "no": false, "on": true, "off": false]

    /// A number as YAML and XML write it. Unlike `Double.init`, rejects infinities and hexadecimal digits.
    static func number(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }) else { return nil }
        return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    /// The number that a scalar spells, quoted or not; nil for any other text.
    private var writtenNumber: Double? { Node.number(text) }

    /// The items of a list or the words of an attribute, if all are unquoted numbers.
    private var listedNumbers: [Double]? {
        let isAttribute = tree.syntax == .xml && kind == .scalar
        guard isAttribute || kind == .sequence else { return nil }
        let numbers =
            isAttribute
            ? attributeWords.map { Node.number($0.text) }
            : items.map { $0.kind == .scalar && $0.isPlain ? $0.writtenNumber : nil }
        return numbers.contains(nil) ? nil : numbers.compactMap(\.self)
    }

    private var isUnquoted: Bool { tree.syntax == .xml || isPlain }

    /// The text of the value, shortened for a message.
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

    /// The words of an attribute. If its text has entities, all words have the range of the attribute.
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
