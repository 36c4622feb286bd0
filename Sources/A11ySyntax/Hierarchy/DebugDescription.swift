import A11yModel

/// The text that XCUITest prints of a tree of elements (`debugDescription`), as found in consoles and logs: a line for
/// each element, indented by its depth.
///
/// An element gets the tag `XCUIElementTypeButton` with the attributes `label`, `value` and so on, so that one dialect
/// reads it and the XML of page sources.
struct DebugDescription {
    private var reader: HierarchyReader
    /// Whether the current lines belong to a tree, not to another section of the report.
    private var isInTree: Bool
    /// Whether the current lines are the path to the last tree.
    private var isInPath = false
    /// The last tree, until its path tells the window around it.
    private var top: Int32?
    /// The bundle of the next application, if the text names it above the tree.
    private var bundle: SourceRange?

    /// The number of lines in which a tree without a header must begin. Such a text holds the tree alone.
    private static let openingLines = 40

    /// Whether a text begins with a tree.
    static func opens(_ bytes: [UInt8]) -> Bool {
        sequence(first: TextCursor(bytes, line: 0), next: \.following).prefix(openingLines).contains {
            DebugLine($0).kind == .element
        }
    }

    /// Parses every tree of a text line by line.
    static func parse(_ bytes: [UInt8], within limits: Limits) -> Parsed<Tree> {
        // A debugger prints a string in one line, as a literal of Swift.
        let isQuoted = bytes.offset(of: Hierarchy.subtreeHeader + "\\n") != nil
        let text = isQuoted ? Escapes.unquoted(bytes) : bytes
        var parser = DebugDescription(
            reader: HierarchyReader(text, root: Hierarchy.rootTag, within: limits),
            isInTree: text.offset(of: Hierarchy.subtreeHeader) == nil)
        var line: TextCursor? = TextCursor(text, line: 0)
        while let text = line, !parser.reader.isStopped { line = parser.read(DebugLine(text)).following }
        return parser.reader.finished()
    }

    /// Reads a line, and returns the last that belongs to it: the texts of an element may contain line breaks.
    private mutating func read(_ line: DebugLine) -> TextCursor {
        switch line.kind {
        case .header(let header):
            reader.close()
            isInTree = [Hierarchy.subtreeHeader, DebugLine.bundleHeader].contains(header)
            isInPath = header == DebugLine.pathHeader
            guard header == DebugLine.bundleHeader else { break }
            bundle = SourceRange(line.type.start + header.utf8.count, line.text.end)
        case .element where isInTree: return add(line)
        case .element where isInPath: noteWindow(line)
        case .element, .continuation, .other: break
        }
        return line.text
    }

    private mutating func add(_ line: DebugLine) -> TextCursor {
        if line.hasArrow { reader.close() }
        let type = line.text.string(line.type)
        var (fields, isCut, last) = line.fields
        if type == "Application", let bundle = bundle.take() { fields.append(PrintedField("bundleId", bundle)) }
        let range = SourceRange(line.type.start, last.end)
        let tag = "XCUIElementType" + type
        let element = reader.add(line.type, tag: tag, depth: line.column, range: range, fields, isCut: isCut)
        if reader.open.count == 1 { top = element }
        return last
    }

    /// Keeps the frame of the first window of a path at the tree above.
    private mutating func noteWindow(_ line: DebugLine) {
        guard line.text.string(line.type) == "Window", let element = top.take() else { return }
        guard let frame = line.fields.found.first(where: { $0.name == Hierarchy.frameName }) else { return }
        reader.add(PrintedField(Hierarchy.windowName, frame.key, frame.value, text: frame.text), to: element)
    }
}

/// One line of a text that contains a tree: its kind, and where its parts are.
private struct DebugLine {
    /// The kind of a line. Others are blank, or belong to the log around the tree.
    enum Kind: Equatable {
        case element, other
        /// A text may continue in it: a log wrote nothing before it.
        case continuation
        /// The header of a tree, or of another section of a report.
        case header(String)
    }

    let kind: Kind
    let text: TextCursor
    /// Whether an arrow marks it as the element that was asked for.
    let hasArrow: Bool
    /// Characters before the first word. Deeper elements are indented further.
    let column: Int
    /// The bytes of the type.
    let type: SourceRange

    static let pathHeader = "Path to element:"
    static let bundleHeader = "Application bundle identifier: "
    private static let headers = [
        Hierarchy.subtreeHeader, "Attributes:", pathHeader, "Query chain:", "Output: {", bundleHeader,
    ]
    private static let arrows = ["→", "->", "↳"]
    private static let firstFields = [
        " 0x", ", 0x", ", {{", ", pid: ", ", traits: ", ", identifier: '", ", label: '", ", title: '",
        ", placeholderValue: '",
    ]

    init(_ text: TextCursor) {
        self.text = text
        let prefix = text.afterLogPrefix
        let mark = text.afterBlanks(prefix)
        let arrow = text.sign(of: DebugLine.arrows, at: mark)
        hasArrow = arrow != nil
        let word = text.afterBlanks(mark + (arrow?.utf8.count ?? 0))
        column = text.bytes[text.start..<word].count { $0 & 0xC0 != 0x80 }
        // The name of a type: letters, the first of them a capital, as in all headers.
        let isWord = word < text.end && TextCursor.isCapital(text.bytes[word])
        type = SourceRange(word, isWord ? text.after(word) { TextCursor.isCapital($0 & 0xDF) } : word)
        if isWord, text.sign(of: DebugLine.firstFields, at: DebugLine.afterRole(type.end, in: text)) != nil {
            kind = .element
        } else if let header = text.sign(of: DebugLine.headers, at: word) {
            kind = .header(header)
        } else {
            kind = word < text.end && prefix == text.start ? .continuation : .other
        }
    }

    /// The end of the role in parentheses behind a type: ` (Main)`.
    private static func afterRole(_ start: Int, in text: TextCursor) -> Int {
        let close = text.spells(" (", at: start) ? text.after(start) { $0 != UInt8(ascii: ")") } : text.end
        return close < text.end ? close + 1 : start
    }

    /// The fields in the order in which XCUITest prints them: a frame, texts in apostrophes, an unquoted value, and
    /// words. A placeholder may occur anywhere, and newer systems print settings beside the texts.
    private static let notation = FieldNotation(
        separator: ", ",
        signs: [
            .init("{{", "", .mark("}}"), name: Hierarchy.frameName), .init("traits", ": ", .upTo(",")),
            .init("identifier", ": '", .text("'"), rank: 1), .init("title", ": '", .text("'"), rank: 2),
            .init("label", ": '", .text("'"), rank: 2), .init("value", ": ", .text(""), rank: 3),
            .init("placeholderValue", ": '", .text("'"), rank: FieldNotation.anyRank),
            .init("hitPoint", ": {", .mark("}"), rank: FieldNotation.anyRank, name: ""),
            .init("activationBundleId", ": ", .upTo(","), rank: FieldNotation.anyRank, name: ""),
        ]
            + [
                ("Disabled", "enabled", "false"), ("Selected", "selected", "true"), ("Focused", "focused", "true"),
                ("Keyboard Focused", "", ""), ("isRemoteLeafPlaceholder", "", ""),
            ].map { .init($0, "", .word($2), rank: FieldNotation.anyRank, name: $1) }, passesOver: true)

    /// The fields of an element, whether the text ends inside one, and their last line.
    var fields: (found: [PrintedField], isCut: Bool, last: TextCursor) {
        let reader = FieldReader(DebugLine.notation, in: text, from: DebugLine.afterRole(type.end, in: text)) {
            $0.following.flatMap { DebugLine($0).kind == .continuation ? $0 : nil }
        }
        let whole = TextCursor(text.bytes)
        var (found, isCut) = (reader.fields, reader.isCut)
        if let index = found.firstIndex(where: { $0.name == Hierarchy.frameName }) {
            // A frame is at its first number.
            let (start, end) = (found[index].value.start, found[index].value.end)
            let isWhole = whole.spells("}}", at: end)
            isCut = isCut || !isWhole && end == reader.text.end
            let place = SourceRange(start, min(whole.after(start) { !",}".utf8.contains($0) }, end))
            let key = SourceRange(found[index].key.start, isWhole ? end + 2 : end)
            found[index] = PrintedField(Hierarchy.frameName, key, place, text: whole.string(found[index].value))
        }
        return (found, isCut && whole.afterBlanks(reader.text.end) == whole.end, reader.text)
    }
}
