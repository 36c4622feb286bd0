import A11yModel
import A11ySyntax

/// Edits of a YAML or JSON mapping. New entries follow the style of the existing ones.
struct YAMLMapping {
    let node: Node
    private let text: SourceText
    private let scalars: YAMLText

    init(_ node: Node) {
        self.node = node
        text = SourceText(node.tree.bytes)
        scalars = YAMLText(node.tree)
    }

    /// The entries that are written in the mapping itself.
    var own: [Node] { node.entries.filter { !$0.isAlias } }

    private var isFlow: Bool { text.bytes[node.range.start] == UInt8(ascii: "{") }

    /// Whether keys and texts are quoted, as in JSON.
    private var isQuoted: Bool {
        own.first?.key.map { text.bytes[$0.range.start] == UInt8(ascii: "\"") } ?? false
    }

    /// Whether no blanks follow colons and commas, as in minified JSON.
    private var isTight: Bool {
        guard isFlow, let entry = own.first, let key = entry.key else { return false }
        return entry.range.start == key.range.end + 1
    }

    /// A value in the style of the mapping.
    private func written(_ value: JSON) -> String { scalars.flow(value, isInBrackets: isFlow, isQuoted: isQuoted) }

    /// Replaces the value of an entry, with the same quotation marks.
    func replacing(_ entry: Node, by value: JSON) -> [Edit]? {
        let wasQuoted = entry.range.start < entry.range.end && text.bytes[entry.range.start] == UInt8(ascii: "\"")
        guard case .text(let word) = value, wasQuoted || !isQuoted else {
            return [Edit(entry.range, to: written(value))]
        }
        return scalars.word(word, replacing: entry.range, isInBrackets: isFlow).map { [Edit(entry.range, to: $0)] }
    }

    /// Sets the value of a key without one.
    func filling(_ entry: Node, _ value: JSON) -> [Edit]? {
        let gap = entry.range.start == entry.range.end ? " " : ""
        return [Edit(entry.range, to: gap + written(value))]
    }

    /// Renames the key of an entry, with the same quotation marks.
    func renaming(_ entry: Node, to name: String) -> [Edit]? {
        guard let range = entry.key?.range else { return nil }
        return scalars.word(name, replacing: range).map { [Edit(range, to: $0)] }
    }

    /// Adds an entry behind those about the element itself, before those that hold other elements.
    func inserting(_ key: String, _ value: JSON) -> [Edit]? {
        let entry = (isQuoted ? JSON.quotedScalar(key) : key) + (isTight ? ":" : ": ") + written(value)
        return isFlow ? insertingInBrackets(entry) : insertingLine(entry)
    }

    /// Removes an entry, and its line if it has one of its own.
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

    /// The entry behind which a new one is inserted: the last before those that hold other elements.
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

    /// The indentation of the keys of a block mapping; nil if something other than blanks and dashes precedes them.
    private var indent: String? {
        for key in own.compactMap(\.key) {
            if let indent = text.indent(of: key.range.start) { return indent }
        }
        guard let key = own.first?.key else { return nil }
        let before = text.text(SourceRange(text.lineStart(of: key.range.start), key.range.start))
        return before.allSatisfy { $0 == " " || $0 == "-" } ? String(repeating: " ", count: before.count) : nil
    }
}

/// Edits of a YAML or JSON list.
struct YAMLList {
    /// The entries.
    let items: [Node]
    private let node: Node
    private let text: SourceText
    private let scalars: YAMLText

    /// Nil if the node is not a list, or is partly written elsewhere.
    init?(_ node: Node) {
        guard node.kind == .sequence, !node.isAlias else { return nil }
        self.node = node
        items = node.items.filter { !$0.isAbsent }
        text = SourceText(node.tree.bytes)
        scalars = YAMLText(node.tree)
        if items.contains(where: \.isAlias) { return nil }
    }

    private var isFlow: Bool { text.bytes[node.range.start] == UInt8(ascii: "[") }

    /// Changes the list to these words.
    func changed(to words: [String]) -> [Edit]? {
        let old = items.map(\.text)
        let kept = old.indices.filter { words.contains(old[$0]) }
        let added = words.filter { !old.contains($0) }
        if kept.count == items.count { return adding(added) }
        if added.isEmpty { return kept.isEmpty ? nil : keeping(kept) }
        // A new word replaces the removed one.
        let gone = old.indices.filter { !kept.contains($0) }
        guard gone.count == 1, let place = gone.first else { return nil }
        let range = items[place].range
        guard let first = scalars.word(added[0], replacing: range) else { return nil }
        let rest = adding(Array(added.dropFirst()))
        return rest.map { [Edit(range, to: first)] + $0 }
    }

    /// Keeps these entries, by index, in this order.
    func keeping(_ places: [Int]) -> [Edit]? {
        guard places.allSatisfy(items.indices.contains), !places.isEmpty else { return nil }
        if places.count == items.count { return sorting(places) }
        guard zip(places, places.dropFirst()).allSatisfy(<) else { return nil }
        let edits = items.indices.filter { !places.contains($0) }.map { removing($0, leaving: places) }
        let found = edits.compactMap { $0 }
        return found.count == edits.count ? found : nil
    }

    private func adding(_ words: [String]) -> [Edit]? {
        guard !words.isEmpty else { return [] }
        guard let last = items.last else {
            let place = node.range.start + 1
            return isFlow ? [Edit(SourceRange(place, place), to: words.joined(separator: ", "))] : nil
        }
        let isQuoted = text.bytes[last.range.start] == UInt8(ascii: "\"")
        let written = words.map { isQuoted ? JSON.quotedScalar($0) : $0 }
        let end = last.range.end
        guard !isFlow else {
            let gap = text.indent(of: last.range.start).map { text.lineBreak(near: node.range.start) + $0 } ?? " "
            return [Edit(SourceRange(end, end), to: written.map { "," + gap + $0 }.joined())]
        }
        guard let dash = dash(before: last), let indent = text.indent(of: dash) else { return nil }
        let place = text.lineEnd(of: end)
        let lines = written.map { text.lineBreak(near: node.range.start) + indent + "- " + $0 }
        return [Edit(SourceRange(place, place), to: lines.joined())]
    }

    /// Moves the texts of entries. Not possible with comments, which would stay where they are.
    private func sorting(_ places: [Int]) -> [Edit]? {
        guard !text.text(node.range).contains("#") else { return nil }
        return places.enumerated().compactMap { place, origin in
            place == origin ? nil : Edit(items[place].range, to: text.text(items[origin].range))
        }
    }

    private func removing(_ place: Int, leaving kept: [Int]) -> Edit? {
        let range = items[place].range
        guard isFlow else {
            guard let dash = dash(before: items[place]) else { return nil }
            let lines = text.wholeLines(of: SourceRange(dash, range.end), comment: UInt8(ascii: "#"))
            return lines.map { Edit($0, to: "") }
        }
        // Removes the comma behind the entry if another entry follows, else the comma before it.
        let isFollowed = kept.contains { $0 > place }
        let gone =
            isFollowed
            ? SourceRange(range.start, items[place + 1].range.start)
            : SourceRange(items[place - 1].range.end, range.end)
        return text.text(gone).contains("#") ? nil : Edit(gone, to: "")
    }

    private func dash(before item: Node) -> Int? {
        var index = item.range.start - 1
        while index >= 0, text.bytes[index] == 0x20 { index -= 1 }
        return index >= 0 && text.bytes[index] == UInt8(ascii: "-") ? index : nil
    }
}

/// Formats scalars and small values as YAML or JSON.
struct YAMLText {
    private let bytes: [UInt8]

    init(_ tree: Tree) { bytes = tree.bytes }

    /// A replacement for a word, with the same quotation marks; nil for a block scalar.
    func word(_ word: String, replacing range: SourceRange, isInBrackets: Bool = true) -> String? {
        guard range.start < range.end else { return nil }
        switch bytes[range.start] {
        case UInt8(ascii: "\""): return JSON.quotedScalar(word)
        case UInt8(ascii: "'"):
            let isLine = !word.contains(where: \.isNewline)
            return isLine ? "'" + word.replacing("'", with: "''") + "'" : JSON.quotedScalar(word)
        case UInt8(ascii: "|"), UInt8(ascii: ">"): return nil
        default:
            let old = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
            guard !old.contains(where: \.isNewline) else { return nil }
            return staysPlain(word, in: old) ? word : scalar(word, isInBrackets: isInBrackets)
        }
    }

    /// A value in flow style.
    func flow(_ value: JSON, isInBrackets: Bool, isQuoted: Bool) -> String {
        switch value {
        case .text(let text): return isQuoted ? JSON.quotedScalar(text) : scalar(text, isInBrackets: isInBrackets)
        case .array(let items):
            return "[" + items.map { flow($0, isInBrackets: true, isQuoted: isQuoted) }.joined(separator: ", ") + "]"
        case .object(let entries):
            let written = entries.map { entry in
                (isQuoted ? JSON.quotedScalar(entry.key) : entry.key) + ": "
                    + flow(entry.value, isInBrackets: true, isQuoted: isQuoted)
            }
            return "{ " + written.joined(separator: ", ") + " }"
        default: return value.rendered(.compact)
        }
    }

    /// In flow style, a comma needs quotation marks.
    private func scalar(_ text: String, isInBrackets: Bool) -> String {
        isInBrackets && text.contains(",") ? JSON.quotedScalar(text) : JSON.yamlScalar(text)
    }

    /// Whether a part of an unquoted text needs no quotation marks either: it begins and ends with letters, and no
    /// parser reads it as anything but a text.
    private func staysPlain(_ word: String, in old: String) -> Bool {
        guard old.contains(word), let first = word.first, let last = word.last, first.isLetter else { return false }
        return !last.isWhitespace && last != ":" && JSON.yamlScalar(String(first) + "a") == String(first) + "a"
            && !["null", "true", "false", "yes", "no", "on", "off", "y", "n"].contains(word.lowercased())
    }
}
