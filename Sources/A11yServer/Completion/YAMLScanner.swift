import A11yModel

/// Reads a YAML text up to a cursor, line by line, and keeps account of the keys around it. It knows indentation, flow
/// style, quotation marks, comments and blocks of text, and takes whatever else stands there as it comes.
struct YAMLScanner {
    private let words: YAMLWords
    private let cursor: Int
    private var levels = YAMLLevels()
    private var index = 0
    /// The column of the key whose value is a block of text.
    private var block: Int?
    private var found: WrittenPlace?

    init(_ bytes: [UInt8], cursor: Int) {
        words = YAMLWords(bytes: bytes)
        self.cursor = min(cursor, bytes.count)
    }

    /// The place of the cursor.
    mutating func place() -> WrittenPlace {
        while found == nil, index <= words.bytes.count { readLine() }
        return found ?? WrittenPlace(.text, SourceRange(cursor, cursor))
    }

    private func byte(_ offset: Int) -> UInt8? { words.byte(offset) }

    private func isEnd(_ offset: Int) -> Bool { words.isEnd(offset) }

    private mutating func readLine() {
        let start = index
        while byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: "\t") { index += 1 }
        if levels.isInFlow {
            readFlow()
        } else if isEnd(index) {
            // On an empty line the column of the cursor is the intended depth.
            if cursor <= index {
                let isText = block.map { cursor - start > $0 } ?? false
                settle(isText ? .text : .entry, at: max(cursor, start), column: cursor - start)
            }
        } else if let block, index - start > block {
            skipLine(as: .text)
        } else {
            block = nil
            readBlockLine(from: start)
        }
        while !isEnd(index) { index += 1 }
        if found == nil, cursor <= index { settleValue(SourceRange(cursor, cursor)) }
        index += byte(index) == UInt8(ascii: "\r") && byte(index + 1) == UInt8(ascii: "\n") ? 2 : 1
    }

    private mutating func skipLine(as part: WrittenPlace.Part) {
        let start = index
        while !isEnd(index) { index += 1 }
        if cursor <= index { found = WrittenPlace(path: levels.path, part, SourceRange(start, index)) }
    }

    private mutating func readBlockLine(from start: Int) {
        if byte(index) == UInt8(ascii: "#") { return skipLine(as: .comment) }
        if index == start, words.bytes[index...].starts(with: "---".utf8) {
            (levels, index) = (YAMLLevels(), index + 3)
        }
        while byte(index) == UInt8(ascii: "-"), byte(index + 1) == UInt8(ascii: " ") || isEnd(index + 1) {
            levels.close(to: index - start, keepingKey: true)
            levels.open(.entry(column: index - start))
            index += 1
            while byte(index) == UInt8(ascii: " ") { index += 1 }
            if isEnd(index) || cursor < index {
                if cursor <= index { settle(.entry, at: cursor, column: nil) }
                return
            }
        }
        let column = index - start
        if byte(index) == UInt8(ascii: "{") || byte(index) == UInt8(ascii: "[") {
            levels.close(to: column, keepingKey: false)
            return readFlow()
        }
        let word = readWord(endingAt: [])
        if byte(index) == UInt8(ascii: ":") {
            levels.close(to: column, keepingKey: false)
            if reaches(word.range) { return settleEntry(word.range) }
            levels.open(.key(word.text, column: column))
            index += 1
            readValue(ofKeyIn: column)
        } else {
            if reaches(word.range) {
                levels.close(to: column, keepingKey: false)
                return settleEntry(word.range)
            }
            index = word.range.start
            readValue(ofKeyIn: column)
        }
    }

    /// Reads what stands behind a colon, or instead of a key.
    private mutating func readValue(ofKeyIn column: Int) {
        while byte(index) == UInt8(ascii: " ") { index += 1 }
        if cursor < index { return settleValue(SourceRange(cursor, cursor)) }
        switch byte(index) {
        case UInt8(ascii: "|"), UInt8(ascii: ">"):
            block = column
            skipLine(as: .text)
        case UInt8(ascii: "["), UInt8(ascii: "{"): readFlow()
        case UInt8(ascii: "#"): skipLine(as: .comment)
        default:
            let start = index
            let word = readText()
            if !isEnd(start), reaches(word) { return settleValue(word) }
            while byte(index) == UInt8(ascii: " ") { index += 1 }
            if byte(index) == UInt8(ascii: "#") { skipLine(as: .comment) }
        }
    }

    /// Reads a value in flow style, as far as it goes on this line.
    private mutating func readFlow() {
        repeat {
            while byte(index) == UInt8(ascii: " ") || byte(index) == UInt8(ascii: "\t") { index += 1 }
            if cursor < index { return settleEntry(SourceRange(cursor, cursor)) }
            switch byte(index) {
            case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if cursor == index { settleEntry(SourceRange(cursor, cursor)) }
                return
            case UInt8(ascii: "{"): levels.open(.flowMapping(key: nil))
            case UInt8(ascii: "["): levels.open(.flowList)
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if cursor == index { return settleEntry(SourceRange(cursor, cursor)) }
                levels.closeFlow()
            case UInt8(ascii: ","):
                if cursor == index { return settleEntry(SourceRange(cursor, cursor)) }
                levels.setFlowKey(nil)
            case UInt8(ascii: "#"): return skipLine(as: .comment)
            default:
                readFlowWord()
                continue
            }
            index += 1
        } while levels.isInFlow && found == nil
    }

    private mutating func readFlowWord() {
        let word = readWord(endingAt: Array(",[]{}".utf8))
        if reaches(word.range) { return settleEntry(word.range) }
        while byte(index) == UInt8(ascii: " ") { index += 1 }
        if byte(index) == UInt8(ascii: ":") {
            levels.setFlowKey(word.text)
            index += 1
        } else if index == word.range.start {
            index += 1
        }
    }

    /// Reads a word that may be a key: up to a colon with a blank behind it, or one of these bytes.
    private mutating func readWord(endingAt ends: [UInt8]) -> (text: String, range: SourceRange) {
        let word = words.word(from: index, endingAt: ends)
        index = word.end
        return (word.text, word.range)
    }

    /// Reads a text, in quotation marks or up to the end of the line or a comment.
    private mutating func readText() -> SourceRange {
        let range = words.text(from: index)
        index = range.end
        return range
    }
}

// Settling on a place.
extension YAMLScanner {
    private func reaches(_ range: SourceRange) -> Bool { range.start <= cursor && cursor <= range.end }

    private mutating func settle(_ part: WrittenPlace.Part, at offset: Int, column: Int?) {
        if let column { levels.close(to: column, keepingKey: false) }
        if part == .entry { return settleEntry(SourceRange(offset, offset)) }
        found = WrittenPlace(path: levels.path, part, SourceRange(offset, offset))
    }

    private mutating func settleEntry(_ range: SourceRange) {
        if levels.isAtValue { return settleValue(range) }
        var place = WrittenPlace(path: levels.path, .entry, range)
        place.earlier = levels.earlier
        place.isEnclosed = levels.isAtEntry
        found = place
    }

    private mutating func settleValue(_ range: SourceRange) {
        found = WrittenPlace(path: levels.path, levels.isAtFlowEntry ? .entry : .value, range)
    }
}
