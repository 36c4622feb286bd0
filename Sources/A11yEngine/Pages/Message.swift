import A11yModel

/// A message with placeholders: `VoiceOver says “{speech}” and nothing else.`
public struct Message: Sendable {
    private enum Piece: Sendable {
        /// Words, and how they read after the number 1 if that differs.
        case words(String, afterOne: String?)
        case placeholder(String)
    }

    private let pieces: [Piece]

    /// A message with this template; an unclosed brace is an ordinary character.
    public init(_ template: String) {
        var pieces: [Piece] = []
        var rest = Substring(template).utf8
        while let open = rest.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            if open > rest.startIndex { pieces.append(Message.words(Substring(rest[..<open]))) }
            pieces.append(.placeholder(String(Substring(rest[rest.index(after: open)..<close]))))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { pieces.append(Message.words(Substring(rest))) }
        self.pieces = pieces
    }

    /// The names between braces.
    var placeholders: [String] { pieces.compactMap { if case .placeholder(let name) = $0 { name } else { nil } } }

    /// The message with the facts filled in. A placeholder without a fact stays as written, which tests look for.
    public func rendered(_ facts: Facts) -> String { rendered { facts[$0] } }

    /// The message about no finding, with the names of its facts in their place. Other braces are code.
    var general: String { rendered { $0.allSatisfy(\.isLetter) ? .text($0) : nil } }

    /// The message with facts that are looked up on demand. It is put together as bytes: every finding has one.
    public func rendered(by fact: (String) -> Fact?) -> String {
        var text: [UInt8] = []
        var isOpen = false
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .words(let words, let afterOne):
                let words = afterOne.flatMap { Message.isOne(text) ? $0 : nil } ?? words
                Message.append(isOpen ? String(words.dropFirst()) : words, to: &text)
                isOpen = false
            case .placeholder(let name):
                let words = fact(name).map(Message.words(for:)) ?? "{\(name)}"
                // What is between backticks is no quotation.
                isOpen = isQuoted(index) && words.hasPrefix("`") && words.hasSuffix("`")
                if isOpen { text.removeLast(Message.openingQuote.count) }
                Message.append(words, to: &text)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether a placeholder has quotation marks of its own.
    private func isQuoted(_ index: Int) -> Bool {
        guard index > 0, index + 1 < pieces.count, case .words(let before, _) = pieces[index - 1],
            case .words(let after, _) = pieces[index + 1]
        else { return false }
        return before.hasSuffix("“") && after.hasPrefix("”")
    }

    private static let openingQuote = Array("“".utf8)

    /// Appends a part of a message. After a fact that asks, “did you mean `button`?”, a new sentence begins.
    private static func append(_ part: String, to text: inout [UInt8]) {
        guard asks(text) else { return text += part.utf8 }
        let rest = [";", "."].contains(part.first) ? part.dropFirst() : part[...]
        let start = rest.prefix { $0 == " " }
        text += start.utf8
        text += rest.dropFirst(start.count).prefix(1).uppercased().utf8
        text += rest.dropFirst(start.count + 1).utf8
    }

    /// Whether the text ends with a question, and maybe a space.
    private static func asks(_ text: [UInt8]) -> Bool {
        let end = text.last == UInt8(ascii: " ") ? text.count - 1 : text.count
        return end > 0 && text[end - 1] == UInt8(ascii: "?")
    }

    /// Whether the text ends with the number 1, and not with the last digit of a larger number or the second of two
    /// sides.
    private static func isOne(_ text: [UInt8]) -> Bool {
        guard text.last == UInt8(ascii: "1") else { return false }
        if text.count == 1 { return true }
        return text[text.count - 2] == UInt8(ascii: " ")
            && !text.suffix(Message.secondSide.count).elementsEqual(Message.secondSide)
    }

    private static let secondSide = Array("× 1".utf8)

    /// Words with their singular.
    private static func words(_ words: Substring) -> Piece {
        let isPlural = words.hasPrefix(" points")
        return .words(String(words), afterOne: isPlural ? " point" + words.dropFirst(" points".count) : nil)
    }
    /// The number of list entries that a message shows; the rest is counted.
    public static let listed = 3
    /// Numbers have at most one decimal: users cannot see less than half a point.
    private static let tenths = 10.0

    static func words(for fact: Fact) -> String {
        switch fact {
        case .text(let text): return text
        case .number(let number): return digits(of: number)
        case .list(let items):
            return enumerated(items.map { $0.hasPrefix("`") && $0.hasSuffix("`") ? $0 : "“\($0)”" }, most: listed)
        }
    }

    private static func digits(of number: Double) -> String {
        let rounded = (number * tenths).rounded() / tenths
        return Int(exactly: rounded).map(String.init) ?? String(rounded)
    }
}
