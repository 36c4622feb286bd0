import A11yModel
import A11ySyntax

/// A list of YAML or JSON as something to be edited.
struct YAMLList {
    /// The entries.
    let items: [Node]
    private let node: Node
    private let text: SourceText
    private let scalars: YAMLText

    /// The list that a node is; nil where it is none, or where some of it is written elsewhere.
    init?(_ node: Node) {
        guard node.kind == .sequence, !node.isAlias else { return nil }
        self.node = node
        items = node.items.filter { !$0.isAbsent }
        text = SourceText(node.tree.bytes)
        scalars = YAMLText(node.tree)
        if items.contains(where: \.isAlias) { return nil }
    }

    private var isFlow: Bool { text.bytes[node.range.start] == UInt8(ascii: "[") }

    /// The list with these words instead of its own.
    func changed(to words: [String]) -> [Edit]? {
        let old = items.map(\.text)
        let kept = old.indices.filter { words.contains(old[$0]) }
        let added = words.filter { !old.contains($0) }
        if kept.count == items.count { return adding(added) }
        if added.isEmpty { return kept.isEmpty ? nil : keeping(kept) }
        // What goes gives its place to what comes.
        let gone = old.indices.filter { !kept.contains($0) }
        guard gone.count == 1, let place = gone.first else { return nil }
        let range = items[place].range
        guard let first = scalars.word(added[0], replacing: range) else { return nil }
        let rest = adding(Array(added.dropFirst()))
        return rest.map { [Edit(range, to: first)] + $0 }
    }

    /// These entries, by their places, in this order.
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

    /// Each place gets the text of the entry that belongs there. Comments would stay where they are, beside another.
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
        // With the comma behind it, where something follows that stays; else with the one before it.
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
