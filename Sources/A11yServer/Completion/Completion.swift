import A11yLint
import A11yModel
import A11ySyntax
import A11yEngine

/// What can be written at a place, from the table that the schema is made of.
struct Completion {
    let view: DocumentView
    let place: WrittenPlace
    private let cursor: Int
    /// The bytes in whose place something is written.
    let range: SourceRange
    /// Whether the quotation marks around a word are there already.
    let isQuoted: Bool

    /// What can be written at a byte of a document.
    init(view: DocumentView, at offset: Int) {
        self.view = view
        cursor = offset
        let place = WrittenPlace(of: offset, in: view.lines.bytes)
        let inner = Completion.withoutQuotes(place.range, in: view.lines.bytes, around: offset)
        isQuoted = inner != place.range
        self.place = place
        range = inner
    }

    /// The bytes between the quotation marks of a word, where the cursor is between them; else all of them.
    private static func withoutQuotes(_ range: SourceRange, in bytes: [UInt8], around cursor: Int) -> SourceRange {
        let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
        guard range.start < cursor, range.start < bytes.count, quotes.contains(bytes[range.start]) else { return range }
        let isClosed = range.end - 1 >= cursor && bytes[range.end - 1] == bytes[range.start]
        return SourceRange(range.start + 1, isClosed ? range.end - 1 : range.end)
    }

    /// As the protocol has it.
    var json: JSON { .object([("isIncomplete", .flag(false)), ("items", .array(items.enumerated().map(json)))]) }

    /// One of the things that can be written.
    struct Item: Equatable {
        /// The text that the editor shows.
        let label: String
        let kind: CompletionItemKind
        /// What it means, with code between backquotes.
        let meaning: String
        /// The text to insert; `$0` is where the cursor goes.
        let text: String
        /// The bytes in whose place it is written.
        let range: SourceRange
    }

    /// What can be written, in the order in which it is offered.
    var items: [Item] {
        if view.isConfiguration { return configurationItems }
        guard isOurs else { return [] }
        let format = FormatPlace(place)
        switch place.part {
        case .text: return []
        case .comment: return rules
        case .tag: return tags
        case .attribute:
            return keys(of: format) { view.client.completesWithSnippets ? "\($0.name)=\"$0\"" : "\($0.name)=\"\"" }
        case .value: return words(of: format) + ids(of: format)
        case .entry: return keys(of: format, writing: text(of:)) + words(of: format) + ids(of: format)
        }
    }

    /// Whether the file is, or is about to be, one in our own format: others have keys of their own.
    private var isOurs: Bool {
        view.document.source.mentionsScreen || view.lines.bytes.isEmpty
            || view.document.source.text.contains("screen.v1.schema.json")
    }

    private func keys(of format: FormatPlace, writing text: (FormatKey) -> String) -> [Item] {
        let written = Set(place.earlier)
        return format.keys.filter { !written.contains($0.name) && written.isDisjoint(with: $0.aliases) }.map { key in
            item(key.name, .property, key.meaning, text(key))
        }
    }

    /// A key with its colon, unless that is there already.
    private func text(of key: FormatKey) -> String {
        let next = view.lines.bytes.dropFirst(place.range.end).first { $0 != UInt8(ascii: " ") }
        if isQuoted || next == UInt8(ascii: ":") { return key.name }
        return quoted(key.name) + (key.value.isMapping ? ":" : ": ")
    }

    /// A word as the file has words: JSON has them in quotation marks.
    private func quoted(_ word: String) -> String {
        !isQuoted && view.document.source.extension == "json" ? "\"\(word)\"" : word
    }

    private func words(of format: FormatPlace) -> [Item] {
        // A list of one word is a list all the same.
        let isList = if case .words = format.value { true } else { format.value == .traits }
        let needsList = isList && place.part == .value && !place.isEnclosed && !isQuoted
        return format.words.map { word in
            let text = ["true", "false"].contains(word.name) ? word.name : quoted(word.name)
            return item(word.name, .enumMember, word.meaning, needsList ? "[\(text)]" : text)
        }
    }

    /// The elements that the file names, as far as it can be read.
    private func ids(of format: FormatPlace) -> [Item] {
        guard format.takesIDs else { return [] }
        let names = screens(in: view.document.source).screens.flatMap(\.elements).compactMap(\.fileID)
        return Set(names).sorted().map { item($0, .reference, "", quoted($0)) }
    }

    private var tags: [Item] {
        let types = Format.types.map { item($0.name, .keyword, $0.meaning, $0.name) }
        return types + Format.partTags.map { item($0.tag, .property, "", $0.tag) }
    }

    /// Rules, between the brackets of a comment that accepts findings.
    private var rules: [Item] {
        let comment = view.lines.bytes[place.range.start..<max(cursor, place.range.start)]
        guard let start = IgnoreComment.wordStart(in: String(decoding: comment, as: UTF8.self)) else { return [] }
        let range = SourceRange(cursor - start, cursor)
        return view.known.rules.rules.map { rule in
            Item(label: rule.id, kind: .constant, meaning: rule.title, text: rule.id, range: range)
        }
    }

    private func item(_ label: String, _ kind: CompletionItemKind, _ meaning: String, _ text: String) -> Item {
        Item(label: label, kind: kind, meaning: meaning, text: text, range: range)
    }

    private func json(_ place: Int, _ item: Item) -> JSON {
        // An editor would sort by the alphabet; digits of one length keep the order.
        let order = String(String(1000 + place).dropFirst())
        var entries: [JSON.Entry] = [
            ("label", .text(item.label)), ("kind", .integer(item.kind.rawValue)), ("sortText", .text(order)),
        ]
        if !item.meaning.isEmpty {
            entries.append(("documentation", Help.text(item.meaning, asMarkdown: view.client.completesWithMarkdown)))
        }
        if item.text.contains("$0") { entries.append(("insertTextFormat", .integer(2))) }
        let edit = JSON.object([("range", view.range(item.range)), ("newText", .text(item.text))])
        return .object(entries + [("textEdit", edit)])
    }
}

/// The beginning of a comment that accepts findings, such as `a11ylint:ignore[`.
enum IgnoreComment {
    /// The length in bytes of the word that is being written between its brackets; nil outside of them.
    static func wordStart(in comment: String) -> Int? {
        guard let verb = comment.firstRange(of: "a11ylint:") else { return nil }
        let rest = comment[verb.upperBound...]
        guard let bracket = rest.firstIndex(of: "["), !rest.contains("]"),
            rest[..<bracket].allSatisfy({ $0.isLetter || $0 == "-" })
        else { return nil }
        return rest[rest.index(after: bracket)...].utf8.reversed().prefix { $0 != 0x2C && $0 != 0x20 }.count
    }
}
