import A11yModel
import A11ySyntax

/// A mapping of YAML or JSON as something to be edited: entries come and go in the style of those that stand there.
struct YAMLMapping {
    let node: Node
    private let text: SourceText
    private let scalars: YAMLText

    init(_ node: Node) {
        self.node = node
        text = SourceText(node.tree.bytes)
        scalars = YAMLText(node.tree)
    }

    /// The entries that are written here.
    var own: [Node] { node.entries.filter { !$0.isAlias } }

    private var isFlow: Bool { text.bytes[node.range.start] == UInt8(ascii: "{") }

    /// Whether keys and texts stand between quotation marks, as in JSON.
    private var isQuoted: Bool {
        own.first?.key.map { text.bytes[$0.range.start] == UInt8(ascii: "\"") } ?? false
    }

    /// Whether there are no blanks behind colons and commas, as in JSON that a program has written.
    private var isTight: Bool {
        guard isFlow, let entry = own.first, let key = entry.key else { return false }
        return entry.range.start == key.range.end + 1
    }

    /// A value as it is written here.
    private func written(_ value: JSON) -> String { scalars.flow(value, isInBrackets: isFlow, isQuoted: isQuoted) }

    /// Another value for an entry, quoted as the old one.
    func replacing(_ entry: Node, by value: JSON) -> [Edit]? {
        let wasQuoted = entry.range.start < entry.range.end && text.bytes[entry.range.start] == UInt8(ascii: "\"")
        guard case .text(let word) = value, wasQuoted || !isQuoted else {
            return [Edit(entry.range, to: written(value))]
        }
        return scalars.word(word, replacing: entry.range, isInBrackets: isFlow).map { [Edit(entry.range, to: $0)] }
    }

    /// A value for a key without one.
    func filling(_ entry: Node, _ value: JSON) -> [Edit]? {
        let gap = entry.range.start == entry.range.end ? " " : ""
        return [Edit(entry.range, to: gap + written(value))]
    }

    /// Another key for an entry, quoted as the old one.
    func renaming(_ entry: Node, to name: String) -> [Edit]? {
        guard let range = entry.key?.range else { return nil }
        return scalars.word(name, replacing: range).map { [Edit(range, to: $0)] }
    }

    /// One more entry, behind those that describe the element itself and before its parts.
    func inserting(_ key: String, _ value: JSON) -> [Edit]? {
        let entry = (isQuoted ? JSON.quotedScalar(key) : key) + (isTight ? ":" : ": ") + written(value)
        return isFlow ? insertingInBrackets(entry) : insertingLine(entry)
    }

    /// Without an entry, and without its line where it has one.
    func removing(_ entry: Node) -> [Edit]? {
        let entries = own.filter { $0.key != nil }
        guard entries.count > 1, entries.count == node.entries.reduce(0, { count, _ in count + 1 }),
            let index = entries.firstIndex(where: { $0.key?.range == entry.key?.range }), let key = entry.key
        else { return nil }
        let whole = SourceRange(key.range.start, max(key.range.end, entry.range.end))
        if !isFlow, let lines = text.wholeLines(of: whole, comment: UInt8(ascii: "#")) { return [Edit(lines, to: "")] }
        let gone: SourceRange
        if index + 1 < entries.count, let next = entries[index + 1].key {
            gone = SourceRange(whole.start, next.range.start)
        } else if isFlow, index > 0 {
            gone = SourceRange(end(of: entries[index - 1]), whole.end)
        } else {
            return nil
        }
        let between = [
            SourceRange(gone.start, max(gone.start, whole.start)), SourceRange(min(whole.end, gone.end), gone.end),
        ]
        return between.contains { text.text($0).contains("#") } ? nil : [Edit(gone, to: "")]
    }

    private func end(of entry: Node) -> Int { max(entry.range.end, entry.key?.range.end ?? 0) }

    /// The entry behind which another fits: the last before those that hold other elements.
    private var lastOfItself: Node? {
        let simple = own.prefix { entry in
            entry.key.flatMap { Property(word: $0.name) }.map { !YAMLMapping.parts.contains($0) } ?? true
        }
        return simple.last { entry in
            entry.range.start == entry.range.end || !"|>".utf8.contains(text.bytes[entry.range.start])
        }
    }

    private static let parts: Set<Property> = [.children, .elements, .items, .layers, .element]

    private func insertingInBrackets(_ entry: String) -> [Edit]? {
        guard let last = lastOfItself, let key = last.key else {
            let start = node.range.start + 1
            guard let first = own.first?.key else { return [Edit(SourceRange(start, start), to: " \(entry) ")] }
            let place = first.range.start
            let gap = text.indent(of: place).map { text.lineBreak(near: place) + $0 } ?? (isTight ? "" : " ")
            return [Edit(SourceRange(place, place), to: entry + "," + gap)]
        }
        let place = end(of: last)
        let gap = text.indent(of: key.range.start).map { text.lineBreak(near: node.range.start) + $0 }
        return [Edit(SourceRange(place, place), to: "," + (gap ?? (isTight ? "" : " ")) + entry)]
    }

    private func insertingLine(_ entry: String) -> [Edit]? {
        guard let first = own.first?.key, let indent = indent else { return nil }
        guard let last = lastOfItself else {
            let place = first.range.start
            return [Edit(SourceRange(place, place), to: entry + text.lineBreak(near: place) + indent)]
        }
        let place = text.lineEnd(of: end(of: last))
        return [Edit(SourceRange(place, place), to: text.lineBreak(near: node.range.start) + indent + entry)]
    }

    /// The blanks before the keys of a block; nil where something stands there that is neither blank nor dash.
    private var indent: String? {
        for key in own.compactMap(\.key) {
            if let indent = text.indent(of: key.range.start) { return indent }
        }
        guard let key = own.first?.key else { return nil }
        let before = text.text(SourceRange(text.lineStart(of: key.range.start), key.range.start))
        return before.allSatisfy { $0 == " " || $0 == "-" } ? String(repeating: " ", count: before.count) : nil
    }
}
