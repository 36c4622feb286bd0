import A11yModel

/// YAML as nearly all screens write it, read without libyaml: one document of blocks and flow collections, whose texts
/// stand on one line and mean what their bytes say.
///
/// What is unusual is libyaml's, and then it reads the whole file: anchors, tags, escapes, texts of several lines,
/// tabs, directives, further documents, and every error. `PlainYAMLTests` and the fuzzer compare the trees: what is
/// told of a file never depends on who read it.
///
/// Kept for its speed: native screens become trees with a third of the instructions that they take with libyaml.
struct PlainYAML {
    /// The file is not plain. Events that were passed on before do not count.
    struct Unusual: Error {}

    /// Takes an event.
    typealias Handler = (YAMLEvent) throws(Unusual) -> Void

    private let bytes: [UInt8]
    private var index: Int
    /// The block collections that are open, outermost first.
    private var blocks: [Block] = []
    /// Where the value of the innermost block's last key or item would stand, if nothing follows on its line.
    private var missingValue: Int?
    /// The closing brackets of the flow collections that are open, outermost first.
    private var brackets: [UInt8] = []

    private struct Block {
        let column: Int
        let isSequence: Bool
        /// Whether it is the value of a key in the same column.
        var isBesideKey = false
    }

    /// A reader of valid UTF-8, from an offset on.
    init(_ bytes: [UInt8], from origin: Int) {
        self.bytes = bytes
        index = origin
    }

    /// Passes every event of the file to `handler`.
    mutating func read(_ handler: Handler) throws(Unusual) {
        guard PlainYAML.hasPlainCharacters(bytes, from: index) else { throw Unusual() }
        guard var column = nextLine() else { throw Unusual() }
        if column == 0, isMarker, bytes[index] == UInt8(ascii: "-") {
            index += PlainYAML.markerLength
            try endLine()
            guard let first = nextLine() else { throw Unusual() }
            column = first
        }
        try handler(YAMLEvent(.documentStart, from: index, to: index))
        try content(at: column, isNew: true, handler)
        while let column = nextLine() {
            let isNew = try settle(at: column, handler)
            try content(at: column, isNew: isNew, handler)
        }
        try closeBlocks(handler) { _ in true }
    }
}

/// Block collections.
extension PlainYAML {
    /// Closes the blocks that end above a line that begins in `column`. Returns whether the line is the value of the
    /// innermost block's last key or item.
    private mutating func settle(at column: Int, _ handler: Handler) throws(Unusual) -> Bool {
        let isItem = isItem
        if missingValue != nil, let innermost = blocks.last {
            let isBesideKey = isItem && !innermost.isSequence && column == innermost.column
            if column > innermost.column || isBesideKey {
                missingValue = nil
                return true
            }
        }
        try closeBlocks(handler) { $0.column > column || $0.isBesideKey && $0.column == column && !isItem }
        guard let innermost = blocks.last, innermost.column == column else { throw Unusual() }
        return false
    }

    /// Ends the innermost value if it is missing, and the innermost blocks as long as `ends` says so.
    private mutating func closeBlocks(_ handler: Handler, where ends: (Block) -> Bool) throws(Unusual) {
        if let place = missingValue {
            try handler(YAMLEvent(.scalar, from: place, to: place))
            missingValue = nil
        }
        while let block = blocks.last, ends(block) {
            try handler(.blockEnd)
            blocks.removeLast()
        }
    }

    /// Reads a line: items of sequences, one in the other, and behind them a key with its value, or a value. `isNew`
    /// tells whether a node begins here; otherwise the line goes on with the innermost block.
    private mutating func content(at column: Int, isNew: Bool, _ handler: Handler) throws(Unusual) {
        if column == 0, isMarker { throw Unusual() }
        var (column, isNew) = (column, isNew)
        while isItem {
            try enterBlock(isSequence: true, at: column, from: index, isNew: isNew, handler)
            let dash = index
            index += 1
            if try endsLine() {
                missingValue = dash + 1
                return
            }
            column += index - dash
            isNew = true
        }
        if isFlowStart {
            guard isNew else { throw Unusual() }
            try flow(handler)
            return try endLine()
        }
        let scalar = try scalar(inFlow: false)
        skipSpaces()
        if isValueIndicator(inFlow: false) {
            try enterBlock(isSequence: false, at: column, from: scalar.start, isNew: isNew, handler)
            return try entry(scalar, handler)
        }
        guard isNew else { throw Unusual() }
        try handler(scalar)
        try endLine()
    }

    /// Reads an entry of a mapping from the `:` behind its key to the end of the line.
    private mutating func entry(_ key: YAMLEvent, _ handler: Handler) throws(Unusual) {
        guard index - key.start <= PlainYAML.longestKey else { throw Unusual() }
        try handler(key)
        index += 1
        let behind = index
        if try endsLine() {
            missingValue = behind
        } else if isFlowStart {
            try flow(handler)
            try endLine()
        } else {
            try handler(scalar(inFlow: false))
            try endLine()
        }
    }

    /// Opens a block collection if a node begins here; otherwise it must be the innermost one.
    private mutating func enterBlock(
        isSequence: Bool, at column: Int, from start: Int, isNew: Bool, _ handler: Handler
    ) throws(Unusual) {
        guard isNew else {
            guard blocks.last?.isSequence == isSequence else { throw Unusual() }
            return
        }
        try handler(YAMLEvent(isSequence ? .sequenceStart : .mappingStart, style: .block, from: start, to: start))
        let isBesideKey = blocks.last?.column == column
        blocks.append(Block(column: column, isSequence: isSequence, isBesideKey: isBesideKey))
    }
}

/// Flow collections, which may go over lines.
extension PlainYAML {
    private var isFlowStart: Bool { bytes[index] == UInt8(ascii: "[") || bytes[index] == UInt8(ascii: "{") }

    private mutating func flow(_ handler: Handler) throws(Unusual) {
        repeat {
            guard index < bytes.count else { throw Unusual() }
            if isFlowStart {
                let isMapping = bytes[index] == UInt8(ascii: "{")
                brackets.append(UInt8(ascii: isMapping ? "}" : "]"))
                let kind = isMapping ? YAMLEvent.Kind.mappingStart : .sequenceStart
                try handler(YAMLEvent(kind, style: .flow, from: index, to: index + 1))
                index += 1
                try skipBlanks()
                if index < bytes.count, bytes[index] == brackets.last {
                    try closeFlow(handler)
                } else {
                    try flowKey(handler)
                    continue
                }
            } else {
                try handler(scalar(inFlow: true))
            }
            try endFlowNode(handler)
        } while !brackets.isEmpty
    }

    /// Goes on behind a node: closes what ends there, and reads the comma and the key of what follows.
    private mutating func endFlowNode(_ handler: Handler) throws(Unusual) {
        while let bracket = brackets.last {
            try skipBlanks()
            guard index < bytes.count else { throw Unusual() }
            if bytes[index] == bracket {
                try closeFlow(handler)
                continue
            }
            guard bytes[index] == UInt8(ascii: ",") else { throw Unusual() }
            index += 1
            try skipBlanks()
            return try flowKey(handler)
        }
    }

    private mutating func closeFlow(_ handler: Handler) throws(Unusual) {
        try handler(YAMLEvent(.collectionEnd, style: .flow, from: index, to: index + 1))
        index += 1
        brackets.removeLast()
    }

    /// In a mapping, reads a key and its `:`.
    private mutating func flowKey(_ handler: Handler) throws(Unusual) {
        guard brackets.last == UInt8(ascii: "}") else { return }
        let key = try scalar(inFlow: true)
        skipSpaces()
        guard isValueIndicator(inFlow: true), index - key.start <= PlainYAML.longestKey else { throw Unusual() }
        try handler(key)
        index += 1
        try skipBlanks()
    }

    /// Skips spaces, line breaks and comments.
    private mutating func skipBlanks() throws(Unusual) {
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: " "): index += 1
            case UInt8(ascii: "\n"):
                index += 1
                if isMarker { throw Unusual() }
            case UInt8(ascii: "#"):
                guard isBlank(at: index - 1) else { throw Unusual() }
                skipComment()
            default: return
            }
        }
    }
}

/// Scalars.
extension PlainYAML {
    /// The longest key with its spaces, as libyaml has it.
    private static let longestKey = 1024

    /// Reads a scalar.
    private mutating func scalar(inFlow: Bool) throws(Unusual) -> YAMLEvent {
        guard index < bytes.count else { throw Unusual() }
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quotedScalar()
        case UInt8(ascii: "-"):
            guard !isBlank(at: index + 1) else { throw Unusual() }
        case UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"),
            UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"),
            UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "@"),
            UInt8(ascii: "`"):
            throw Unusual()
        default: break
        }
        let start = index
        try passPlainText(inFlow: inFlow)
        return YAMLEvent(.scalar, from: start, to: index)
    }

    /// Moves behind the last character of a text without quotation marks.
    private mutating func passPlainText(inFlow: Bool) throws(Unusual) {
        var next = index
        while true {
            let sign = PlainYAML.signInText(bytes.span, from: next, inFlow: inFlow)
            if sign > next { index = sign }
            guard sign < bytes.count else { return }
            next = sign + 1
            switch bytes[sign] {
            case UInt8(ascii: "\n"): return
            case UInt8(ascii: " "): continue
            case UInt8(ascii: "#"):
                if sign > index { return }
            case UInt8(ascii: ":"):
                if isBlank(at: next) { return }
                // What libyaml makes of it depends on the next character.
                if inFlow { throw Unusual() }
            default: return
            }
            index = next
        }
    }

    /// The first character from `start` on that may end a text without quotation marks; the number of bytes if there is
    /// none. In a flow collection, commas and brackets end it.
    @inline(__always)
    private static func signInText(_ bytes: Span<UInt8>, from start: Int, inFlow: Bool) -> Int {
        func mayEnd(_ word: UInt64) -> UInt64 {
            ByteWord.below(0x21, in: word) | ByteWord.equal(to: UInt8(ascii: "#"), in: word)
                | ByteWord.equal(to: UInt8(ascii: ":"), in: word)
        }
        guard inFlow else { return bytes.firstIndex(from: start, marked: mayEnd) }
        return bytes.firstIndex(from: start) { word in
            // Brackets and braces differ by one bit.
            let braces = word | ByteWord.each(0x20)
            return mayEnd(word) | ByteWord.equal(to: UInt8(ascii: ","), in: word)
                | ByteWord.equal(to: UInt8(ascii: "{"), in: braces) | ByteWord.equal(to: UInt8(ascii: "}"), in: braces)
        }
    }

    private mutating func quotedScalar() throws(Unusual) -> YAMLEvent {
        let start = index
        let mark = bytes[start]
        // In single quotation marks, a backslash is a character like others.
        let escape = mark == UInt8(ascii: "\"") ? UInt8(ascii: "\\") : mark
        let end = bytes.span.firstIndex(from: start + 1) { word in
            ByteWord.equal(to: mark, in: word) | ByteWord.equal(to: escape, in: word)
                | ByteWord.equal(to: UInt8(ascii: "\n"), in: word)
        }
        guard end < bytes.count, bytes[end] == mark else { throw Unusual() }
        index = end + 1
        // Two marks are one that belongs to the text.
        guard index == bytes.count || bytes[index] != mark else { throw Unusual() }
        return YAMLEvent(.scalar, style: .quoted, from: start, to: index)
    }

    private func isValueIndicator(inFlow: Bool) -> Bool {
        index < bytes.count && bytes[index] == UInt8(ascii: ":") && (inFlow || isBlank(at: index + 1))
    }
}

/// Lines and characters.
extension PlainYAML {
    /// The length of `---`.
    private static let markerLength = 3

    /// Whether a document begins or ends at the beginning of this line.
    private var isMarker: Bool {
        guard index + PlainYAML.markerLength <= bytes.count else { return false }
        guard bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: ".") else { return false }
        return bytes[index + 1] == bytes[index] && bytes[index + 2] == bytes[index]
    }

    /// Whether an item of a block sequence begins here.
    private var isItem: Bool { bytes[index] == UInt8(ascii: "-") && isBlank(at: index + 1) }

    private func isBlank(at index: Int) -> Bool {
        index >= bytes.count || bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\n")
    }

    /// Moves to the first character of the next line that has more than a comment. Returns its column; nil at the end.
    private mutating func nextLine() -> Int? {
        while true {
            let start = index
            skipSpaces()
            guard index < bytes.count else { return nil }
            if bytes[index] == UInt8(ascii: "#") { skipComment() }
            guard index < bytes.count else { return nil }
            if bytes[index] != UInt8(ascii: "\n") { return index - start }
            index += 1
        }
    }

    /// Moves behind spaces, and behind the line if a comment or nothing follows. Returns whether it does.
    private mutating func endsLine() throws(Unusual) -> Bool {
        skipSpaces()
        guard index < bytes.count else { return true }
        if bytes[index] == UInt8(ascii: "#") {
            guard isBlank(at: index - 1) else { throw Unusual() }
            skipComment()
        }
        guard index < bytes.count else { return true }
        guard bytes[index] == UInt8(ascii: "\n") else { return false }
        index += 1
        return true
    }

    private mutating func endLine() throws(Unusual) {
        guard try endsLine() else { throw Unusual() }
    }

    private mutating func skipSpaces() {
        while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
    }

    private mutating func skipComment() {
        index = bytes.span.firstIndex(from: index) { ByteWord.equal(to: UInt8(ascii: "\n"), in: $0) }
    }

    /// Whether all characters mean themselves: no control characters but line feeds, and of those beyond ASCII none
    /// that YAML forbids or takes for the end of a line. Scans blocks, so that the loops can be vectorised.
    private static func hasPlainCharacters(_ bytes: [UInt8], from start: Int) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            for block in stride(from: start, to: bytes.count, by: blockSize) {
                let end = min(block + blockSize, bytes.count)
                var hits: UInt8 = 0
                for offset in block..<end {
                    hits |= (bytes[offset] &- 0x20 >= 0x5F ? 1 : 0) & (bytes[offset] != 0x0A ? 1 : 0)
                }
                if hits == 0 { continue }
                // Of a text beyond ASCII, few characters begin like one that does not mean itself.
                var doubts: UInt8 = 0
                for offset in block..<end {
                    let byte = bytes[offset]
                    doubts |= (byte < 0x20 ? 1 : 0) & (byte != 0x0A ? 1 : 0) | (byte == 0x7F ? 1 : 0)
                    doubts |= (byte == 0xC2 ? 1 : 0) | (byte == 0xE2 ? 1 : 0) | (byte == 0xEF ? 1 : 0)
                }
                if doubts != 0, !(block..<end).allSatisfy({ isPlain(bytes, at: $0) }) { return false }
            }
            return true
        }
    }

    private static let blockSize = 64

    /// Whether the character of which a byte is the first means itself. Every other byte of a character passes.
    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        let last = index + 2 < bytes.count ? bytes[index + 2] : 0
        switch bytes[index] {
        case 0x0A, 0x20..<0x7F: return true
        case 0..<0x80: return false
        // U+0080 to U+009F, control characters.
        case 0xC2: return next >= 0xA0
        // U+2028 and U+2029, line breaks.
        case 0xE2: return next != 0x80 || last != 0xA8 && last != 0xA9
        // U+FEFF, a byte order mark, and U+FFFE and U+FFFF, which are no characters.
        case 0xEF: return (next != 0xBB || last != 0xBF) && (next != 0xBF || last < 0xBE)
        default: return true
        }
    }
}
