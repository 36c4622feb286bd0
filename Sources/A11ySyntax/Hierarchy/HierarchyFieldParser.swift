import A11yModel

/// Parses the fields of an element's line: an address, a frame, texts in apostrophes, an unquoted value, and words such
/// as `Disabled`.
///
/// Nothing is escaped. A text therefore ends at the end of the line, or at a comma followed by the name of a later
/// field. Cost: linear in the bytes.
struct HierarchyFieldParser {
    /// A field with its name as an attribute. A word is its own name.
    struct Field {
        let name: String
        let key: SourceRange
        let value: SourceRange
    }

    /// The end of the last line read.
    private(set) var end: Int
    /// The start of the next line.
    private(set) var nextLine: Int
    /// Whether the text ends inside a field.
    private(set) var isCut = false
    private let bytes: [UInt8]
    private var position: Int
    /// The fields of a frame, and the index of the one to return next.
    private var frame: (numbers: [Field], next: Int) = ([], 0)
    /// The rank and the name of the current field. No field occurs twice.
    private var rank = 0
    private var current = ""

    init(_ bytes: [UInt8], of line: HierarchyLine) {
        self.bytes = bytes
        end = line.end
        nextLine = line.next
        position = HierarchyCursor(bytes, end: line.end).afterRole(line.type.end)
    }

    /// The text fields, each with its rank in the order in which XCUITest prints them. A placeholder may occur
    /// anywhere.
    private static let texts = [("identifier", 1), ("title", 2), ("label", 2), ("placeholderValue", anyRank)]
    /// The names of the numbers of a frame.
    static let sides = ["x", "y", "width", "height"]
    private static let valueRank = 3
    private static let anyRank = 4
    private static let words = ["Disabled", "Selected", "Focused", "Keyboard Focused", "isRemoteLeafPlaceholder"]

    /// The next field; nil at the end of the element.
    mutating func next() -> Field? {
        if frame.next < frame.numbers.count {
            frame.next += 1
            return frame.numbers[frame.next - 1]
        }
        while position < end {
            let cursor = HierarchyCursor(bytes, end: end)
            position = cursor.after(position) { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") || $0 == 0x20 }
            if cursor.spells("{{", at: position) {
                readFrame()
                return next()
            }
            if let text = HierarchyFieldParser.texts.first(where: { cursor.spells("\($0.0): '", at: position) }) {
                if text.1 != HierarchyFieldParser.anyRank { rank = text.1 }
                return readText(text.0)
            }
            if cursor.spells("value: ", at: position) { return readValue() }
            let start = position
            position = cursor.after(start) { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ":") }
            let word = SourceRange(start, position)
            let name = String(decoding: bytes[start..<position], as: UTF8.self)
            if HierarchyFieldParser.words.contains(name) { return Field(name: name, key: word, value: word) }
            if name == "traits" { return readTraits(word) }
        }
        return nil
    }

    private mutating func readTraits(_ key: SourceRange) -> Field? {
        let cursor = HierarchyCursor(bytes, end: end)
        let start = cursor.after(position) { $0 == UInt8(ascii: ":") || $0 == 0x20 }
        position = cursor.after(start) { $0 != UInt8(ascii: ",") }
        return Field(name: "traits", key: key, value: SourceRange(start, position))
    }

    /// `{{x, y}, {width, height}}`.
    private mutating func readFrame() {
        let cursor = HierarchyCursor(bytes, end: end)
        let start = position
        var numbers: [Field] = []
        for name in HierarchyFieldParser.sides {
            let first = cursor.after(position) { " ,{}".utf8.contains($0) }
            position = cursor.after(first) { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "}") }
            numbers.append(Field(name: name, key: SourceRange(start, start), value: SourceRange(first, position)))
        }
        position = cursor.after(position) { $0 == UInt8(ascii: "}") }
        if !cursor.spells("}}", at: position - 2) { isCut = end == trimmedEnd }
        frame = (numbers.map { Field(name: $0.name, key: SourceRange(start, position), value: $0.value) }, 0)
    }

    /// A text in apostrophes. It may contain apostrophes and line breaks.
    private mutating func readText(_ name: String) -> Field {
        current = name
        let key = SourceRange(position, position + name.utf8.count)
        let start = key.end + 3
        position = start
        while true {
            if position >= end {
                guard goOn() else { break }
            } else if bytes[position] == UInt8(ascii: "'"), endsText(at: position + 1) {
                position += 1
                return Field(name: name, key: key, value: SourceRange(start, position - 1))
            } else {
                position += 1
            }
        }
        isCut = end == trimmedEnd
        return Field(name: name, key: key, value: SourceRange(min(start, end), end))
    }

    private mutating func readValue() -> Field {
        let key = SourceRange(position, position + 5)
        let start = key.end + 2
        position = start
        rank = HierarchyFieldParser.valueRank
        while true {
            if position >= end {
                guard goOn() else { break }
            } else if bytes[position] == UInt8(ascii: ","), endsPart(at: position) {
                break
            } else {
                position += 1
            }
        }
        return Field(name: "value", key: key, value: SourceRange(min(start, position), position))
    }

    /// Continues in the next line; false if that is an element or the end of the tree.
    private mutating func goOn() -> Bool {
        guard nextLine < bytes.count else { return false }
        let line = HierarchyLine(bytes, at: nextLine)
        guard line.kind == .other, HierarchyCursor(bytes, end: line.end).afterLogPrefix(nextLine) == nextLine else {
            return false
        }
        position = nextLine
        (end, nextLine) = (line.end, line.next)
        return true
    }

    private func endsText(at index: Int) -> Bool { index >= end || endsPart(at: index) }

    /// Whether the comma at `index` precedes another field.
    private func endsPart(at index: Int) -> Bool {
        let cursor = HierarchyCursor(bytes, end: end)
        guard cursor.spells(", ", at: index) else { return false }
        let start = index + 2
        let next = HierarchyFieldParser.texts.first { cursor.spells("\($0.0): '", at: start) }
        if let next, next.1 >= rank, next.0 != current { return true }
        if rank < HierarchyFieldParser.valueRank, cursor.spells("value: ", at: start) { return true }
        if let behind = cursor.afterSetting(start) { return endsWord(at: behind) }
        return HierarchyFieldParser.words.contains { word in
            cursor.spells(word, at: start) && endsWord(at: start + word.utf8.count)
        }
    }

    private func endsWord(at index: Int) -> Bool {
        index >= end || HierarchyCursor(bytes, end: end).spells(", ", at: index)
    }

    /// The end of the last visible character of the text.
    private var trimmedEnd: Int {
        var index = bytes.count
        while index > 0, bytes[index - 1] <= 0x20 { index -= 1 }
        return index
    }
}
